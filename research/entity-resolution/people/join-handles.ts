import { foldWords } from '../../text/words/fold.ts'
import { buildAnswers, type SearchedFor } from './asked.ts'
import type { FullName } from './full-name.ts'
import { isRareHandle, toHandleKey } from './handle-rarity.ts'
import type { Groups } from './join-pairs.ts'
import { buildLinkSignal } from './link-signal.ts'
import { parseTitleName } from './parse-title-name.ts'
import { type ContradictingFacts, type NameComparer, scoreBestName } from './person-facts.ts'
import type { PersonRecord } from './record.ts'

/**
 * Threshold for joining by a rare handle: a change of employer or place is tolerated, another name
 * is not. In log-odds.
 */
const despiteOne = -2

/**
 * A rare handle is one person's wherever nothing contradicts; the group with most of its accounts
 * takes in the others. A common one joins only pages that write out the name of its holder.
 */
export function joinHandles(
  records: readonly PersonRecord[],
  asked: SearchedFor,
  groups: Groups,
  compareNames: NameComparer,
): void {
  const holders = Map.groupBy(
    [...records.keys()].filter(
      (i) => records[i]?.isPerson === true && deriveHandle(records[i], asked) !== '',
    ),
    (i) => deriveHandle(records[i], asked),
  )
  for (const [handle, places] of holders) {
    const isRare = isRareHandle(handle)
    const pagesOnly = (part: readonly number[]) => part.every((i) => records[i]?.kind === 'page')
    const parts = [...Map.groupBy(places, groups.find).values()].sort(
      (x, y) =>
        Number(pagesOnly(x)) - Number(pagesOnly(y)) ||
        y.length - x.length ||
        (x[0] ?? 0) - (y[0] ?? 0),
    )
    const heads: number[] = []
    for (const part of parts) {
      const b = part[0] ?? 0
      const [page] = pagesOnly(part) ? part.flatMap((i) => records[i] ?? []) : []
      // of common handles nothing but pages can be joined
      if (page === undefined && !isRare) {
        heads.push(b)
        continue
      }
      const namesOn = page === undefined ? null : createPageNameReader(page, compareNames)
      const joins = (a: number) => {
        const named = namesOn?.(groups.factsAt(a)) ?? 'none'
        if (named === 'another' || (!isRare && named !== 'them')) return false
        const signals = [buildLinkSignal(isRare ? 'rare_handle' : 'named_on_page')]
        return groups.tryPair(
          { a, b, signals, total: signals[0]?.weight ?? 0, proven: false },
          isRare ? despiteOne : 0,
        )
      }
      if (!heads.some(joins)) heads.push(b)
    }
  }
}

/** An account's handle; of other records the one that was asked for, where they show it. */
function deriveHandle(record: PersonRecord | undefined, asked: SearchedFor): string {
  if (record === undefined) return ''
  if (record.kind === 'account') return toHandleKey(record.username ?? '')
  return asked.handle !== '' && buildAnswers(record, asked) !== 'no' ? asked.handle : ''
}

/** Names less alike than this, 0..100, are two names. */
const otherName = 20

/**
 * Whether a page contains a name of the people it may be about, is headed by another name, or
 * neither.
 */
type Named = 'them' | 'another' | 'none'

/** Reads each page once, however many people it is held against. */
function createPageNameReader(
  page: PersonRecord,
  compareNames: NameComparer,
): (facts: ContradictingFacts) => Named {
  const text = page.sightings
    .map(({ finding }) => written(`${finding.title} | ${finding.snippet}`))
    .join('|')
  const heading = parseTitleName(page)
  const known = new Map<string, boolean>()
  const isWritten = ({ text: name }: FullName) => {
    const found = known.get(name) ?? text.includes(written(name))
    known.set(name, found)
    return found
  }
  return ({ names }) => {
    if (names.some(isWritten)) return 'them'
    const score = heading === null ? null : scoreBestName([heading], names, compareNames)
    return score !== null && score <= otherName ? 'another' : 'none'
  }
}

function written(text: string): string {
  return ` ${foldWords(text).join(' ')} `
}
