import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { items } from '../shared/lenient.ts'
import { mediawikiAnswers } from '../shared/mediawiki-answer.ts'
import { defineSource } from '../shared/source.ts'

const Editor = z.object({
  name: z.string().min(1),
  /** A name that no account has, or can have. */
  missing: z.boolean().default(false),
  invalid: z.boolean().default(false),
  editcount: z.number().nullish().catch(null),
  groups: z.array(z.string()).catch([]),
  /** Only blocked accounts have one. */
  blockid: z.number().nullish().catch(null),
})

/**
 * Accounts of editors at the English Wikipedia, which are those of the other languages, too. What
 * they edit is not read: contributions show views and places. Blocked accounts are left out.
 */
export const wikipediaEditors = defineSource({
  name: 'wikipedia-editors',
  provider: 'wikipedia_editors',
  baseUrl: 'https://en.wikipedia.org',
  accepts: ['username'],
  limit: { requests: 30, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://foundation.wikimedia.org/wiki/Policy:Terms_of_Use',
  licence: 'facts about accounts of the Wikipedia; CC-BY-SA-4.0',
  request: (question, { base }) => {
    if (question.kind !== 'username' || !/^[\p{L}\p{N}][\p{L}\p{N}._-]{1,84}$/u.test(question.text))
      return null
    const query = new URLSearchParams({
      action: 'query',
      list: 'users',
      ususers: question.text,
      usprop: 'editcount|groups|blockinfo',
      format: 'json',
      formatversion: '2',
      maxlag: '5',
    })
    return { url: `${base}/w/api.php?${query}` }
  },
  ...mediawikiAnswers,
  body: z.object({ query: z.object({ users: items(Editor) }) }),
  evidence: ({ query }, question) => ({
    findings: query.users
      .filter(
        ({ name, missing, invalid, editcount, blockid }) =>
          !missing &&
          !invalid &&
          blockid == null &&
          (editcount ?? 0) > 0 &&
          isSameHandle(question.text, toHandle(name)),
      )
      .map(({ name, groups }) =>
        buildAccount({
          platform: 'wikipedia',
          username: toHandle(name),
          url: `https://en.wikipedia.org/wiki/User:${encodeURIComponent(toHandle(name))}`,
          matchedOn: chooseMatches(question),
          isPerson: !groups.includes('bot'),
        }),
      ),
  }),
})

/** A user name as it stands in addresses. */
function toHandle(name: string): string {
  return name.toWellFormed().replaceAll(' ', '_')
}
