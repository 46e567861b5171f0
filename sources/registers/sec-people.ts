import { z } from 'zod'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { buildFinding, buildStage, type Finding } from '../../research/records/finding.ts'
import { sec } from '../companies/sec/sec-access.ts'
import { isFittingQuestion } from '../shared/is-fitting-name.ts'
import { items, optionalText } from '../shared/lenient.ts'
import { defineSource, type Lead, type Question } from '../shared/source.ts'
import { parseFiledName, toCompanyName } from './filed-names.ts'
import { buildFilingText } from './sec-ownership.ts'

const Filing = z.object({
  _id: optionalText,
  _source: z.object({
    display_names: z.array(z.string().min(1)).min(1),
    file_date: optionalText,
  }),
})
type Filing = z.infer<typeof Filing>
type Seen = {
  cik: string
  name: string
  company: string | null
  date: string | null
  id: string | null
}

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
    const seen = hits.hits.flatMap((filing) => findPerson(filing, question) ?? [])
    const people = [...Map.groupBy(seen, ({ cik }) => cik).values()].slice(0, 10)
    return {
      findings: people.flatMap(describe),
      leads: people.flatMap(listFilingLeads).slice(0, maxFilings),
    }
  },
})

/** Reports that are read, the newest about each company. */
const maxFilings = 2

function listFilingLeads(seen: readonly Seen[]): Lead[] {
  const newest = seen.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1))
  return [...Map.groupBy(newest, ({ company }) => company).values()].flatMap(([filing]) => {
    const text = filing === undefined ? null : buildFilingText(filing.cik, filing.id)
    return text === null ? [] : [{ step: 'sec-ownership', text }]
  })
}

/** `EXAMPLE ADA MARIA  (CIK 0001999002)`: the family name stands first. */
function findPerson(
  { _id: id, _source: { display_names, file_date } }: Filing,
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
      id,
    }
  }
  return null
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
      // which of an officer, a director and an owner of a tenth the reports themselves say
      stages: organizations.map((at) => buildStage({ kind: 'post', title: 'reporting owner', at })),
      ids: { cik: String(Number(first.cik)) },
      trust: 75,
    }),
  ]
}
