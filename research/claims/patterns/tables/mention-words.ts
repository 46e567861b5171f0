/** Words for prizes and honours, by language. */
export const honourWords = {
  en: [
    'award(?:s|ed)?|prize|medal|won|winner|honou?red|honou?r|laureate|fellowship|grant|elected',
    'knighted|inducted|record',
  ],
  de: 'Preis|ausgezeichnet|Medaille|erhielt',
  fr: 'prix|récompensée?|lauréate?|remporté',
  es: 'premio|premiad[ao]|galardonad[ao]|ganó',
  pt: 'prémio|prêmio|ganhou',
  it: 'vinse|ha vinto',
  nl: 'prijs|won|ontving',
}

/** Words for what was written, made or found, by language. */
export const workWords = {
  en: [
    'author of|wrote|published|book|novel|paper|patent|album|film|exhibition|edited|invented',
    'discovered|pioneered|designed|built|composed|directed|surveyed|mapped|restored|translated',
  ],
  de: 'Buch|Autor(?:in)?|veröffentlichte',
  fr: 'livre|ouvrage|publié|autrice',
  es: 'libro|publicó',
  pt: 'livro|publicou',
  it: 'pubblicato',
  nl: 'boek|publiceerde|schreef',
}

/** Words for posts and beginnings, by language. */
export const postWords = {
  en: ['appointed|named|became|chair|president|founded|co-founded|joined|launched|keynote'],
  de: 'ernannt|berufen|gründete',
  fr: 'nommée?|fondé',
  es: 'nombrad[ao]|fundó',
  pt: 'nomead[ao]|fundou',
  it: 'nominat[ao]|fondato',
  nl: 'benoemd|oprichter',
}

/** Nouns for what a person has made. English. */
export const workNouns = {
  en: [
    'book|novel|paper|article|essay|study|thesis|album|film|play|opera|invention|patent|theory',
    'work',
  ],
}
