import { sumWeights } from '../identity/names/name-signal.ts'
import { compareText } from '../text/order.ts'
import type { CompanyRecord } from './company-record.ts'
import { compareNames } from './compare-names.ts'
import { isSameNumber, normaliseNumber } from './identifiers.ts'
import { compareJurisdictions } from './jurisdiction.ts'
import { parseCompanyName } from './parse-company-name.ts'

/** Names that agree at least this well may be one company's where a number says so. */
const agreeing = 1.5
/** Names that are one but for a missing legal form or an abbreviation. */
const equal = 4

/**
 * Groups records that are about one company: equal identifiers first, then equal names in one
 * jurisdiction. Another identifier of the same kind, or another kind of entity, keeps them apart.
 * The order of the records plays no part.
 */
export function mergeRecords(records: readonly CompanyRecord[]): CompanyRecord[][] {
  let groups = [...records].sort((a, b) => compareText(a.id, b.id)).map((record) => [record])
  for (const isOne of [haveSameLei, haveSameNumber, haveSameMark])
    groups = join(groups, (a, b) => a.some((x) => b.some((y) => isOne(x, y))))
  return joinByName(groups)
}

type Group = CompanyRecord[]

function join(groups: readonly Group[], areOne: (a: Group, b: Group) => boolean): Group[] {
  const joined: Group[] = []
  for (const group of groups) {
    const found = joined.find((other) => areOne(other, group) && !contradict(other, group))
    if (found === undefined) joined.push([...group])
    else found.push(...group)
  }
  // a group that grew may meet one that it passed by before
  return joined.length === groups.length ? joined : join(joined, areOne)
}

/** Where a name fits several companies of one jurisdiction, it is none of theirs. */
function joinByName(groups: readonly Group[]): Group[] {
  const fits = (a: Group, b: Group) =>
    !contradict(a, b) && a.some((x) => b.some((y) => haveSameName(x, y)))
  const partners = new Map(groups.map((group): [Group, Group[]] => [group, []]))
  groups.forEach((a, i) => {
    for (const b of groups.slice(i + 1)) {
      if (!fits(a, b)) continue
      partners.get(a)?.push(b)
      partners.get(b)?.push(a)
    }
  })
  const isPlain = (group: Group) => {
    const own = partners.get(group) ?? []
    return own.every((a, i) => own.slice(i + 1).every((b) => partners.get(a)?.includes(b)))
  }
  const plain = new Set(groups.filter(isPlain))
  const byFirst = Map.groupBy(groups, ([first]) => first)
  // the groups passed in may have grown: each part of them must fit
  const listParts = (group: Group) => group.flatMap((record) => byFirst.get(record) ?? [])
  return join(groups, (a, b) =>
    listParts(a).every(
      (x) =>
        plain.has(x) &&
        listParts(b).every((y) => plain.has(y) && (partners.get(x) ?? []).includes(y)),
    ),
  )
}

/** Whether two groups cannot be one company, whatever else agrees. */
function contradict(a: Group, b: Group): boolean {
  return a.some((x) => b.some((y) => contradictEachOther(x, y)))
}

function contradictEachOther(a: CompanyRecord, b: CompanyRecord): boolean {
  if (a.kind !== b.kind) return true
  const differ = (x: string | null, y: string | null) => x !== null && y !== null && x !== y
  if (differ(a.lei, b.lei) || differ(a.wikidata, b.wikidata)) return true
  if (a.cik !== null && b.cik !== null && normaliseNumber(a.cik) !== normaliseNumber(b.cik))
    return true
  return a.numbers.some((x) =>
    b.numbers.some((y) => x.jurisdiction === y.jurisdiction && !isSameNumber(x.number, y.number)),
  )
}

function haveSameLei(a: CompanyRecord, b: CompanyRecord): boolean {
  return a.lei !== null && a.lei === b.lei
}

/** A neighbour's record may come for a number: a name must agree as well. */
function haveSameNumber(a: CompanyRecord, b: CompanyRecord): boolean {
  return haveCommonNumber(a, b) && haveCommonName(a, b)
}

/** Whether two records have one number in one register. */
export function haveCommonNumber(a: CompanyRecord, b: CompanyRecord): boolean {
  return a.numbers.some((x) =>
    b.numbers.some((y) => x.jurisdiction === y.jurisdiction && isSameNumber(x.number, y.number)),
  )
}

function haveSameMark(a: CompanyRecord, b: CompanyRecord): boolean {
  if (a.wikidata !== null && a.wikidata === b.wikidata) return true
  if (a.cik === null || b.cik === null) return false
  return normaliseNumber(a.cik) === normaliseNumber(b.cik) && haveCommonName(a, b)
}

function haveSameName(a: CompanyRecord, b: CompanyRecord): boolean {
  if (a.jurisdiction === null || b.jurisdiction === null) return false
  const relation = compareJurisdictions(a.jurisdiction, b.jurisdiction)
  if (relation !== 'same' && relation !== 'within') return false
  if (isGone(a) !== isGone(b) && ![a.status, b.status].includes('unknown')) return false
  if ([a, b].some(isBareWord)) return false
  return sumWeights(compareNames(a.name, b.name, () => true)) >= equal
}

/** An item of one word may be a brand, or another company of a name that many bear. */
function isBareWord({ origin, name }: CompanyRecord): boolean {
  const { words, form } = parseCompanyName(name)
  return origin === 'wikidata' && words.length < 2 && form === null
}

function isGone({ status }: CompanyRecord): boolean {
  return status === 'dissolved' || status === 'inactive'
}

type Named = Pick<CompanyRecord, 'name' | 'otherNames' | 'previousNames'>

/** Whether one of the names of each agrees well enough for a number to join the two. */
export function haveCommonName(a: Named, b: Named): boolean {
  return bestAgreement(a, b) >= agreeing
}

function bestAgreement(a: Named, b: Named): number {
  const names = (record: Named) => [record.name, ...record.otherNames, ...record.previousNames]
  return Math.max(
    ...names(a).flatMap((x) => names(b).map((y) => sumWeights(compareNames(x, y, () => false)))),
  )
}
