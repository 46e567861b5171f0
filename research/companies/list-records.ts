import type { CompanyPart } from './company-part.ts'
import type { CompanyRecord } from './company-record.ts'
import { haveCommonNumber } from './merge-records.ts'

/**
 * The records among what sources said, each once, with the words for the codes of their forms. Not
 * every register says that an entry is a person: who is a sole trader in one is so in all that know
 * the number.
 */
export function listRecords(parts: readonly CompanyPart[]): CompanyRecord[] {
  const forms = new Map(
    parts.flatMap((part) => (part.kind === 'legal_form' ? [[part.code, part.name] as const] : [])),
  )
  const records = new Map<string, CompanyRecord>()
  for (const part of parts)
    if (part.kind === 'record' && !records.has(part.record.id))
      records.set(part.record.id, part.record)
  const all = [...records.values()]
  const traders = all.filter(({ kind }) => kind === 'sole_trader')
  return all.map((record) => ({
    ...record,
    legalForm: record.legalForm ?? forms.get(record.legalFormCode ?? '') ?? null,
    ...(traders.some((trader) => haveCommonNumber(trader, record)) ? withoutSeat : {}),
  }))
}

/** The seat of a sole trader may be a home. */
const withoutSeat = { kind: 'sole_trader', city: null, address: null } as const
