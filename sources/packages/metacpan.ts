import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { isFittingName } from '../shared/is-fitting-name.ts'
import { items, optionalItems, optionalText, parseOneOrMany } from '../shared/lenient.ts'
import { buildProfileLinks } from '../shared/links.ts'
import { defineSource, type Question } from '../shared/source.ts'

const texts = parseOneOrMany(z.string().min(1))
const Author = z.object({
  pauseid: z.string().regex(/^[A-Z0-9-]+$/),
  name: optionalText,
  city: optionalText,
  country: optionalText,
  email: texts,
  website: texts,
  profile: optionalItems(z.object({ name: z.string().min(1), id: z.string().min(1) })),
})

/** Authors of Perl modules, with the addresses that they publish there. */
export const metacpan = defineSource({
  name: 'metacpan',
  provider: 'metacpan',
  baseUrl: 'https://fastapi.metacpan.org',
  accepts: ['name', 'email', 'username'],
  limit: { requests: 60, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://github.com/metacpan/metacpan-api/blob/master/docs/API-docs.md',
  licence: 'what authors published on their pages at MetaCPAN',
  request: (question, { base }) => {
    const sought = chooseQuery(question)
    if (sought === null) return null
    return { url: `${base}/v1/author/_search?${new URLSearchParams({ q: sought, size: '10' })}` }
  },
  body: z.object({ hits: z.object({ hits: items(z.object({ _source: Author })) }) }),
  evidence: ({ hits }, question) => ({
    findings: hits.hits
      .map(({ _source: author }) => author)
      .filter((author) => isAsked(author, question))
      .map(({ pauseid, name, city, country, email, website, profile }) =>
        buildAccount({
          platform: 'metacpan',
          username: pauseid.toLowerCase(),
          url: `https://metacpan.org/author/${pauseid}`,
          matchedOn: chooseMatches(question),
          name,
          location: [city, country].filter((part) => part !== null).join(', '),
          links: buildProfileLinks(
            [
              ...website,
              ...profile.flatMap((one) =>
                one.name === 'github'
                  ? `https://github.com/${encodeURIComponent(one.id.toWellFormed())}`
                  : [],
              ),
            ],
            'none',
          ),
          emails: email,
        }),
      ),
  }),
})

function chooseQuery(question: Question): string | null {
  const quote = (text: string) => `"${text.replace(/["\\]/g, '')}"`
  switch (question.kind) {
    case 'email':
      return `email:${quote(question.text)}`
    case 'username':
      return /^[a-z][a-z0-9-]{1,40}$/i.test(question.text)
        ? `pauseid:${question.text.toUpperCase()}`
        : null
    case 'name': {
      const name = toWrittenName(question.text)
      return name === '' ? null : `name:${quote(name)}`
    }
    default:
      return null
  }
}

function isAsked({ pauseid, name, email }: z.infer<typeof Author>, question: Question): boolean {
  if (question.kind === 'username') return isSameHandle(question.text, pauseid)
  if (question.kind === 'email') return email.some((one) => isSameHandle(question.text, one))
  return name !== null && isFittingName([name], question.text)
}
