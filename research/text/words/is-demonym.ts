import { joinAlternatives, unwrap } from '../patterns/unwrap.ts'
import { demonyms, notDemonyms } from './tables/demonyms.ts'

const demonym = new RegExp(
  unwrap`
    ^(?!${joinAlternatives({ notDemonyms })}$)
    (?:\p{L}+(?:ese|ish|ian|ean|can|rman)|${joinAlternatives({ demonyms })})$`,
  'iu',
)

/** Whether an English word has the form of one for people of a country: "Portuguese", "Welsh". */
export function isDemonym(word: string): boolean {
  return demonym.test(word)
}
