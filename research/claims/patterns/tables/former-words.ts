/** In front of a title: it is over. */
export const formerWords = {
  any: 'ex',
  en: 'former|retired',
  de: 'ehemalige[rn]?|frühere[rn]?',
  fr: 'ancien(?:ne)?',
  es: 'antigu[oa]',
  pt: 'antig[oa]',
  nl: 'voormalige?',
}

/** In front of a title, of the sentence rather than of the post: "also farrier at …". */
export const alsoWords = {
  en: 'also|too|still|again|now|currently|presently',
  de: 'auch',
  fr: 'aussi',
  es: 'también',
  pt: 'também',
  it: 'anche',
  nl: 'ook',
}
