import { z } from 'zod'
import { buildFinding, buildStage, type LifeStage } from '../../research/records/finding.ts'
import { optionalItems, optionalText } from '../shared/lenient.ts'
import { parseOrcid } from '../shared/orcid-id.ts'
import { defineSource } from '../shared/source.ts'
import { parseWorkYear } from '../works/years.ts'
import { buildOrcidRecordRequest, orcidFacts } from './orcid-facts.ts'

const When = z
  .object({ year: z.object({ value: z.string() }).nullish().catch(null) })
  .nullish()
  .catch(null)
const Affiliation = z.object({
  visibility: z.literal('public'),
  'role-title': optionalText,
  'start-date': When,
  'end-date': When,
  organization: z.object({ name: z.string().min(1) }),
})
type Affiliation = z.infer<typeof Affiliation>

type List = { name: string; path: string; summary: string; kind: 'post' | 'study' }

/** One list of a record: where its person worked or studied, and when, as the person wrote it. */
function createOrcidList({ name, path, summary, kind }: List) {
  const Summary = z
    .record(z.string(), z.unknown())
    .transform((row) => Affiliation.safeParse(row[summary]).data ?? null)
  return defineSource({
    ...orcidFacts,
    name,
    inheritsMatch: true,
    accepts: [],
    request: (question, { base, key }) =>
      buildOrcidRecordRequest(question, { base, key, part: path }),
    // 409: locked or deactivated records
    absent: [404, 409],
    body: z.object({
      'affiliation-group': z.array(z.object({ summaries: optionalItems(Summary) })),
    }),
    evidence: ({ 'affiliation-group': groups }, question) => {
      const id = parseOrcid(question.text)
      const rows = groups.flatMap(({ summaries }) => summaries.flatMap((row) => row ?? []))
      if (id === null || rows.length === 0) return { findings: [] }
      return {
        findings: [
          buildFinding({
            kind: 'person',
            url: `https://orcid.org/${id}`,
            title: id,
            method: 'registry',
            stages: rows.slice(0, maxRows).map((row) => toStage(row, kind)),
            ids: { orcid: id },
            trust: 85,
          }),
        ],
      }
    },
  })
}

const maxRows = 20

function toStage(row: Affiliation, kind: LifeStage['kind']): LifeStage {
  const [from, to] = [row['start-date'], row['end-date']].map((date) =>
    parseWorkYear(date?.year?.value),
  )
  return buildStage({
    kind,
    title: row['role-title'],
    at: row.organization.name,
    from: from ?? null,
    to: to ?? null,
    isOver: row['end-date'] !== null && row['end-date'] !== undefined,
  })
}

/** Where a person says to be or to have been employed. */
export const orcidEmployments = createOrcidList({
  name: 'orcid-employments',
  path: 'employments',
  summary: 'employment-summary',
  kind: 'post',
})

/** Where a person says to have studied, with the degrees. */
export const orcidEducations = createOrcidList({
  name: 'orcid-educations',
  path: 'educations',
  summary: 'education-summary',
  kind: 'study',
})
