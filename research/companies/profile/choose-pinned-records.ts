import { dropDuplicates } from '../../text/order.ts'
import { type CompanyRecord, listCompanyIds, parseCompanyId } from '../company-record.ts'
import { isSameNumber, normaliseNumber } from '../identifiers.ts'
import { compareJurisdictions } from '../jurisdiction.ts'
import { haveCommonName, mergeRecords } from '../merge-records.ts'
import { isCommonWord, parseCompanyName } from '../parse-company-name.ts'

/** The company that a profile is about: one of its ids, the name it goes by, where it is. */
export type Pin = { id: string; name: string; jurisdiction: string | null }

/**
 * The records of the company that is pinned, the one that the pin reaches first. A record that was
 * reached by a number counts only where one of its names agrees with those known so far: a register
 * may answer with a neighbour's. An LEI has check digits, and stands for its record alone.
 */
export function choosePinnedRecords(records: readonly CompanyRecord[], pin: Pin): CompanyRecord[] {
  const byId = [...new Map(records.map((record) => [record.id, record])).values()]
  const groups = mergeRecords(byId.filter((record) => isWithin(record, pin)))
  for (const group of groups) {
    const first = group.find((record) => isPinned(record, pin))
    if (first !== undefined) return addAgreeing(first, group)
  }
  return []
}

/** The ids of the company, those of its most exact marks first. */
export function listPinnedIds(records: readonly CompanyRecord[]): string[] {
  return dropDuplicates(records.flatMap(listCompanyIds))
}

function isWithin({ jurisdiction }: CompanyRecord, pin: Pin): boolean {
  if (jurisdiction === null || pin.jurisdiction === null) return true
  return compareJurisdictions(jurisdiction, pin.jurisdiction) !== 'apart'
}

function isPinned(record: CompanyRecord, { id, name }: Pin): boolean {
  const marks = parseCompanyId(id)
  if (marks === null) return id === `record:${record.id}`
  if (marks.lei !== null) return record.origin === 'lei' && record.lei === marks.lei
  const [asked] = marks.numbers
  const isSame =
    asked !== undefined
      ? record.numbers.some(
          (one) =>
            one.jurisdiction === asked.jurisdiction && isSameNumber(one.number, asked.number),
        )
      : marks.cik !== null
        ? record.cik !== null && normaliseNumber(record.cik) === normaliseNumber(marks.cik)
        : record.wikidata === marks.wikidata
  const named = { name, otherNames: [], previousNames: [] }
  return isSame && (haveCommonName(record, named) || isShortFor(name, record))
}

/** Whether a name is a part of the record's: a caller with the number may shorten the name. */
function isShortFor(name: string, record: CompanyRecord): boolean {
  const { words } = parseCompanyName(name)
  if (words.every(isCommonWord)) return false
  return [record.name, ...record.otherNames, ...record.previousNames].some((long) => {
    const all = new Set(parseCompanyName(long).words)
    return words.every((word) => all.has(word))
  })
}

function addAgreeing(first: CompanyRecord, group: readonly CompanyRecord[]): CompanyRecord[] {
  const known = [first]
  let open = group.filter((record) => record !== first)
  for (let grew = true; grew; ) {
    const agreeing = open.filter((record) => known.some((one) => haveCommonName(record, one)))
    known.push(...agreeing)
    open = open.filter((record) => !agreeing.includes(record))
    grew = agreeing.length > 0
  }
  return known
}
