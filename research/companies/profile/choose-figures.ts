import { dayMs } from '../../../contract/fields/durations.ts'
import type {
  CompanyConflict,
  CompanyProfile,
} from '../../../contract/operations/entity-dossier.ts'
import { dropDuplicates } from '../../text/order.ts'
import { recordOrigins } from '../company-record.ts'
import { isAnnualForm } from './annual-forms.ts'
import { type Backer, type StatedValue, scoreBacking } from './choose-leaf.ts'
import type { FactPart } from './fact-parts.ts'
import { filedConcepts } from './filed-concepts.ts'

type Figure = Extract<FactPart, { kind: 'figures' }>['figures'][number]
type Financials = NonNullable<CompanyProfile['financials']>

const yearDays = { min: 350, max: 380 }
/** What a register writes where a number does not fit into 32 bits. */
const overflow = 2_147_483_647

/**
 * The figures of the newest year, all in one currency. Quarters, figures without a period and
 * numbers at the limit of 32 bits are none. Of filings of one period the latest counts.
 */
export function chooseFigures(
  said: readonly StatedValue<Figure>[],
  now: Date,
): { financials: Financials | null; conflicts: CompanyConflict[] } {
  const usable = said.filter(({ value }) => isAnnual(value, now)).sort(compareFigures)
  const money = usable.filter(({ value }) => value.measure !== 'employees')
  const staff = usable.find(({ value }) => value.measure === 'employees')
  const lead = money[0]
  if (lead === undefined && staff === undefined) return { financials: null, conflicts: [] }
  const alike = lead === undefined ? [] : money.filter((one) => isComparable(one.value, lead.value))
  const revenue = alike.find(({ value }) => value.measure === 'revenue')
  const netIncome = alike.find(({ value }) => value.measure === 'netIncome')
  const used = [revenue, netIncome, staff].filter((one) => one !== undefined)
  const conflicts = [revenue, netIncome].flatMap((one) => findConflict(one, alike))
  const backing = scoreBacking(
    used.map(({ by }) => by),
    conflicts.length > 0,
  )
  return {
    financials: {
      estimated: true,
      currency: lead?.value.currency ?? null,
      year: lead === undefined ? null : toYear(lead.value),
      periodEnd: lead?.value.end ?? null,
      revenue: toNumber(revenue?.value),
      netIncome: toNumber(netIncome?.value),
      employees: staff?.value.value ?? null,
      employeesYear: staff === undefined ? null : toYear(staff.value),
      basis: dropDuplicates([lead, staff].flatMap((one) => describeBasis(one))).join(', and '),
      ...backing,
    },
    conflicts,
  }
}

function isAnnual(figure: Figure, now: Date): boolean {
  const { measure, value, form, start, end, year, currency } = figure
  const numbers = typeof value === 'number' ? [value] : [value.low, value.high ?? value.low]
  if (numbers.some((one) => !Number.isFinite(one) || isOverflow(one))) return false
  if (end === null && year === null) return false
  if (end !== null && Date.parse(end) > now.getTime()) return false
  if (measure === 'employees') return form === null || isAnnualForm(form)
  if (currency === null || typeof value !== 'number') return false
  if (form === null) return start === null || end === null || isYear(start, end)
  return isAnnualForm(form) && start !== null && end !== null && isYear(start, end)
}

const isOverflow = (value: number) => Math.abs(value) === overflow || value === -overflow - 1

function isYear(start: string, end: string): boolean {
  const days = countDays(start, end)
  return days >= yearDays.min && days <= yearDays.max
}

function countDays(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / dayMs
}

/** Newest year first, statistics of the crowd last; then by record, end, concept, and filing. */
function compareFigures(a: StatedValue<Figure>, b: StatedValue<Figure>): number {
  const isCrowd = ({ by }: StatedValue<Figure>) => Number(by.origin === 'wikidata')
  return (
    isCrowd(a) - isCrowd(b) ||
    toYear(b.value) - toYear(a.value) ||
    recordOrigins.indexOf(a.by.origin) - recordOrigins.indexOf(b.by.origin) ||
    compareDates(b.value.end, a.value.end) ||
    rankConcept(a.value) - rankConcept(b.value) ||
    compareDates(b.value.filed, a.value.filed)
  )
}

function rankConcept({ measure, concept }: Figure): number {
  const known: readonly string[] = filedConcepts[measure]
  const rank = known.indexOf(concept)
  return rank < 0 ? known.length : rank
}

function compareDates(a: string | null, b: string | null): number {
  const [one, other] = [a ?? '', b ?? '']
  return one < other ? -1 : Number(one > other)
}

/**
 * Figures of one year in one currency; another currency is never beside it. Two fiscal years may
 * end in one calendar year.
 */
function isComparable(a: Figure, b: Figure): boolean {
  const days = a.end === null || b.end === null ? 0 : countDays(a.end, b.end)
  return a.currency === b.currency && toYear(a) === toYear(b) && Math.abs(days) < yearDays.min
}

function toYear({ end, year }: Figure): number {
  return year ?? Number((end ?? '').slice(0, 4))
}

function toNumber(figure: Figure | undefined): number | null {
  return typeof figure?.value === 'number' ? figure.value : null
}

/** What another record says of the same measure, where it is more than a hundredth off. */
function findConflict(
  shown: StatedValue<Figure> | undefined,
  alike: readonly StatedValue<Figure>[],
): CompanyConflict[] {
  const value = toNumber(shown?.value)
  if (shown === undefined || value === null) return []
  const { measure } = shown.value
  const others = alike.filter((one) => one.by.id !== shown.by.id && one.value.measure === measure)
  const said = [...new Map(others.map((one) => [one.by.id, one])).values()]
  const off = said.filter((one) => {
    const other = toNumber(one.value) ?? value
    return Math.abs(other - value) > Math.abs(value) / 100
  })
  if (off.length === 0) return []
  const toValue = (one: StatedValue<Figure>) => ({
    value: one.value.value,
    sourceIds: [one.by.id],
  })
  return [{ path: `financials.${measure}`, values: [shown, ...off].map(toValue) }]
}

/** "10-K for the year to 2024-12-31, filed 2025-02-01"; staff is counted on a day. */
function describeBasis(said: StatedValue<Figure> | undefined): string[] {
  if (said === undefined) return []
  const { measure, form, end, filed } = said.value
  const isCount = measure === 'employees' && form === null && end !== null
  const year = end === null ? toYear(said.value) : `to ${end}`
  const what = form ?? bases[said.by.origin]
  const period = isCount ? `of ${end}` : `for the year ${year}`
  return [`${what} ${period}${filed === null ? '' : `, filed ${filed}`}`]
}

const bases: Readonly<Record<Backer['origin'], string>> = {
  register: 'figures of the register',
  lei: 'figures of the LEI record',
  filing: 'a filing',
  wikidata: 'figures of Wikidata',
}
