import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import {
  clauseSubjects,
  durations,
  fieldParticiples,
  innerArticles,
  innerPrepositions,
  openingCompounds,
  phraseLinks,
  phrasePrepositions,
  pointers,
  quantifiers,
  todayWords,
} from '../tables/phrase-words.ts'
import { isSchool } from './parse-organization.ts'
import { isRoleWord, isTitle } from './roles.ts'

/** With a capital it is an acronym or a part of a name: "senior UN adviser", "Las Vegas". */
const article = new RegExp(
  String.raw`(?<!\S)(\S+)\s${joinAlternatives(innerArticles)}\s(?=\p{L})`,
  'gu',
)
const preposition = new RegExp(`^${joinAlternatives(phrasePrepositions)}$`, 'iu')
/** What an article stands behind inside of one phrase, such as "covering" of a reporter. */
const inPhrase = new RegExp(
  unwrap`
    ^(?:${joinAlternatives(phrasePrepositions)}|${joinAlternatives(innerPrepositions)}
    |${joinAlternatives(quantifiers)}|${joinAlternatives(phraseLinks)}|&|\p{L}+ing)$`,
  'iu',
)
const subject = new RegExp(String.raw`(?:^|\s)${joinAlternatives(clauseSubjects)}\s`, 'u')
const lastArticle = new RegExp(
  unwrap`^.*\s(?:der|${joinAlternatives(innerArticles)})\s(?=\p{L})`,
  'u',
)
const nextPhrase = new RegExp(
  unwrap`
    ^(.*?)\s${joinAlternatives(phraseLinks)}\s
    (?:(?:(${joinAlternatives(todayWords)})|(der|${joinAlternatives(innerArticles)}))\s)?(.+)$`,
  'iu',
)

/**
 * The phrase that names the post where a title has more in front of it: a clause ("when he met the
 * director"), the post of another person ("chancellor Otto Rank and the president"), a post that is
 * over ("former clerk and now farrier"), how long it lasts ("seit vielen Jahren Direktor").
 * @returns null where the title is a part of a clause
 */
export function toOnePhrase(written: string): string | null {
  const title = toPost(written.replace(duration, ''))
  const [first = ''] = title.split(' ')
  if (/^\p{Ll}/u.test(first) && preposition.test(first) && !hasCompoundOpening(title)) return null
  if (subject.test(title)) return titleOrNull(title.replace(lastArticle, ''))
  for (const { 0: found, 1: before = '', index } of title.matchAll(article)) {
    const next = title.slice(index + found.length)
    if (inPhrase.test(before) || isRoleWord(before)) continue
    // "producer of Meet the Press"
    if (index > 0 && /^\p{Lu}.* the $/u.test(found)) continue
    return titleOrNull(next)
  }
  const [, ahead = '', last = ''] = lastPhrase.exec(title) ?? []
  if (isBesideSchool(ahead) && isTitle(last)) return last
  const [, front = '', today, opening, next = ''] = nextPhrase.exec(title) ?? []
  if (next === '' || !isTitle(next)) return title
  const isOthers = opening !== undefined && endsInName(front)
  // "physics senior and the chairman"
  const isState = opening !== undefined && !isTitle(front)
  return today !== undefined || isOthers || isState || isOtherPhrase(front) ? next : title
}

const lastPhrase = new RegExp(String.raw`^(.+)\s${joinAlternatives(phraseLinks)}\s(.+)$`, 'u')
const schoolInFront = /^(\p{Lu}\S*(?:\s\S+)+)\s([\p{L}-]+)$/u

/** "University of Lumex graduate", in front of "and editor": what follows is held elsewhere. */
function isBesideSchool(phrase: string): boolean {
  const [, school = '', last = ''] = schoolInFront.exec(phrase) ?? []
  const [first = ''] = school.split(' ')
  return isSchool(school) && !isRoleWord(first) && (isRoleWord(last) || /^graduate$/iu.test(last))
}

/**
 * "governor presiding over the shift", "historian living somewhere": what the bearer does. Not
 * "reporter covering the courts", which says the field of the post.
 */
const doing = new RegExp(
  unwrap`
    ^(.*?(?<![\p{L}-])([\p{L}-]+))\s(?!${joinAlternatives(fieldParticiples)}\s)\p{Ll}+ing\s
    (?:${joinAlternatives(phrasePrepositions)}
    |${joinAlternatives(innerPrepositions)}|${joinAlternatives(innerArticles)}
    |${joinAlternatives(pointers)})(?:\s|$)`,
  'u',
)
/** "owner of this lovely": what it points at is no name. */
const pointing = new RegExp(
  String.raw`^(.+?)\s(?:of|at|for|with|in)\s${joinAlternatives(pointers)}(?:\s|$)`,
  'u',
)

/** The title in front of a participle, or in front of what points at a thing. */
function toPost(title: string): string {
  const [, ahead = '', last = ''] = doing.exec(title) ?? []
  return toPlainPost(isRoleWord(last) && isTitle(ahead) ? ahead : title)
}

/** "owner" of "owner of this lovely", in front of ", cheery shop" */
export function toPlainPost(title: string): string {
  const ahead = pointing.exec(title)?.[1] ?? ''
  return isTitle(ahead) ? ahead : title
}

const duration = new RegExp(String.raw`^${joinAlternatives(durations)}\s`, 'u')

/** "in house lawyer", "of counsel" */
export function hasCompoundOpening(text: string): boolean {
  return openingCompound.test(text)
}
const openingCompound = new RegExp(String.raw`^${joinAlternatives(openingCompounds)}(?!\S)`, 'u')

function titleOrNull(text: string): string | null {
  return isTitle(text) ? text : null
}

/** "chancellor Otto Rank", in front of "and the president"; not "Chief Executive" */
function endsInName(front: string): boolean {
  const names = /(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)$/u.exec(front)?.slice(1)
  return names?.every((word) => !isRoleWord(word)) ?? false
}

/** "pregnant with the second child and": no post, and no word that goes with the next one. */
function isOtherPhrase(front: string): boolean {
  return !isTitle(front) && withArticle.test(front)
}
const withArticle = new RegExp(
  unwrap`
    \s${joinAlternatives(phrasePrepositions)}\s(?:der|${joinAlternatives(innerArticles)})\s`,
  'iu',
)
