import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { calledAfterPeople, partNouns, playingVerbs } from './tables/part-words.ts'

const link = unwrap`
  (?:de[rs]?\s(?:l[ao]?\s|l['’])?|d(?:u|el|ell[ao]|[oa]|i)\s|dell['’]|van\s(?:de\s)?)`

const played = new RegExp(
  unwrap`
    (?<!\p{L})(?:${joinAlternatives(playingVerbs)}\s?(?:l['’])?
    |${joinAlternatives(partNouns)}\s${link})(?:[\p{L}’'-]+\s){1,4}$`,
  'iu',
)
const calledAfter = new RegExp(
  unwrap`
    (?<!\p{L})${joinAlternatives(calledAfterPeople)}\s(?:${link}|(?=\p{Lu}))
    (?:[\p{L}’'-]+\s){1,2}$`,
  'u',
)

/** "playing the pilot NAME", "dans le rôle du pilote NAME": of a part, no person at work. */
export function isPlayed(intro: string): boolean {
  return played.test(intro)
}

/** "calle del doctor NAME", "barco Capitán NAME": a street, a school, a ship or a prize. */
export function isCalledAfter(intro: string): boolean {
  return calledAfter.test(intro)
}
