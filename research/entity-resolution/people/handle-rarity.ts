import { familyFirstNames } from '../../identity/names/tables/family-first-names.ts'
import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { unwrap } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import { commonFamilyNames, handleWords } from './tables/common-handles.ts'

/**
 * Below this many bits two strangers may well choose the same handle: what six letters that are no
 * word carry.
 */
const rareBits = 20

/**
 * A word, name or usual number is one of some hundreds; a letter that spells none is one of about
 * ten, seeing what stands before it; letters that hardly stand together in any language are one of
 * about a hundred more.
 */
const [wordBits, letterBits, oddBits, digitBits, usualNumberBits] = [8.5, 3.4, 3.4, 3.3, 2.5]

/** Letters that words of no language put side by side. */
const oddPairs =
  /q(?=[^u])|[xv](?=[bcdfgjkmnpqrstvx])|z(?=[bcfgjmpqrsvx])|[bcdfghjklmnprsvwxz](?=[qx])/g

/** More odd pairs than this count no further: random typing is not unique to one person. */
const maxOdd = 2

/** Shorter handles are taken on every site. */
export const minHandleLength = 4

/** Domains under which networks give out names: `ada.bsky.social` is `ada` there. */
const givenDomains = new RegExp(
  unwrap`
    \.(?:bsky\.(?:social|team)|brid\.gy|livejournal\.com|tumblr\.com|substack\.com|wordpress\.com
    |blogspot\.com)$`,
  'i',
)

/**
 * @returns what is compared of a handle: folded, without its server (`ada@host`, `ada.bsky.social`)
 * and the signs between words; '' for numbers, which sites give out
 */
export function toHandleKey(username: string): string {
  const [local = ''] = username.replace(/^@/, '').split('@')
  const own = local.replace(givenDomains, '')
  const name = foldWord(own)
  return /^[a-z]?\d+$/.test(name) ? '' : name
}

/**
 * Whether one handle on two sites hints at one person. Handles of up to three letters, dictionary
 * words, plain names and what five usual letters can spell are common.
 * @param asked words of the name that was searched for: namesakes all make their handles of them
 */
export function isRareHandle(key: string, asked: ReadonlySet<string> = new Set()): boolean {
  const letters = key.replace(/\d/g, '')
  if (key === '' || (letters.length < minHandleLength && !/\d{5,}/.test(key))) return false
  const bits = (key.match(/[a-z]+|\d+/g) ?? []).reduce(
    (sum, run) => sum + (/\d/.test(run) ? numberBits(run) : runBits(run, asked)),
    0,
  )
  return bits >= rareBits
}

function numberBits(run: string): number {
  return run.length <= 2 ||
    /^(?:19|20)\d\d$|^(?:123|1234|12345|111|000|007|420|666|777|999)$/.test(run)
    ? usualNumberBits
    : digitBits * run.length
}

/**
 * The cheapest way to spell a run of letters by one or two known words, a known word and an
 * initial, or letter by letter.
 */
function runBits(run: string, asked: ReadonlySet<string>): number {
  const known = (word: string) =>
    isGivenName(word) ||
    commonFamilyNames.has(word) ||
    familyFirstNames.has(word) ||
    handleWords.has(word) ||
    asked.has(word)
  // without a vowel they are initials, in which any letter follows any other
  const odd = /[aeiouy]/.test(run) ? Math.min(maxOdd, run.match(oddPairs)?.length ?? 0) : 0
  const costs = [run.length * letterBits + odd * oddBits]
  if (known(run)) costs.push(wordBits)
  for (let cut = 1; cut < run.length; cut += 1) {
    const [head, tail] = [run.slice(0, cut), run.slice(cut)]
    if (known(head) && known(tail)) costs.push(2 * wordBits)
    if (known(head) && tail.length <= 2) costs.push(wordBits + letterBits * tail.length)
    if (known(tail) && head.length <= 2) costs.push(wordBits + letterBits * head.length)
  }
  return Math.min(...costs)
}
