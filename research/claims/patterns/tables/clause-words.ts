/** Words behind which a clause has another subject. */
export const otherSubjects = {
  en: [
    'that(?! (?:time|point)\\b)|which|whose|whom|where|when|while|because',
    'who(?! (?:currently |now )?works? | has (?:been|worked|served) )',
  ],
  fr: 'qui|que|dont|où',
  es: 'quien|donde|cuy[oa]s?',
  pt: 'onde|cuj[oa]s?',
  it: 'che|cui|dove',
  nl: 'wiens|wier',
  sv: 'vars',
}

/** Words behind which a clause has another subject only after a comma. */
export const otherSubjectsBehindComma = {
  de: 'die|der|das|deren|dessen|wo|was|wobei',
  nl: 'dat|waar',
}

/** Pronouns that resume the subject behind "and". */
export const resumedSubjects = {
  en: '(?:s)?he|they|I',
  de: 'sie|er',
  fr: 'elle|il',
  es: 'ella|él',
  pt: 'ela|ele',
  nl: 'zij|hij',
}

/** Adverbs between such a pronoun and its verb, or in front of a post. English. */
export const resumingAdverbs = {
  en: [
    'also|then|later|now|currently|previously|formerly|subsequently|today|nowadays|these days',
    'briefly|but|hitherto|(?:until|till|up to) (?:now|then|recently|lately)|still|once|first',
    'initially|originally|earlier|recently|eventually|presently|at present|at the moment',
  ],
}

/**
 * What a person says of the own work, up to the clause: "stated that he". English. Denials, wishes
 * and claims are none.
 */
export const ownReports = {
  en: [
    '(?:stated|explained|declared|advised|noted|mentioned|added|revealed|disclosed|testified',
    'reported|confirmed|informed \\p{L}+|states|explains|notes|mentions|reports|confirms)',
  ].join('|'),
}

/** Verbs of speaking, behind the one who speaks. English. */
export const speakingVerbs = {
  en: 'tells|wrote|writes|explained|explains|added|adds|noted|notes|argues|argued|reports',
}

/** Verbs of main clauses: what holds one is no apposition and no entry of a list. English. */
export const finiteVerbs = {
  en: [
    'is|was|are|were|has|had|have|will|works?|worked|lives?|lived|joined|became|studied|took|met',
    'hired|married|said|says|told|asked|claims?|claimed|believes|wrote',
  ],
}

/** The same in other languages, of what is stated about a person: for a verb behind a comma. */
export const statingVerbs = {
  de: 'hat|hatte|wurde|wird|arbeitete?|lebte?|wohnte?|leitete?|studierte|sprach|sagte',
  fr: 'avait|fut|travaille|travaillait|vit|dirige|dirigeait|parle',
  es: 'ha|era|trabaja|trabajó|vive|vivió|dirige|dirigió|nació|habló',
  pt: 'tem|era|trabalha|trabalhou|vive|mora|dirige|dirigiu|nasceu|falou',
  it: 'ha|era|fu|lavora|lavorava|vive|viveva|dirige|nacque|parlò',
  nl: 'is|was|heeft|werd|werkte?|woonde|woont|leidde|leidt|sprak',
}

/** What opens a clause about the one named in front of it. */
export const relativePronouns = {
  en: 'who|that',
  de: 'der|die',
  fr: 'qui',
  es: 'que|quien',
  it: 'che',
}

/** In front of the one who says what follows. */
export const attributions = {
  en: 'according to',
  de: 'laut|gemäß',
  fr: "selon|d['’]après",
  es: 'según',
  pt: 'segundo|de acordo com',
  it: 'secondo',
  nl: 'volgens',
}
