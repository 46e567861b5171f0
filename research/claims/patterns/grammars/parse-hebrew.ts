import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { BoundSentence } from '../binding/bound-sentence.ts'
import type { WeighedStatement } from '../binding/statement.ts'
import { buildBirthAside, type ClauseGrammar, parseForms, toForm } from './parse-forms.ts'
import {
  hebrewAdjectives,
  hebrewDegrees,
  hebrewDoubt,
  hebrewFields,
  hebrewFormer,
  hebrewHonorifics,
  hebrewJoints,
  hebrewKinds,
  hebrewKinWords,
  hebrewKnown,
  hebrewKnownSchools,
  hebrewOrganizations,
  hebrewPlaces,
  hebrewPostOpenings,
  hebrewPostParts,
  hebrewPosts,
  hebrewSchools,
  hebrewStops,
  hebrewVerbs as verbs,
} from './tables/hebrew-words.ts'

const letter = '[א-ת]'
const whole = `(?!["'-]?${letter})`
const word = `${letter}{2,}(?:["'-]${letter}+)*`
const called = unwrap`
  (?!ה?(?:${hebrewKinds})${whole})(?:(?:${hebrewPlaces})${whole}|(?:(?:${hebrewJoints})\s)?${word})
  (?:\s(?:${hebrewAdjectives})${whole})?`
const firm = unwrap`
  (?<firm>(?:${hebrewOrganizations})\s${called}|(?:${hebrewKnown})${whole})`
const school = unwrap`
  (?<firm>(?:${hebrewSchools})\s${called}|(?:${hebrewKnownSchools})${whole})`
const town = `(?<town>${hebrewPlaces})${whole}`
const title = unwrap`
  (?<title>(?:(?:${hebrewPostOpenings})\s?)?(?:${hebrewPosts})${whole}
  (?:\s(?:${hebrewPostParts})${whole}){0,2})`
const office = String.raw`(?<title>(?:שרה?|שר(?:ת))\sה${letter}{2,})`
const former = String.raw`(?:,?\s(?<former>${hebrewFormer}|בעבר)${whole})?`
const ends = String.raw`(?=\s*(?:[.,;)]|$)|\s(?:${hebrewStops})${whole})`
const endsPast = String.raw`(?:${ends}|(?=\s(?:בין|עד|משנת|בשנים|במשך)\s)|(?=\sמ-?\d{4}))`
const year = String.raw`ב(?:שנת\s|-\s?)?(?<year>(?:18|19|20)\d\d)`
const day = String.raw`ב-?\s?\d{1,2}\sב${letter}+\s(?<year>(?:18|19|20)\d\d)`
const opens = String.raw`^(?:\s*\([^()]{0,60}\))?,?\s`
const is = String.raw`(?:(?:הוא|היא|הינו|הינה)\s)?`
const once = String.raw`(?:\s(?:בעבר|כיום))?`

const birthForms = [
  ...[year, day].map((when) =>
    toForm('birth', `${opens}(?:${verbs.born})\\s${when}\\sב${town}${ends}`),
  ),
  ...[year, day].map((when) =>
    toForm('birth', `${opens}(?:${verbs.born})\\sב${town}\\s${when}${ends}`),
  ),
  ...[year, day].map((when) => toForm('birth', `${opens}(?:${verbs.born})\\s${when}${ends}`)),
  toForm('birth', `${opens}(?:${verbs.born})\\sב${town}${ends}`),
  toForm('birth', `${opens}${is}(?:יליד|ילידת)\\s${town}${ends}`),
]
const homeForms = [
  toForm('home', `${opens}(?:${verbs.lives})(?:\\sכיום)?\\sב${town}${ends}`, true),
  toForm('home', `${opens}(?:${verbs.lived})\\sב${town}${endsPast}`),
]
const atFirm = `\\sב${firm}`
const asTitle = `(?:\\sכ${title})`
const ofFirm = `(?:\\s(?:ב|של\\s)?${firm})`
const workForms = [
  toForm('post', `${opens}(?:${verbs.works})(?:\\sכיום)?${asTitle}?${atFirm}${ends}`, true),
  toForm('post', `${opens}(?:${verbs.works})(?:\\sכיום)?${atFirm}${asTitle}${ends}`, true),
  toForm('post', `${opens}(?:${verbs.worked})${once}${asTitle}?${atFirm}${endsPast}`),
  toForm('post', `${opens}(?:${verbs.worked})${once}${atFirm}${asTitle}${endsPast}`),
  toForm('post', `${opens}(?:${verbs.was})${once}\\s${title}${ofFirm}${endsPast}`),
  toForm('post', `${opens}(?:${verbs.became})\\s(?:ל|להיות\\s)${title}${ofFirm}${endsPast}`),
  toForm('post', `${opens}(?:${verbs.holds})\\sכ(?:${title}${ofFirm}?${ends})`, true),
  toForm('post', `${opens}(?:${verbs.held})${once}\\sכ(?:${title}${ofFirm}?${endsPast})`),
  toForm('post', `${opens}(?:${verbs.holds})\\sכ${office}${ends}`, true),
  toForm('post', `${opens}(?:${verbs.held})\\sכ${office}${endsPast}`),
  toForm('post', `${opens}(?:${verbs.leads})\\sאת\\s${firm}${ends}`, true),
  toForm('post', `${opens}(?:${verbs.founded})\\sאת\\s${firm}(?:\\s${year})?${ends}`),
]
const postForms = [
  toForm('post', `^,?\\s(?<former>${hebrewFormer}),?\\s${title}${ofFirm}${ends}`),
  toForm('post', `${opens}${is}${title}${ofFirm}${former}${ends}`, true),
  toForm(
    'post',
    unwrap`
      ^(?:(?:\s*\([^()]{0,60}\))?\s(?:הוא|היא|הינו|הינה)\s|,\s)${title}
      (?:\sישראלית?)?${former}${ends}`,
    true,
  ),
]
const studyForms = [
  toForm(
    'study',
    `${opens}(?:${verbs.studied})(?:\\s(?<field>${hebrewFields}))?\\sב${school}${ends}`,
  ),
  toForm(
    'study',
    unwrap`
      ${opens}(?:${verbs.graduated})\s(?:${hebrewDegrees})(?:\sב(?<field>${hebrewFields}))?
      \sב${school}${ends}`,
  ),
  toForm('study', `${opens}${is}בוגרת?\\s${school}${ends}`),
]

const grammar: ClauseGrammar = {
  intro: new RegExp(`^(?:(?<verb>${verbs.born})\\s)?(?:(?:${hebrewHonorifics})\\s)*$`, 'u'),
  doubt: new RegExp(`(?<!${letter})[ושה]{0,2}(?:${hebrewDoubt})${whole}|\\?`, 'u'),
  notInName: new RegExp(`(?<!${letter})(?:${hebrewKinWords}|ו${letter}{3,})${whole}`, 'u'),
  aside: buildBirthAside(`יליד|ילידת|${verbs.born}`),
  forms: [...birthForms, ...homeForms, ...workForms, ...postForms, ...studyForms],
}

/**
 * What Hebrew sentences state of their subject. Prepositions are written together with the next
 * word, and names have no capitals: a value ends where the sentence or the clause does.
 */
export function parseHebrew(bound: BoundSentence): WeighedStatement[] {
  return /[א-ת]/u.test(bound.name) ? parseForms(bound, grammar) : []
}
