import { unwrap } from '../patterns/unwrap.ts'
import { unseenOrJoiner } from './unseen-signs.ts'

/**
 * A text with every mark written one way, and where each of its characters comes from:
 * `starts[i]`..`ends[i]` in the text it was made of.
 */
type FoldedMarks = { text: string; starts: readonly number[]; ends: readonly number[] }

const singleQuotes = /[‘’‚‛ʼ′`´＇]/
const doubleQuotes = /[“”„‟«»″＂]/
const dashes = /[‐‑‒–—―−﹣－]/
const ligature = /[\uFB00-\uFB06\uFF01-\uFF5E…]/
const beyondAscii = /[^\x20-\x7E]/
const cluster = new RegExp(
  unwrap`
    [!-_a-~]+(?!\p{M})|[\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+
    |[\u1100-\u11FF]+|[\s\S]\p{M}*`,
  'gu',
)

/**
 * Quotes, dashes, ellipses, ligatures, full-width forms, composed letters and runs of white space,
 * each in one spelling. Powers and fractions stay: `10²` is not `102`. Case stays too.
 */
export function foldMarks(text: string): FoldedMarks {
  const pieces: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: found, index } of text.matchAll(cluster)) {
    const piece = foldCluster(found)
    pieces.push(piece)
    // what stays as it is keeps its places; of what does not, each character comes from the whole
    const isSame = piece === found
    for (let i = 0; i < piece.length; i += 1) {
      starts.push(isSame ? index + i : index)
      ends.push(isSame ? index + i + 1 : index + found.length)
    }
  }
  return { text: pieces.join(''), starts, ends }
}

function foldCluster(found: string): string {
  if (found.trim() === '') return ' '
  if (!beyondAscii.test(found) && found !== '`') return found
  const seen = found.replace(unseenOrJoiner, '')
  if (seen === '') return ''
  if (singleQuotes.test(seen)) return "'"
  if (doubleQuotes.test(seen)) return '"'
  if (dashes.test(seen)) return '-'
  return ligature.test(seen) ? seen.normalize('NFKC') : seen.normalize('NFC')
}
