import { z } from 'zod'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalItems, optionalText } from '../shared/lenient.ts'
import { parseOrcid } from '../shared/orcid-id.ts'
import { defineSource, type Question } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'
import { type Authorship, buildAuthors } from './build-authors.ts'

const Author = z.object({
  firstName: z.string().min(2),
  lastName: z.string().min(1),
  authorId: z
    .object({ type: z.literal('ORCID'), value: z.string() })
    .nullish()
    .catch(null),
  authorAffiliationDetailsList: z
    .object({ authorAffiliation: optionalItems(z.object({ affiliation: z.string().min(1) })) })
    .nullish()
    .catch(null),
})
const Work = z.object({
  source: z.string().regex(/^[A-Z]{3}$/),
  id: z.string().regex(/^\w+$/),
  title: optionalText,
  pubYear: optionalText,
  journalInfo: z
    .object({ journal: z.object({ title: optionalText }).nullish().catch(null) })
    .nullish()
    .catch(null),
  authorList: z
    .object({ author: optionalItems(Author) })
    .nullish()
    .catch(null),
})

/**
 * Authors in the life sciences, by name, or by the address that their own affiliation shows. Those
 * with initials alone are left out: too many people share them.
 */
export const europePmc = defineSource({
  name: 'europe-pmc',
  provider: 'europe_pmc',
  baseUrl: 'https://www.ebi.ac.uk',
  accepts: ['name', 'email'],
  limit: { requests: 5, seconds: 1 },
  timeoutMs: 12_000,
  maxBytes: 4_000_000,
  cacheSeconds: 86_400,
  termsUrl: 'https://europepmc.org/Copyright',
  licence: 'facts, free to use; abstracts and texts are not read',
  request: (question, { base }) => {
    const sought = deriveQuery(question)
    if (sought === null) return null
    const query = new URLSearchParams({
      query: sought,
      format: 'json',
      resultType: 'core',
      pageSize: '15',
    })
    return { url: `${base}/europepmc/webservices/rest/search?${query}` }
  },
  body: z.object({ resultList: z.object({ result: items(Work) }) }),
  evidence: ({ resultList }, question) => ({
    findings: buildAuthors(
      resultList.result.flatMap((work) => listAuthorships(work, question)),
      question.kind === 'email' ? 'email' : 'name',
    ),
  }),
})

/** Authors are indexed as `Example A`; the first name is compared in the answer. */
function deriveQuery(question: Question): string | null {
  if (question.kind === 'email') return question.isRole ? null : `AFF:"${question.text}"`
  if (question.kind !== 'name') return null
  const { given, family, particles } = question.name
  const [first] = given
  if (first === undefined || family.length === 0) return null
  return `AUTH:"${[...particles, ...family].join(' ')} ${first.charAt(0).toUpperCase()}"`
}

function listAuthorships(work: z.infer<typeof Work>, question: Question): Authorship[] {
  return (work.authorList?.author ?? []).flatMap((author) => {
    const name = toShort(`${author.firstName} ${author.lastName}`, 200)
    const written = author.authorAffiliationDetailsList?.authorAffiliation ?? []
    const shown = written.flatMap(({ affiliation }) => affiliation.match(address) ?? [])
    const email = shown.find((one) => one.toLowerCase() === deriveEmail(question))
    if (question.kind === 'email' ? email === undefined : !isFittingQuestion([name], question))
      return []
    return {
      work: {
        url: `https://europepmc.org/article/${work.source}/${work.id}`,
        title: work.title ?? work.id,
        journal: work.journalInfo?.journal?.title ?? null,
        year: work.pubYear === null ? null : Number(work.pubYear) || null,
      },
      name,
      orcid: parseOrcid(author.authorId?.value),
      organizations: written.slice(0, 3).map(({ affiliation }) => withoutAddress(affiliation)),
      ...(email === undefined ? {} : { email: email.toLowerCase() }),
    }
  })
}

const address = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g

function deriveEmail(question: Question): string | null {
  return question.kind === 'email' ? question.text.toLowerCase() : null
}

/** Journals append it: `Example Institute, Lyon. Electronic address: ada@example.org.` */
function withoutAddress(affiliation: string): string {
  const plain = affiliation
    .replace(/(?:electronic address|e-?mail)s?:?\s*(?=\S{1,64}@)/gi, '')
    .replace(address, '')
  return toShort(plain.replace(/[\s.;,]+$/, ''), 200)
}
