import { formerWords } from '../claims/patterns/tables/former-words.ts'
import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { pastWords, presentWords } from './tables/hedge-words.ts'

const past = new RegExp(
  unwrap`
    (?<![\p{L}])(?:${joinAlternatives(formerWords)})(?![\p{L}])|\b${joinAlternatives(pastWords)}\b
    |\d{4}\s*[–-]\s*\d{4}|\bto \d{4}\b`,
  'iu',
)
const present = new RegExp(`\\b${joinAlternatives(presentWords)}\\b`, 'iu')

/** Whether an English text places something in the past. */
export function saysPast(text: string): boolean {
  return past.test(text)
}

/** Whether it says that something is so now. */
export function saysPresent(text: string): boolean {
  return present.test(text)
}
