import { memoizeOnce } from '../text/memoize-once.ts'
import { matchAt } from '../text/patterns/match-at.ts'
import { listNeededWords } from '../text/patterns/needed-words.ts'
import { unwrap } from '../text/patterns/unwrap.ts'
import {
  foldCaseOnce,
  type GuardedPattern,
  hasMatch,
  toGuardedGroup,
} from './tables/guarded-pattern.ts'
import { groupWords } from './tables/illness-words.ts'
import {
  articles,
  asOne,
  clauseWords,
  condemnedToDo,
  firmWords,
  forOthers,
  historians,
  inRole,
  namePronouns,
  origins,
  relativePronouns,
  toLeague,
  workWords,
} from './tables/private/frame-words.ts'
import { privateStatements } from './tables/private/index.ts'
import { knownFirms } from './tables/private/known-firms.ts'

/** What is never shown of a person, by what it is about. */
type PrivateKind = 'health' | 'belief' | 'ties' | 'court' | 'home'

type Language = keyof typeof privateStatements
const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ru', 'sv'] as const

/** Letters by their ranges: classes by property are dear to compile, so often used. */
const [letter, upper] = ['[A-Za-zÀ-ɏА-яЁё]', '[A-ZÀ-ÖØ-ÞĄĆČĎĐĘĞİŁŃŇŐŒŘŚŞŠŤŰŹŻŽȘȚА-ЯЁ]']
const capital = String.raw`${upper}[^\s,;:!?()–—]{0,30}`
const particle = '(?:v[oa]n|de[nrls]?|d[aiou]s?|la|le|af|av|zu|y|e)'
/** Two words or more with a capital. */
const name = unwrap`
  (?<!${letter})(?<named>${capital}(?: ${particle}){0,2}(?: ${capital}){1,3})`
/** The words of a firm, a society or a thing, from the start of what may be a name on. */
const noPerson = memoizeOnce(
  () =>
    new RegExp(
      unwrap`
        (?:(?:${knownFirms})(?!${letter}| ${upper})|${articles} ${upper}
        |(?:${capital} ){0,4}(?:${groupWords}|${firmWords})(?!${letter}))`,
      'uy',
    ),
)
/** What may stand between a name and its verb: an age in brackets, appositions, "who". */
const apposition = String.raw`(?:(?:,[^,.;:!?\n]{1,60}){1,2},)?`
/** Where a person is from or belongs to, behind the name. */
const origin = unwrap`
  (?: (?:${origins.prepositions})(?: (?:${origins.inside})| ${capital}){1,8})?`
const aside = unwrap`
  (?: \([^()\n]{1,40}\))?${origin}${apposition}(?:,? (?:${relativePronouns}))?`
/** One word with a capital may be a firm: firms are sued and fail more often than people. */
const human = unwrap`(?:${name}|(?<!${letter})${namePronouns})${aside}`
const person = unwrap`
  (?:${name}|(?<!${letter})${namePronouns}|(?<=^|[.!?…:;–—\n"„“«]\s{0,2})(?<named>${capital}))
  ${aside}`
/** The start of a line, with what a headline may say of the person: "Le comptable". */
const heading = unwrap`
  (?<=(?:^|[\n:|–—]\s?)(?:${capital} (?:[a-zà-ÿąćęłńóśźżа-яё]{2,20} ){1,2})?)`
/** "Ada Marlowe (44)", "Ada Marlowe, as a teacher," */
const headingAside = String.raw`(?: \([^()\n]{1,40}\))?(?:,[^,.;:!?\n]{1,60}(?=,))?`
/** Words of the same clause: what begins another one may have another subject. */
const clause = unwrap`
  (?:${clauseWords.anywhere}|(?<=, )(?:${clauseWords.behindComma}))(?!${letter})`
/** What is said behind these is another person's, or the person's work. */
const stop = unwrap` (?:${clause}|(?:${workWords})(?!${letter}))`
const few = String.raw`(?!${letter})(?:(?!${stop})[^.;:!?\n]){0,80}? ?`
const end = String.raw`(?![A-Za-zÀ-ɏА-яЁё\d-])`
const notBehind = (words: string) => String.raw`(?![^.;\n]{0,60} (?:${words}) )`

const holdsKind: Readonly<Record<PrivateKind, (text: string) => boolean>> = {
  health: toGuardedGroup(() => listForms('health')),
  belief: toGuardedGroup(() => listForms('belief')),
  ties: toGuardedGroup(() => listForms('ties')),
  court: toGuardedGroup(() => listForms('court')),
  home: toGuardedGroup(() => listForms('home')),
}

/** Addresses leave the accents out. */
const holdsBareCourt = toGuardedGroup(() => listForms('court', withoutAccents))
const anyBareCourtWord = memoizeOnce(() => {
  const all = Object.values(privateStatements).map(({ court }) => court.words)
  return new RegExp(withoutAccents(all.join('|')), 'iu')
})

/** Signs that are letters of their own rather than accents. */
const stroked: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ø: 'o', Ø: 'O' }

/** Of a text, or of a pattern: its classes of letters only become wider. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁøØ](?!-)/g, (sign) => stroked[sign] ?? sign)
}

function listForms(kind: PrivateKind, spell = (text: string) => text): GuardedPattern[] {
  return languages.flatMap((one) => buildForm(kind, one, spell))
}

function buildForm(
  kind: PrivateKind,
  language: Language,
  spell: (text: string) => string,
): GuardedPattern[] {
  const { frames, words: plain } = privateStatements[language][kind]
  if (frames.length === 0) return []
  return [toPersonPattern({ language, kind, words: spell(plain), flags: 'iu' }, frames.map(spell))]
}

type PatternOf = { language: Language; kind: string; words: string; flags?: string }

/**
 * A pattern of what is said of a person, in the words for frames of a language.
 * @param words alternatives, one of which stands wherever a frame matches
 */
export function toPersonPattern(
  { language, kind, words, flags = 'u' }: PatternOf,
  frames: readonly string[],
): GuardedPattern {
  const { offices, adverbs } = privateStatements[language]
  const office = memoizeOnce(() => new RegExp(fill(offices, adverbs), 'u'))
  const anyWord = memoizeOnce(() => new RegExp(words, flags))
  const patterns = memoizeOnce(() => frames.map((frame) => toFramePattern(frame, adverbs)))
  const isSaid = (text: string) => {
    const folded = foldCaseOnce(text)
    return patterns().some((holds) => holds(text, folded))
  }
  const isExcused = (text: string) => kind === 'ties' && office().test(text)
  return { words, test: (text) => anyWord().test(text) && isSaid(text) && !isExcused(text) }
}

const slots = /TITLE|START|PERSON|HUMAN|ASIDE|OWN|ROLE|NAME|WHEN|FEW|END/g

/**
 * A frame that is compiled once a text holds one of the words that it needs: the persons, names and
 * words in between that most hold are dear to compile, and a process reads few of them.
 */
function toFramePattern(frame: string, adverbs: string): (text: string, folded: string) => boolean {
  const needed = listNeededWords(frame.replaceAll(slots, '.*')) ?? ['']
  const whole = memoizeOnce(() => new RegExp(fill(frame, adverbs), 'gu'))
  return (text, folded) =>
    needed.some((word) => folded.includes(word)) && hasMatch(whole(), text, isOfPerson)
}

function fill(frame: string, adverbs: string): string {
  return frame
    .replaceAll('TITLE', `${heading}${name}${headingAside}`)
    .replaceAll('START', String.raw`(?<=^|[.!?…\n;]\s?)`)
    .replaceAll('PERSON', person)
    .replaceAll('HUMAN', human)
    .replaceAll('ASIDE', apposition)
    .replaceAll('OWN', notBehind(forOthers))
    .replaceAll('ROLE', notBehind(asOne))
    .replaceAll('NAME', name)
    .replaceAll('WHEN', String.raw`(?:(?=,? (?:\d|(?:${adverbs})(?!${letter})))${few})?`)
    .replaceAll('FEW', few)
    .replaceAll('END', end)
}

/** So far behind a statement stands that an actor plays it. Characters. */
const roleReach = 60
const playedRole = memoizeOnce(() => {
  const words = `${inRole}|${toLeague}`
  return new RegExp(String.raw`^[^.;\n]*(?<!${letter})(?:${words}|${withoutAccents(words)})`, 'u')
})

const doing = memoizeOnce(() => new RegExp(condemnedToDo, 'u'))
/** In front of "the charges against Oscar Wilde", in one sentence. */
const byHistorian = memoizeOnce(
  () => new RegExp(String.raw`(?<!${letter})(?:${historians})[^.;!?\n]{0,120}$`, 'u'),
)

/**
 * Whether what a frame takes for a name is none of a firm, and what it says is no part played, no
 * task, and no case that a historian writes of.
 */
function isOfPerson({ 0: said, groups, index, input }: RegExpExecArray): boolean {
  const named = groups?.named
  const end = index + said.length
  const reached = input.slice(index, end + roleReach)
  if (playedRole().test(reached) || doing().test(reached)) return false
  if (named === undefined) return true
  const isObject = !said.startsWith(named)
  if (isObject && byHistorian().test(input.slice(Math.max(0, index - 200), index))) return false
  return matchAt(noPerson(), input, input.indexOf(named, index)) === null
}

/**
 * Whether a text states something of a person that is never shown, such as a conviction or where
 * they live. What a person does for others at court, in a hospital or a church is no such thing,
 * and party membership belongs to a public office.
 */
export function holdsPrivate(kind: PrivateKind, text: string): boolean {
  return holdsKind[kind](text)
}

/** Whether words may state such a thing of a court, accents or none. */
export function mayHoldBareCourt(text: string): boolean {
  return anyBareCourtWord().test(withoutAccents(text))
}

/** The same as `holdsPrivate` of courts, for a text that is written without its accents. */
export function holdsBareCourtCase(text: string): boolean {
  return holdsBareCourt(withoutAccents(text))
}
