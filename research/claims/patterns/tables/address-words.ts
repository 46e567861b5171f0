import { formsOfAddress } from '../../../identity/names/tables/titles.ts'
import { unwrap } from '../../../text/patterns/unwrap.ts'
import { toCapital } from '../../../text/words/to-capital.ts'

/**
 * Forms of address in front of a name, without their stop; with a capital also those that other
 * things have in lower case.
 */
export const addressWords = {
  any: [...formsOfAddress].map(toCapital),
  en: 'Cllr|Councillor|Rev',
  fr: 'M',
}

/**
 * Words with a capital that begin a sentence where a name could stand, beside function words.
 * German writes the noun behind them with a capital as well: "Beim Treffen", "Laut Polizei".
 */
export const sentenceStarts = {
  en: 'In|The|At|As|And|Since|From|After|She|He|They|Her|His|It|Born|Greater',
  de: unwrap`
    Vom|Beim|Laut|Seit|Wenn|Doch|Aber|Unter|Gegen|Durch|Dort|Dann|Nun|Jetzt|Dabei|Zudem|Zwischen
    |Trotz|Wegen|Während|Neben|Hinter|Bereits|Erst|Diese[rsmn]?|Jede[rsmn]?|Viele|Mehrere|Alle
    |Keine?|Seine[rsmn]?|Ihre[rsmn]?|Unsere?|Neue[rsn]?|Heute|Gestern|Ohne|Außer|Innerhalb|Dank
    |Bis|Ab|Ob|Weil|Denn|Sein|Ihr|Einige|Zwei|Drei`,
  fr: 'Selon|Hier|Dans|Cette|Ces|Depuis|Lors|Après|Avant|Sous|Chez',
  es: 'Según|Ayer|Este|Esta|Tras|Durante|Desde',
  it: 'Secondo|Ieri|Questo|Questa|Dopo|Durante|Nel|Nella|Dal|Dalla',
  pt: 'Segundo|Ontem|Este|Esta|Após|Durante|Desde',
  nl: 'Volgens|Toen|Tijdens|Deze|Sinds|Onder|Tegen|Door',
}

/** What stands before a person's occupation with a capital. English. */
export const nationalities = { en: 'Portuguese|German|French|British|American' }

/** Words in front of a name that headings give a capital, too. English. */
export const beforeNames = {
  en: [
    'by|with|from|and|of|for|about|how|why|when|where|what|meet|follow|ask|find|hire|contact|email',
    'congrats|congratulations|thanks|welcome|introducing|dear|hello|hi|hey|to|at|on|as|is|does|did',
  ],
}
