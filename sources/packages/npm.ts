import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { items, optionalItems, optionalText } from '../shared/lenient.ts'
import { defineSource } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'

const maxPackages = 5

const Package = z.object({
  package: z.object({
    name: z.string().min(1),
    author: z.object({ name: optionalText, username: optionalText }).nullish().catch(null),
    maintainers: optionalItems(z.object({ username: z.string().min(1) })),
  }),
})

/** A maintainer of packages. Addresses are not read: the terms forbid collecting them. */
export const npm = defineSource({
  name: 'npm',
  provider: 'npm',
  baseUrl: 'https://registry.npmjs.org',
  accepts: ['username'],
  limit: { requests: 60, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://docs.npmjs.com/policies/open-source-terms',
  licence: 'npm Open Source Terms; facts of published packages, without addresses',
  request: (question, { base }) =>
    question.kind === 'username' && /^[a-z0-9][a-z0-9_.-]{0,59}$/i.test(question.text)
      ? { url: `${base}/-/v1/search?text=maintainer:${question.text.toLowerCase()}&size=20` }
      : null,
  body: z.object({ objects: items(Package) }),
  evidence: ({ objects }, question) => {
    const own = objects
      .map((one) => one.package)
      .filter(({ maintainers }) =>
        maintainers.some(({ username }) => isSameHandle(question.text, username)),
      )
    const username = question.text.toLowerCase()
    if (own.length === 0) return { findings: [] }
    const signed = own.find(({ author }) => isSameHandle(question.text, author?.username ?? ''))
    const found = buildAccount({
      platform: 'npm',
      username,
      url: `https://www.npmjs.com/~${username}`,
      matchedOn: chooseMatches(question),
      name: signed?.author?.name,
    })
    const names = own.slice(0, maxPackages).map(({ name }) => toShort(name, 80))
    return { findings: [{ ...found, snippet: `Maintains ${names.join(', ')}` }] }
  },
})
