import { createWikidataContact } from './wikidata-contact.ts'

const harmless = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u

/** People whose item shows an address of theirs (P968). */
export const wikidataEmail = createWikidataContact({
  name: 'wikidata-email',
  kind: 'email',
  select: ({ text, isRole }) =>
    isRole || !harmless.test(text) ? null : `?person wdt:P968 <mailto:${encodeURI(text)}>`,
})
