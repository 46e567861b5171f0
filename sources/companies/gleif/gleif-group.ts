import { z } from 'zod'
import { items } from '../../shared/lenient.ts'
import type { Question } from '../../shared/source.ts'
import { type Companies, defineCompanySource } from '../shared/company-source.ts'
import { buildLeiRecord, buildMinuteLimit, gleif, gleifHeaders, LeiRecord } from './gleif-record.ts'

const places = [
  'direct-parent',
  'ultimate-parent',
  'direct-parent-reporting-exception',
  'ultimate-parent-reporting-exception',
  'direct-children',
  'branches',
] as const
type Place = (typeof places)[number]

/** What a record of the group is to the company, by the last part of its address. */
const relations = {
  'direct-parent': 'parent',
  'ultimate-parent': 'ultimate_parent',
  'direct-parent-reporting-exception': 'parent',
  'ultimate-parent-reporting-exception': 'ultimate_parent',
  'direct-children': 'subsidiary',
  branches: 'branch',
} as const satisfies Record<Place, string>

/** A lead's text is the address behind `/lei-records/`: `5299…/direct-parent`. */
function findPlace({ kind, text }: Question<Companies>): { lei: string; place: Place } | null {
  const [, lei, name] = /^([A-Z0-9]{20})\/([a-z-]+)$/.exec(text) ?? []
  const place = places.find((one) => one === name)
  return kind !== 'id' || lei === undefined || place === undefined ? null : { lei, place }
}
/** The parent that consolidates a company, direct or ultimate. */
export const gleifParent = defineCompanySource({
  ...gleif,
  accepts: [],
  name: 'gleif-parent',
  limit: buildMinuteLimit(6),
  request: (question, { base }) => buildRequest(base, question),
  body: z.object({ data: LeiRecord }),
  evidence: ({ data }, question) => ({ findings: buildRelations(question, [data], null) }),
})

const maxChildrenListed = 50

/** The companies and branches below a company, the first fifty of them. */
export const gleifBelow = defineCompanySource({
  ...gleif,
  accepts: [],
  name: 'gleif-below',
  limit: buildMinuteLimit(6),
  maxBytes: 4_000_000,
  request: (question, { base }) => {
    const query = new URLSearchParams({ 'page[size]': String(maxChildrenListed) })
    return buildRequest(base, question, `?${query}`)
  },
  body: z.object({
    meta: z
      .object({ pagination: z.object({ total: z.int().min(0) }) })
      .nullish()
      .catch(null),
    data: items(LeiRecord),
  }),
  evidence: ({ meta, data }, question) => {
    const total = meta?.pagination.total ?? data.length
    return {
      findings: buildRelations(question, data, total > data.length ? total : null),
    }
  },
})

/** Why a company names no parent. */
export const gleifException = defineCompanySource({
  ...gleif,
  accepts: [],
  name: 'gleif-exception',
  limit: buildMinuteLimit(6),
  request: (question, { base }) => buildRequest(base, question),
  body: z.object({ data: z.object({ attributes: z.object({ reason: z.string().min(1) }) }) }),
  evidence: ({ data }, question) => {
    const asked = findPlace(question)
    if (asked === null) return { findings: [] }
    const relation = relations[asked.place]
    if (relation !== 'parent' && relation !== 'ultimate_parent') return { findings: [] }
    const { reason } = data.attributes
    return { findings: [{ kind: 'exception', of: `gleif:${asked.lei}`, relation, reason }] }
  },
})

function buildRequest(base: string, question: Question<Companies>, query = '') {
  const asked = findPlace(question)
  return asked === null
    ? null
    : { url: `${base}/lei-records/${asked.lei}/${asked.place}${query}`, headers: gleifHeaders }
}

function buildRelations(
  question: Question<Companies>,
  data: readonly LeiRecord[],
  total: number | null,
): Companies['finding'][] {
  const asked = findPlace(question)
  if (asked === null) return []
  const companies = data.map(({ attributes }) => {
    const { lei, name, jurisdiction } = buildLeiRecord(attributes)
    return { id: `lei:${lei}`, name, jurisdiction }
  })
  const relation = relations[asked.place]
  return [{ kind: 'relations', of: `gleif:${asked.lei}`, relation, companies, total }]
}
