import { formerWords } from '../../claims/patterns/tables/former-words.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'

const notAtAll = 'late|future|not|never|no longer'
const notNow = new RegExp(
  String.raw`(?<!\p{L})(?:${joinAlternatives(formerWords)}|${notAtAll})(?!\p{L})`,
  'iu',
)

/** Whether the words of a post say that it is not held now: "a former nurse", "not a nurse". */
export function isFormerPost(post: string): boolean {
  return notNow.test(post)
}
