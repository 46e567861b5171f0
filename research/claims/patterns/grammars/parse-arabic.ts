import { unwrap } from '../../../text/patterns/unwrap.ts'
import type { BoundSentence } from '../binding/bound-sentence.ts'
import type { WeighedStatement } from '../binding/statement.ts'
import { buildBirthAside, type ClauseGrammar, parseForms, toForm } from './parse-forms.ts'
import {
  arabicDegrees,
  arabicDoubt,
  arabicFields,
  arabicFormer,
  arabicHonorifics,
  arabicJoints,
  arabicKinds,
  arabicKinWords,
  arabicOrganizations,
  arabicPlaces,
  arabicPostOpenings,
  arabicPostParts,
  arabicPosts,
  arabicSchools,
  arabicStops,
  arabicVerbs as verbs,
} from './tables/arabic-words.ts'

const letter = '[ء-ي\u0651]'
const whole = `(?!${letter})`
/** A name's first word: no adjective, no word with a suffix, unless it has the article. */
const first = unwrap`
  (?:(?:${arabicPlaces})${whole}|(?!ل)(?!${letter}*(?:ية|ات|ها|ه|ي|${letter}{3}ين)${whole})
  (?![يت]${letter}+\sال(?!سابق|أسبق))${letter}{2,}|ال${letter}{2,})`
const notKind = `(?!(?:${arabicKinds})${whole})`
/** "the insurance company" */
const notTheKind = String.raw`(?!ال(?:${arabicKinds})${whole}(?!\sال))`
const called = unwrap`
  ${notKind}${notTheKind}(?:(?:${arabicJoints})\s)?${first}(?:\s${notKind}ال${letter}{2,}){0,3}`
const firm = String.raw`(?<firm>(?:${arabicOrganizations})\s${called})`
const faculty = String.raw`(?:كلية\sال${letter}+\s(?:في\s|ب))?`
const school = String.raw`${faculty}(?<firm>(?:${arabicSchools})\s${called})`
const town = String.raw`(?:مدينة\s)?(?<town>${arabicPlaces})${whole}`
const [at, atTown] = [String.raw`(?:في\s|لدى\s|ب)`, String.raw`(?:في\s|ب)`]
const title = unwrap`
  (?<title>(?:(?:${arabicPostOpenings})\s)?(?:${arabicPosts})[اة]?${whole}
  (?:\s(?:${arabicPostParts})${whole}){0,2}(?:\s(?:${arabicFields})${whole})?)`
const theTitle = unwrap`
  (?<title>ال(?:${arabicPosts})ة?${whole}(?:\sال(?:عام|تنفيذي|مساعد|مشارك)ة?${whole})?)`
const minister = String.raw`(?<title>وزير[اة]?\s(?:ال${letter}+|الشؤون\sال${letter}+))`
const former = String.raw`(?:\s(?<former>${arabicFormer})${whole})?`
const ends = String.raw`(?=\s*(?:[.،,؛;)]|$)|\s(?:${arabicStops})${whole})`
const endsPast = String.raw`(?:${ends}|(?=\s(?:من|حتى|بين|لمدة|خلال|بعد|في)\s))`
const year = String.raw`(?:في\s)?(?:عام|سنة)\s(?<year>(?:18|19|20)\d\d)`
const day = String.raw`(?:في|يوم)\s\d{1,2}\s${letter}+(?:\s${letter}+)?\s(?<year>(?:18|19|20)\d\d)`
const opens = String.raw`^(?:\s*\([^()]{0,60}\))?[،,]?\s`
/** "الذي يعمل", who works */
const who = String.raw`${opens}(?:(?:الذي|التي)\s)?`
const is = String.raw`(?:(?:هو|هي)\s)?`
/** "مصري", "جامعي": an adjective behind a post */
const kind = `(?:\\s${letter}{3,}ية?${whole})?`
const now = String.raw`(?:\s(?:حاليا|الآن))?`

const birthForms = [
  ...[`${year}\\s${atTown}${town}`, `${day}\\s${atTown}${town}`].map((text) =>
    toForm('birth', `${who}(?:${verbs.born})\\s${text}${ends}`),
  ),
  ...[year, day].map((when) =>
    toForm('birth', `${who}(?:${verbs.born})\\s${atTown}${town}\\s${when}`),
  ),
  ...[year, day].map((when) => toForm('birth', `${who}(?:${verbs.born})\\s${when}`)),
  toForm('birth', `${who}(?:${verbs.born})(?:\\sونشأت?)?\\s${atTown}${town}${ends}`),
  toForm('birth', `${opens}${is}من\\sمواليد\\s${town}(?:\\s${year})?${ends}`),
  toForm('birth', `${opens}${is}من\\sمواليد\\s(?:عام\\s|سنة\\s)?(?<year>(?:18|19|20)\\d\\d)`),
]
const homeForms = [
  toForm('home', `${who}(?:${verbs.lives})${now}\\s${atTown}${town}${ends}`, true),
  toForm('home', `${who}(?:${verbs.lived})\\s${atTown}${town}${endsPast}`),
  toForm('home', `${who}كانت?\\s(?:${verbs.lives})\\s${atTown}${town}${endsPast}`),
]
const ofFirm = `(?:\\s(?:في\\s|ب|ل|لدى\\s)?${firm})`
const office = `(?:\\sمنصب)\\s(?:${title}${ofFirm}|${minister})`
const workForms = [
  toForm('post', `${who}(?:${verbs.works})${now}(?:\\s${title})?\\s${at}${firm}${ends}`, true),
  toForm('post', `${who}(?:${verbs.works})${now}\\s${title}(?:\\s${atTown}${town})?${ends}`, true),
  toForm('post', `${who}(?:${verbs.worked})(?:\\s${title})?\\s${at}${firm}${endsPast}`),
  toForm('post', `${who}(?:${verbs.worked})\\s${title}${endsPast}`),
  toForm('post', `${who}كانت?\\s(?:${verbs.works})(?:\\s${title})?\\s${at}${firm}${endsPast}`),
  toForm('post', `${who}(?:${verbs.was}|${verbs.became})\\s${title}${ofFirm}${endsPast}`),
  toForm('post', `${who}(?:${verbs.was})\\s${title}${ends}`),
  toForm('post', `${who}(?:${verbs.holds})${office}${ends}`, true),
  toForm('post', `${who}(?:${verbs.held})${office}${endsPast}`),
  toForm('post', `${who}(?:${verbs.leads})\\s${firm}${ends}`, true),
  toForm('post', `${who}(?:${verbs.founded})\\s${firm}(?:\\s${year})?${ends}`),
]
const postForms = [
  toForm('post', `${opens}${is}${title}${ofFirm}${former}${ends}`, true),
  toForm('post', `${opens}${is}${theTitle}${former}\\s(?:في\\s|ب|ل)${firm}${ends}`, true),
  toForm(
    'post',
    `^(?:\\s*\\([^()]{0,60}\\)\\s|\\s(?:هو|هي)\\s|[،,]\\s)${title}${kind}${ends}`,
    true,
  ),
]
const studyForms = [
  toForm('study', `${who}(?:${verbs.graduated})\\s(?:من|في)\\s${school}(?:\\s${year})?${ends}`),
  toForm(
    'study',
    `${who}(?:${verbs.studied})(?:\\s(?<field>${arabicFields}))?\\s${atTown}${school}${ends}`,
  ),
  toForm(
    'study',
    unwrap`
      ${who}(?:${verbs.obtained})\s(?:على\s)?(?:${arabicDegrees})
      (?:\sفي\s(?<field>${arabicFields}))?\sمن\s${school}(?:\s${year})?${ends}`,
  ),
]

const heads = Object.values(verbs).join('|')
const grammar: ClauseGrammar = {
  intro: new RegExp(`^(?:و?(?<verb>${heads})\\s)?(?:(?:${arabicHonorifics})\\s)*$`, 'u'),
  doubt: new RegExp(`(?<!${letter})[وف]?(?:${arabicDoubt})${whole}|[؟?]`, 'u'),
  notInName: new RegExp(`(?<!${letter})(?:${arabicKinWords}|و${letter}{3,})${whole}`, 'u'),
  aside: buildBirthAside(`(?:من )?مواليد|${verbs.born}`),
  forms: [...birthForms, ...homeForms, ...workForms, ...postForms, ...studyForms],
}

/**
 * What Arabic sentences state of their subject. The verb stands in front of it or behind it, and
 * names have no capitals: a value ends where the sentence or the clause does.
 */
export function parseArabic(bound: BoundSentence): WeighedStatement[] {
  return /[ء-ي]/u.test(bound.name) ? parseForms(bound, grammar) : []
}
