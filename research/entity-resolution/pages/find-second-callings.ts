import { isOfSeveral, isRoleWord, isTitle } from '../../claims/patterns/phrases/roles.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWord, foldWords } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { findNameSpans } from './find-name-spans.ts'
import { isFormerPost } from './is-former-post.ts'
import { callingJoints, callingVerbs } from './tables/passage-words.ts'

const article = '(?:an?|the|eine?|une?|una?|uma?)'
/** "… is a solicitor at Quay Group and also a violinist.", "… ist Bäcker bei Quay und Geiger." */
const two = new RegExp(
  unwrap`
    ^\s${joinAlternatives(callingVerbs)}\s(?:both\s)?(?:${article}\s)?(.{3,100}?),?\s
    ${joinAlternatives(callingJoints)}\s
    (?:(?:as|${article})\s){0,2}((?:[\p{L}\p{M}-]+\s){0,3}[\p{L}\p{M}-]+)(?=[.;,]|$)`,
  'u',
)
const nextInList = new RegExp(String.raw`,\s(?:${article}\s)?`, 'u')

/**
 * The second calling of a bearer, where one sentence gives two, folded words: pages that give only
 * that one are then of no other field.
 * @param nameWords folded
 */
export function findSecondCallings(sentences: string, nameWords: ReadonlySet<string>): string[] {
  return sentences.split('\n').flatMap((sentence) =>
    findNameSpans(sentence, nameWords).flatMap(({ end }) => {
      const [, first = '', second = ''] = two.exec(sentence.slice(end)) ?? []
      const isOver = isFormerPost(first) || isFormerPost(second)
      return !isOver && isBearers(first) && isSecond(second, first) ? foldWords(second) : []
    }),
  )
}

/**
 * Whether the phrase begins with the bearer's calling, and "and" goes on from there: "the daughter
 * of a lawyer" has another's, "a lawyer for bakers and butchers" goes on from the bakers.
 */
function isBearers(first: string): boolean {
  const isList = first.split(nextInList).every((one) => isTitle(one) && !hasFunctionWord(one))
  return isList || (listHead(first).some(isRoleWord) && !isRoleWord(listWords(first).at(-1) ?? ''))
}

/** A calling and no name, as of "her husband a baker", "a lawyer at Quay and Butcher". */
function isSecond(second: string, first: string): boolean {
  const isLarge = (word: string) => /^\p{Lu}/u.test(word)
  const large = listWords(second).filter(isLarge)
  const areLarge = isLarge(listHead(first).find(isRoleWord) ?? '')
  const isWritten = large.length === 0 || (areLarge && large.every(isRoleWord))
  return isWritten && isTitle(second) && !isOfSeveral(second) && !hasFunctionWord(second)
}

/** Words up to the first small one: "lawyer" of "lawyer at Quay Group". */
function listHead(phrase: string): string[] {
  const words = listWords(phrase)
  const end = words.findIndex(isFunctionWord)
  return end === -1 ? words : words.slice(0, end)
}

function listWords(phrase: string): string[] {
  return phrase.match(/[\p{L}\p{M}-]+/gu) ?? []
}

function hasFunctionWord(phrase: string): boolean {
  return listWords(phrase).some((word) => word !== 'de' && isFunctionWord(word))
}

function isFunctionWord(word: string): boolean {
  return functionWords.has(foldWord(word))
}
