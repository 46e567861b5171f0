import type { CompanyHit } from '../../contract/operations/entity-search.ts'
import { compareText, dropDuplicates } from '../text/order.ts'
import {
  buildInitials,
  type CompanyRecord,
  listCompanyIds,
  recordOrigins,
} from './company-record.ts'
import { isSameNumber } from './identifiers.ts'
import { toCountryName } from './jurisdiction.ts'
import { type CompanyQuery, matchCompanies } from './match-companies.ts'
import { mergeRecords } from './merge-records.ts'
import { parseCompanyName } from './parse-company-name.ts'

/** Merges what the providers said into companies, and ranks them by how well they fit the query. */
export function buildHits(query: CompanyQuery, records: readonly CompanyRecord[]): CompanyHit[] {
  const companies = mergeRecords(records).map((group) => describeCompany(group))
  const byId = new Map(companies.map((company) => [company.id, company]))
  const candidates = companies.map(({ id, jurisdiction, status, marks, group, legalName }) => ({
    id,
    name: legalName,
    otherNames: group.flatMap(({ name, otherNames }) => [name, ...otherNames]),
    previousNames: group.flatMap(({ previousNames }) => previousNames),
    jurisdiction: jurisdiction ?? undefined,
    status,
    lei: marks.lei ?? undefined,
    ticker: group.find(({ ticker }) => ticker !== null)?.ticker ?? undefined,
    number: chooseNumber(marks.numbers, query)?.number,
    address: group.find(({ address }) => address !== null)?.address ?? undefined,
    kind: group[0]?.kind,
  }))
  return matchCompanies(query, candidates).flatMap(({ id, confidence, signals }) => {
    const company = byId.get(id)
    if (company === undefined) return []
    const { marks, group, ...facts } = company
    return [{ kind: 'company', ...facts, ids: listCompanyIds(marks), confidence, signals } as const]
  })
}

/** What the records of one company say together; the most trusted record speaks first. */
export function describeCompany(group: readonly CompanyRecord[]) {
  const trusted = [...group].sort(
    (a, b) =>
      recordOrigins.indexOf(a.origin) - recordOrigins.indexOf(b.origin) || compareText(a.id, b.id),
  )
  const first = <Value>(get: (record: CompanyRecord) => Value | null): Value | null =>
    trusted.map(get).find((value) => value !== null) ?? null
  const numbers = trusted
    .flatMap((record) => record.numbers)
    .filter(
      (one, i, all) =>
        all.findIndex(
          (other) =>
            other.jurisdiction === one.jurisdiction && isSameNumber(other.number, one.number),
        ) === i,
    )
  const marks = {
    lei: first(({ lei }) => lei),
    numbers,
    cik: first(({ cik }) => cik),
    wikidata: first(({ wikidata }) => wikidata),
  }
  const legalName = trusted[0]?.name ?? ''
  return {
    group,
    marks,
    id: listCompanyIds(marks)[0] ?? `record:${trusted[0]?.id ?? ''}`,
    name: legalName,
    legalName,
    headline: buildHeadline(trusted),
    initials: buildInitials(parseCompanyName(legalName).written.join(' ')),
    jurisdiction: chooseJurisdiction(trusted),
    status: trusted.find(({ status }) => status !== 'unknown')?.status ?? 'unknown',
    tags: dropDuplicates(
      trusted.flatMap(({ kind, ticker }) => [
        ...(kind === 'company' ? [] : [kind.replace('_', ' ')]),
        ...(ticker === null ? [] : ['listed', ticker]),
      ]),
    ),
  }
}

/** The most exact code that fits what the most trusted record says: `US-CA` rather than `US`. */
function chooseJurisdiction(trusted: readonly CompanyRecord[]): string | null {
  const codes = trusted.flatMap(({ jurisdiction }) => (jurisdiction === null ? [] : [jurisdiction]))
  const [first] = codes
  if (first === undefined) return null
  return codes.find((code) => code.length > first.length && code.startsWith(`${first}-`)) ?? first
}

/** "Private limited company · Leeds, United Kingdom"; what is not known is left out. */
function buildHeadline(trusted: readonly CompanyRecord[]): string {
  const placed = trusted.find(({ city }) => city !== null) ?? trusted[0]
  const country = placed?.country ?? trusted.find(({ country }) => country !== null)?.country
  const place = [placed?.city, country && toCountryName(country)]
  const form = trusted.find(({ legalForm }) => legalForm !== null)?.legalForm
  return [form, place.filter((part) => part).join(', ')].filter((part) => part).join(' · ')
}

/** The number in the register that is asked about, else the first one. */
function chooseNumber(numbers: CompanyRecord['numbers'], { jurisdiction, number }: CompanyQuery) {
  return (
    numbers.find((one) => number !== undefined && isSameNumber(one.number, number)) ??
    numbers.find((one) => one.jurisdiction === jurisdiction) ??
    numbers[0]
  )
}
