/** Words between two names of a list, by language. */
export const joiners = {
  en: 'and|or',
  de: 'und|oder',
  fr: 'et|ou',
  es: 'y|e|o',
  it: 'e|o',
  pt: 'e|ou',
  nl: 'en|of',
  da: 'og|eller',
  sv: 'och|eller',
  pl: 'i|lub',
  ru: 'и|или',
}

/** Words in front of the name of another than the holder of the address behind it, by language. */
export const nameLinks = {
  en: 'of|for|to|by',
  de: 'von|für|an',
  fr: 'de|pour|par',
  es: 'de|para|por',
  it: 'di|per',
  pt: 'de|para|por',
  nl: 'van|voor|door',
}
