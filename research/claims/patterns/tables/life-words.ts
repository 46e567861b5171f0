import { unwrap } from '../../../text/patterns/unwrap.ts'
import { employerLinks } from './frame-words.ts'

/** In front of "known as" where it is said of the subject. English. */
export const wordsBeforeKnown = { en: 'been|and|or|who|became' }
export const knownAdverbs = { en: 'also|now|later|still|often|once|better' }

/** What stands before another name of a person, as patterns by language. */
export const knownAsWords = {
  en: unwrap`
    also known as|better known as|(?:best |widely |professionally |commonly )?
    known (?:online |professionally |publicly )?as|a\.?k\.?a\.?|under the (?:pen name|pseudonym
    |stage name|pseudonym of|name)|pen name(?: is|:)?|stage name(?: is|:)?`,
  de: unwrap`
    auch bekannt als|bekannt als|alias|unter dem (?:Pseudonym|Künstlernamen)|genannt`,
  fr: 'dite?|connue? sous le nom de|alias de',
  es: 'conocid[ao] como',
  pt: 'conhecid[ao] como',
  it: 'noto come|not[ao] come|dett[ao]',
  nl: 'bekend als|ook bekend als',
  ja: '本名|ペンネーム',
}

/** What stands before the family name that a person was born with. */
export const birthNameWords = {
  en: 'née|né|nee|born',
  de: String.raw`geb\.|geborene?`,
  it: 'nata',
  es: 'nacida',
  pt: 'nascida',
}

/** Present and past of "to be", in front of what a person is. */
export const toBe = {
  en: "is|was|am|['’]m",
  de: 'ist|war|bin',
  fr: 'est|était|suis',
  es: 'es|fue|soy',
  pt: 'é|foi|sou',
  it: 'è|sono',
}

/** Its past alone. */
export const wasWords = {
  en: 'was',
  de: 'war',
  fr: 'était|fut',
  es: 'fue|era',
  pt: 'foi',
  it: 'fu',
}

/** What begins another statement behind what a person is. */
export const clauseWords = {
  en: unwrap`
    who|whose|which|that|and (?:is|was|has|lives?|works?|currently|serves|founder)|based|living
    |born|best known|known|adds|added|explains|explained|recalls|recalled|insists|insisted
    |at the age of`,
  de: 'und (?:lebt|ist|arbeitet)',
  fr: 'qui|que|et (?:vit|travaille)',
  it: 'che',
}

/** What stands before a year there. */
export const sinceWords = {
  en: 'since|from|until|in',
  de: 'seit',
  fr: 'depuis',
  es: 'desde',
  it: 'dal',
  nl: 'sinds',
}

/** What stands between an occupation and a place of work or life, in a line alone, */
export const placeLinks = {
  ...employerLinks,
  en: [employerLinks.en, 'in|based'],
  de: [employerLinks.de, 'an'],
  fr: [employerLinks.fr, 'en'],
  pt: 'na|no',
}

/** and in a headline. */
export const firmLinks = {
  ...employerLinks,
  en: [employerLinks.en, 'of|for|with|in'],
  de: [employerLinks.de, 'an|von'],
  fr: [employerLinks.fr, 'de|en'],
}

/** Between a post and its firm in a list of people. */
export const listedFirmLinks = {
  ...firmLinks,
  de: [...firmLinks.de, 'der|des'],
  es: 'del?',
  it: 'di|del(?:la)?|presso',
  pt: 'd[aeo]',
}

/** A headline with these is about another person, or no occupation. English. */
export const nounsOfOthers = {
  en: 'husband|wife|son|daughter|brother|sister|mother|father|friend|fan',
}

/** What stands between a title and what it serves: "counsel to", "editor at". */
export const titleLinks = {
  en: 'of|at|in|to|from|for',
  de: 'für|von|aus|bei',
  fr: 'de|du|chez',
  it: 'di|da',
  nl: 'van',
}
