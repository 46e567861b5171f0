import { parseBirthYearBehind } from '../claims/patterns/phrases/birth-year.ts'
import { areSameGiven } from '../identity/names/are-same-given.ts'
import { isGivenName } from '../identity/names/tables/nicknames.ts'
import { hasSentenceEnd, splitAtStops } from '../text/sentences/split-sentences.ts'
import { foldWord } from '../text/words/fold.ts'
import { type AgeSign, findAgeSigns, hasParentTitleLast, saysAdult } from './find-age-signs.ts'

type Evidence = {
  birthYears: readonly number[]
  texts: readonly string[]
  /** The current year. */
  year: number
  /** What the person is called; without it each sentence is taken to be about them. */
  names?: readonly string[]
}

const [minAdultAge, maxAge] = [18, 120]
/** Longer texts are read to here. Characters. */
const maxReadLength = 100_000
/** A name that stands more often in one text is not looked behind again. */
const maxNames = 500
/** A sign and the name that it belongs to are at most this far apart. Characters. */
const maxDistanceLength = 80
/** Stand for the person's name and for some words of it: signs that no text holds. */
const [person, part] = ['\u0001', '\u0002']

/**
 * Whether sources show that the person is a minor, so that their details are withheld. Birth years
 * decide: each source's counts once, and where they disagree half of them are enough. Exactly 18
 * years ago counts as adult, though the birthday may be to come. Without them a minor is shown by
 * years of birth right behind the name, or by an age, a school or a youth team beside it unless
 * another sentence shows an adult: a school article may be old.
 */
export function isLikelyMinor({ birthYears, texts, year, names = [] }: Evidence): boolean {
  const ages = toAges(birthYears, year)
  if (ages.length > 0) return areYoung(ages)
  const known = names.filter((name) => name.trim() !== '')
  const read = texts.map((text) => text.slice(0, maxReadLength))
  if (known.length === 0) return isMinor(read.flatMap((text) => findAgeSigns(text, year)))
  const parted = read.map((text) => markParts(hideRelatives(text, known), known))
  const said = toAges(parted.flatMap(listBirthYears), year)
  if (said.length > 0 && areYoung(said)) return true
  const marked = parted.map((text) => text.replaceAll(part, person))
  const signs = marked
    .map(joinAsides)
    .flatMap((text) =>
      findAgeSigns(text, year, person).filter((sign) => isNear(text, sign) && !isCount(text, sign)),
    )
  return isMinor(signs) && !marked.some((text) => showsAdult(text, signs))
}

function toAges(birthYears: readonly number[], year: number): number[] {
  return birthYears.map((born) => year - born).filter((age) => age >= 0 && age < maxAge)
}

function areYoung(ages: readonly number[]): boolean {
  return ages.filter((age) => age < minAdultAge).length * 2 >= ages.length
}

/** Directly behind the name, "NAME (born 2011)", not behind that of a relative. */
function listBirthYears(parted: string): number[] {
  const pieces = parted.split(marks)
  return pieces.flatMap((behind, at) =>
    at === 0 || at % 2 === 1 || at > 2 * maxNames || isRelative(pieces, at - 1)
      ? []
      : (parseBirthYearBehind(behind) ?? []),
  )
}

const marks = new RegExp(`([${person}${part}])`)

/** "Leo SMITH": the family name behind another given name, which is no middle name of theirs. */
function isRelative(pieces: readonly string[], at: number): boolean {
  const before = (pieces[at - 1] ?? '').slice(-maxDistanceLength)
  const given = /\p{Lu}[\p{L}\p{M}.'’-]* +$/u.exec(before)
  const isMiddle = pieces[at - 2] === part && given !== null && before.slice(0, given.index) === ' '
  return pieces[at] === part && given !== null && !isMiddle
}

/** Where a text about one person shows that they are a minor; none where it shows an adult, too. */
export function findMinorSpans(text: string, year: number): AgeSign[] {
  const signs = findAgeSigns(text.slice(0, maxReadLength), year)
  return isMinor(signs) ? signs.filter(({ kind }) => kind === 'minor') : []
}

function isMinor(signs: readonly AgeSign[]): boolean {
  return signs.some(({ kind }) => kind === 'minor') && !signs.some(({ kind }) => kind === 'adult')
}

/**
 * What is quoted belongs to who says it: its last stop ends no sentence. Nor does that of a
 * bracket, that of a place in results, or the sign by which snippets leave words out. Lengths stay.
 */
function joinAsides(text: string): string {
  return text.replace(/[.!?。！？](?=["”’»」』)）])|…|(?<=[:;] ?\d{1,3})\./g, ',')
}

/** Whether the name stands in or near a sign, in one sentence with no other full name between. */
function isNear(text: string, { start, end }: AgeSign): boolean {
  if (text.slice(start, end).includes(person)) return true
  const before = text.lastIndexOf(person, start - 1)
  const after = text.indexOf(person, end)
  const isJoined = (from: number, to: number) =>
    to - from <= maxDistanceLength &&
    !fullName.test(text.slice(from, to)) &&
    !hasSentenceEnd(text, { start: from, end: to })
  return (
    (before >= 0 && start > 0 && !headed.test(text.slice(end)) && isJoined(before + 1, start)) ||
    (after >= 0 && !isOfOther(text, start) && isJoined(end, after))
  )
}

/** "Jack Lee (15)": an age in brackets or between commas is that of the name in front of it. */
function isOfOther(text: string, start: number): boolean {
  return (
    /[(（,]/.test(text[start] ?? '') && otherName.test(text.slice(Math.max(0, start - 80), start))
  )
}

const otherName = /\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+ ?$/u

/** Behind "U17": its list of places follows, and who stands before it is of another one. */
const headed = /^[^.;:)）\n]{0,20}(?<!\d): ?\d{1,3}[.,] /u

/** A line that ends in a number in brackets. */
const counted = /[(（](\d{1,3}(?:,\d{3})*|\d{1,6})[)）]\p{S}?\s*$/u
/** What stands beside a sign is looked at so far, to either side. Characters. */
const maxListLength = 2_000
/** In a list this long small numbers are counts; in a shorter one they may be infants' ages. */
const minListLength = 20

/**
 * Whether a number in brackets counts something, as shops and directories do behind each name:
 * lines in a row end so, and some of the numbers are no ages.
 */
function isCount(text: string, { start, end }: AgeSign): boolean {
  if (!/^[(（]\d/.test(text.slice(start, end))) return false
  const above = text.slice(Math.max(0, start - maxListLength), start).split('\n')
  const below = text.slice(start, end + maxListLength).split('\n')
  const line = `${above.pop() ?? ''}${below.shift() ?? ''}`
  const own = listCounts([line])
  if (own.length === 0) return false
  const counts = [...listCounts(above.toReversed()), ...own, ...listCounts(below)]
  const small = counts.filter((count) => count < 3).length
  return (
    counts.filter((count) => count === 0 || count > maxAge).length > 1 ||
    (counts.length >= minListLength && small * 5 >= counts.length)
  )
}

/** The numbers that lines end in, up to the first line without one. */
function listCounts(lines: readonly string[]): number[] {
  const other = lines.findIndex((line) => !counted.test(line))
  return lines
    .slice(0, other < 0 ? lines.length : other)
    .map((line) => Number(counted.exec(line)?.[1]?.replaceAll(',', '')))
}

const fullName = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

function showsAdult(text: string, signs: readonly AgeSign[]): boolean {
  const minor = signs.filter(({ kind }) => kind === 'minor').map((sign) => sign.text)
  // a relative with a title may follow: "met Dr. Roe, a lawyer"
  return splitAtStops(text)
    .filter((_, at, all) => !hasParentTitleLast(all.slice(Math.max(0, at - 3), at).join(' ')))
    .filter((part) => part.includes(person) && !minor.some((sign) => part.includes(sign)))
    .some((part) => saysAdult(part.slice(0, 600)))
}

/** Stands for the family name of another person. */
const another = 'Roe'
const aged =
  /(?<given>\p{Lu}[\p{L}\p{M}'’-]*) (?<family>\p{Lu}[\p{L}\p{M}'’-]+)(?= ?\(\d|, \d{1,2}[,.;])/gu

/**
 * Takes the family name from others with an age: "Leo Marlowe (17)" beside "Ada Marlowe", but not
 * "Ada Jane Marlowe (17)", "Midfielder Marlowe (17)".
 */
function hideRelatives(text: string, names: readonly string[]): string {
  const own = names.filter((name) => text.includes(name)).map((name) => name.split(/\s+/))
  const families = new Set(own.flatMap((words) => words.slice(1).slice(-1)))
  if (families.size === 0) return text
  const known = [...new Set(own.flat())].map(foldWord)
  const isOwn = (word: string) => known.some((one) => areSameGiven(one, foldWord(word)))
  return text.replace(aged, (run, given: string, family: string, at: number) => {
    const [before = ''] = /[\p{L}\p{M}'’-]*(?= $)/u.exec(text.slice(Math.max(0, at - 40), at)) ?? []
    const isOther = isGivenName(foldWord(given)) && !isOwn(given) && !isOwn(before)
    return families.has(family) && isOther ? `${given} ${another}` : run
  })
}

/** Marks the name where it stands whole, and its words where they stand alone. */
function markParts(text: string, names: readonly string[]): string {
  const words = names.flatMap((name) => name.split(/\s+/)).filter((word) => word.length > 2)
  const all = [...new Set([...names, ...words])].sort((one, other) => other.length - one.length)
  const parted = all.reduce(
    (rest, name) => rest.replaceAll(name, names.includes(name) ? person : part),
    text,
  )
  return parted.replace(runs, (run) => (run.includes(person) ? person : part))
}

const runs = new RegExp(`[${person}${part}](?:\\s+[${person}${part}])+`, 'g')
