import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { functionWords } from '../../../text/words/stop-words.ts'
import { degreeAdjectives, givenDegrees, notBehindDegrees } from '../tables/study-words.ts'
import { type Filled, fillFrame, toFrame } from './frame.ts'
import { isSchool } from './parse-organization.ts'

export type DegreeReading = { degree: string | null; field: string | null; end: number }

export const ownDegree = '(?:an? |one |both an? |her |his |my |their |the )?(?:degree of (?:a )?)?'
const adjectives = `(?:${joinAlternatives(degreeAdjectives)} )*`
const honours = unwrap`
  (?: ?\(Hons?\.?\)| \(?with (?:\p{Ll}+[- ])?(?:honou?rs|distinction)\)?)?`
const notCourse = String.raw`(?! ${joinAlternatives(notBehindDegrees)}(?!\p{L}))`
/** A degree as clauses write it, for frames. */
export const degreeForm = `${ownDegree}${adjectives}DEGREE${honours}`
/** What may stand behind a field of study. */
export const behindField = unwrap`
  (?= ?[,.;:()]|$| (?:from|at|by|with|and (?:an?|her|his|my) |in (?:\p{L}+ )?\d{4}))`
const degreeInField = toFrame(`${ownDegree}${adjectives}FIELD (?=degree)DEGREE${notCourse}`)
function isSmallWord(word: string): boolean {
  return word !== 'and' && functionWords.has(word)
}
/** Longer ones first. */
const degrees = [
  `${degreeForm} in FIELD${behindField}`,
  `${degreeForm} \\(FIELD\\)`,
  `${degreeForm}${notCourse}`,
  degreeInField,
  '(?:her |his |my |their )?degrees in FIELD(?= (?:from|at))',
  '(?:her |his |my |their )?degrees',
].map((one) => (typeof one === 'string' ? toFrame(one) : one))
export const givenDegree = new RegExp(
  String.raw`(?<!\p{L})${joinAlternatives(givenDegrees)}(?!\p{L})`,
  'iu',
)

/** The degree whose words begin behind the space at `from`; null for courses and honours. */
export function parseDegreePhrase(text: string, from: number): DegreeReading | null {
  if (text[from] !== ' ') return null
  for (const frame of degrees) {
    const filled = fillFrame(frame, text, from + 1)
    if (filled === null) continue
    if (givenDegree.test(text.slice(from, filled.end))) return null
    // "a PhD (Eldgate University)"
    if (isSchool(filled.values.FIELD ?? '')) continue
    // "a daughter with a law degree"
    if (frame === degreeInField && filled.values.FIELD?.split(' ').some(isSmallWord)) return null
    return { degree: toDegree(filled), field: toField(filled), end: filled.end }
  }
  return null
}

/** "with a BSc." at the end of a sentence */
export function toDegree({ values: { DEGREE } }: Filled): string | null {
  return DEGREE?.replace(/^([^.]+)\.$/, '$1') ?? null
}

/** "an MBA in Public Health and eleven dollars": a field with a capital goes on with one. */
export function toField({ values: { FIELD } }: Filled): string | null {
  if (FIELD === undefined) return null
  // "a freshly minted math degree"
  const field = FIELD.replace(/^\p{Ll}+ly \p{Ll}+ed (?=\p{L})/u, '')
  return /^\p{Lu}/u.test(field) ? field.replace(/ and \p{Ll}.*$/u, '') : field
}
