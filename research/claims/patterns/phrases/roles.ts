import { memoize } from '../../../text/memoize.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../../text/patterns/word-set.ts'
import { foldWord } from '../../../text/words/fold.ts'
import { occupations } from '../../../text/words/tables/occupations.ts'
import {
  kinNouns,
  ofAnother,
  openEndings,
  otherThanTitle,
  roleEnds,
  roleWords,
} from '../tables/role-words.ts'
import { relatedPeople } from '../tables/subject-words.ts'
import { isFullName } from './is-full-name.ts'

const all = [...occupations, ...parseWordSet(Object.values(roleWords).join(' '))]
  .map((word) => word.trim())
  .filter((word) => word !== '')
const exact: ReadonlySet<string> = new Set(all)

/** Longer ones end compounds as well: `Softwareentwicklerin`, `astrophysicist`. */
const open = parseWordSet(openEndings)
const stems: ReadonlySet<string> = new Set(
  all.filter((word) => word.length >= 7 && !open.has(word)),
)
const [minStemLength, maxStemLength] = [7, 22]

/** "Projektleiter", "Intonateurin", folded. */
const compound = new RegExp(`\\p{L}{3}${joinAlternatives(roleEnds)}$`, 'u')

/** Whether a word names an occupation. */
export const isRoleWord = memoize(saysRole, { max: 20_000 })

function saysRole(raw: string): boolean {
  const word = foldWord(raw)
  return (
    exact.has(word) ||
    (word.endsWith('s') && exact.has(word.slice(0, -1)) && word.length > 4) ||
    endsInStem(word) ||
    compound.test(word)
  )
}

function endsInStem(word: string): boolean {
  for (let length = minStemLength; length <= Math.min(maxStemLength, word.length - 2); length += 1)
    if (stems.has(word.slice(-length))) return true
  return false
}

const notInTitles = /^(?:former |ex-)?(?:an?|the) (?:an?|the)\b|^(?:one|no)\s|["“”«»:;()\d@|/?!]/iu
/** "Mutter und Ingenieurin" has a post of her own. */
const kin = String.raw`${joinAlternatives(kinNouns)}(?!-|\s(?:und|et|y|e|en|i)\s)`
const others = `${joinAlternatives(otherThanTitle)}|${kin}`
const notMeant = new RegExp(String.raw`(?<![\p{L}\d_])(?:${others})(?![\p{L}\d_])`, 'iu')

/** "assistant of the CEO": the second title is another person's. */
const another = new RegExp(
  unwrap`
    \b(?:of|for|to|from|von|de|di) (?:an?|the|la|el) (.*)$
    |(?<!\p{L})${joinAlternatives(ofAnother)}(?:\s|(?<=['’]))(\p{L}[\p{L}-]*)`,
  'iu',
)

/** "a congressman's wife" */
const kinOf = new RegExp(`['’]s ${joinAlternatives(relatedPeople)}$`, 'iu')

/** Whether the words negate a title, or turn to another person: "brother of the director". */
export function isOthersTitle(text: string): boolean {
  const [, rest = '', next = ''] = another.exec(text) ?? []
  return notMeant.test(text) || kinOf.test(text) || hasRole(rest) || hasRole(next)
}

/**
 * Whether the words are a title: one of them names an occupation, and none negates it or turns to
 * another person. "Simon Barber" is a name.
 */
export function isTitle(text: string): boolean {
  // few words are roles, and the patterns are dearer than the words
  if (text.length < 2 || text.length > 90 || !hasRole(text)) return false
  return !notInTitles.test(text) && !isOthersTitle(text) && !isFullName(text)
}

/** "Ohio Players", "former directors of Globex": a title of more than one person. */
export function isOfSeveral(title: string): boolean {
  const head = title.split(/\s(?:of|at|for|in|and|de|des|der|von)\s|,/u)[0] ?? ''
  const last = head.split(/[\s-]+/).at(-1) ?? ''
  return /[^s]s$/u.test(last) && isRoleWord(last) && !exact.has(foldWord(last))
}

function hasRole(text: string): boolean {
  return (text.match(/[\p{L}-]+/gu) ?? []).some(
    (word) => isRoleWord(word) || word.split('-').some(isRoleWord),
  )
}
