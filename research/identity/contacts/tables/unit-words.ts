/** Codes of currencies, in front of a number or behind it. */
export const currencyCodes = 'EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK'

/** What makes of the number in front of it an amount: currencies and measures, */
export const units = 'Kč|zł|kr|km|kg|mm|cm|ms|MB|GB|TB|kB|bytes|px'

/** and what is counted, by language. */
export const countedWords = { en: 'people|users|views|votes|followers|inhabitants' }
