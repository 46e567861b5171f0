import { buildRecord, type CompanyRecord } from '../../../research/companies/company-record.ts'
import { parseJurisdiction, toCountryPart } from '../../../research/companies/jurisdiction.ts'
import {
  findNationalEntry,
  type RegisterName,
  registers,
} from '../../../research/companies/registers.ts'
import { toPlainLine } from '../../shared/plain.ts'
import type { Question } from '../../shared/source.ts'
import type { Companies } from './company-source.ts'

const jurisdictions = new Map(registers.map(({ name, jurisdiction }) => [name, jurisdiction]))

/**
 * @param country whose register it is, if it is a national one: another country's companies are
 * not looked for there
 * @returns the name to search for, or null where a number or an LEI says more
 */
export function findRegisterName(
  question: Question<Companies>,
  country: string | null,
): string | null {
  if (question.kind !== 'company') return null
  const { name, number, lei, jurisdiction } = question
  if (name === null || number !== null || lei !== null) return null
  const isElsewhere =
    country !== null && jurisdiction !== null && toCountryPart(jurisdiction) !== country
  return isElsewhere ? null : name
}

/** @returns the number to look up in a register as that writes it, or null */
export function findNumber(question: Question<Companies>, register: RegisterName): string | null {
  const jurisdiction = jurisdictions.get(register)
  if (jurisdiction === undefined) return null
  const toEntry = (number: string) => findNationalEntry(jurisdiction, number)?.number ?? null
  if (question.kind === 'id') return toEntry(question.text)
  if (question.kind === 'company_id') {
    const own = question.numbers.find((one) => toCountryPart(one.jurisdiction) === jurisdiction)
    return own === undefined ? null : toEntry(own.number)
  }
  if (question.kind !== 'company' || question.number === null) return null
  const asked = question.jurisdiction
  return asked !== null && toCountryPart(asked) === jurisdiction ? toEntry(question.number) : null
}

/** @property jurisdiction absent: that of the register */
type Entry = { number: string; name: string } & Partial<CompanyRecord>

/** A record of a national register. A sole trader is a person: nothing but name and number. */
export function buildRegisterRecord(
  register: RegisterName,
  { number, name, city, address, ...entry }: Entry,
): CompanyRecord {
  const jurisdiction = entry.jurisdiction ?? jurisdictions.get(register) ?? null
  const isPerson = entry.kind === 'sole_trader'
  return buildRecord({
    ...entry,
    id: `${register}:${number}`,
    origin: 'register',
    name,
    jurisdiction,
    numbers: jurisdiction === null ? [] : [{ jurisdiction, number }],
    country: entry.country ?? jurisdiction,
    city: isPerson ? null : toPlainLine(city),
    address: isPerson ? null : toPlainLine(address),
    otherNames: isPerson ? [] : (entry.otherNames ?? []),
    previousNames: isPerson ? [] : (entry.previousNames ?? []),
  })
}

/** @returns the page where people look an entry up */
export function buildPage(register: RegisterName, number: string): string {
  const found = registers.find(({ name }) => name === register)
  if (found === undefined) throw new Error(`${register} is no register`)
  return found.page(number)
}

/** The day of a time as registers write it (`1995-03-12 16:23:00`); null for anything else. */
export function toDay(time: string | null | undefined): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(time ?? '')?.[0] ?? null
}

/** Parts of an address on one line; what is missing or blank is left out. */
export function toAddressLine(...parts: readonly (string | null | undefined)[]): string | null {
  return toPlainLine(parts.flatMap((part) => (part?.trim() ? [part.trim()] : [])).join(', '))
}

/** @returns the country that an address names in words or by its code */
export function toRegisterCountry(text: string | null): string | null {
  const code = text === null ? null : parseJurisdiction(text)
  return code === null ? null : toCountryPart(code)
}
