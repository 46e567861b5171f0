import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { buildLinkedAccounts } from '../shared/build-linked-accounts.ts'
import { optionalItems, optionalText } from '../shared/lenient.ts'
import { buildProfileLinks, parseTextLinks } from '../shared/links.ts'
import { defineSource, type SourceAnswer } from '../shared/source.ts'
import { parseErrorBody } from '../shared/waits.ts'

/** Status words of Keybase's own, in an answer with HTTP status 200. */
const codes = { notFound: 205, throttled: 210, deleted: 216 } as const
/** Of a proof that holds; others were withdrawn or failed. */
const provenState = 1

/**
 * Keybase: little used since 2020, but what its accounts signed is still the best proof that two
 * accounts are one person's.
 */
export const keybase = defineSource({
  name: 'keybase',
  provider: 'keybase',
  baseUrl: 'https://keybase.io',
  accepts: ['username'],
  limit: { requests: 30, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://keybase.io/docs/terms',
  licence: 'Keybase Terms of Service; what people published and signed',
  request: (question, { base }) =>
    question.kind === 'username' && /^[a-z0-9](?:_?[a-z0-9]){1,15}$/i.test(question.text)
      ? {
          url:
            `${base}/_/api/1.0/user/lookup.json?usernames=` +
            `${question.text.toLowerCase()}&fields=basics,profile,pictures,proofs_summary`,
        }
      : null,
  throttled: (answer) => (parseCode(answer) === codes.throttled ? 60 : null),
  isAbsent: (answer) => [codes.notFound, codes.deleted].some((code) => code === parseCode(answer)),
  // any other status word is no answer to the question
  body: z.object({
    status: z.object({ code: z.literal(0) }),
    // an unknown name is `null` in the list, and must differ from a broken entry
    them: z.array(
      z
        .object({
          basics: z.object({ username: z.string().min(1) }),
          profile: z
            .object({ full_name: optionalText, location: optionalText, bio: optionalText })
            .nullable()
            .catch(null),
          pictures: z
            .object({ primary: z.object({ url: optionalText }) })
            .nullable()
            .catch(null),
          proofs_summary: z
            .object({
              all: optionalItems(z.object({ state: z.number(), service_url: z.string() })),
            })
            .nullable()
            .catch(null),
        })
        .nullable(),
    ),
  }),
  evidence: ({ them }, question) => {
    const user = them.find(
      (one) => one !== null && isSameHandle(question.text, one.basics.username),
    )
    if (user === undefined || user === null) return { findings: [] }
    const { username } = user.basics
    const proven = (user.proofs_summary?.all ?? []).filter(({ state }) => state === provenState)
    const signed = buildProfileLinks(
      proven.map((proof) => proof.service_url),
      'signed',
    )
    const own = buildAccount({
      platform: 'keybase',
      username,
      url: `https://keybase.io/${username}`,
      matchedOn: chooseMatches(question),
      name: user.profile?.full_name,
      bio: user.profile?.bio,
      location: user.profile?.location,
      avatarUrl: user.pictures?.primary.url,
      links: [...signed, ...parseTextLinks(user.profile?.bio)],
    })
    return { findings: [own, ...buildLinkedAccounts(signed)] }
  },
})

function parseCode({ status, text }: SourceAnswer): unknown {
  const word = status === 200 ? parseErrorBody(text)?.status : null
  return typeof word === 'object' && word !== null && 'code' in word ? word.code : null
}
