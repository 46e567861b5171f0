import { z } from 'zod'
import { optionalItems, optionalRecord } from '../shared/lenient.ts'

const Snak = z.object({
  snaktype: z.enum(['value', 'somevalue', 'novalue']),
  datavalue: z.object({ value: z.unknown() }).optional(),
})
type Snak = z.infer<typeof Snak>
/** What a statement is restricted to: from when, until when, in which role. */
const Qualifiers = optionalRecord(optionalItems(Snak))
type Qualifiers = z.infer<typeof Qualifiers>
const Statement = z.object({
  rank: z.enum(['preferred', 'normal', 'deprecated']),
  mainsnak: Snak,
  qualifiers: Qualifiers.optional(),
})

/** More than an item has of one property. */
const maxStatements = 500

/** Statements by property. */
export const Claims = optionalRecord(optionalItems(Statement, maxStatements))
export type Claims = z.infer<typeof Claims>

const Item = z.object({ id: z.string() })
const Time = z.object({ time: z.string(), precision: z.number() })
/**
 * Of Wikibase's time precisions: a year; months and days are finer, decades and centuries coarser.
 */
const yearPrecision = 9

/**
 * The values that hold: the preferred ones where there are any, never deprecated ones, never
 * "unknown" or "none".
 */
function parseValues(claims: Claims, property: string): unknown[] {
  const standing = (claims[property] ?? []).filter(({ rank }) => rank !== 'deprecated')
  const preferred = standing.filter(({ rank }) => rank === 'preferred')
  return listSnakValues((preferred.length > 0 ? preferred : standing).map((one) => one.mainsnak))
}

function listSnakValues(snaks: readonly Snak[]): unknown[] {
  return snaks.filter(({ snaktype }) => snaktype === 'value').map((snak) => snak.datavalue?.value)
}

/** A statement with the item that it names, null for another value, and its qualifiers. */
export type ClaimStatement = { rank: string; item: string | null; qualifiers: Qualifiers }

/** All statements but deprecated ones. */
export function listStanding(claims: Claims, property: string): ClaimStatement[] {
  return (claims[property] ?? [])
    .filter(({ rank }) => rank !== 'deprecated')
    .map(({ rank, mainsnak, qualifiers = {} }) => ({
      rank,
      item:
        listSnakValues([mainsnak]).flatMap((value) => Item.safeParse(value).data?.id ?? [])[0] ??
        null,
      qualifiers,
    }))
}

/** The first item that a qualifier names. */
export function parseQualifierItem(qualifiers: Qualifiers, property: string): string | null {
  const values = listSnakValues(qualifiers[property] ?? [])
  return values.flatMap((value) => Item.safeParse(value).data?.id ?? [])[0] ?? null
}

/** The year of our era that a qualifier states; null where it states several. */
export function parseQualifierYear(qualifiers: Qualifiers, property: string): number | null {
  const year = parseOneYear(listSnakValues(qualifiers[property] ?? []))
  return year !== null && year > 0 ? year : null
}

/** The date that a qualifier states, as exact as it is: a day, a month or a year. */
export function parseQualifierDate(qualifiers: Qualifiers, property: string): string | null {
  return parseFirstDate(listSnakValues(qualifiers[property] ?? []))
}

/** The statements that hold today, the preferred ones where there are any. */
export function listCurrent(claims: Claims, property: string): ClaimStatement[] {
  const current = listStanding(claims, property).filter((one) => !hasEnd(one))
  const preferred = current.filter(({ rank }) => rank === 'preferred')
  return preferred.length > 0 ? preferred : current
}

/** Whether a statement has an end, known or not: "no value" denies it. */
export function hasEnd({ qualifiers: { P582 = [] } }: ClaimStatement): boolean {
  return P582.some(({ snaktype }) => snaktype !== 'novalue')
}

/** The texts among a property's values. */
export function parseClaimTexts(claims: Claims, property: string): string[] {
  return parseValues(claims, property).flatMap((value) =>
    typeof value === 'string' && value.trim() !== '' ? [value] : [],
  )
}

/** The ids of the items among a property's values, such as `Q42`. */
export function parseItems(claims: Claims, property: string): string[] {
  return parseValues(claims, property).flatMap((value) => Item.safeParse(value).data?.id ?? [])
}

/** Whether an item says that there is such a thing, known or not: "no value" denies it. */
export function hasStandingClaim(claims: Claims, property: string): boolean {
  return (claims[property] ?? []).some(
    ({ rank, mainsnak }) => rank !== 'deprecated' && mainsnak.snaktype !== 'novalue',
  )
}

/** The year alone, also where the day is known: data minimisation. */
export function parseClaimYear(claims: Claims, property: string): number | null {
  return parseOneYear(parseValues(claims, property))
}

/** The first date of a property, as exact as it is: a day, a month or a year. */
export function parseClaimDate(claims: Claims, property: string): string | null {
  return parseFirstDate(parseValues(claims, property))
}

/** What is written of a date by its precision: a year, a month, a day. */
const dateLengths = new Map([
  [9, 4],
  [10, 7],
  [11, 10],
])

function parseFirstDate([value]: readonly unknown[]): string | null {
  const { data } = Time.safeParse(value)
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(data?.time.replace(/^\+/, '') ?? '') ?? []
  const length = dateLengths.get(data?.precision ?? 0)
  return date === undefined || length === undefined ? null : date.slice(0, length)
}

function parseOneYear(values: readonly unknown[]): number | null {
  const years = values.flatMap((value) => {
    const { data } = Time.safeParse(value)
    const year =
      data !== undefined && data.precision >= yearPrecision
        ? Number.parseInt(data.time, 10)
        : Number.NaN
    return Number.isFinite(year) && year !== 0 ? [year] : []
  })
  const [first = null] = years
  // Two years that stand side by side are a dispute, which is no knowledge
  return years.every((year) => year === first) ? first : null
}
