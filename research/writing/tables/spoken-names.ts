import { unwrap } from '../../text/patterns/unwrap.ts'

/**
 * English nouns of institutions that have an article in a sentence where "of" or "for" follows, as
 * patterns.
 */
export const institutions = {
  learning: 'University|Institute|Institution|Faculty|Academy|Museum',
  state: unwrap`
    Ministry|Department|Office|Bureau|Council|Chamber
    |House(?=\sof\s(?:Commons|Lords|Representatives)\b)`,
  associations: 'Society|Association|Federation|Centre|Center',
}

/** English names of countries that have an article in a sentence, as patterns. */
export const countriesWithArticle = {
  unions: 'United (?:States|Kingdom|Arab Emirates)|UK|USA?|UAE',
  republics: '(?:Czech|Dominican|Central African) Republic',
  islands: String.raw`Philippines|Bahamas|Maldives|Seychelles|Comoros|[\p{L} ]+ Islands`,
  others: 'Netherlands|Gambia',
}
