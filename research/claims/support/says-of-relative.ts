import { particles } from '../../identity/names/tables/titles.ts'
import { unwrap } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { type Alignment, scoreHits } from './align-documents.ts'
import { scoreRecall } from './best-window.ts'
import { findOtherGiven } from './find-other-given.ts'
import type { ClaimWords } from './parse-claim.ts'
import { parseSentenceWords } from './parse-sentence-words.ts'

/** One word may be the beginning of anything. */
const minNameWords = 2

/** Words with capitals in a row, with the particles of names between them. */
const names = new RegExp(
  unwrap`
    (?<![\p{L}\p{M}.’'-])\p{Lu}[\p{L}\p{M}.’'-]*
    (?:\s+(?:(?:${[...particles].join('|')})\s+)*\p{Lu}[\p{L}\p{M}.’'-]*)+`,
  'gu',
)

/**
 * Whether the documents say of a relative what a claim says of its subject: all that they write
 * with the family name, or the sentences that say most of the rest, have another given name.
 */
export function saysOfRelative(
  claim: ClaimWords,
  alignment: Alignment,
  documents: readonly string[],
): boolean {
  const name = findSubject(claim.text)
  if (name === null) return false
  const own = parseSentenceWords(name).map(({ key }) => claim.keys.indexOf(key))
  const rest = claim.weights.map((weight, i) => (own.includes(i) ? 0 : weight))
  const recalls = alignment.sentences.map(({ hits }) =>
    scoreRecall({ ...claim, weights: rest }, hits),
  )
  const best = recalls.reduce((most, recall) => Math.max(most, recall), 0)
  const said = alignment.sentences
    .filter((_, i) => best > 0 && recalls[i] === best)
    .map(({ document, start, end }) => documents[document]?.slice(start, end) ?? '')
  const isOther = (text: string) => findOtherGiven(text, [name]).length > 0
  if (said.length > 0 && said.every(isOther)) return true
  const hits = scoreHits(claim, alignment)
  return own.some((i) => hits[i] === 0) && isOther(documents.join('\n\n'))
}

/**
 * @returns the first name of several words that no preposition governs; null where it owns what
 * follows: "Ada Marsh's son"
 */
function findSubject(text: string): string | null {
  for (const { 0: written, index } of text.matchAll(names)) {
    const [before = ''] = /\p{L}+ $/u.exec(text.slice(0, index)) ?? []
    if (functionWords.has(foldWord(before))) continue
    const name = written.replace(/[.’'-]+$/, '').split(/\s+/)
    while (functionWords.has(foldWord(name[0] ?? ''))) name.shift()
    if (name.length >= minNameWords) return /['’]s$/.test(name.at(-1) ?? '') ? null : name.join(' ')
  }
  return null
}
