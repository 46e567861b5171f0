import { z } from 'zod'
import { parseLei } from '../../../research/companies/identifiers.ts'
import { registers } from '../../../research/companies/registers.ts'
import { toPlainLine } from '../../shared/plain.ts'
import type { Lead, Question } from '../../shared/source.ts'
import { type Companies, defineCompanySource } from '../shared/company-source.ts'
import { buildLocation, buildParts } from '../shared/register-parts.ts'
import { toDay } from '../shared/register-record.ts'
import { buildLeiRecord, buildMinuteLimit, gleif, gleifHeaders, LeiRecord } from './gleif-record.ts'

const Link = z
  .object({ links: z.record(z.string(), z.string()) })
  .optional()
  .catch(undefined)
const Relationships = z
  .object({
    'direct-parent': Link,
    'ultimate-parent': Link,
    'direct-children': Link,
    branches: Link,
  })
  .nullish()
  .catch(null)
const Company = LeiRecord.extend({ relationships: Relationships })
type Company = z.infer<typeof Company>

/** The record of one LEI, with leads to the group that it reports. */
export const gleifCompany = defineCompanySource({
  ...gleif,
  name: 'gleif-company',
  accepts: ['company_id'],
  limit: buildMinuteLimit(6),
  request: (question, { base }) => {
    const lei = findLei(question)
    return lei === null ? null : { url: `${base}/lei-records/${lei}`, headers: gleifHeaders }
  },
  body: z.object({ data: Company }),
  evidence: ({ data }, question) =>
    data.attributes.lei === findLei(question)
      ? { findings: describe(data), leads: listLeads(data) }
      : { findings: [] },
})

function findLei(question: Question<Companies>): string | null {
  if (question.kind === 'company_id') return question.lei
  return question.kind === 'id' ? parseLei(question.text) : null
}

/** A record without a link to children or branches has none: none are reported. */
function describe({ attributes, relationships }: Company): Companies['finding'][] {
  const { entity, lei } = attributes
  const record = buildLeiRecord(attributes)
  const authority = registers.find(({ authorities }) =>
    authorities.some((code) => code === entity.registeredAt?.id),
  )
  const places = [
    ['registered', entity.legalAddress],
    ['headquarters', entity.headquartersAddress],
  ] as const
  const parts = buildParts(record, {
    registration: {
      entityType: record.legalForm,
      legalStatus: entity.status,
      authority: authority?.authority ?? null,
      incorporationDate: toDay(entity.creationDate),
      dissolutionDate: toDay(entity.expiration?.date),
      url: `https://search.gleif.org/#/record/${lei}`,
    },
    previousNames: record.previousNames.map((name) => ({ name, from: null, to: null })),
    locations: places.flatMap(([kind, address]) =>
      address
        ? [
            buildLocation(kind, {
              lines: address.addressLines,
              city: toPlainLine(address.city),
              region: address.region,
              postalCode: address.postalCode,
              country: address.country,
            }),
          ]
        : [],
    ),
  })
  if (!relationships || record.kind === 'sole_trader') return parts
  const none = [
    ...(relationships['direct-children'] ? [] : (['subsidiary'] as const)),
    ...(relationships.branches ? [] : (['branch'] as const)),
  ]
  return [
    ...parts,
    ...none.map((relation) => ({
      kind: 'relations' as const,
      of: record.id,
      relation,
      companies: [],
      total: null,
    })),
  ]
}

/** A parent is named, or why it is not; children and branches stand in lists. */
function listLeads({ attributes: { lei, entity }, relationships }: Company): Lead[] {
  const form = buildLeiRecord({ lei, entity }).legalFormCode
  const parents = (['direct-parent', 'ultimate-parent'] as const).flatMap((name) => {
    const links = relationships?.[name]?.links ?? {}
    if ('lei-record' in links) return [{ step: 'gleif-parent', text: `${lei}/${name}` }]
    return 'reporting-exception' in links
      ? [{ step: 'gleif-exception', text: `${lei}/${name}-reporting-exception` }]
      : []
  })
  const below = (['direct-children', 'branches'] as const).flatMap((name) =>
    relationships?.[name] === undefined ? [] : [{ step: 'gleif-below', text: `${lei}/${name}` }],
  )
  return [...parents, ...below, ...(form === null ? [] : [{ step: 'gleif-form', text: form }])]
}
