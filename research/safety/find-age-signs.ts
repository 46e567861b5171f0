import { titles } from '../identity/names/tables/titles.ts'
import { memoize } from '../text/memoize.ts'
import { memoizeOnce } from '../text/memoize-once.ts'
import { listNeededWords } from '../text/patterns/needed-words.ts'
import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { buildWordScan, foldCase } from '../text/patterns/word-scan.ts'
import { listSentencesWith } from '../text/sentences/split-sentences.ts'
import type { Span } from '../text/span.ts'
import { parseNumberWords } from './parse-number-words.ts'
import { shared, wordings } from './tables/minor/index.ts'
import { triggerWords } from './tables/minor/trigger-words.ts'
import type { Wording } from './tables/minor/wording.ts'

/** Where a text shows that a person is, or is not, a minor. */
export type AgeSign = Span & { kind: 'minor' | 'adult'; text: string }

const adulthood = 18
/**
 * An age that a school year or a youth team stands for, where a year of the past stands beside it.
 */
const schoolAge = 12
/** Sentences are read in pieces of at most this many characters. */
const maxPieceLength = 600
/**
 * All that hold a number or a school are read to here; characters, and what each piece costs beside
 * them.
 */
const maxReadLength = 24_000
const pieceCost = 100
/** Words that make a sign another person's stand at most this far before it. Characters. */
const guardReach = 80

/** Compiled once a text holds one of its words: most are in no text that a process reads. */
type Sign = { form: string; compiled: () => RegExp }
type Pattern = Sign & { isAge: boolean }
type Language = {
  patterns: readonly Pattern[]
  before: Pick<RegExp, 'test'>
  after: Pick<RegExp, 'test'>
  adult: Sign
  /** What ends in a sign of a parent's: `daughter of John Roe, Ph.D` */
  parent: Pick<RegExp, 'test'>
  /** What ends in a parent's abbreviated title. */
  parentTitle: Pick<RegExp, 'test'>
  ages: ReadonlyMap<string, number>
}

/** Stands for all words of numbers. */
const anyNumber = String.raw`\p{L}+`
const start = String.raw`(?<![\p{L}\p{N}])`
const end = String.raw`(?![\p{L}\p{N}])`
/** A sentence without any of these holds no sign. */
const trigger = new RegExp(joinAlternatives(triggerWords), 'iu')

/**
 * The signs of a text, in the order of its sentences.
 * @param year the current year: an age beside a year of the past is that of long ago
 * @param about only sentences that hold this are read; '' = all
 */
export function findAgeSigns(text: string, year: number, about = ''): AgeSign[] {
  const signs: AgeSign[] = []
  let read = 0
  for (const { start, end } of listSentencesWith(about, text)) {
    for (let at = start; at < end; at += maxPieceLength) {
      const part = text.slice(at, Math.min(end, at + maxPieceLength))
      if (!part.includes(about) || !trigger.test(part)) continue
      read += part.length + pieceCost
      if (read > maxReadLength) return signs
      signs.push(...signsIn({ sentence: part, year, about }).map((sign) => move(sign, at)))
    }
  }
  return signs
}

/** Whether a text names what only adults do or have, beside what it says of a parent. */
export function saysAdult(text: string): boolean {
  const spoken = languages()
  const held = findHeld(text)
  return spoken.some(({ adult }) =>
    (held.has(adult) ? listMatches(text, adult.compiled()) : []).some(({ 0: sign, index }) => {
      const said = text.slice(Math.max(0, index - guardReach), index + sign.length)
      // "professor" is a word of several languages
      return !spoken.some(({ parent }) => parent.test(said))
    }),
  )
}

/** Whether a text breaks off at the stop of a parent's title: "daughter of Prof." */
export function hasParentTitleLast(text: string): boolean {
  return languages().some(({ parentTitle }) => parentTitle.test(text.slice(-guardReach)))
}

/** Kept: a dossier that grows reads its sentences again, and each costs all patterns. */
const signsIn = memoize(matchSigns, {
  keyOf: ({ sentence, year, about }) => `${year} ${about} ${sentence}`,
})

type Read = { sentence: string; year: number; about: string }

function matchSigns({ sentence, year, about }: Read): AgeSign[] {
  const held = findHeld(sentence)
  return languages().flatMap(({ patterns, before, after, ages }) =>
    patterns
      .filter((pattern) => held.has(pattern))
      .flatMap(({ compiled, isAge }) =>
        listMatches(sentence, compiled()).flatMap((match): AgeSign[] => {
          const [found] = match
          const at = { start: match.index, end: match.index + found.length, text: found }
          const said = isAge ? parseAge(match.slice(1), ages) : null
          if (isAge && (said === null || said < 3 || said > 120)) return []
          const then = earliestYear(joinPartsBeside(at, sentence, about), year)
          const age = (said ?? schoolAge) + (then === null ? 0 : year - then)
          if (age >= adulthood) return [{ kind: 'adult', ...at }]
          const isOther =
            before.test(sentence.slice(Math.max(0, at.start - guardReach), at.start)) ||
            after.test(sentence.slice(at.end))
          return isOther ? [] : [{ kind: 'minor', ...at }]
        }),
      ),
  )
}

/** The signs whose words stand in a text: few of two hundred. */
function findHeld(text: string): ReadonlySet<Sign> {
  const { always, scan } = indexOnce()
  const held = new Set(always)
  scan(foldCase(text), (sign) => {
    held.add(sign)
    return false
  })
  return held
}

const indexOnce = memoizeOnce(() => {
  const signs = languages().flatMap(({ patterns, adult }): Sign[] => [...patterns, adult])
  const needed = signs.map((sign) => [sign, listNeededWords(sign.form)] as const)
  return {
    always: needed.flatMap(([sign, words]) => (words === null ? [sign] : [])),
    scan: buildWordScan(
      needed.flatMap(([sign, words]) => (words ?? []).map((word) => [word, sign] as const)),
    ),
  }
})

/** @param form the same, or a shorter pattern that matches wherever it does */
function toSign(source: string, flags: string, form = source): Sign {
  return { form, compiled: memoizeOnce(() => new RegExp(source, flags)) }
}

function toTest(source: string, flags: string): Pick<RegExp, 'test'> {
  const { compiled } = toSign(source, flags)
  return { test: (text) => compiled().test(text) }
}

/** Few of a hundred patterns stand in a text, and `matchAll` copies each one first. */
function listMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)]
}

function parseAge(
  groups: readonly (string | undefined)[],
  ages: ReadonlyMap<string, number>,
): number | null {
  const digits = groups.find((group) => group !== undefined)
  // a pattern without a group is a word that is an age itself
  if (digits === undefined) return schoolAge
  return /^\d+$/.test(digits)
    ? Number(digits)
    : (ages.get(digits.toLowerCase().replace(/\s+/g, ' ')) ?? null)
}

/**
 * What stands between two stops with a sign, and with what it is about where that stands apart: an
 * abbreviation may end a sentence after all, and the year behind it be another's ("works at Lumen
 * Inc. Founded in 1984").
 */
function joinPartsBeside({ start, end }: Span, sentence: string, about: string): string {
  const stops = [...sentence.matchAll(stop)].map(({ index }) => index + 1)
  const parts = [...stops, sentence.length].map((to, at) => {
    const from = stops[at - 1] ?? 0
    return { text: sentence.slice(from, to), isBeside: from < end && to > start }
  })
  const own = parts.filter(({ isBeside }) => isBeside)
  const isNamed = own.some(({ text }) => text.includes(about))
  const read = isNamed ? own : parts.filter((part) => part.isBeside || part.text.includes(about))
  return read.map(({ text }) => text).join(' ')
}

/** Not one of a date or an ordinal. */
const stop = /(?<!(?<!\d)\d{1,2})[.!?](?=\s+\D)/g

function earliestYear(text: string, year: number): number | null {
  const years = [...text.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([written]) =>
    Number(written),
  )
  const past = years.filter((one) => one <= year)
  return past.length === 0 ? null : Math.min(...past)
}

function move(sign: AgeSign, by: number): AgeSign {
  return { ...sign, start: sign.start + by, end: sign.end + by }
}

const none: Wording = {
  numbers: '',
  ordinals: '',
  ages: [],
  school: [],
  before: '(?!)',
  after: '(?!)',
  adult: '(?!)',
  childOf: '(?!)',
}
const languages = memoizeOnce((): readonly Language[] => {
  const spoken = wordings.map(compile)
  return [...spoken, compileShared(spoken)]
})

/** Signs that all languages write alike are another person's where any language says so. */
function compileShared(spoken: readonly Language[]): Language {
  return {
    ...compile(none),
    patterns: [
      ...shared.ages.map((source) => ({ ...toSign(source, 'gu'), isAge: true })),
      ...shared.teams.map((source) => ({
        ...toSign(`${start}(?:${source})${end}`, 'giu'),
        isAge: false,
      })),
    ],
    before: { test: (text) => spoken.some(({ before }) => before.test(text)) },
    after: { test: (text) => spoken.some(({ after }) => after.test(text)) },
  }
}

/** Of the languages that say "daughter of". */
const article = '(?:an?|the|eine[rs]|de[rs]|une?|la|le|una?|um|uma|een|de) '
const parentName = String.raw`(?:(?:\p{Lu}[\p{L}.'’-]{0,30}|v[ao]n|de[nrl]?|d[aiou]|la) ?){1,6}`

/**
 * A parent's title in front of the name, a degree behind it, or what the parent is: "Professor",
 * "a retired nurse", "John Roe, a lawyer". What a verb says is the child's: "John Roe and graduated
 * from".
 */
const parentSign = unwrap`
  (?:${article}(?:\p{Ll}{2,15} )?)?[\p{L}'-]{2,25}
  |${parentName},? ?(?:[Pp][Hh]|[BMbm]\.?[Ss]c|MBA)[\p{L}.]*
  |${parentName}, ${article}[\p{L}'-]{2,25}`

function compile(wording: Wording): Language {
  const { numbers, ordinals, ages, school, before, after, adult, childOf } = wording
  const isSpaced = !/\p{Script=Han}/u.test(numbers)
  const words = parseNumberWords(numbers)
  const places = parseNumberWords(ordinals)
  const cardinal = String.raw`(\d{1,3}${[...words.keys()].map((word) => `|${word}`).join('')})`
  const suffix = String.raw`(?:st|nd|rd|th|e|ste|de)?\.?`
  const ordinal =
    String.raw`(?:(\d{1,3})${suffix}` +
    `${[...places.keys()].map((word) => `|(${word})`).join('')})`
  // Arabic writes "and", "with" and "to" as part of the next word
  const left = isSpaced ? (/\p{Script=Arabic}/u.test(before) ? `${start}[وبلف]?` : start) : ''
  const right = isSpaced ? end : ''
  const letters = (source: string) => source.replaceAll(String.raw`\w`, String.raw`\p{L}`)
  const few = String.raw`(?:\.?[ '’-][\p{L}'’]{1,15})`
  const childAge = String.raw`(?: ?\(\d{1,2}\)|, \d{1,2}),?`
  const pattern = (source: string, isAge: boolean): Pattern => {
    const filled = letters(source).replaceAll('{n}', cardinal).replaceAll('{o}', ordinal)
    return {
      ...toSign(
        `${source.startsWith('[') ? '' : left}(?:${filled})${right}`,
        'giu',
        source.replaceAll(/\{[no]\}/g, anyNumber),
      ),
      isAge,
    }
  }
  // "father of Jonas (14) and Lea (11)": each is a child's
  const between = isSpaced
    ? String.raw`(?!\p{L})(?:${few}{1,3}${childAge}){0,4}${few}{0,3}\.?[ '’(«"-]*$`
    : String.raw`[\p{L}]{0,6}$`
  return {
    patterns: [
      ...ages.map((source) => pattern(source, true)),
      ...school.map((source) => pattern(source, false)),
    ],
    before: toTest(`${left}(?:${letters(before)})${between}`, 'iu'),
    after: toTest(`^(?:${letters(after)})`, 'u'),
    adult: toSign(`${left}(?:${letters(adult)})${right}`, 'giu'),
    parent: toTest(`${left}(?:${childOf}) ?(?:${parentSign})$`, 'u'),
    parentTitle: toTest(
      String.raw`${left}(?:${childOf}) ?(?:(?:${[...titles].join('|')})(?:\.[\s-]*|$)){1,3}$`,
      'iu',
    ),
    ages: new Map(
      [...words, ...places].map(([word, age]) => [word.replaceAll(String.raw`\s?`, ' '), age]),
    ),
  }
}
