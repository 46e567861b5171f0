import { z } from 'zod'
import { removeTails } from '../../research/identity/names/legal-forms/remove-tails.ts'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding, buildStage, type Finding } from '../../research/records/finding.ts'
import { sec } from '../companies/sec/sec-access.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { toPersonName } from '../shared/person-name.ts'
import { defineSource, type Question } from '../shared/source.ts'
import { nameEndings, spelledWords } from './tables/filed-words.ts'

const Filing = z.object({
  _source: z.object({
    display_names: z.array(z.string().min(1)).min(1),
    file_date: optionalText,
  }),
})
type Seen = { cik: string; name: string; company: string | null; date: string | null }

/**
 * Officers and owners of listed companies in the United States, from the ownership reports (forms
 * 3, 4 and 5) that name them.
 */
export const secPeople = defineSource({
  ...sec,
  name: 'sec-people',
  baseUrl: 'https://efts.sec.gov',
  accepts: ['name'],
  limit: { requests: 2, seconds: 1 },
  request: (question, { base }) => {
    const name = question.kind === 'name' ? toWrittenName(question.text) : ''
    const [, given, family] = /^(.*) (\S+)$/.exec(name) ?? []
    if (given === undefined || family === undefined) return null
    const query = new URLSearchParams({ q: `"${family} ${given}"`, forms: '3,4,5' })
    return { url: `${base}/LATEST/search-index?${query}` }
  },
  body: z.object({ hits: z.object({ hits: items(Filing) }) }),
  evidence: ({ hits }, question) => {
    const seen = hits.hits.flatMap(({ _source }) => findPerson(_source, question) ?? [])
    const people = [...Map.groupBy(seen, ({ cik }) => cik).values()].slice(0, 10)
    return { findings: people.flatMap(describe) }
  },
})

/** `EXAMPLE ADA MARIA  (CIK 0001999002)`: the family name stands first. */
function findPerson(
  { display_names, file_date }: z.infer<typeof Filing>['_source'],
  question: Question,
): Seen | null {
  const parties = display_names.flatMap((written) => {
    const cik = /\(CIK (\d{1,10})\)/.exec(written)?.[1]
    const words = written.replace(/(?:\s*\([^()]*\))+\s*$/, '').trim()
    return cik === undefined || words === '' ? [] : [{ cik, words }]
  })
  for (const party of parties) {
    const name = parseFiledName(party.words)
    if (!isFittingQuestion([name], question)) continue
    const company = parties.find(({ cik }) => cik !== party.cik)
    return {
      cik: party.cik,
      name,
      company: company === undefined ? null : toCompanyName(company.words),
      date: file_date,
    }
  }
  return null
}

/** `SAMPLE ADAM B III` → `Adam B Sample III`; of two words the second is a given name. */
function parseFiledName(words: string): string {
  const [, name = words, ending = ''] = filedName.exec(words) ?? []
  const [family = '', ...given] = name.split(' ')
  const shown = nameEndings.get(ending.toUpperCase()) ?? ''
  return `${toPersonName(given.join(' '), family)} ${shown}`.trim()
}

const filedName = new RegExp(`^(\\S+ .+?)(?: (${[...nameEndings.keys()].join('|')})\\.?)?$`, 'i')

/**
 * A company's name that is filed in capitals, without what EDGAR adds (`/DE/`): what is too
 * short or has no vowel is an abbreviation, `CVS HEALTH CORP` → `CVS Health Corp`.
 */
function toCompanyName(written: string): string {
  const name = removeTails(written)
  if (/\p{Ll}/u.test(name)) return name
  return name
    .split(' ')
    .map((word) => {
      const letters = word.replace(/\P{L}/gu, '')
      const isSpelled = letters.length > 3 && /[AEIOUY]/.test(letters) && !/[\d&]/.test(word)
      return isSpelled || spelledWords.has(letters.toLowerCase()) ? toPersonName(word) : word
    })
    .join(' ')
}

function describe(seen: readonly Seen[]): Finding[] {
  const [first] = seen
  if (first === undefined) return []
  const organizations = [...new Set(seen.flatMap(({ company }) => company ?? []))].slice(0, 10)
  const dates = seen.flatMap(({ date }) => date ?? []).toSorted()
  return [
    buildFinding({
      kind: 'person',
      url: `https://www.sec.gov/edgar/browse/?CIK=${Number(first.cik)}`,
      title: first.name,
      snippet:
        `Ownership reports about ${organizations.join(', ')}` +
        (dates.length === 0 ? '' : `, last on ${dates.at(-1)}`),
      method: 'registry',
      matchedOn: ['name'],
      name: first.name,
      organizations,
      // whether an officer, a director or an owner of a tenth, the list of reports does not say
      stages: organizations.map((at) => buildStage({ kind: 'post', title: 'reporting owner', at })),
      ids: { cik: String(Number(first.cik)) },
      trust: 75,
    }),
  ]
}
