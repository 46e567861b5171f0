import { parseSoughtName, type SoughtName } from '../../../identity/names/name-mentions.ts'
import { areNicknames, isGivenName } from '../../../identity/names/tables/nicknames.ts'
import {
  generations,
  particles,
  postNominals,
  titles,
} from '../../../identity/names/tables/titles.ts'
import { places } from '../../../identity/places/tables/places.ts'
import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import type { Span } from '../../../text/span.ts'
import { foldWord } from '../../../text/words/fold.ts'
import { parseMonth } from '../../../text/words/months.ts'
import { functionWords } from '../../../text/words/stop-words.ts'
import { toBaseForm } from '../../../text/words/to-base-form.ts'
import { isRoleWord } from '../phrases/roles.ts'
import { beforeNames } from '../tables/address-words.ts'
import { postsBehindNames } from '../tables/appointment-words.ts'
import { namesakeWords } from '../tables/subject-words.ts'
import { hasFrameBefore, hasFrameBehind } from './frames-beside-names.ts'
import { appointing, invertedVerb } from './subjects.ts'
import type { WrittenWord } from './words.ts'

/** One place where a sentence writes the name that is sought, or a part of it. */
export type NameSpan = Span & {
  kind: 'full' | 'family' | 'given'
  /** Folded middle names and initials between given and family name. */
  middle: string[]
  generation: string | null
  /** Certainly another person's name: another given name in front, a further family name behind. */
  another: boolean
  /** The given name as it is written; '' where only the family name stands. */
  given: string
}

export type Sought = {
  names: readonly SoughtName[]
  middle: ReadonlySet<string>
  generations: ReadonlySet<string>
  /** Korean names, which particles follow without a space. */
  hangul: RegExp | null
}

/** The names to look for in a text, and what distinguishes their bearers from namesakes. */
export function parseSought(names: readonly string[]): Sought {
  const read = names.map(parseSoughtName).filter(({ family }) => family !== '')
  const marks = names
    .flatMap(
      (name) =>
        name
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu)
          ?.slice(-1) ?? [],
    )
    .flatMap((word) => generations[word] ?? [])
  return {
    names: read,
    middle: new Set(read.flatMap(({ middle }) => [...middle])),
    generations: new Set(marks),
    hangul: buildHangul(names),
  }
}

function buildHangul(names: readonly string[]): RegExp | null {
  const korean = names.map((name) => name.replaceAll(' ', '')).filter((one) => allHangul.test(one))
  return korean.length === 0
    ? null
    : new RegExp(
        `(?<!\\p{L})(?:${korean.join('|')})(?=(?:${koreanParticles.join('|')})?(?!\\p{L}))`,
        'gu',
      )
}
const allHangul = /^\p{Script=Hangul}{3,5}$/u
const koreanParticles = ['은', '는', '이', '가', '의', '을', '를', '과', '와', '도', '에게', '께서']

/**
 * @returns the name's places in a sentence, in order; given names or family names alone only where
 * they stand apart from other names
 */
export function locateNames(
  text: string,
  words: readonly WrittenWord[],
  sought: Sought,
): NameSpan[] {
  const spans: NameSpan[] = []
  for (const name of sought.names) {
    if (name.unspaced === null) continue
    for (let at = text.indexOf(name.unspaced); at !== -1; at = text.indexOf(name.unspaced, at + 1))
      spans.push(toWhole(at, name.unspaced))
  }
  if (sought.hangul !== null)
    for (const found of text.matchAll(sought.hangul)) spans.push(toWhole(found.index, found[0]))
  for (let i = 0; i < words.length; i += 1) {
    const span = spanAt(text, words, i, sought)
    if (span === null) continue
    const last = spans.at(-1)
    if (last !== undefined && span.start < last.end) continue
    spans.push(span)
  }
  return spans.sort((a, b) => a.start - b.start)
}

function toWhole(start: number, written: string): NameSpan {
  return {
    start,
    end: start + written.length,
    kind: 'full',
    middle: [],
    generation: null,
    another: false,
    given: '',
  }
}

function spanAt(
  text: string,
  words: readonly WrittenWord[],
  i: number,
  { names }: Sought,
): NameSpan | null {
  const word = words[i]
  if (word === undefined || word.folded === '') return null
  for (const name of names) {
    const given = isGiven(word.folded, name)
    if (given && name.given !== name.family) {
      const family = familyBehind(text, words, i, name)
      if (family !== null) return toSpan(text, words, i, family, 'full')
    }
    if (word.folded !== name.family) continue
    const next = words[i + 1]
    const comma =
      next !== undefined &&
      /^,? $/.test(text.slice(word.end, next.start)) &&
      isGiven(next.folded, name)
    if (name.given === name.family) return toSpan(text, words, i, i, 'full')
    if (comma) return toSpan(text, words, familyStart(text, words, i, names), i + 1, 'full')
  }
  const alone = names.find((name) => word.folded === name.family) !== undefined ? 'family' : null
  if (alone !== null) return toSpan(text, words, familyStart(text, words, i, names), i, alone)
  return names.some(
    ({ given, family }) => word.folded === given && given !== family && given.length > 1,
  )
    ? toSpan(text, words, i, i, 'given')
    : null
}

function isGiven(word: string, { given, middle }: SoughtName): boolean {
  return (
    word !== '' &&
    (word === given || areNicknames(word, given) || word === joinInitials([given, ...middle]))
  )
}

/** "J. R. Marsh" is written "JR Marsh" as well. */
function joinInitials(given: readonly string[]): string {
  return given.every((name) => name.length === 1) ? given.join('') : ''
}

/** The family name at most two names (and particles) further on, with nothing else between. */
function familyBehind(
  text: string,
  words: readonly WrittenWord[],
  from: number,
  name: SoughtName,
): number | null {
  let between = 0
  for (let j = from + 1; j < words.length && between <= 2; j += 1) {
    const [before, word] = [words[j - 1], words[j]]
    if (
      before === undefined ||
      word === undefined ||
      !/^(?:\.? |-|\. ?|['’])$/.test(text.slice(before.end, word.start))
    )
      return null
    if (word.folded === name.family) return j
    if (word.folded !== '') between += 1
    else if (!particles.has(word.raw)) return null
  }
  return null
}

/** Where a family name of several words begins that ends at a word: "Ms van der Ost-Quibb". */
function familyStart(
  text: string,
  words: readonly WrittenWord[],
  to: number,
  names: readonly SoughtName[],
): number {
  const own = new Set(
    names.flatMap(({ family, middle }) => (family === words[to]?.folded ? middle : [])),
  )
  let from = to
  for (let at = to - 1; at >= 0; at -= 1) {
    const [word, next] = [words[at], words[at + 1]]
    if (
      word === undefined ||
      next === undefined ||
      !/^[ -]$/.test(text.slice(word.end, next.start))
    )
      break
    const isPart =
      particles.has(word.raw.toLowerCase()) || (own.has(word.folded) && !isGivenName(word.folded))
    if (!isPart) break
    from = at
  }
  return from
}

/** "M. QUIBBLEWORTH travaille …": in French no initial but a form of address. */
const frenchText = /(?<!\p{L})(?:une?|le|la|les|des|du|est|à|a|et|dans|chez)\s/u

/** "WRITTEN BY ZELDA QUIBBLEWORTH" */
const ofNamesake = new RegExp(`^${joinAlternatives(namesakeWords)}$`, 'iu')
const notName = new RegExp(`^${joinAlternatives(beforeNames)}$`, 'iu')
/** "Доцент МГУ NAME" */
const cyrillicAcronym = /^[А-ЯЁІЇЄҐ]{2,4}$/u
/** "has appointed NAME Vice President" */
const postStart = new RegExp(`^${joinAlternatives(postsBehindNames)}$`, 'u')

/** The words of a name in a sentence, with those beside them and what stands in between. */
type Beside = {
  kind: NameSpan['kind']
  first: WrittenWord
  last: WrittenWord
  before: WrittenWord | undefined
  behind: WrittenWord | undefined
  gapBefore: string
  gapBehind: string
}

function toSpan(
  text: string,
  words: readonly WrittenWord[],
  from: number,
  to: number,
  kind: NameSpan['kind'],
): NameSpan | null {
  const [first, last, before, behind] = [words[from], words[to], words[from - 1], words[to + 1]]
  if (first === undefined || last === undefined) return null
  const gapBefore = before === undefined ? '' : text.slice(before.end, first.start)
  const gapBehind = behind === undefined ? '' : text.slice(last.end, behind.start)
  const beside = { kind, first, last, before, behind, gapBefore, gapBehind }
  const mark = findGeneration(text, beside)
  return {
    start: first.start,
    end: mark === null ? last.end : (behind?.end ?? last.end),
    kind,
    middle: kind === 'full' ? listMiddleNames(text, words.slice(from, to + 1)) : [],
    generation: mark,
    another: hasOtherBefore(text, beside) || hasOtherBehind(text, beside, mark !== null),
    given: kind === 'family' ? '' : first.raw,
  }
}

function findGeneration(text: string, { behind, gapBehind }: Beside): string | null {
  if (behind === undefined || !/^,? $/.test(gapBehind)) return null
  // "NAME, senior analyst at Globex": a rank
  const isRank =
    gapBehind === ', ' &&
    /^(?:senior|junior)$/i.test(behind.raw) &&
    isPostBehind(text.slice(behind.end))
  return isRank ? null : (generations[behind.raw.toLowerCase()] ?? null)
}

/** Whether what stands in front of a name makes it another's. */
function hasOtherBefore(text: string, { kind, first, last, before, gapBefore }: Beside): boolean {
  if (before === undefined) return false
  const isMonsieur = before.raw === 'M' && gapBefore === '. ' && frenchText.test(text)
  const isPlain =
    before.folded !== '' &&
    !isMonsieur &&
    !(noCapitals.test(last.raw) && hasFrameBefore(text.slice(0, first.start))) &&
    !titles.has(before.folded) &&
    !isRoleWord(before.raw) &&
    !notName.test(before.raw) &&
    !cyrillicAcronym.test(before.raw) &&
    !isTownOfPost(text.slice(0, first.start)) &&
    parseMonth(before.folded, 'claims') === null
  const isInitial = gapBefore === '. ' && before.raw.length === 1
  // a sentence's first word has a capital anyway
  const isNameLike = before.start > 0 || isGivenName(before.folded)
  return (
    (gapBefore === ' ' && kind === 'full' && ofNamesake.test(before.raw)) ||
    (gapBefore === '-' && before.folded !== '') ||
    (isPlain && gapBefore === ' ' && isNameLike) ||
    (isPlain &&
      gapBefore === '. ' &&
      before.folded.length === 1 &&
      before.start > 0 &&
      kind !== 'given') ||
    (isInitial && !isMonsieur && kind === 'family') ||
    (kind === 'given' && isInverted(text, first, last, before))
  )
}

/** Whether what stands behind a name makes it another's. */
function hasOtherBehind(
  text: string,
  { kind, first, last, behind, gapBehind }: Beside,
  hasGeneration: boolean,
): boolean {
  if (behind === undefined || behind.folded === '') return false
  if (gapBehind === '-') return true
  if (kind === 'given') return /^(?: |\. )$/.test(gapBehind)
  return (
    gapBehind === ' ' &&
    !hasGeneration &&
    !(invertedVerb.test(text.slice(0, first.start)) && isRoleWord(behind.raw)) &&
    !(appointing.test(text.slice(0, first.start)) && postStart.test(behind.raw)) &&
    !isMarkBehind(behind) &&
    !isPlaceBehind(text.slice(last.end, last.end + 80)) &&
    !(noCapitals.test(last.raw) && hasFrameBehind(text.slice(last.end)))
  )
}

/** "HOLT-MARSH, Otto": what stands in front of the comma are family names. */
function listMiddleNames(text: string, words: readonly WrittenWord[]): string[] {
  const [begin, end] = [words[0]?.end ?? 0, words.at(-1)?.start ?? 0]
  const comma = text.slice(begin, end).indexOf(',') + begin
  return words
    .slice(1, -1)
    .flatMap(({ folded, start }) =>
      folded === '' || particles.has(folded) || start < comma ? [] : [folded],
    )
}

/** "senior analyst", "senior at Globex"; not "Junior was born", "Senior and Ada Roe, Junior" */
function isPostBehind(text: string): boolean {
  const [phrase = ''] = nearWords.exec(text) ?? []
  const words = phrase.trim().split(' ')
  const end = words.findIndex((word) => functionWords.has(foldWord(word)))
  return text.startsWith(' at ') || words.slice(0, end === -1 ? undefined : end).some(isRoleWord)
}
const nearWords = /^(?: [\p{L}&-]+){1,4}/u

/** "Marsh, Otto, cellist", an entry under another family name. */
function isInverted(
  text: string,
  first: WrittenWord,
  last: WrittenWord,
  before: WrittenWord | undefined,
): boolean {
  return (
    before !== undefined &&
    before.folded !== '' &&
    text.slice(before.end, first.start) === ', ' &&
    /^[\s•*·–—-]*$/u.test(text.slice(0, before.start)) &&
    /^(?:,|\.?$)/.test(text.slice(last.end))
  )
}

/** "Le maire de Porto NAME": the town is no part of the name. */
function isTownOfPost(before: string): boolean {
  const [, post = '', town = ''] = townOfPost.exec(before) ?? []
  return places.has(town) && isRoleWord(post)
}
const townOfPost = /(\p{L}+)\s(?:de|di|do|da|van|von)\s(\p{Lu}[\p{L}-]+)\s$/u

const noCapitals = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** "NAME Ravstone'da yaşıyor": Turkish puts where, with its case, right behind the subject. */
const placeBehind = /^ \p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*){0,3}['’](?:n?d[ae]n?|t[ae]n?)(?!\p{L})/u

/** "NAME Budapesten él": a Hungarian town in a case, which is in no name. */
const townBehind = /^ (\p{Lu}\p{L}+(?:en|on|ben|ban|ett|ött|ott|án)) /u

function isPlaceBehind(text: string): boolean {
  const [, town] = townBehind.exec(text) ?? []
  if (town !== undefined && (toBaseForm(town, 'hu') ?? town) !== town) return true
  return placeBehind.test(text)
}

/**
 * Whether a word behind a name is no further name: degrees and honours have several capitals (`MA`,
 * where `Ma` is a name), and `Ph. D.` is read as two words.
 */
function isMarkBehind({ raw, folded }: WrittenWord): boolean {
  const isKnown = postNominals.has(folded) || Object.hasOwn(generations, folded)
  return raw === 'I' || raw === 'Ph' || (isKnown && /\p{Lu}.*\p{Lu}/u.test(raw))
}
