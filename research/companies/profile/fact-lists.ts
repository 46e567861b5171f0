import type { CompanyProfile } from '../../../contract/operations/entity-dossier.ts'
import { foldWords } from '../../text/words/fold.ts'
import type { CompanyPart } from '../company-part.ts'
import { type Backer, type StatedValue, scoreBacking } from './choose-leaf.ts'
import type { FactPart, StatedLocation } from './fact-parts.ts'
import type { RankedRecord } from './list-sources.ts'

/** A part, and who gave it. */
export type ProvidedPart = { provider: string; part: CompanyPart; retrievedAt: string }

/** The parts of one kind that add to the records of the company, the most trusted first. */
export type FindFacts = <Kind extends FactPart['kind']>(
  kind: Kind,
) => StatedValue<Extract<FactPart, { kind: Kind }>>[]

/**
 * The facts about the company: what adds to a record counts only where its provider's own record
 * does.
 */
export function createFactFinder(
  records: readonly RankedRecord[],
  parts: readonly ProvidedPart[],
): FindFacts {
  const said = records.flatMap(({ provider, record, by }) =>
    parts.flatMap((one) =>
      one.provider === provider && isAbout(one.part, record.id) ? [{ value: one.part, by }] : [],
    ),
  )
  return (kind) => said.flatMap(({ value, by }) => (isKind(value, kind) ? [{ value, by }] : []))
}

function isAbout(part: CompanyPart, id: string): part is FactPart {
  return 'of' in part && part.of === id
}

function isKind<Kind extends FactPart['kind']>(
  part: FactPart,
  kind: Kind,
): part is Extract<FactPart, { kind: Kind }> {
  return part.kind === kind
}

/** One entry for each key, backed by everyone who says it; the first value is shown. */
export function listBacked<Value extends object>(
  said: readonly StatedValue<Value>[],
  toKey: (value: Value) => string,
): (Value & { confidence: number; sourceIds: string[] })[] {
  const byKey = Map.groupBy(said, ({ value }) => toKey(value))
  return [...byKey.values()].flatMap((alike) => {
    const [first] = alike
    return first === undefined
      ? []
      : [{ ...first.value, ...scoreBacking(alike.map(({ by }) => by)) }]
  })
}

/** Former names; one that is known with its dates stands for the same without. */
export function listPreviousNames(
  records: readonly RankedRecord[],
  find: FindFacts,
): CompanyProfile['previousNames'] {
  const dated = find('previous_names').flatMap(({ value, by }) =>
    value.names.map((name) => ({ value: name, by })),
  )
  const bare = records.flatMap(({ record, by }) =>
    record.previousNames.map((name) => ({ value: { name, from: null, to: null }, by })),
  )
  return listBacked([...dated, ...bare], ({ name }) => toNameKey(name)).sort((a, b) =>
    (b.to ?? b.from ?? '') < (a.to ?? a.from ?? '') ? -1 : 1,
  )
}

/** Trading names, translations, and what less trusted records call the company. */
export function listOtherNames(
  records: readonly RankedRecord[],
  known: readonly string[],
): CompanyProfile['otherNames'] {
  const keys = new Set(known.map(toNameKey))
  const said = records.flatMap(({ record, by }) =>
    [record.name, ...record.otherNames].map((name) => ({ value: { name }, by })),
  )
  return listBacked(
    said.filter(({ value }) => !keys.has(toNameKey(value.name))),
    ({ name }) => toNameKey(name),
  )
}

/** The industries of a company, each with the records that state it. */
export function listIndustries(find: FindFacts): CompanyProfile['industries'] {
  const said = find('industries').flatMap(({ value, by }) =>
    value.industries.map((industry) => ({ value: industry, by })),
  )
  return listBacked(said, ({ scheme, code }) => `${scheme} ${code}`)
}

/** Places of the company as records list them, else the one in each record. */
export function listLocations(
  records: readonly RankedRecord[],
  find: FindFacts,
): StatedValue<StatedLocation>[] {
  const listed = find('locations').flatMap(({ value, by }) =>
    value.locations.map((location) => ({ value: location, by })),
  )
  const has = ({ id }: Backer) => listed.some(({ by }) => by.id === id)
  const inRecords = records.flatMap(({ record, by }) => {
    const { city, country, address } = record
    if (has(by) || (city === null && address === null)) return []
    // the address in an LEI record is that of the headquarters
    const kind = record.origin === 'register' ? ('registered' as const) : ('headquarters' as const)
    const lines = address === null ? [] : [address]
    return [{ value: { kind, lines, city, region: null, postalCode: null, country }, by }]
  })
  return [...listed, ...inRecords]
}

/** Each place once, with the records that state it. */
export function listBackedLocations(
  located: readonly StatedValue<StatedLocation>[],
): CompanyProfile['locations'] {
  return listBacked(located, ({ kind, city, country, lines }) =>
    kind === 'branch'
      ? `${kind} ${country} ${toNameKey([city, ...lines].join(' '))}`
      : `${kind} ${country} ${toNameKey(city ?? lines.join(' '))}`,
  )
}

function toNameKey(name: string): string {
  return foldWords(name).join(' ')
}
