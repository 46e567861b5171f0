import { unwrap } from '../../../text/patterns/unwrap.ts'

type ByLanguage = Readonly<Record<string, string>>

/** What relatives are called, by relation and language; `twin brother` stands before `brother`. */
export const relationNames: Readonly<
  Record<'spouse' | 'parent' | 'child' | 'sibling' | 'other', ByLanguage>
> = {
  spouse: {
    en: 'husband|wife|spouse',
    de: 'Ehemann|Ehefrau|Mann|Frau',
    fr: 'mari|femme|époux|épouse',
    es: 'esposo|esposa|marido|mujer',
    pt: 'mulher',
    it: 'marito|moglie',
    nl: 'echtgenoot|echtgenote',
  },
  parent: {
    en: 'father|mother',
    de: 'Vater|Mutter',
    fr: 'père|mère',
    es: 'padre|madre',
    pt: 'pai|mãe',
    nl: 'vader|moeder',
  },
  child: {
    en: 'son|daughter',
    de: 'Sohn|Tochter',
    fr: 'fils|fille',
    es: 'hijo|hija',
    pt: 'filho|filha',
    it: 'figlio|figlia',
    nl: 'zoon|dochter',
  },
  sibling: {
    en: unwrap`
      twin brother|twin sister|older brother|older sister|younger brother|younger sister
      |elder brother|elder sister|brother|sister`,
    de: 'Bruder|Schwester|Zwillingsbruder|Zwillingsschwester',
    fr: 'frère|sœur|soeur',
    es: 'hermano|hermana',
    pt: 'irmão|irmã',
    it: 'fratello|sorella',
    nl: 'broer|zus',
  },
  other: {
    en: unwrap`
      cousin|uncle|aunt|nephew|niece|grandfather|grandmother|grandson|granddaughter|father-in-law
      |mother-in-law|brother-in-law|sister-in-law|partner|fiancé|fiancée`,
    de: 'Onkel|Tante|Cousine|Großvater|Großmutter',
    fr: 'oncle|tante',
    es: 'tío|tía',
    pt: 'tio|tia',
    it: 'zio|zia',
    nl: 'oom',
  },
}

/** Words for the one whose relative is meant, as patterns. */
export const possessives = {
  en: '[Hh]er|[Hh]is|[Tt]heir|[Mm]y',
  de: '[Ii]hr(?:e[mnr]?)?|[Ss]ein(?:e[mnr]?)?',
  fr: '[Ss]on|[Ss]a|[Mm]on|[Mm]a',
  es: '[Ss]u|[Mm]i',
  pt: '[Ss]eu|[Ss]ua|[Mm]eu|[Mm]inha',
  it: '[Ss]uo',
  nl: '[Zz]ijn|[Hh]aar',
}

/** The person as a subject beside a relative: "Her husband and she". */
export const selfBeside = {
  en: 'I|s?he|they',
  de: 'ich|sie|er',
  fr: 'moi|elle|lui',
  es: 'yo|ella|él',
  pt: 'eu|ela|ele',
  it: 'io|lei|lui',
  nl: 'ik|zij|ze|hij',
}

/** What stands before the name of a husband or a wife, as patterns. */
export const marriedTo = {
  en: '(?:re)?married(?: to)?|wed',
  de: 'verheiratet mit|heiratete',
  fr: String.raw`mariée? (?:à|avec|depuis \d{4} (?:à|avec))|épousa|a épousé`,
  es: 'casad[ao] con|se casó con',
  pt: 'casad[ao] com|casou-se com',
  it: 'sposat[ao] con|sposò',
  nl: 'getrouwd met|trouwde met',
}

/** Relatives of another person, as the subject of the sentence is called. */
export const relationsToOthers = {
  en: 'son|daughter|brother|sister|father|mother|husband|wife|widow|widower',
  de: 'Sohn|Tochter|Bruder|Schwester|Vater|Mutter|Ehefrau|Ehemann',
  fr: 'fils|fille|frère|sœur',
  es: 'hijo|hija|hermano|hermana',
  pt: 'filho|filha|irmão|irmã',
  it: 'figlio|figlia|fratello|sorella',
}

/** What stands between "is" and such a word, as patterns. English. */
export const relationOrders = { en: 'only|eldest|youngest|second|first|older|younger|twin' }

/** "is", or what opens an apposition, in front of it. */
export const relationOpenings = {
  any: '^|,',
  en: String.raw`\bis|\bwas|\band`,
  de: String.raw`\bist`,
  fr: String.raw`\best`,
  es: String.raw`\bes`,
  pt: String.raw`\bé`,
  it: String.raw`\bè`,
}

/** Prepositions in front of that person's name. */
export const relationLinks = {
  en: 'of',
  de: 'von',
  fr: "de|d['’]",
  pt: 'do|da',
  it: 'di',
}

/** What children are called whose age is not said. English. */
export const childWords = { en: 'infant|baby|toddler|newborn|schoolboy|schoolgirl|minor' }

/** Behind "married", what comes next is a place or a time, no person. */
export const placingWords = 'in|at|by|on|near|outside|under|before|after|for|from|with'

/** Ends of words for peoples and beliefs. */
export const peopleOrBeliefEnds = { en: 'ish|ese|ian|ean|ist|ic|lim' }
/** Words for peoples and beliefs without such an end. */
export const peoplesAndBeliefs = {
  en: 'Greek|Dutch|Welsh|Czech|Swiss|Thai|Iraqi|Israeli|Pakistani|Hindu|Sikh|Protestant|Quaker',
}

/** Between a post and its firm behind a relation: "wife of the director of Globex". */
export const postLinks = { en: 'of|at|for|with', de: 'bei|von', fr: 'chez', it: 'presso' }
