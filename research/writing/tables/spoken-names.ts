import { unwrap } from '../../text/patterns/unwrap.ts'

/**
 * English nouns of institutions that have an article in a sentence where "of" or "for" follows, as
 * patterns.
 */
export const institutions = {
  learning: unwrap`
    University|Institute|Institution|Faculty|Academy|Museum|School|College|Library|Laboratory
    |Conservatory|Observatory|Orchestra|Journal`,
  state: unwrap`
    Ministry|Department|Office|Bureau|Council|Chamber|Commission|Agency|Authority|Court|Embassy
    |Board|City|County|State
    |House(?=\sof\s(?:Commons|Lords|Representatives)\b)`,
  associations: unwrap`
    Society|Association|Federation|Confederation|Centre|Center|Guild|Union|Committee|Foundation
    |Trust|League|Alliance|Church|Diocese|Order|Foundry`,
}

/** English names of countries that have an article in a sentence, as patterns. */
export const countriesWithArticle = {
  unions: 'United (?:States|Kingdom|Arab Emirates)|UK|USA?|UAE',
  republics: '(?:Czech|Dominican|Central African) Republic',
  islands: String.raw`Philippines|Bahamas|Maldives|Seychelles|Comoros|[\p{L} ]+ Islands`,
  others: 'Netherlands|Gambia',
}
