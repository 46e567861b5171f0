import type { CompanyProfile } from '../../../contract/operations/entity-dossier.ts'
import type { Coverage } from '../../../contract/results/coverage.ts'
import { sumWeights } from '../../identity/names/name-signal.ts'
import { dropDuplicates } from '../../text/order.ts'
import { describeCompany } from '../build-hits.ts'
import { buildRecord } from '../company-record.ts'
import { compareNames } from '../compare-names.ts'
import { normaliseNumber } from '../identifiers.ts'
import { listRecords } from '../list-records.ts'
import { buildCompanySummary } from './build-company-summary.ts'
import { buildRegistration, type Leaves, recordLeaf } from './build-registration.ts'
import { buildStructure } from './build-structure.ts'
import { chooseFigures } from './choose-figures.ts'
import { choosePinnedRecords, listPinnedIds, type Pin } from './choose-pinned-records.ts'
import {
  createFactFinder,
  type FindFacts,
  listBacked,
  listBackedLocations,
  listIndustries,
  listLocations,
  listOtherNames,
  listPreviousNames,
  type ProvidedPart,
} from './fact-lists.ts'
import { findSeatConflicts } from './find-seat-conflicts.ts'
import { listExecutives } from './list-executives.ts'
import { listSources, type ProvidedRecord, type RankedRecord, rankRecords } from './list-sources.ts'

type Material = {
  parts: readonly ProvidedPart[]
  pin: Pin
  coverage: readonly Coverage[]
  alternatives: CompanyProfile['alternatives']
  /** Whether a person of this name, company and place has opted out. */
  isSuppressed: (person: { name: string; company: string[]; location: string[] }) => boolean
  now: Date
}

const notice =
  'Compiled from public records; it may be incomplete or wrong. This is public-record ' +
  'information, not a consumer report under any credit-reporting law, and must not be used for ' +
  'eligibility decisions. Financial figures are estimates.'

/**
 * The profile of a company out of what the providers said, or null where no record is about it, or
 * only that of a sole trader who has opted out. The register comes first, then the LEI record,
 * filings and Wikidata.
 */
export function buildCompanyProfile(material: Material): CompanyProfile | null {
  const { parts, pin } = material
  const { records, isPerson } = listOwnRecords(parts, pin)
  if (records.length === 0) return null
  const company = describeCompany(records.map(({ record }) => record))
  const isSuppressed = (person: string) =>
    material.isSuppressed({
      name: person,
      company: dropDuplicates(records.flatMap(({ record }) => [record.name, ...record.otherNames])),
      location: dropDuplicates(records.flatMap(({ record }) => record.city ?? [])),
    })
  if (isPerson && isSuppressed(company.legalName)) return null
  // of a sole trader nothing is shown but name and number
  const find: FindFacts = isPerson ? () => [] : createFactFinder(records, parts)
  const facts = buildFacts(material, { company, records, find, isSuppressed })
  return { ...facts, summary: buildCompanySummary(facts) }
}

type Known = {
  company: ReturnType<typeof describeCompany>
  records: readonly RankedRecord[]
  find: FindFacts
  isSuppressed: (person: string) => boolean
}

/** All of a profile but its summary. */
function buildFacts(
  { coverage, alternatives, now }: Material,
  { company, records, find, isSuppressed }: Known,
): CompanyProfile {
  const { id, name, legalName, headline, initials, jurisdiction, status } = company
  const leaves: Leaves = { evidence: [], conflicts: [] }
  recordNameLeaves(leaves, records)
  const registration = buildRegistration(records, find, { jurisdiction, leaves })
  const previousNames = listPreviousNames(records, find)
  const { executives, masked } = findExecutives(find, { now, isSuppressed })
  const { financials, conflicts: contested } = findFigures(find, now)
  const { structure, conflicts: loops } = findStructure(find, records)
  const located = listLocations(records, find)
  const pages = new Map(find('registration').map(({ value }) => [value.of, value.url]))
  return {
    entityId: id,
    name,
    legalName,
    status,
    headline,
    initials,
    registration,
    identifiers: listIdentifiers(records),
    previousNames,
    otherNames: listOtherNames(records, [legalName, ...previousNames.map((one) => one.name)]),
    industries: listIndustries(find),
    locations: listBackedLocations(located),
    executives,
    executivesMasked: masked,
    financials,
    funding: null,
    structure,
    evidence: leaves.evidence,
    conflicts: [...leaves.conflicts, ...findSeatConflicts(located), ...contested, ...loops],
    sources: listSources(records, pages),
    coverage: [...coverage],
    alternatives,
    builtAt: now.toISOString(),
    summary: '',
    notice,
  }
}

/** The records about the company, the most trusted first; of a sole trader name and number only. */
function listOwnRecords(
  parts: readonly ProvidedPart[],
  pin: Pin,
): { records: RankedRecord[]; isPerson: boolean } {
  const provided = listProvided(parts)
  const pinned = new Set(
    choosePinnedRecords(
      provided.map(({ record }) => record),
      pin,
    ),
  )
  const isPerson = [...pinned].some(({ kind }) => kind === 'sole_trader')
  const own = provided.filter(({ record }) => pinned.has(record))
  return { records: rankRecords(isPerson ? own.map(toBareRecord) : own), isPerson }
}

/** Notes who backs the name and the status, and who says otherwise. */
function recordNameLeaves(leaves: Leaves, records: readonly RankedRecord[]): void {
  recordLeaf(leaves, 'legalName', toNames(records), isSameName)
  recordLeaf(
    leaves,
    'status',
    records.flatMap(({ record, by }) =>
      record.status === 'unknown' ? [] : [{ value: record.status, by }],
    ),
    (a, b) => a === b,
  )
}

function findExecutives(find: FindFacts, given: Pick<Known, 'isSuppressed'> & { now: Date }) {
  const said = find('officers').flatMap(({ value, by }) =>
    value.officers.map((officer) => ({ value: officer, by })),
  )
  return listExecutives(said, given)
}

function findFigures(find: FindFacts, now: Date) {
  const said = find('figures').flatMap(({ value, by }) =>
    value.figures.map((one) => ({ value: one, by })),
  )
  return chooseFigures(said, now)
}

function findStructure(find: FindFacts, records: readonly RankedRecord[]) {
  const pinnedIds = listPinnedIds(records.map(({ record }) => record))
  return buildStructure(find('relations'), find('exception'), pinnedIds)
}

/** The records, each with who gave it first. */
function listProvided(parts: readonly ProvidedPart[]): ProvidedRecord[] {
  const given = new Map(
    parts
      .toReversed()
      .flatMap(({ provider, part, retrievedAt }) =>
        part.kind === 'record' ? [[part.record.id, { provider, retrievedAt }] as const] : [],
      ),
  )
  return listRecords(parts.map(({ part }) => part)).flatMap((record) => {
    const by = given.get(record.id)
    return by === undefined ? [] : [{ ...by, record }]
  })
}

/** A sole trader is a person: what is shown is the name and the number. */
function toBareRecord({ record, ...provided }: ProvidedRecord): ProvidedRecord {
  const { id, origin, name, kind, jurisdiction, status, lei, numbers } = record
  const bare = buildRecord({ id, origin, name, kind, jurisdiction, status, lei, numbers })
  return { ...provided, record: bare }
}

function toNames(records: readonly RankedRecord[]) {
  return records.map(({ record, by }) => ({ value: record.name, by }))
}

/** Spelling, abbreviations and a missing legal form make no other name. */
function isSameName(a: string, b: string): boolean {
  return sumWeights(compareNames(a, b, () => true)) >= 4
}

function listIdentifiers(records: readonly RankedRecord[]): CompanyProfile['identifiers'] {
  const said = records.flatMap(({ record, by }) => {
    const { lei, cik, wikidata, ticker, numbers } = record
    const plain = Object.entries({ lei, cik, wikidata, ticker }).flatMap(([scheme, value]) =>
      value === null ? [] : [{ scheme, value, jurisdiction: null }],
    )
    const registered = numbers.map(({ jurisdiction, number }) => ({
      scheme: 'register_number',
      value: number,
      jurisdiction,
    }))
    return [...plain, ...registered].map((value) => ({ value, by }))
  })
  return listBacked(
    said,
    ({ scheme, value, jurisdiction }) => `${scheme} ${jurisdiction} ${normaliseNumber(value)}`,
  )
}
