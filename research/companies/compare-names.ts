import { haveCommonMember } from '../identity/names/have-common-member.ts'
import { sumWeights } from '../identity/names/name-signal.ts'
import { encodeSound } from '../identity/names/word-similarity.ts'
import { computeEditDistance } from './compute-edit-distance.ts'
import {
  findLongForm,
  isCommonWord,
  type ParsedName,
  parseCompanyName,
} from './parse-company-name.ts'

/** One reason: what was seen, and by how many units of log-odds it moves the match. */
export type MatchSignal = { signal: string; weight: number; detail?: string }

/** Log-odds of two names that are written alike, before anything is held against them. */
const sameName = 5

/**
 * How far two names speak for one company: `sameName` for equal ones, less for each difference.
 * @param isWord whether a word stands as such in other names, so that it is no slip of the pen
 */
export function compareNames(
  asked: string,
  found: string,
  isWord: (word: string) => boolean,
): MatchSignal[] {
  const [a, b] = [parseCompanyName(asked), parseCompanyName(found)]
  if (a.words.length === 0 || b.words.length === 0) return [{ signal: 'no_name', weight: -6 }]
  if (a.plain === b.plain) return [{ signal: 'same_name', weight: sameName + 0.3 }]
  const differences = [
    ...compareWords(a, b, isWord),
    ...compareForms(a, b),
    ...(a.script === b.script ? [] : [{ signal: 'other_script', weight: -0.5 }]),
  ]
  const acronym = compareAcronym(a, b)
  const parted = compareParted(a, b)
  const byWords: MatchSignal[] = [
    { signal: 'words_agree', weight: sameName },
    ...(parted !== null && parted > sumWeights(differences)
      ? [{ signal: 'spaces_differ', weight: parted }]
      : differences),
  ]
  return acronym !== null && sumWeights(acronym) > sumWeights(byWords) ? acronym : byWords
}

type Word = { plain: string; written: string; at: number }

function compareWords(
  a: ParsedName,
  b: ParsedName,
  isWord: (word: string) => boolean,
): MatchSignal[] {
  if (a.words.join('') === b.words.join('') || a.written.join('') === b.written.join(''))
    return a.words.length === b.words.length
      ? compareSpellings(a.written, b.written)
      : [{ signal: 'spaces_differ', weight: -0.3 }]
  const [left, right] = joinParted(listWords(a), listWords(b))
  const signals: MatchSignal[] = []
  const [onlyLeft, onlyRight] = pairEqualWords(left, right, signals)
  const slips = pairSlippedWords(onlyLeft, onlyRight, a.script !== b.script, isWord)
  signals.push(...slips.signals)
  const restLeft = slips.left.filter((word) => !isForm(word, b))
  const restRight = slips.right.filter((word) => !isForm(word, a))
  const forms = slips.left.length + slips.right.length - restLeft.length - restRight.length
  if (forms > 0) signals.push({ signal: 'form_in_name', weight: -0.5 * forms })
  for (const [rest, signal] of [
    [restLeft, 'words_missing'],
    [restRight, 'further_words'],
  ] as const)
    if (rest.length > 0)
      signals.push({
        signal,
        weight: -rest.reduce((sum, word) => sum + computeMissingCost(word), 0),
        detail: rest.map(({ written }) => written).join(' '),
      })
  const numbers = [restLeft, restRight].map((rest) => rest.filter(isNumber).length)
  if (numbers.every((count) => count > 0)) signals.push({ signal: 'other_number', weight: -3 })
  return signals
}

const listWords = ({ words, written }: ParsedName): Word[] =>
  words.map((plain, at) => ({ plain, written: written[at] ?? plain, at }))

const isNumber = ({ plain }: Word) => /^\d/.test(plain)

/** What a word costs that only one of the names has. */
function computeMissingCost(word: Word): number {
  if (isNumber(word)) return 5.2
  return isCommonWord(word.written) ? 4.6 : 5.2
}

/** Abbreviations, plurals and other languages' spellings of words that are one. */
function compareSpellings(a: readonly string[], b: readonly string[]): MatchSignal[] {
  const other = a.filter((word, i) => word !== b[i])
  return other.length === 0
    ? []
    : [{ signal: 'words_abbreviated', weight: -other.length, detail: other.join(' ') }]
}

/** Takes words out of both lists that are the same; those left over have no partner. */
function pairEqualWords(
  left: readonly Word[],
  right: readonly Word[],
  signals: MatchSignal[],
): [Word[], Word[]] {
  const rest = [...right]
  const places: number[] = []
  let abbreviated = 0
  const onlyLeft = left.filter((word) => {
    const exact = rest.findIndex(({ written }) => written === word.written)
    const at = exact >= 0 ? exact : rest.findIndex(({ plain }) => plain === word.plain)
    if (at < 0) return true
    if (exact < 0) abbreviated += 1
    const [partner] = rest.splice(at, 1)
    places.push(partner?.at ?? 0)
    return false
  })
  if (abbreviated > 0) signals.push({ signal: 'words_abbreviated', weight: -abbreviated })
  if (places.some((place, i) => i > 0 && place < (places[i - 1] ?? 0)))
    signals.push({ signal: 'other_order', weight: -0.8 })
  return [onlyLeft, rest]
}

/** Pairs words that differ by a slip of the pen, nearest first. */
function pairSlippedWords(
  left: readonly Word[],
  right: readonly Word[],
  scriptsDiffer: boolean,
  isWord: (word: string) => boolean,
): { left: Word[]; right: Word[]; signals: MatchSignal[] } {
  const pairs = left
    .flatMap((a) =>
      right.map((b) => ({ a, b, cost: computeSlipCost(a, b, scriptsDiffer, isWord) })),
    )
    .filter(({ cost }) => cost < 6)
    .sort((x, y) => x.cost - y.cost)
  const taken = new Set<Word>()
  const signals: MatchSignal[] = []
  for (const { a, b, cost } of pairs) {
    if (taken.has(a) || taken.has(b)) continue
    taken.add(a)
    taken.add(b)
    signals.push({
      signal: 'spelling_differs',
      weight: -cost,
      detail: `${a.written} / ${b.written}`,
    })
  }
  const untaken = (words: readonly Word[]) => words.filter((word) => !taken.has(word))
  return { left: untaken(left), right: untaken(right), signals }
}

/** The longer the word, the likelier one letter is a slip; in numbers and short words none is. */
function computeSlipCost(
  a: Word,
  b: Word,
  scriptsDiffer: boolean,
  isWord: (word: string) => boolean,
): number {
  const [x, y] = [a.written, b.written]
  const isFixed = (word: Word) =>
    /^\d+$/.test(word.written) || (isNumber(word) && word.written.length < 5)
  if (isFixed(a) || isFixed(b) || x.replace(/\D/g, '') !== y.replace(/\D/g, ''))
    return Number.POSITIVE_INFINITY
  if (scriptsDiffer && encodeSound(x) === encodeSound(y)) return 0.8
  if (foldUmlauts(x) === foldUmlauts(y)) return 0.4
  const length = Math.max(x.length, y.length)
  const maxEdits = scriptsDiffer ? Math.floor(length / 3) : length >= 7 ? 2 : 1
  const edits = computeEditDistance(x, y, maxEdits)
  if (edits > maxEdits) return Number.POSITIVE_INFINITY
  const first = length >= 9 ? 1.2 : length >= 7 ? 1.5 : length >= 5 ? 2.3 : length === 4 ? 3.2 : 4
  if (scriptsDiffer) return 0.8 * edits
  const swapped = edits === 1 && [...x].sort().join('') === [...y].sort().join('') ? -0.4 : 0
  const start = x[0] === y[0] || swapped < 0 ? 0 : 1
  // a word that others have, too, is meant as it stands
  const meant = isCommonWord(x) || isWord(x) ? 2.4 : 0
  return first + (edits - 1) * 1.9 + swapped + start + meant
}

/** `mueller` → `muller`: an umlaut may be written as two letters or lose its dots. */
const foldUmlauts = (word: string) => word.replace(/([aou])e/g, '$1')

/** "Good Sample" and "Goodsample": two words of one name are one word of the other. */
function joinParted(a: readonly Word[], b: readonly Word[]): [Word[], Word[]] {
  return [joinTo(a, b), joinTo(b, a)]
}

function joinTo(words: readonly Word[], others: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let i = 0; i < words.length; i += 1) {
    const [word, next] = [words[i], words[i + 1]]
    if (word === undefined) continue
    const both = word.written + (next?.written ?? '')
    if (next !== undefined && others.some(({ written }) => written === both)) {
      joined.push({ plain: both, written: both, at: word.at })
      i += 1
    } else joined.push(word)
  }
  return joined
}

/**
 * Spaces get lost or slip in: "ExampleAG".
 * @returns the weight of names that are one without their spaces, but for a slip in long ones, else
 * null
 */
function compareParted(a: ParsedName, b: ParsedName): number | null {
  const [left, right] = [a.plain.split(' '), b.plain.split(' ')]
  if (left.length === right.length) return null
  const [x = '', y = ''] = [left, right].map((words) => words.join('').replace(/^the/, ''))
  if (x === y) return -0.4
  const numbers = [a, b].map(({ words }) => words.filter((word) => /\d/.test(word)).join())
  if (numbers[0] !== numbers[1] || Math.min(x.length, y.length) < 8) return null
  // a letter that stands alone is a word of the longer name, not a slip
  const [short, long] = left.length < right.length ? [left, right] : [right, left]
  if (short.every((word) => long.includes(word))) return null
  return x[0] === y[0] && computeEditDistance(x, y, 1) === 1 ? -3.2 : null
}

/** "Exampleag", "Limted": a form that is written onto the name or with a slip. */
function isForm(word: Word, other: ParsedName): boolean {
  return (
    other.formWords.includes(word.written) ||
    (other.form !== null &&
      (findLongForm(word.written) !== null ||
        other.formWords.some(
          (form) => form.length > 2 && computeEditDistance(form, word.written, 1) === 1,
        )))
  )
}

/** Forms that are put for each other in one country, or are each other's translation. */
const near: readonly ReadonlySet<string>[] = [
  new Set(['inc', 'corp', 'co']),
  new Set(['ltd', 'ltee', 'coltd', 'pty']),
  new Set(['llc', 'coltd', 'ltd']),
  new Set(['as', 'asa', 'ascz', 'asee', 'sa', 'ag', 'spa', 'ab', 'jsc', 'plc', 'ad', 'sapl']),
  new Set(['lda', 'ltda']),
  new Set(['srl', 'srlro', 'sarl', 'sl']),
]

function compareForms(a: ParsedName, b: ParsedName): MatchSignal[] {
  const detail = `${a.form ?? '–'} / ${b.form ?? '–'}`
  if (a.form === b.form || haveCommonMember(a.forms, b.forms)) return []
  if (a.form === null || b.form === null)
    return [{ signal: 'form_missing', weight: a.form === null ? -0.5 : -0.9, detail }]
  const isNear = near.some((forms) => forms.has(a.form ?? '') && forms.has(b.form ?? ''))
  return [{ signal: 'other_form', weight: isNear ? -4 : -5, detail }]
}

/** "IBM" may stand for "International Business Machines"; letters alone prove little. */
function compareAcronym(a: ParsedName, b: ParsedName): MatchSignal[] | null {
  const [short, long] = a.words.length === 1 ? [a, b] : [b, a]
  if (short.words.length !== 1 || long.words.length < 3) return null
  const letters = long.written.map((word) => word[0]).join('')
  return letters === short.written[0] ? [{ signal: 'acronym', weight: 1 }] : null
}
