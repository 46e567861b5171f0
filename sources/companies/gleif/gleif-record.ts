import { z } from 'zod'
import { buildRecord, type CompanyRecord } from '../../../research/companies/company-record.ts'
import { parseJurisdiction } from '../../../research/companies/jurisdiction.ts'
import { findRegisterEntry } from '../../../research/companies/registers.ts'
import { items, optionalItems, optionalText } from '../../shared/lenient.ts'
import { toPlainLine } from '../../shared/plain.ts'
import type { SourceEvidence } from '../../shared/source.ts'
import type { Companies } from '../shared/company-source.ts'

/** What GLEIF's sources share. */
export const gleif = {
  provider: 'gleif',
  baseUrl: 'https://api.gleif.org/api/v1',
  termsUrl: 'https://www.gleif.org/en/lei-data/access-and-use-lei-data',
  licence: 'CC0 1.0',
} as const

/** The foundation allows 60 requests a minute; they are shared out among its steps. */
export const buildMinuteLimit = (requests: number) => ({ requests, seconds: 60 })

export const gleifHeaders = { accept: 'application/vnd.api+json' }

const Name = z.object({ name: z.string().min(1), type: optionalText })
const Address = z
  .object({
    addressLines: optionalItems(z.string()),
    city: optionalText,
    region: optionalText,
    country: optionalText,
    postalCode: optionalText,
  })
  .nullish()
  .catch(null)

const Entity = z.object({
  legalName: z.object({ name: z.string().min(1) }),
  otherNames: optionalItems(Name),
  transliteratedOtherNames: optionalItems(Name),
  legalAddress: Address,
  headquartersAddress: Address,
  registeredAt: z.object({ id: optionalText }).nullish().catch(null),
  registeredAs: optionalText,
  jurisdiction: optionalText,
  category: optionalText,
  legalForm: z.object({ id: optionalText, other: optionalText }).nullish().catch(null),
  status: optionalText,
  creationDate: optionalText,
  expiration: z.object({ date: optionalText }).nullish().catch(null),
})

export const LeiRecord = z.object({
  attributes: z.object({ lei: z.string().min(20), entity: Entity }),
})
export type LeiRecord = z.infer<typeof LeiRecord>

/** A page of LEI records. */
export const LeiRecords = z.object({ data: items(LeiRecord) })

/** Codes that stand for another form, and for none. */
const noForms = ['8888', '9999']
const kinds: Readonly<Record<string, CompanyRecord['kind']>> = {
  BRANCH: 'branch',
  FUND: 'fund',
  SOLE_PROPRIETOR: 'sole_trader',
}

/** Forms of a page that are looked up: GLEIF's limit allows few, and records matter more. */
const maxForms = 6

/** The records of a page, and leads to what their forms are called. */
export function buildLeiEvidence({ data }: z.infer<typeof LeiRecords>): SourceEvidence<Companies> {
  const records = data.map(({ attributes }) => buildLeiRecord(attributes))
  const codes = new Set(records.flatMap(({ legalFormCode }) => legalFormCode ?? []))
  const first = [...codes].slice(0, maxForms)
  return {
    findings: records.map((record) => ({ kind: 'record', record }) as const),
    leads: first.map((text) => ({ step: 'gleif-form', text })),
  }
}

/** A sole trader is a person: no address is read. */
export function buildLeiRecord({ lei, entity }: LeiRecord['attributes']): CompanyRecord {
  const names = [...entity.otherNames, ...entity.transliteratedOtherNames]
  const isFormer = ({ type }: z.infer<typeof Name>) => type?.startsWith('PREVIOUS') === true
  const kind = kinds[entity.category ?? ''] ?? 'company'
  const jurisdiction = parseJurisdiction(entity.jurisdiction ?? '')
  const { legalForm } = entity
  const code = legalForm?.id ?? null
  const address =
    kind === 'sole_trader' ? null : (entity.headquartersAddress ?? entity.legalAddress ?? null)
  return buildRecord({
    id: `gleif:${lei}`,
    origin: 'lei',
    name: entity.legalName.name,
    otherNames: names.filter((name) => !isFormer(name)).map(({ name }) => name),
    previousNames: names.filter(isFormer).map(({ name }) => name),
    kind,
    jurisdiction,
    status: toStatus(entity),
    lei,
    numbers: listNumbers(entity, jurisdiction),
    legalForm: toPlainLine(legalForm?.other),
    legalFormCode: code === null || noForms.includes(code) ? null : code,
    city: toPlainLine(address?.city),
    country: address?.country ?? null,
    address: address === null ? null : toLine(address),
  })
}

/** The code of the authority names the register of the number, which decides how it is written. */
function listNumbers(
  { registeredAt: authority, registeredAs: number }: z.infer<typeof Entity>,
  jurisdiction: string | null,
): CompanyRecord['numbers'] {
  const entry = findRegisterEntry(authority?.id ?? null, number)
  if (entry !== null) return [{ jurisdiction: entry.jurisdiction, number: entry.number }]
  return jurisdiction === null || number === null ? [] : [{ jurisdiction, number }]
}

/** The LEI's own status says nothing about the company. */
function toStatus({ status, expiration }: z.infer<typeof Entity>): CompanyRecord['status'] {
  if (status === 'ACTIVE') return 'active'
  if (status !== 'INACTIVE') return 'unknown'
  return expiration?.date ? 'dissolved' : 'inactive'
}

function toLine({ addressLines, city, postalCode }: NonNullable<z.infer<typeof Address>>) {
  return toPlainLine([...addressLines, postalCode, city].filter(Boolean).join(', '))
}
