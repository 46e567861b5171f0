import { isRoleWord } from '../../claims/patterns/phrases/roles.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWords } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { findNameSpans } from './find-name-spans.ts'
import { isFormerPost } from './is-former-post.ts'
import { callingJoints, callingVerbs } from './tables/passage-words.ts'

/** "… is a solicitor at Quay Group and also a violinist.", "… ist Bäcker bei Quay und Geiger." */
const two = new RegExp(
  unwrap`
    ^\s${joinAlternatives(callingVerbs)}\s(.{3,100}?),?\s${joinAlternatives(callingJoints)}\s
    (?:(?:as|an?|eine?|une?|una?|uma?)\s){0,2}((?:[\p{L}\p{M}-]+\s){0,3}[\p{L}\p{M}-]+)(?=[.;,]|$)`,
  'u',
)

/**
 * The second calling of a bearer, where one sentence gives two, folded words: pages that give only
 * that one are then of no other field.
 * @param nameWords folded
 */
export function findSecondCallings(sentences: string, nameWords: ReadonlySet<string>): string[] {
  return sentences.split('\n').flatMap((sentence) =>
    findNameSpans(sentence, nameWords).flatMap(({ end }) => {
      const [, first = '', second = ''] = two.exec(sentence.slice(end)) ?? []
      const words = foldWords(second)
      // "and her husband a baker"
      const isOthers = words.some((word) => word !== 'de' && functionWords.has(word))
      const areTwo = foldWords(first).some(isRoleWord) && words.some(isRoleWord)
      return areTwo && !isOthers && !isFormerPost(first) && !isFormerPost(second) ? words : []
    }),
  )
}
