/** How texts say that a person was born, as parts of patterns by language. Own knowledge. */
export const bornWords = {
  en: 'born',
  de: 'geboren|jahrgang|baujahr|zur Welt|Licht der Welt',
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
  ar: 'ولد|(?:من )?مواليد',
}

/** Where the verb stands on either side of a name. */
export const bornBesideNames = {
  ar: 'ولدت?|(?:من )?مواليد',
  he: 'נולדה?|יליד|ילידת',
}

/** Abbreviations for born. */
export const bornMarks = {
  en: 'b\\.',
  de: 'geb\\.|jg\\.',
  ru: 'род\\.',
}

/** Initials for born, which count only right behind a name: "F. 2001" is an initial elsewhere. */
export const bornInitials = {
  pt: 'nasc\\.',
  sv: 'f\\.',
  pl: 'ur\\.',
  ru: 'р\\.',
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

/** The same with more words, in front of a year. English. */
export const birthLabels = {
  en: '(?:year|date) of birth|birth (?:year|date)|birthday|birth|d\\.?o\\.?b\\.?|y\\.?o\\.?b\\.?',
}

/** Behind the word for birth, what begins another clause. English. */
export const notOfBirth = {
  en: [
    '\\p{L}+ed|and|or|but|who|which|that|when|where|while|before|after|until|as|than|if|has|had',
    'is|was',
    'came|went|grew|became|began|took|left|won|made|met|got|fled|led|ran|did|gave|held|found|saw',
    'sold',
    'wrote|spent|taught|brought|bought|built|kept|lost|rose|set|sang|stood|fell|drew|chose|wed',
    'died',
    '(?:joins?|liv|work|play|mov|writ|study|studi)\\p{L}*',
  ],
}

/** Behind the word for birth: "a farrier's daughter", "to a family of smiths", "one of twins". */
export const birthCircumstances = {
  en: 'an?|the|one|to|into|on|in|at|during|under|by|near|outside|inside|aboard|with|within|of',
}

/** Behind "(1974)", what says that a person goes with it rather than a work. English. */
export const lifeVerbs = {
  en: [
    'lives|resides|grew up|was (?:born|raised|educated|trained)|is (?:based|living|self-taught)',
    '(?:works|trained) as an?|teaches at|graduated|(?:earns|makes) (?:a|her|his|their) living',
  ],
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
