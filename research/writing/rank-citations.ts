import { foldWords } from '../text/words/fold.ts'
import { joiningWords } from '../text/words/stop-words.ts'
import type { QuotedClaim } from './quoted-claim.ts'

type Quotation = QuotedClaim['citations'][number]

/** Citations of one claim at most: more prove no more. */
const maxCitations = 3

/** Fields whose values are words of ours, or codes. */
const unspelled: ReadonlySet<string> = new Set(['kind', 'relation', 'countryCode', 'current'])

/**
 * The citations that a sentence about a claim rests on, the most telling of each source. The claim
 * is merged of what several sources say, and the trusted ones may name a part of it only: the
 * employer without the post. Sources that say the most come first, then what adds the rest, then
 * what says as much.
 * @returns at most three, the most telling first
 */
export function rankCitations({ value, citations }: QuotedClaim): Quotation[] {
  const needed = listNeededWords(value)
  const open = [...Map.groupBy(citations, ({ sourceId }) => sourceId).values()].flatMap((own) => {
    const held = own.map(({ excerpt }) => needed.intersection(new Set(foldWords(excerpt))))
    const most = Math.max(...held.map(({ size }) => size))
    const quotation = own[held.findIndex(({ size }) => size === most)]
    const all = held.reduce((one, other) => one.union(other), new Set<string>())
    return quotation === undefined ? [] : [{ quotation, held: all }]
  })
  const most = Math.max(0, ...open.map(({ held }) => held.size))
  const chosen: typeof open = []
  let missing: ReadonlySet<string> = needed
  while (chosen.length < maxCitations && open.length > 0) {
    const gains = open.map(({ held }) => held.intersection(missing).size)
    const best = Math.max(...gains)
    const at = best > 0 ? gains.indexOf(best) : open.findIndex(({ held }) => held.size === most)
    const [next] = at < 0 ? [] : open.splice(at, 1)
    if (next === undefined) break
    chosen.push(next)
    missing = missing.difference(next.held)
  }
  return chosen.map(({ quotation }) => quotation)
}

function listNeededWords(value: QuotedClaim['value']): Set<string> {
  const texts = Object.entries(value).flatMap(([key, part]) => {
    if (part === null || unspelled.has(key)) return []
    // months have their names in excerpts
    return key === 'from' || key === 'to' ? String(part).slice(0, 4) : String(part)
  })
  return new Set(texts.flatMap(foldWords).filter((word) => !joiningWords.has(word)))
}
