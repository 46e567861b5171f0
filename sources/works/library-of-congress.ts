import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding, type Finding } from '../../research/records/finding.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalItems } from '../shared/lenient.ts'
import { defineSource, type Question } from '../shared/source.ts'
import { toShort } from '../shared/to-short.ts'
import { parseFullerName, parseLibraryHeading, toMember } from './parse-library-heading.ts'
import { parseLifeYears } from './years.ts'

const text = z.string().min(1)

const Hit = z.object({
  /** The heading: `Example, Ada, 1984-`. */
  aLabel: text,
  uri: z.string().regex(/\/authorities\/names\/[a-z]+\d+$/),
  more: z
    .object({
      variantLabels: optionalItems(text),
      affiliations: optionalItems(text),
      occupations: optionalItems(text),
    })
    .nullish()
    .catch(null),
})

/** People with a heading in the name authority file: authors, and those that books are about. */
export const libraryOfCongress = defineSource({
  name: 'library-of-congress',
  provider: 'library_of_congress',
  baseUrl: 'https://id.loc.gov',
  accepts: ['name'],
  limit: { requests: 60, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://id.loc.gov/about/',
  licence: 'US Government work, public domain',
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    if (name === '') return null
    const query = new URLSearchParams({
      q: name,
      searchtype: 'keyword',
      rdftype: 'PersonalName',
      count: '10',
    })
    return { url: `${base}/authorities/names/suggest2?${query}` }
  },
  body: z.object({ hits: items(Hit) }),
  evidence: ({ hits }, question) => ({ findings: hits.flatMap((hit) => describe(hit, question)) }),
})

function describe({ aLabel, uri, more }: z.infer<typeof Hit>, question: Question): Finding[] {
  const name = parseLibraryHeading(aLabel)
  const variants = (more?.variantLabels ?? []).map(parseLibraryHeading)
  const aliases = [...new Set([parseFullerName(aLabel) ?? '', ...variants])]
    .filter((alias) => alias !== name && alias !== '')
    .slice(0, 10)
  if (name === '' || !isFittingQuestion([name, ...aliases], question)) return []
  const id = uri.slice(uri.lastIndexOf('/') + 1)
  const organizations = (more?.affiliations ?? []).slice(0, 5).map((one) => toShort(one, 200))
  const occupations = (more?.occupations ?? [])
    .slice(0, 5)
    .map((one) => toShort(toMember(one), 100))
  return [
    buildFinding({
      kind: 'person',
      url: `https://id.loc.gov/authorities/names/${id}.html`,
      title: aLabel,
      snippet: [...occupations, ...organizations].join('; '),
      method: 'registry',
      matchedOn: ['name'],
      name,
      aliases,
      organizations,
      occupations,
      ...parseLifeYears(aLabel),
      ids: { loc: id },
      trust: 75,
    }),
  ]
}
