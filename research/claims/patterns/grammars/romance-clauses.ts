import { matchAt } from '../../../text/patterns/match-at.ts'
import { buildPrefixIndex } from '../../../text/patterns/prefix-index.ts'
import { joinAlternatives as join, unwrap } from '../../../text/patterns/unwrap.ts'
import type { WeighedStatement } from '../binding/statement.ts'
import { afterWord, buildClause, date, type Opening, parseParts, year } from './romance-parts.ts'
import * as life from './tables/romance-life-words.ts'
import * as words from './tables/romance-words.ts'

type Clause = { stated: WeighedStatement[]; end: number }

const beside = `(?:,? (?:${join(words.besideVerbs)}|${join(words.sinceWords)} ${date}),?)*`

function toOpening(kind: Opening['kind'], form: string, said: Partial<Opening> = {}): Opening {
  const isCurrent = said.isCurrent ?? false
  return { title: 'none', ...said, kind, isCurrent, form: new RegExp(form, 'iuy') }
}

const holds = (verbs: string) => `${verbs}${beside} ${join(words.postNouns)}`
/** "was director" */
export const wasOnce = toOpening('post', `${join(words.pastBeingVerbs)}${beside} `, {
  title: 'bare',
})
const openings: readonly Opening[] = [
  toOpening('birth', `${join(life.birthWords)}(?! élève)`, { isNominal: true }),
  toOpening('study', `${join(life.degreeHolders)}(?=${join(life.degreeNouns)}${afterWord})`, {
    isNominal: true,
  }),
  toOpening('study', `${join(life.studyWords)}${afterWord}`, { isNominal: true }),
  toOpening('study', `(?:${year}\\s?[:–—-]\\s)?(?=${join(life.degreeNouns)} (?:en|em|in) \\p{L})`, {
    isNominal: true,
  }),
  toOpening('home', `${join(life.homeVerbs)}${afterWord}`, { isNominal: true, isCurrent: true }),
  toOpening('post', `${join(words.passedWords)}${afterWord}`, { isNominal: true, needsFirm: true }),
  toOpening('post', `(?:${join(words.afterWords)}) ?`, { isNominal: true, title: 'marked' }),
  toOpening('post', join(words.tradeNouns), { isNominal: true, isCurrent: true, title: 'marked' }),
  toOpening('post', `${holds(join(words.holdingVerbs))}`, { isCurrent: true, title: 'marked' }),
  toOpening('post', `${holds(join(words.pastHoldingVerbs))}`, { title: 'marked' }),
  toOpening('post', `${join(words.becomingVerbs)}${beside} `, { title: 'bare', begins: true }),
  toOpening('post', join(words.joiningVerbs), { begins: true, needsFirm: true }),
  toOpening('post', join(words.enteringVerbs), { begins: true, needsFirm: true, isOpen: true }),
  toOpening('post', `${join(words.stayingVerbs)}${beside}${afterWord}`, {
    isCurrent: true,
    isOpen: true,
  }),
  wasOnce,
  toOpening('post', `${join(words.beingVerbs)}${beside} `, { isCurrent: true, title: 'bare' }),
  toOpening('post', `${join(words.leadingVerbs)}${beside}${afterWord}`, {
    isCurrent: true,
    needsFirm: true,
  }),
  toOpening('post', `${join(words.pastLeadingVerbs)}${afterWord}`, { needsFirm: true }),
  toOpening('post', `${join(words.pastWorkVerbs)}(?: autrefois)?${afterWord}`),
  toOpening('post', `${join(words.workVerbs)}${beside}${afterWord}`, { isCurrent: true }),
]
const findOpenings = buildPrefixIndex(
  openings,
  ({ form }) => form.source,
  (some) => some,
)
/** "NAME, librarian at Globex", "NAME, today a librarian" */
const apposed = toOpening('post', '', { isCurrent: true, title: 'bare', isNominal: true })
/** "NAME au poste de directrice" */
export const inPost = toOpening('post', `(?:${join(words.inPosts)}) ?`, {
  isCurrent: true,
  title: 'marked',
})

/** Behind a clause: the sentence ends, or goes on with something else. */
const endOfClause = new RegExp(
  unwrap`
    (?![\p{L}\p{N}])(?! (?:de|du|des|del|do|da|dos|das|di) | d['’]|-\p{L}| \p{Lu})
    (?! (?!${join(words.besideVerbs)})\p{Ll}+(?:[,.;]|$))`,
  'uy',
)
/** Alone on a line, a post needs this behind it, or a time in front. */
const saysTrade = new RegExp(join(words.byTrade), 'u')
const pronoun = `(?:${join(words.subjectPronouns)})?`
const fronted = `(?:(?:${join(words.besideVerbs)}|${join(words.sinceWords)} ${date}),? )*`
const begin = new RegExp(fronted + pronoun + fronted, 'iuy')

/** "Antes, archivera." */
const overInFront = new RegExp(`^${join(words.pastFronts)}`, 'iu')

type Front = { from: string | null; firm: string | null }
type Place = {
  /** Participles and nouns open a clause here as well. */
  isNominal: boolean
  /** Right behind the name, or in front of it: a post may stand here without a verb. */
  isFirst: boolean
  confidence: number
  /** What stands in front of the subject: a year of a beginning, a firm that gives a post. */
  front: Front
}

/** The clause that begins at `from`, behind a pronoun and words of time; null where none does. */
export function parseRomanceClause(
  text: string,
  from: number,
  { isNominal, isFirst, confidence, front }: Place,
): Clause | null {
  const opened = matchAt(begin, text, from)?.[0] ?? ''
  const at = from + opened.length
  const isTimed = /\p{L}/u.test(opened)
  for (const opening of [
    ...findOpenings(text, at),
    ...(isFirst ? [inPost] : []),
    ...(isNominal && (isTimed || isFirst || saysTrade.test(text)) ? [apposed] : []),
  ]) {
    if (opening.isNominal === true && !isNominal && !hasVerb(opening, text, at)) continue
    const found = matchAt(opening.form, text, at)
    if (found === null) continue
    const dated = findYear(`${opened} ${found[0]}`) ?? front.from
    const parts = parseParts(opening, text, at + found[0].length, dated)
    if (parts === null || matchAt(endOfClause, text, parts.end) === null) continue
    const isShown = isTimed || parts.isTrade || (isFirst && parts.firm !== null)
    if (opening === apposed && !isShown) continue
    if (opening === inPost) parts.firm ??= front.firm
    if (overInFront.test(opened)) parts.isFormer = true
    const stated = buildClause(opening, parts, confidence)
    if (stated.length > 0) return { stated, end: parts.end }
  }
  return null
}

const finite = new RegExp(join(life.finiteStarts), 'iuy')

/** "a friend of NAME, is a lawyer": a verb behind the comma has the other for its subject. */
export function isFiniteAt(text: string, at: number): boolean {
  return matchAt(finite, text, at) !== null || matchAt(wasOnce.form, text, at) !== null
}

/** Participles open a clause behind a comma alone, verbs behind "and" as well. */
function hasVerb({ title }: Opening, text: string, at: number): boolean {
  return title === 'none' && matchAt(finite, text, at) !== null
}

/** The first year of a text. */
export function findYear(text: string): string | null {
  return /(?:19|20)\d\d/.exec(text)?.[0] ?? null
}
