import { yearWords } from '../../../text/words/tables/year-words.ts'

/** Pronouns that open a line about the person of the line before, by language. */
export const pronounsInFront = {
  en: 'he|she|they|his|her|their|i|my',
  de: 'er|sie',
  fr: 'il|elle',
  es: 'él|ella',
  it: 'lui|lei',
  nl: 'hij|zij',
}

/** Small words inside names, with a space behind them. */
export const nameLinks = {
  en: 'of|for|and|&|the',
  de: 'von|der|für|und',
  fr: "de|la|du|des|et|d['’]",
  es: 'y',
  pt: 'do|da|e',
  it: 'di',
  nl: 'van',
}

/** Behind these a single word is the name of a place or of an organisation. */
export const nameCues = {
  en: 'in|of|at|from|to|near|for|with|by',
  de: 'aus|bei|von|nach',
  fr: 'à|de|en',
  pt: 'em|da',
  it: 'di',
  nl: 'te|van',
}

/**
 * In front of a firm or a town that a whole record has, such as a patent or an entry of a register.
 */
export const recordLabels = {
  en:
    'assignees?|applicants?|registered (?:office|address|seat)|company|' +
    'institution|university|publisher|seat|headquarters',
  de: 'anmelder(?:in)?|patentinhaber(?:in)?|sitz|firma|hochschule|universität|institution',
  fr: 'titulaires?|déposants?|demandeurs?|siège(?: social)?|société|université|établissement',
  es: 'titular(?:es)?|solicitantes?|domicilio(?: social)?|sede(?: social)?|empresa|universidad',
  pt: 'titular|requerente|sede|empresa|universidade',
  it: 'titolare|richiedente|sede(?: legale)?|società|università',
  nl: 'aanvrager|zetel|vestigingsplaats|bedrijf|universiteit',
}

/** What ages are counted in, behind the number. */
export const yearsOfAge = {
  ...yearWords,
  sv: 'år',
  pl: 'lata?',
  ru: 'год|года|лет',
  uk: 'рік|роки|років',
}

/** In front of the year in which a class left school, by language. */
export const classWords = {
  en: 'class of',
  de: 'abi(?:tur)?(?:jahrgang)?|abschluss(?:jahrgang|klasse)(?: von)?',
  fr: 'promo(?:tion)?',
  es: 'promoción(?: de)?',
  pt: 'turma de',
  nl: 'eindexamenjaar',
}

/** What classes that are no school's are of, by language. */
export const classHonours = {
  en:
    'hall of fame|fellow(?:s|ship)?|induct(?:ed|ees?)|awards?|under (?:30|40)|honou?rees?|' +
    'draft|MBA',
  fr: "légion d[’']honneur|chevaliers?",
}

/** What a work for a degree is called, by language. */
export const thesisWords = {
  en: 'thesis|dissertation',
  de: 'dissertation|diplomarbeit|habilitation',
  fr: "thèse|mémoire de (?:maîtrise|master|recherche|fin d[’']études)",
  es: 'tesis',
  pt: 'tese',
  it: 'tesi',
  nl: 'proefschrift',
}

/** In front of a post that was held to the end, by language. */
export const forYears = {
  en: 'for (?:many|\\d+) years',
  de: 'lange Jahre|viele Jahre(?: lang)?|langjährige[rn]?',
  fr: 'longtemps|pendant (?:longtemps|\\d+ ans)',
  es: 'durante (?:(?:muchos|\\d+) )?años',
}

/** Between a name and what its bearer is, by language. */
export const callingVerbs = {
  en: 'is|works as',
  de: 'ist|arbeitet als',
  fr: 'est|travaille comme',
  es: 'es|trabaja como',
  pt: 'é|trabalha como',
  it: 'è|lavora come',
  nl: 'is|werkt als',
}

/** Between the two callings of one person, by language. */
export const callingJoints = {
  en: '(?:and|as well as)(?: also)?(?: works)?',
  de: 'und(?: auch| zugleich)?(?: als)?|sowie',
  fr: '(?:et|mais)(?: aussi| également)?(?: comme)?',
  es: 'y(?: también)?(?: es)?(?: como)?',
  pt: 'e(?: também)?',
  it: 'ed?(?: anche)?',
  nl: 'en(?: ook)?',
}

/** In front of a post behind a name, by language. */
export const postArticles = { en: 'an?|the', de: 'eine?', fr: 'une?', es: 'una?' }

/** Between a post behind a name and its employer, by language. */
export const postLinks = { en: 'at|with|for', de: 'bei|beim', fr: 'chez', es: 'en' }

/** Sites on which the title of a profile ends in an employer. */
export const employerSites = { any: 'LinkedIn|XING' }

/** Last words of firms, where a town or a field may stand as well, beside those of `isFirmName`. */
export const houseEnds = {
  de: 'Söhne',
  fr: 'Fils|Frères|Associés',
  es: 'S\\.\\s?[AL]\\.?|Hermanos|Hijos|Asociados|Estudio|Abogados',
}

/** In front of the employer of a speaker, by language; others are read as claims. */
export const ownWork = { es: 'trabajo en' }
