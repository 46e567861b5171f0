import { createWikidataContact } from './wikidata-contact.ts'

/** People whose item shows a number of theirs (P1329), such as that of their office. */
export const wikidataPhone = createWikidataContact({
  name: 'wikidata-phone',
  kind: 'phone',
  select: ({ text, international }) => {
    // editors write the parts of a number with hyphens (RFC 3966), some with spaces or none
    const written = [international.replace(/[^+\d]+/g, '-'), international, text]
    const values = [...new Set(written)].map((number) => `"${number.replace(/[^+\d -]/g, '')}"`)
    return `VALUES ?number { ${values.join(' ')} } ?person wdt:P1329 ?number`
  },
})
