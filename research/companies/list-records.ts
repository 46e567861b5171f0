import type { CompanyPart } from './company-part.ts'
import type { CompanyRecord } from './company-record.ts'

/** The records among what sources said, each once, with the words for the codes of their forms. */
export function listRecords(parts: readonly CompanyPart[]): CompanyRecord[] {
  const forms = new Map(
    parts.flatMap((part) => (part.kind === 'legal_form' ? [[part.code, part.name] as const] : [])),
  )
  const records = new Map<string, CompanyRecord>()
  for (const part of parts)
    if (part.kind === 'record' && !records.has(part.record.id))
      records.set(part.record.id, part.record)
  return [...records.values()].map((record) => ({
    ...record,
    legalForm: record.legalForm ?? forms.get(record.legalFormCode ?? '') ?? null,
  }))
}
