import { commonCompanyWords } from '../../../identity/names/tables/company-words.ts'
import { isGivenName } from '../../../identity/names/tables/nicknames.ts'
import { formsOfAddress, titles, writtenParticles } from '../../../identity/names/tables/titles.ts'
import { findCities } from '../../../identity/places/find-cities.ts'
import { parsePlace } from '../../../identity/places/parse-place.ts'
import { places } from '../../../identity/places/tables/places.ts'
import { joinAlternatives } from '../../../text/patterns/unwrap.ts'
import { functionWords } from '../../../text/words/stop-words.ts'
import { isFullName } from '../phrases/is-full-name.ts'
import { isRegion } from '../phrases/is-region.ts'
import { isSchool } from '../phrases/parse-organization.ts'
import { isRoleWord } from '../phrases/roles.ts'
import { sentenceStarts } from '../tables/address-words.ts'
import {
  besideWords,
  endowedPosts,
  honourTitles,
  honourWords,
  notBeforePeople,
  topicEnds,
  topicPrepositions,
  topicWords,
  workBeside,
} from '../tables/beside-words.ts'
import { isFirmName } from '../tables/firm-words.ts'
import { titleArticles } from '../tables/frame-words.ts'
import { listedFirmLinks } from '../tables/life-words.ts'
import { relationsToOthers } from '../tables/relative-words.ts'
import { relatedPeople } from '../tables/subject-words.ts'
import { isTopic } from '../tables/topic-words.ts'
import type { NameSpan } from './locate-names.ts'
import type { WrittenWord } from './words.ts'

const behindThese = new RegExp(String.raw`(?:^|\s)${joinAlternatives(besideWords)}\s?$`, 'iu')
/** "employed by Lampix Quorl", "solicitor with Lampix Quorl" */
const behindWork = new RegExp(String.raw`${joinAlternatives(workBeside)}\s$`, 'iu')
const postWith = /(\p{L}+)\swith\s$/u
/** "writes about Climate Change" */
const behindTopic = new RegExp(String.raw`(?:^|\s)${joinAlternatives(topicPrepositions)}\s$`, 'iu')
const topicEnd = new RegExp(
  `(?:^${joinAlternatives(topicWords)}|${joinAlternatives(topicEnds)})$`,
  'iu',
)
const behindRelation = new RegExp(
  String.raw`(?:^|\s)(?:grand|step|god)?${joinAlternatives(relationsToOthers)} (?:of|von|de|di) $`,
  'u',
)
const notGiven = new RegExp(`^(?:${joinAlternatives(sentenceStarts)})$`)
/** A label, or a small word behind which no place and no firm is named, in front of a name. */
const beforePerson = new RegExp(
  String.raw`(?:(?<!\p{L})(?!${joinAlternatives(notBeforePeople)}\s)\p{Ll}[\p{L}’'-]*|:)\s$`,
  'u',
)
/** "friend of ", "widow of " */
const relatedTo = [relationsToOthers, relatedPeople].map(joinAlternatives).join('|')
const behindRelated = new RegExp(
  String.raw`(?<!\p{L})(?:${relatedTo}) (?:of|von|de|di|van) $`,
  'iu',
)
/** ", the new director of Initech" */
const postBehind = new RegExp(
  String.raw`^,\s(?!and\s)(?:${joinAlternatives(titleArticles)}\s)?((?:\p{L}[\p{L}-]*\s?){1,3})`,
  'u',
)
const writtenInside = new Set<string>(writtenParticles)

/**
 * Locates names of people other than the sought person: names of two to four words that begin with
 * a known given name, follow a form of address, or stand where only people stand, and single names
 * of relatives. Offsets of the first word.
 */
export function locateOtherPeople(
  text: string,
  words: readonly WrittenWord[],
  own: readonly NameSpan[],
): number[] {
  const found: number[] = []
  const listed = locateListed(text, words, own)
  for (let i = 0; i < words.length; ) {
    const run = runFrom(text, words, i)
    const [first] = run
    if (first === undefined) {
      i += 1
      continue
    }
    while (i < words.length && (words[i]?.start ?? 0) <= (run.at(-1)?.start ?? 0)) i += 1
    if (
      own.some(
        (span) => !span.another && span.start < (run.at(-1)?.end ?? 0) && span.end > first.start,
      )
    )
      continue
    const isPinned = text.slice(run.at(-1)?.end).trimStart().startsWith('📍')
    if (listed.has(first.start) || (!isPinned && isPerson(text, run))) found.push(first.start)
  }
  for (const span of own) if (span.another) found.push(span.start)
  return found
}

/** Items that show how a list goes: fewer where each post has its firm. */
const [minListed, minListedWithFirms] = [3, 2]
const [minListedWords, maxListedWords] = [2, 4]
const honour = new RegExp(`^${joinAlternatives(honourWords)}$`, 'iu')
const honourTitle = new RegExp(`^${joinAlternatives(honourTitles)}$`, 'iu')
const itemInFront = /(?:^|[,;:]\s?)$/u
const postOfItem = new RegExp(
  String.raw`^,\s(?:${joinAlternatives(titleArticles)}\s)?((?:\p{L}[\p{L}-]*\s?){1,2})`,
  'iu',
)
/** ", vice president of Globex" */
const postWithFirm = new RegExp(
  String.raw`^,\s(?:[\p{L}-]+\s){1,4}${joinAlternatives(listedFirmLinks)}\s(?:the\s)?\p{Lu}`,
  'u',
)

/**
 * Where the names begin in a list of people with their posts: "NAME, farrier of Globex, Zork Blunt,
 * director of Initech, Otto Rank, clerk". Three items that are built alike show how the whole list
 * goes, so that names which no list of given names holds are known as well.
 */
function locateListed(
  text: string,
  words: readonly WrittenWord[],
  own: readonly NameSpan[],
): ReadonlySet<number> {
  const starts = new Set<number>()
  if (text.split(',').length < minListedWithFirms * 2) return starts
  let withFirms = 0
  for (let i = 0; i < words.length; i += 1) {
    const start = words[i]?.start ?? 0
    if (!itemInFront.test(text.slice(Math.max(0, start - 2), start))) continue
    const run = runFrom(text, words, i)
    const end = run.at(-1)?.end ?? start
    const behind = text.slice(end, end + 80)
    const post = postOfItem.exec(behind)?.[1] ?? ''
    const isName =
      post.split(/\s+/).some(isRoleWord) &&
      run.length >= minListedWords &&
      run.length <= maxListedWords &&
      !honourTitle.test(run[0]?.raw ?? '') &&
      !run.some(
        ({ raw }) => isRoleWord(raw) || isFirmName(raw) || isSchool(raw) || honour.test(raw),
      ) &&
      !isKnownPlace(text.slice(start, end)) &&
      !isTopic(text.slice(start, end))
    if (isName) starts.add(start)
    const isOwn = own.some((span) => span.start === start)
    if ((isName || isOwn) && postWithFirm.test(behind)) withFirms += 1
    i += Math.max(0, run.length - 1)
  }
  return starts.size >= minListed || withFirms >= minListedWithFirms ? starts : new Set()
}

/**
 * Words with capitals and single spaces between them; behind a known given name also the small
 * words of family names: "Jan de Boer".
 */
function runFrom(text: string, words: readonly WrittenWord[], from: number): WrittenWord[] {
  const run: WrittenWord[] = []
  let end = words[from]?.start ?? 0
  for (let i = from; i < words.length; i += 1) {
    const [word, next] = [words[i], words[i + 1]]
    if (word === undefined || (i > from && !/^(?: |\. |-)$/.test(text.slice(end, word.start))))
      break
    const [first] = run
    const isInside = writtenInside.has(word.raw) && first !== undefined && isGivenName(first.folded)
    if (word.folded === '' && !(isInside && next !== undefined && next.folded !== '')) break
    if (word.folded !== '') run.push(word)
    end = word.end
  }
  return run
}

function isKnownPlace(name: string): boolean {
  const isCity = findCities(name).some(({ start, end }) => start === 0 && end === name.length)
  return isCity || places.has(name) || isRegion(name) || parsePlace(name)?.country != null
}

/** "met Zork Blunt, director of Initech": a name with a post that is no firm's or place's. */
function isBesidePost(text: string, start: number, end: number): boolean {
  const behind = postBehind.exec(text.slice(end))?.[1] ?? ''
  const hasPost = behind
    .split(/\s+(?:of|von|de|di|van)\s/u)[0]
    ?.split(/\s+/)
    .some(isRoleWord)
  const before = text.slice(0, start)
  return hasPost === true && (beforePerson.test(before) || behindRelated.test(before))
}

const endowed = new RegExp(`^${joinAlternatives(endowedPosts)}$`, 'u')

/** "is the Otto Rank Professor of Botany": who gave a chair its name is not spoken of. */
function isEndowedPost(text: string, run: readonly WrittenWord[]): boolean {
  const before = text.slice(0, run[0]?.start ?? 0)
  return run.length > 2 && endowed.test(run.at(-1)?.raw ?? '') && /\s(?:an?|the)\s$/.test(before)
}

function isPerson(text: string, run: readonly WrittenWord[]): boolean {
  const [first, second] = run
  if (first === undefined) return false
  if (
    run.some(
      ({ folded, raw }) => commonCompanyWords.has(folded) || isSchool(raw) || isFirmName(raw),
    )
  )
    return false
  // "Professor Emeritus"
  if (second?.folded.startsWith('emerit') || isEndowedPost(text, run)) return false
  if (second !== undefined && formsOfAddress.has(first.folded)) return true
  const bare = run.filter(
    ({ folded, raw }, at) =>
      !titles.has(folded) && (!isRoleWord(raw) || isFullName(`${run[at - 1]?.raw} ${raw}`)),
  )
  const [given, family] = bare
  if (given === undefined || bare.length > 4) return false
  // "grandmother of Otto": a given name alone
  if (family === undefined) return behindRelation.test(text.slice(0, given.start))
  if (places.has(text.slice(given.start, bare.at(-1)?.end))) return false
  if (isGivenName(given.folded) && !places.has(given.raw)) return true
  if (bare.length > 3) return false
  if (given.start === 0) return !notGiven.test(given.raw) && !functionWords.has(given.folded)
  const end = bare.at(-1)?.end ?? given.end
  const before = text.slice(0, given.start)
  if (behindTopic.test(before) && topicEnd.test(bare.at(-1)?.raw ?? '')) return false
  const post = postWith.exec(before)?.[1]
  if (behindWork.test(before) || (post !== undefined && isRoleWord(post)) || given.raw === 'The')
    return false
  return behindThese.test(before) || isBesidePost(text, given.start, end)
}
