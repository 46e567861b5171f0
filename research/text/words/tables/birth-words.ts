/** How texts say that a person was born, as parts of patterns by language. Own knowledge. */
export const bornWords = {
  en: 'born',
  de: 'geboren|jahrgang',
  fr: 'née?|nés|naît',
  es: 'nacid[ao]|nació',
  pt: 'nascid[ao]|nasceu',
  it: 'nat[ao]',
  sv: 'född',
  no: 'født',
  pl: 'urodzon[ay]',
  cs: 'narozen[aá]?',
  fi: 'syntynyt',
  hu: 'született',
  tr: 'doğumlu',
  ru: 'родил(?:ся|ась)',
  uk: 'народи(?:вся|лася)',
  ro: 'născută?',
  el: 'γεννήθηκε',
  fa: 'متولد|زاده',
  ar: 'ولد',
}

/** Where the verb stands on either side of a name. */
export const bornBesideNames = {
  ar: 'ولدت?|(?:من )?مواليد',
  he: 'נולדה?|יליד|ילידת',
}

/** Abbreviations for born. */
export const bornMarks = {
  en: 'b\\.',
  de: 'geb\\.',
  ru: 'род\\.',
}

/** Initials for born, which count only right behind a name: "F. 2001" is an initial elsewhere. */
export const bornInitials = {
  pt: 'nasc\\.',
  sv: 'f\\.',
  pl: 'ur\\.',
  uk: 'нар\\.',
  fi: 's\\.',
  ro: 'n\\.',
  el: 'γεν\\.',
}

/** What the day or the year itself is called. */
export const birthNouns = {
  en: 'birth|birthday',
  de: 'geburtsjahr|geburtsdatum',
  es: 'nacimiento',
  pt: 'nascimento',
  it: 'nascita',
}

/** Behind the year: "1953 г. р." */
export const bornBehindYears = {
  ru: 'г\\. ?р\\.|года? рождения',
  uk: 'р\\. ?н\\.|року народження',
  tr: 'doğumlu',
  hu: 'születésű',
}

/** "or", between two years of which one is right. */
export const orWords = {
  en: 'or',
  de: 'oder',
  fr: 'ou',
  es: 'o',
  nl: 'of',
  sv: 'eller',
  pl: 'lub|albo',
  cs: 'nebo',
  ro: 'sau',
  ru: 'или',
  uk: 'або',
  el: 'ή',
}
