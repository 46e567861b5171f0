import { memoizeOnce } from '../text/memoize-once.ts'
import { unwrap } from '../text/patterns/unwrap.ts'
import { type GuardedPattern, toGuardedPattern } from './tables/guarded-pattern.ts'
import { groupWords } from './tables/illness-words.ts'
import {
  clauseWords,
  firmWords,
  namePronouns,
  relativePronouns,
  workWords,
} from './tables/private/frame-words.ts'
import { privateStatements } from './tables/private/index.ts'
import type { PrivateStatements } from './tables/private/private-statements.ts'

/** What is never shown of a person, by what it is about. */
type PrivateKind = 'health' | 'belief' | 'ties' | 'court' | 'home'

/** Latin letters by their ranges: classes by property are dear to compile, so often used. */
const [letter, upper] = ['[A-Za-zÀ-ɏ]', '[A-ZÀ-ÖØ-ÞĄĆČĎĐĘĞİŁŃŇŐŒŘŚŞŠŤŰŹŻŽȘȚ]']
const capital = String.raw`${upper}[^\s,;:!?()–—]{0,30}`
const particle = '(?:v[oa]n|de[nrls]?|d[aiou]s?|la|le|af|av|zu|y|e)'
const isPerson = unwrap`
  (?!(?:${capital} ){0,3}(?:${groupWords}|${firmWords})(?!${letter}))`
/** Two words or more with a capital, none of which is that of a firm or a society. */
const name = unwrap`
  (?<!${letter})${isPerson}${capital}(?: ${particle}){0,2}(?: ${capital}){1,3}
  (?! (?:${firmWords})(?!${letter}))`
/** What may stand between a name and its verb: an age in brackets, an apposition, "who". */
const aside = unwrap`
  (?: \([^()\n]{1,40}\))?(?:,[^,.;:!?\n]{1,60},)?(?:,? (?:${relativePronouns}))?`
const person = unwrap`
  (?:${name}|(?<!${letter})${namePronouns}|(?<=^|[.!?…:;–—\n"„“«]\s{0,2})${isPerson}${capital})
  ${aside}`
/** Words of the same clause: what begins another one may have another subject. */
const clause = unwrap`
  (?:${clauseWords.anywhere}|(?<=, )(?:${clauseWords.behindComma}))(?!${letter})`
/** What is said behind these is another person's, or the person's work. */
const stop = unwrap` (?:${clause}|(?:${workWords})(?!${letter}))`
const few = String.raw`(?!${letter})(?:(?!${stop})[^.;:!?\n]){0,80}? ?`
const end = String.raw`(?![A-Za-zÀ-ɏ\d-])`

type Form = { pattern: GuardedPattern; isExcused: (text: string) => boolean }
/** Most texts hold a word of no language: one search finds that out for all. */
type Forms = { anyWord: RegExp; forms: readonly Form[] }

const all = Object.values(privateStatements)
const listForms: Readonly<Record<PrivateKind, () => Forms>> = {
  health: memoizeOnce(() => buildForms('health')),
  belief: memoizeOnce(() => buildForms('belief')),
  ties: memoizeOnce(() => buildForms('ties')),
  court: memoizeOnce(() => buildForms('court')),
  home: memoizeOnce(() => buildForms('home')),
}

function buildForms(kind: PrivateKind): Forms {
  return {
    anyWord: new RegExp(all.map((statements) => statements[kind].words).join('|'), 'u'),
    forms: all.flatMap((statements) => buildForm(kind, statements)),
  }
}

function buildForm(
  kind: PrivateKind,
  { offices, adverbs, ...statements }: PrivateStatements,
): Form[] {
  const { words, frames } = statements[kind]
  if (frames.length === 0) return []
  const office = memoizeOnce(() => new RegExp(fill(offices, adverbs), 'u'))
  return [
    {
      pattern: toGuardedPattern(words, fill(joinFrames(frames), adverbs)),
      isExcused: (text) => kind === 'ties' && office().test(text),
    },
  ]
}

/** What frames begin or end with stands in the pattern once: it is dear to compile. */
function joinFrames(frames: readonly string[]): string {
  const [first, last] = ['PERSON', 'NAMEEND']
  const begun = frames.filter((frame) => frame.startsWith(first))
  const ended = frames.filter((frame) => !frame.startsWith(first) && frame.endsWith(last))
  const others = frames.filter((frame) => !begun.includes(frame) && !ended.includes(frame))
  return [
    ...(begun.length === 0
      ? []
      : [`${first}(?:${begun.map((frame) => frame.slice(first.length)).join('|')})`]),
    ...(ended.length === 0
      ? []
      : [`(?:${ended.map((frame) => frame.slice(0, -last.length)).join('|')})${last}`]),
    ...others,
  ].join('|')
}

function fill(frame: string, adverbs: string): string {
  return frame
    .replaceAll('TITLE', String.raw`(?<=^|[\n:|–—]\s?)${name}(?: \([^()\n]{1,40}\))?`)
    .replaceAll('PERSON', person)
    .replaceAll('NAME', name)
    .replaceAll('WHEN', String.raw`(?:(?=,? (?:\d|(?:${adverbs})(?!${letter})))${few})?`)
    .replaceAll('FEW', few)
    .replaceAll('END', end)
}

/**
 * Whether a text states something of a person that is never shown, such as a conviction or where
 * they live. What a person does for others at court, in a hospital or a church is no such thing,
 * and party membership belongs to a public office.
 */
export function holdsPrivate(kind: PrivateKind, text: string): boolean {
  const { anyWord, forms } = listForms[kind]()
  return (
    anyWord.test(text) &&
    forms.some(({ pattern, isExcused }) => pattern.test(text) && !isExcused(text))
  )
}
