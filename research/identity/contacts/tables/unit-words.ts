/** Codes of currencies, in front of a number or behind it. */
export const currencyCodes = 'EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK'

/** Currencies and measures, which make the number in front of them an amount. */
export const units = 'Kč|zł|kr|km|kg|mm|cm|ms|MB|GB|TB|kB|bytes|px'

/** Nouns of counted things, which make the number in front of them a count, by language. */
export const countedWords = { en: 'people|users|views|votes|followers|inhabitants' }
