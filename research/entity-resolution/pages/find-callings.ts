import { isFullName } from '../../claims/patterns/phrases/is-full-name.ts'
import { isOfSeveral, isRoleWord } from '../../claims/patterns/phrases/roles.ts'
import { foldWords } from '../../text/fold.ts'
import { joinAlternatives, unwrap } from '../../text/unwrap.ts'
import { findNameSpans } from './find-name-spans.ts'
import { isFormerPost } from './is-former-post.ts'
import { nameCues } from './tables/passage-words.ts'

/** "…, 56, a nurse at", "… is a tax adviser.", "… · Conductor · Leeds", "… (mechanic)" */
const behind = new RegExp(
  unwrap`
    ^(?:,\s[2-9]\d)?(?:,\s|\s(?:is|works\sas|serves\sas)\s|\s?[-–—·•|:(\t]\s?)
    (?:(?:an?|the|our)\s)?
    ((?:[\p{L}\p{M}'’-]+\s){0,3}?[\p{L}\p{M}'’-]+?)
    (?=\s(?:${joinAlternatives(nameCues)}|who|and|&)\s|\s?[,.;:()·•|–—\t]|$)`,
  'u',
)
/** Characters beside a name within which a post stands. */
const beside = 80
/** "the insurance broker Ada Roe" */
const inFront = /(?<![\p{L}\p{M}-])((?:\p{Ll}[\p{L}\p{M}-]*\s){1,3})$/u

/**
 * What sentences call the bearer right beside the name: folded words of posts that they hold
 * now.
 * @param nameWords folded
 */
export function findCallings(sentences: string, nameWords: ReadonlySet<string>): string[] {
  return sentences.split('\n').flatMap((sentence) =>
    findNameSpans(sentence, nameWords).flatMap(({ start, end }) => {
      const [, post = ''] = behind.exec(sentence.slice(end, end + beside)) ?? []
      const [, front = ''] = inFront.exec(sentence.slice(Math.max(0, start - beside), start)) ?? []
      return [post, front].flatMap(listPostWords)
    }),
  )
}

/** A post and what it is of: "insurance broker" has to do with insurance. */
function listPostWords(phrase: string): string[] {
  if (isFormerPost(phrase) || isFullName(phrase) || isOfSeveral(phrase)) return []
  const words = foldWords(phrase)
  return isRoleWord(words.at(-1) ?? '') ? words : []
}
