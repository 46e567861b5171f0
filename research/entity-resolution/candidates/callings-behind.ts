import { isRoleWord } from '../../claims/patterns/phrases/roles.ts'
import { memoize } from '../../text/memoize.ts'
import { foldWords } from '../../text/words/fold.ts'
import { joiningWords } from '../../text/words/stop-words.ts'
import { findNameSpans } from '../pages/find-name-spans.ts'
import { areOtherFields } from '../people/differences.ts'

/** Characters behind the name within which a calling is the person's. */
const reach = 40

/** Words behind a gap in a snippet are of another part of the page. */
const gap = /\n|\.\.\.|…/u

/**
 * What a finding calls the person right behind the name, as folded words.
 * @param nameWords folded
 */
export function findCallingsBehind(text: string, nameWords: ReadonlySet<string>): string[] {
  const spans = findNameSpans(text, nameWords)
  const passages = spans.map(({ end }) => text.slice(end, end + reach).split(gap, 1)[0] ?? '')
  return [...new Set(passages.flatMap(findJoinedCallings))].sort()
}

/** A second calling is that of the next person of a list, unless "and" joins the two. */
function findJoinedCallings(passage: string): string[] {
  const words = foldWords(passage)
  const first = words.findIndex(isRoleWord)
  if (first < 0) return []
  const joined = joiningWords.has(words[first + 1] ?? '') ? words.slice(first + 2, first + 4) : []
  return [...words.slice(first, first + 1), ...joined.filter(isRoleWord)]
}

/** Whether two follow callings of different walks of life. */
export const areOtherCallings = memoize<readonly [readonly string[], readonly string[]], boolean>(
  ([a, b]) => areOtherFields(a, b),
  { max: 20_000, keyOf: ([a, b]) => `${a.join(',')} ${b.join(',')}` },
)
