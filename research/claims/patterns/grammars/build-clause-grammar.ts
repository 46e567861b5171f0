import { noOtherYear } from '../phrases/birth-year.ts'
import { buildBirthAside, type ClauseForm, type ClauseGrammar, toForm } from './parse-forms.ts'

/**
 * The parts of clauses in a language whose subject stands in front, as patterns. Optional parts
 * begin with the space in front of them.
 */
type ClauseParts = {
  /** "who" */
  who: string
  born: string
  /** Days and years, with the group `year`. */
  when: readonly string[]
  /** With the group `town` or `inTown`. */
  inTown: string
  lives: string
  lived: string
  works: string
  worked: string
  /** "as director", "director", "by", "of a director", with the group `title`. */
  asTitle: string
  title: string
  byTitle: string
  titleOf: string
  /** "at", "of" and no preposition in front of a firm, with the group `firm`. */
  atFirm: string
  ofFirm: string
  firm: string
  /** A post that names no firm: "minister of finance". */
  office: string
  /** "is", and what stands for it, with the spaces around it. */
  is: string
  was: string
  became: string
  holds: string
  held: string
  leads: string
  led: string
  founded: string
  left: string
  /** "former", with the group `former`. */
  former: string
  studied: string
  /** " law", with the group `field`. */
  field: string
  atSchool: string
  graduated: string
  /** "the university", "from the university" */
  fromSchool: string
  graduate: string
  ofSchool: string
  /** What may go on behind a clause, and behind one in the past. */
  stops: string
  until: string
}

/** A language's parts of clauses, and what else its sentences are made of. */
export type ClauseWords = ClauseParts & {
  /** How such a name and its sentence are written: what no other language has. */
  sign: RegExp
  /** Times and forms of address in front of a subject. */
  intro: string
  doubt: string
  /** Abbreviations for born, in brackets. */
  bornAside: string
  language: string | undefined
}

const opens = String.raw`^(?:\s?\([^()]{0,80}\))?,?\s`
const end = '(?!\\p{L})'
/** Not "1970s" and not the first of two years. */
const endOfYear = String.raw`(?![-–—]?[\p{L}\d])${noOtherYear}`

/** The forms of clauses about birth, homes, posts and studies out of a language's parts. */
function buildClauseForms(parts: ClauseParts): ClauseForm[] {
  const { works, worked, asTitle, title, byTitle, titleOf, atFirm, ofFirm, firm, is } = parts
  const { office, former } = parts
  const who = `${opens}(?:(?:${parts.who})\\s)?`
  const ends = String.raw`${end}(?=\s*(?:[.,;)]|$)|\s[—–]\s|\s(?:${parts.stops})${end})`
  const past = `(?:${ends}|${end}(?=\\s(?:${parts.until})))`
  const inYear = `(?:\\s(?:${parts.when.join('|')}))?`
  return [
    ...listBirths(parts, who, ends),
    toForm('home', `${who}(?:${parts.lives})\\s${parts.inTown}${ends}`, true),
    toForm('home', `${who}(?:${parts.lived})\\s${parts.inTown}${past}`),
    toForm('post', `${who}(?:${works})(?:\\s${asTitle})?\\s${atFirm}${ends}`, true),
    toForm('post', `${who}(?:${works})\\s${atFirm}\\s${asTitle}${ends}`, true),
    toForm('post', `${who}(?:${worked})(?:\\s${asTitle})?\\s${atFirm}${past}`),
    toForm('post', `${who}(?:${worked})\\s${atFirm}\\s${asTitle}${past}`),
    toForm('post', `${who}(?:${parts.was})\\s${byTitle}\\s${ofFirm}${past}`),
    toForm('post', `${who}(?:${parts.became})\\s${byTitle}\\s${ofFirm}${past}`),
    toForm('post', `${who}(?:${parts.holds})\\s${byTitle}\\s${ofFirm}${ends}`, true),
    toForm('post', `${who}(?:${parts.held})\\s${titleOf}\\s${ofFirm}${past}`),
    toForm('post', `${who}(?:${parts.held})\\s${office}${past}`),
    toForm('post', `${who}(?:${parts.left})\\s${titleOf}\\s${ofFirm}${past}`),
    toForm('post', `${who}(?:${parts.leads})\\s${firm}${ends}`, true),
    toForm('post', `${who}(?:${parts.led})\\s${firm}${past}`),
    toForm('post', `${who}(?:${parts.founded})\\s${firm}${inYear}${ends}`),
    toForm('post', `${opens}(?:${is})?${former}\\s${title}\\s${ofFirm}${ends}`),
    ...listPosts(parts, ends),
    ...listStudies(parts, who, inYear, ends),
  ]
}

function listBirths({ born, when, inTown }: ClauseParts, who: string, ends: string): ClauseForm[] {
  return [
    ...when.map((one) => toForm('birth', `${who}(?:${born})\\s${one},?\\s${inTown}${ends}`)),
    ...when.map((one) => toForm('birth', `${who}(?:${born})\\s${inTown},?\\s${one}${endOfYear}`)),
    ...when.map((one) => toForm('birth', `${who}(?:${born})\\s${one}${endOfYear}`)),
    toForm('birth', `${who}(?:${born})\\s${inTown}${ends}`),
  ]
}

/** Beside the name a comma, a dash or a verb stands for "is". */
function listPosts({ is, title, ofFirm, stops }: ClauseParts, ends: string): ClauseForm[] {
  const beside = String.raw`^(?:(?:\s?\([^()]{0,80}\))?\s${is}|(?:\s?\([^()]{0,80}\))?,\s)`
  const adjectives = String.raw`(?:[^\s,.;:()]{3,30}\s){0,2}`
  const trades = String.raw`(?:${adjectives}[^\s,.;:()]{3,30}(?:,\s|\s(?:${stops})\s)){0,3}`
  return [
    toForm('post', `${beside}${title}\\s${ofFirm}${ends}`, true),
    toForm('post', `${beside}${trades}${title}\\s${ofFirm}${ends}`, true),
  ]
}

function listStudies(parts: ClauseParts, who: string, inYear: string, ends: string): ClauseForm[] {
  const { studied, field, atSchool, graduated, fromSchool, graduate, is, ofSchool } = parts
  return [
    toForm('study', `${who}(?:${studied})${field}\\s${atSchool}${inYear}${ends}`),
    toForm('study', `${who}(?:${graduated})\\s${fromSchool}${inYear}${ends}`),
    toForm('study', `${opens}(?:${is})?(?:${graduate})\\s${ofSchool}${inYear}${ends}`),
  ]
}

/** The grammar of such a language. */
export function buildClauseGrammar(words: ClauseWords): ClauseGrammar {
  const { intro, title, ofFirm, doubt, bornAside, language } = words
  return {
    intro: new RegExp(`^(?:${intro})*(?:${title}\\s${ofFirm},?\\s)?$`, 'u'),
    doubt: new RegExp(`(?<!\\p{L})(?:${doubt})(?!\\p{L})|\\?`, 'iu'),
    notInName: /(?!)/u,
    aside: buildBirthAside(bornAside),
    forms: buildClauseForms(words),
    ...(language === undefined ? {} : { declines: language }),
  }
}
