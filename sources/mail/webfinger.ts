import { parseProfileUrl } from '../../research/identity/profiles/parse-profile-url.ts'
import { buildFinding } from '../../research/records/finding.ts'
import { buildAccount } from '../shared/build-account.ts'
import { parseWebUrl } from '../shared/links.ts'
import { defineSource } from '../shared/source.ts'
import { findProfilePage, WebfingerAnswer } from './webfinger-answer.ts'

const anywhere = 'https://webfinger.net'

/**
 * What the domain of an address itself says of it by WebFinger: the domain is asked, unless the
 * configuration names a mirror. Mail providers' domains are not, and role addresses are no person.
 */
export const webfinger = defineSource({
  name: 'webfinger',
  provider: 'webfinger',
  baseUrl: anywhere,
  accepts: ['email'],
  limit: { requests: 30, seconds: 60 },
  termsUrl: 'https://www.rfc-editor.org/rfc/rfc7033',
  licence: 'what the server of the domain publishes',
  // a server without WebFinger answers in many ways
  absent: [400, 404, 405, 406, 410, 501],
  request: (question, { base }) => {
    if (question.kind !== 'email') return null
    if (question.isFreemail || question.isDisposable || question.isRole) return null
    const server = base === anywhere ? `https://${question.domain}` : base
    const resource = encodeURIComponent(`acct:${question.text}`)
    return {
      url: `${server}/.well-known/webfinger?resource=${resource}`,
      headers: { accept: 'application/jrd+json' },
    }
  },
  // a page for people where the answer would be
  isAbsent: ({ status, headers, text }) =>
    status === 200 &&
    /^text\/html/i.test(headers['content-type'] ?? '') &&
    /<(?:!doctype|html)[\s>]/i.test(text.slice(0, 200)) &&
    !/challenge/i.test(text),
  body: WebfingerAnswer,
  evidence: (answer, question) => {
    const url = parseWebUrl(findProfilePage(answer))
    if (url === null || answer.subject.toLowerCase() !== `acct:${question.text.toLowerCase()}`)
      return { findings: [] }
    const profile = parseProfileUrl(url)
    const found =
      profile === null
        ? buildFinding({
            kind: 'page',
            url,
            title: question.text,
            method: 'api',
            matchedOn: ['email'],
            emails: [question.text],
            trust: 70,
          })
        : buildAccount({
            platform: profile.platform,
            username: profile.handle,
            url,
            matchedOn: ['email'],
            emails: [question.text],
            trust: 85,
          })
    return { findings: [found] }
  },
})
