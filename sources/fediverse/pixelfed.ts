import { WebfingerAnswer } from '../mail/webfinger-answer.ts'
import { buildAccount, chooseMatches } from '../shared/build-account.ts'
import { defineSource } from '../shared/source.ts'
import { findLocalName } from './chosen-server.ts'

/** Whether the largest Pixelfed server has an account; its profiles need a log-in. */
export const pixelfed = defineSource({
  name: 'pixelfed',
  provider: 'pixelfed',
  baseUrl: 'https://pixelfed.social',
  accepts: ['username'],
  limit: { requests: 60, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://pixelfed.social/site/terms',
  licence: 'Terms of the server; that an account exists',
  absent: [400, 404, 410],
  request: (question, { base }) => {
    const name = findLocalName(question, 'pixelfed.social')
    if (name === null) return null
    return { url: `${base}/.well-known/webfinger?resource=acct:${name}@pixelfed.social` }
  },
  body: WebfingerAnswer,
  evidence: ({ subject }, question) => {
    const [, name = ''] = /^acct:([\w.-]{1,60})@pixelfed\.social$/i.exec(subject) ?? []
    if (name.toLowerCase() !== question.text.toLowerCase()) return { findings: [] }
    const found = buildAccount({
      platform: 'pixelfed',
      username: name,
      url: `https://pixelfed.social/${name}`,
      matchedOn: chooseMatches(question),
    })
    return { findings: [found] }
  },
})
