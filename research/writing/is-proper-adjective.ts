import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { notProperAdjectives, properAdjectives } from './tables/proper-adjectives.ts'

const form = new RegExp(
  unwrap`
    ^(?!${joinAlternatives({ notProperAdjectives })}$)
    (?:\p{L}+(?:ese|ish|ian|ean|can|rman)|${joinAlternatives({ properAdjectives })})$`,
  'iu',
)

/**
 * Whether an English word has the form of one for a people, a belief or a name, which keeps its
 * capital: "Portuguese", "Anglican", "Shakespearean".
 */
export function isProperAdjective(word: string): boolean {
  return form.test(word)
}
