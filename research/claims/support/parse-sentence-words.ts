import { tensWords, unitWords } from '../../identity/names/tables/company-words.ts'
import { memoize } from '../../text/memoize.ts'
import { unwrap } from '../../text/patterns/unwrap.ts'
import { unspacedSigns } from '../../text/signs/script.ts'
import { foldText } from '../../text/words/fold.ts'
import { claimMonths, otherwiseWords } from '../../text/words/months.ts'
import { chooseStopWords, functionWords } from '../../text/words/stop-words.ts'
import { toStem } from '../../text/words/to-stem.ts'
import { negatingLanguages } from './tables/negations.ts'

/**
 * A word as it is compared. `key`: the stem, `#` and the value of a number, `@3` for March, or a
 * pair of signs of a script without spaces. `name`: written with a capital inside a sentence, or in
 * capitals.
 */
export type SupportWord = {
  key: string
  folded: string
  written: string
  kind: 'plain' | 'function' | 'name' | 'number' | 'month'
  negates: boolean
}

const pattern = new RegExp(
  unwrap`
    (?:\p{Lu}\.[ \u00A0]?){2,}|\d+(?:[.,]\d+)*|\p{N}+
    |[${unspacedSigns}]+|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*`,
  'gu',
)
/** The same where nothing is beyond ASCII, which is much faster. */
const plainPattern = /(?:[A-Z]\. ?){2,}|\d+(?:[.,]\d+)*|[A-Za-z]+(?:'[A-Za-z]+)*/g
const isAscii = /^[\n\t\x20-\x7E]*$/
const unspaced = new RegExp(`^[${unspacedSigns}]`, 'u')
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
  trillion: 1e12,
  millionen: 1e6,
  milliarden: 1e9,
}

const negations = new Set(negatingLanguages.flatMap(({ denials }) => [...denials]))

/** Before `to` these say what brings something about, and else who is in front. */
const leading = new Set(['lead', 'leads', 'led', 'leading'])
const causeKey = toStem('cause')

/** Memoised, since pages repeat few spellings. */
const recall = {
  first: memoize((written: string) => parseWord(written, true), { max: 20_000 }),
  later: memoize((written: string) => parseWord(written, false), { max: 20_000 }),
}

/** @returns the words of one sentence in order; a number with its scale is one: `2 million` */
export function parseSentenceWords(sentence: string): SupportWord[] {
  const words: SupportWord[] = []
  for (const [written] of sentence.matchAll(isAscii.test(sentence) ? plainPattern : pattern)) {
    if (written > '\u0E00' && unspaced.test(written)) words.push(...listPairs(written))
    else {
      const word = recall[words.length === 0 ? 'first' : 'later'](written)
      const last = words.at(-1)
      if (last !== undefined && word.folded === 'to' && leading.has(last.folded)) {
        words[words.length - 1] = { ...last, key: causeKey }
      }
      // sixty-five
      if (
        last !== undefined &&
        isTens(last) &&
        word.kind === 'number' &&
        word.folded in unitWords
      ) {
        words[words.length - 1] = number(
          Number(last.key.slice(1)) + Number(word.key.slice(1)),
          last.written,
        )
        continue
      }
      const scale = last?.kind === 'number' ? scales[word.folded] : undefined
      if (last === undefined || scale === undefined) words.push(word)
      else words[words.length - 1] = number(Number(last.key.slice(1)) * scale, last.written)
    }
  }
  return markStopWords(words)
}

function isTens({ kind, folded }: SupportWord): boolean {
  return kind === 'number' && folded in tensWords
}

/** A capital makes a name of another language's stop word: Sara, Dan. */
function markStopWords(words: readonly SupportWord[]): SupportWord[] {
  const stopWords = chooseStopWords(words.map(({ folded }) => folded))
  return words.map((word) =>
    word.kind === 'plain' && stopWords.has(word.folded) && !/^\p{Lu}/u.test(word.written)
      ? { ...word, key: word.folded, kind: 'function' }
      : word,
  )
}

function parseWord(written: string, isFirst: boolean): SupportWord {
  if (/^\p{N}/u.test(written)) return number(parseNumber(foldText(written)), written)
  if (/^(?:\p{Lu}\.[ \u00A0]?){2,}$/u.test(written)) return initials(written)
  const bare = written.replace(/['’]s?$/, '')
  const folded = (isAscii.test(bare) ? bare.toLowerCase() : foldText(bare)).replace(/['’` ]/g, '')
  const word = { folded, written, negates: negations.has(folded) }
  const value = unitWords[folded] ?? tensWords[folded]
  // "One source says" counts nothing
  const isCounted = isFirst && folded !== 'one' ? /^\p{L}\p{Ll}{2}/u : /^\p{Ll}{3}/u
  if (value !== undefined && isCounted.test(written) && folded !== 'second')
    return { ...number(value, written), folded }
  if (written === 'US' || written === 'USA') return { ...word, key: 'usa', kind: 'name' }
  const month = claimMonths().get(folded)
  const isCapital = /^\p{Lu}/u.test(written)
  if (
    month !== undefined &&
    folded !== 'may' &&
    !(isFirst && otherwiseWords.has(folded)) &&
    isCapital &&
    !functionWords.has(folded)
  )
    return { ...word, key: `@${month}`, kind: 'month' }
  if (folded === 'may' && written === 'May' && !isFirst)
    return { ...word, key: '@5', kind: 'month' }
  if (functionWords.has(folded) || (folded.length < 2 && isAscii.test(bare)))
    return { ...word, key: folded, kind: 'function' }
  const isName = isCapital && (!isFirst || /^.\p{L}*\p{Lu}/u.test(written))
  return { ...word, key: toStem(folded), kind: isName ? 'name' : 'plain' }
}

/** `B. J.` → `bj`; `U.S.` → `usa`. */
function initials(written: string): SupportWord {
  const folded = foldText(written).replace(/[^a-z]/g, '')
  return { key: folded === 'us' ? 'usa' : folded, folded, written, kind: 'name', negates: false }
}

function number(value: number, written: string): SupportWord {
  return { key: `#${value}`, folded: written, written, kind: 'number', negates: false }
}

/** `1,234.5` → 1234.5; `1.234,5` and `1.234` the same way as long as groups are of three. */
function parseNumber(written: string): number {
  const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/.exec(written)
  if (grouped !== null) {
    const [whole, rest] = splitLast(written, grouped[1] ?? ',')
    return Number(`${whole.replace(/\D/g, '')}${rest === '' ? '' : `.${rest}`}`)
  }
  return (
    Number(written.replace(',', '.').replace(/[.,](?=.*\.)/g, '')) ||
    Number(written.replace(/\D.*$/, ''))
  )
}

function splitLast(written: string, group: string): [string, string] {
  const other = group === ',' ? '.' : ','
  const at = written.lastIndexOf(other)
  return at < 0 ? [written, ''] : [written.slice(0, at), written.slice(at + 1)]
}

/** Signs that tie words together and are no part of one, in Chinese and Japanese. */
const tying = /[的是了在她他们們也のはがをにでともだ]/u

function listPairs(written: string): SupportWord[] {
  const signs = [...written]
  const pairs =
    signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
  return pairs.map((pair) => ({
    key: pair,
    folded: pair,
    written: pair,
    kind: tying.test(pair) ? 'function' : 'plain',
    negates: /[不没沒未非無无]/u.test(pair),
  }))
}
