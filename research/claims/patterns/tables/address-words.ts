import { formsOfAddress } from '../../../identity/names/tables/titles.ts'
import { toCapital } from '../../../text/to-capital.ts'

/**
 * Forms of address in front of a name, without their stop; with a capital also those that other
 * things have in lower case.
 */
export const addressWords = {
  any: [...formsOfAddress].map(toCapital),
  en: 'Cllr|Councillor|Rev',
  fr: 'M',
}

/** Words with a capital that begin a sentence where a name could stand. English. */
export const sentenceStarts = {
  en: 'In|The|At|As|And|Since|From|After|She|He|They|Her|His|It|Born',
}

/** What stands before a person's occupation with a capital. English. */
export const nationalities = { en: 'Portuguese|German|French|British|American' }

/** Words in front of a name that headings give a capital, too. English. */
export const beforeNames = { en: 'by|with|from|and|of|for|about' }
