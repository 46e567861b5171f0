import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { optionalText } from '../shared/lenient.ts'
import { parseTextLinks, parseWebUrl } from '../shared/links.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import { defineSource } from '../shared/source.ts'
import { findLocalName } from './chosen-server.ts'

/** One account at the largest Lemmy server. Of deleted and banned ones nothing is said. */
export const lemmy = defineSource({
  name: 'lemmy',
  provider: 'lemmy',
  baseUrl: 'https://lemmy.world',
  accepts: ['username'],
  limit: { requests: 60, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://legal.lemmy.world/tos/',
  licence: 'Terms of the server; what people published on their profiles',
  absent: [400, 404],
  request: (question, { base }) => {
    const name = findLocalName(question, 'lemmy.world')
    return name === null ? null : { url: `${base}/api/v3/user?username=${name}&limit=1` }
  },
  body: z.object({
    person_view: z.object({
      person: z.object({
        name: z.string().min(1),
        display_name: optionalText,
        bio: optionalText,
        avatar: optionalText,
        actor_id: z.string(),
        deleted: optionalFlag,
        banned: optionalFlag,
        bot_account: optionalFlag,
      }),
    }),
  }),
  evidence: ({ person_view: { person } }, question) => {
    const url = parseWebUrl(person.actor_id)
    if (url === null || person.deleted === true || person.banned === true) return { findings: [] }
    if (!isSameHandle(question.text, person.name)) return { findings: [] }
    const found = buildAccount({
      platform: 'lemmy',
      username: person.name,
      url: `https://lemmy.world/u/${encodeURIComponent(person.name.toWellFormed())}`,
      matchedOn: chooseMatches(question),
      name: person.display_name,
      bio: person.bio,
      avatarUrl: person.avatar,
      links: parseTextLinks(person.bio),
      isPerson: person.bot_account !== true,
    })
    return { findings: [found] }
  },
})
