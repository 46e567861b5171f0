import { matchAt } from '../../../text/patterns/match-at.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import {
  attendanceVerbs,
  degreeVerbs,
  endsOfStudies,
  graduateNouns,
  graduationVerbs,
  leavingVerbs,
  schoolPronouns,
  studyInfinitives,
  studyVerbs,
} from '../tables/study-words.ts'
import { fillFrame, toFrame } from './frame.ts'
import {
  behindField,
  type DegreeReading,
  degreeForm,
  givenDegree,
  ownDegree,
  parseDegreePhrase,
  toDegree,
  toField,
} from './parse-degree-phrase.ts'
import { isSchool } from './parse-organization.ts'

/** Studies as a clause says them: at one school or several, with a degree and its year. */
export type Study = {
  schools: readonly string[]
  degree: string | null
  field: string | null
  year: string | null
  end: number
  /** Where it ends without a clause of its own, such as ", where she graduated in 1998". */
  core: number
}

/** What the head of a clause about studies asks of the rest. */
type Head = {
  form: RegExp
  /** A degree has to be named. */
  needsDegree: boolean
  /** The school follows at once: "attended SCHOOL". */
  isBeforeSchool: boolean
  /** A field may follow: "studied FIELD at". */
  hasField: boolean
  /** Stands behind a comma or opens a line, without a verb. */
  leads: boolean
}

const year = String.raw`((?:19|20)\d\d|[’'‘]\d\d)(?![\d–-])`
const adverb = String.raw`(?:(?:\p{Ll}+ly|also|later|then|first|once|since|eventually) )?`
const perfect = "(?:has |have |had |having |[’']ve )?"
const noun = String.raw`(?:(?:[\p{Ll}-]+|(?:19|20)\d\d) )??`

function head(form: string, said: Partial<Omit<Head, 'form'>> = {}): Head {
  return {
    needsDegree: false,
    isBeforeSchool: false,
    hasField: false,
    leads: false,
    ...said,
    form: new RegExp(`(?:${form})(?![\\p{L}\\p{N}])`, 'iuy'),
  }
}

const getsDegree = head(`${perfect}${adverb}${joinAlternatives(degreeVerbs)}`, {
  needsDegree: true,
})
const heads: readonly Head[] = [
  getsDegree,
  head(`${perfect}${adverb}${joinAlternatives(leavingVerbs)}`, {
    needsDegree: true,
    isBeforeSchool: true,
  }),
  head(`${perfect}${adverb}${joinAlternatives(studyVerbs)}`, { hasField: true }),
  head(`${perfect}${adverb}${joinAlternatives(graduationVerbs)}`, { hasField: true }),
  head(`${perfect}${adverb}(?:${joinAlternatives(attendanceVerbs)}|graduat(?:ed|ing))`, {
    isBeforeSchool: true,
  }),
  head(`(?:is |was )?(?:an? )?(?:member of )?(?:the )?class of ${year} (?:at|of)`, {
    isBeforeSchool: true,
  }),
  head(`(?:is|was|am|[’']m) ${adverb}(?:an? |the )?${noun}${joinAlternatives(graduateNouns)} of`, {
    isBeforeSchool: true,
  }),
  head(`(?:an? |the )?${noun}${joinAlternatives(graduateNouns)} of`, {
    isBeforeSchool: true,
    leads: true,
  }),
  head('with|armed with|holder of|holding', { needsDegree: true, leads: true }),
]

const awarded = unwrap`
  (?:,? (?:which was )?(?:awarded|conferred|granted|obtained|earned|gained|taken|completed)
  (?: to (?:her|him))?)?`
const atSchool = toFrame(`${awarded} (?:from|at|by|with) (?:the )?SCHOOL`)
export const schoolAlone = toFrame(' SCHOOL')
/** "picked up a BSc along the way (Eldgate College)" */
const schoolInBracket = toFrame(String.raw`(?: [\p{Ll}-]+){0,4}? \(SCHOOL`)
const furtherSchool = toFrame('(?:,? and|,) (?:(?:at|from|of) )?SCHOOL')
const maxSchools = 4
const degreeBehind = [
  String.raw`(?:,| \() ?(?:with )?${ownDegree}DEGREE in FIELD(?= ?[,.;)]|$| (?:in )?[’'‘]?\d)`,
  String.raw`(?:,| \() ?(?:with )?${ownDegree}DEGREE(?= ?[,.;)]|$| (?:in )?[’'‘]?\d)`,
].map(toFrame)
const withDegree = [
  ` with ${degreeForm} in FIELD${behindField}`,
  ` with ${degreeForm}(?= ?[,.;:()]|$| (?:from|at|in \\d))`,
].map(toFrame)
const fieldAtSchool = toFrame(' (?:in )?FIELD(?= (?:at|from) )')

const years = [
  String.raw` ?\(${year}\)`,
  String.raw` in (?:\p{L}+ (?:of )?)?${year}`,
  `, in ${year}(?=[.,;)]|$)`,
  `, ${year}(?=[.,;)]|$)`,
  String.raw` ${year}(?=\))`,
].map((form) => new RegExp(form, 'uy'))
/** "a 1998 graduate of" */
const yearOfGraduate = new RegExp(
  `class of ${year}|(?<!\\d)${year} ${joinAlternatives(graduateNouns)}`,
  'iu',
)
const tail = new RegExp(
  unwrap`
    (?:,? (?:and )?|, )(?:(?:later|then|eventually|duly|also) )?
    (?:${joinAlternatives(endsOfStudies)}
    (?: (?:it|them|her studies|his studies|their studies|there))?)(?=,? )`,
  'uy',
)
const relative = new RegExp(
  unwrap`
    ,? ${joinAlternatives(schoolPronouns)} (?:she|he|they|I)(?: has| had)?
    (?: \p{Ll}+ly| also| later| then)?
    (?: ${joinAlternatives(degreeVerbs)}| ${joinAlternatives(graduationVerbs)})(?=,? )`,
  'uy',
)
const closing = /\)/uy

/** "Class of ’91" */
const firstShortYear = 30

/** A year in full: "’91" is 1991. */
export function toYear(written: string | null): string | null {
  const short = /^\D(\d\d)$/u.exec(written ?? '')?.[1]
  return short === undefined ? written : `${Number(short) < firstShortYear ? 20 : 19}${short}`
}

/** What has been read so far. */
type State = Omit<Study, 'core'> & { core: number | null; isInTail: boolean; isOpen: boolean }

/**
 * The studies that a clause states whose verb, or noun, begins at `at`: a verb of studying, getting
 * or ending, and in any order the degree, the school, the year and what ends the studies. Null
 * where no school is named, or no degree where its verb asks for one.
 */
export function parseStudyClause(text: string, at: number, mayLead: boolean): Study | null {
  for (const one of heads) {
    if (one.leads && !mayLead) continue
    const found = matchAt(one.form, text, at)
    if (found === null) continue
    const study = parseRest(text, at + found[0].length, one)
    if (study === null) continue
    const [, ofClass, inFront] = yearOfGraduate.exec(found[0]) ?? []
    return { ...study, year: study.year ?? toYear(ofClass ?? inFront ?? null) }
  }
  return null
}

/** The same where a degree or a verb stands behind a preposition: "after a BSc at SCHOOL". */
export function parseDegreeAtSchool(text: string, at: number): Study | null {
  return parseRest(text, at - 1, { needsDegree: true, isBeforeSchool: false, hasField: false })
}

const infinitive = new RegExp(`${joinAlternatives(studyInfinitives)}(?!\\p{L})`, 'uy')

/** Studies behind "to": "went on to complete a PhD at SCHOOL". */
export function parseStudyToDo(text: string, at: number): Study | null {
  const verb = matchAt(infinitive, text, at)?.[0]
  if (verb === undefined) return null
  const end = at + verb.length
  const said = { needsDegree: false, isBeforeSchool: false, hasField: true }
  return (
    parseRest(text, end, { ...said, needsDegree: true, hasField: false }) ??
    parseRest(text, end, said) ??
    parseRest(text, end, { ...said, isBeforeSchool: true })
  )
}

/** A degree without a school, behind its verb: "holds a BSc in Physics". */
export function parseBareDegree(text: string, at: number): DegreeReading | null {
  const found = matchAt(getsDegree.form, text, at)
  const read = found === null ? null : parseDegreePhrase(text, at + found[0].length)
  return read === null || /^ (?:from|at|by|\()/.test(text.slice(read.end)) ? null : read
}

function parseRest(
  text: string,
  from: number,
  { needsDegree, isBeforeSchool, hasField }: Omit<Head, 'form' | 'leads'>,
): Study | null {
  let state: State = {
    schools: [],
    degree: null,
    field: null,
    year: null,
    end: from,
    core: null,
    isInTail: false,
    isOpen: false,
  }
  let isNamed = false
  if (isBeforeSchool) {
    const school = fillFrame(schoolAlone, text, from)
    if (school?.values.SCHOOL === undefined) return null
    state = { ...state, schools: [school.values.SCHOOL], end: school.end }
    state = withFurtherSchools(text, state)
  } else if (needsDegree) {
    const read = parseDegreePhrase(text, from)
    if (read === null) return null
    isNamed = true
    state = { ...state, ...read }
  } else if (hasField) {
    const field = fillFrame(fieldAtSchool, text, from)
    if (field !== null) state = { ...state, field: field.values.FIELD ?? null, end: field.end }
  }
  for (let count = 0; count < maxParts; count += 1) {
    const next = parseNext(text, state)
    if (next === null) break
    state = next
  }
  const { schools, isInTail: _, isOpen: __, ...rest } = state
  // what is no school by its name is one if a degree comes from there
  const isKnown = schools.every(isSchool) || rest.degree !== null
  if (schools.length === 0 || (needsDegree && !isNamed && rest.degree === null) || !isKnown)
    return null
  return { ...rest, schools, core: rest.core ?? rest.end }
}
const maxParts = 7

function parseNext(text: string, state: State): State | null {
  const { end, schools } = state
  for (const form of state.year === null ? years : []) {
    const found = matchAt(form, text, end)
    if (found !== null)
      return { ...state, year: toYear(found[1] ?? null), end: end + found[0].length }
  }
  if (state.isOpen && matchAt(closing, text, end) !== null)
    return { ...state, end: end + 1, isOpen: false }
  const school = schools.length === 0 ? parseSchool(text, state) : null
  if (school !== null) return school
  const behind = schools.length === 0 ? withDegree : [...withDegree, ...degreeBehind]
  for (const frame of state.degree === null ? behind : []) {
    const filled = fillFrame(frame, text, end)
    if (filled === null || givenDegree.test(text.slice(end, filled.end))) continue
    const isOpen = state.isOpen || text.startsWith(' (', end)
    const field = toField(filled) ?? state.field
    return { ...state, degree: toDegree(filled), field, end: filled.end, isOpen }
  }
  if (state.isInTail && state.degree === null) {
    const read = parseDegreePhrase(text, end)
    if (read !== null) return { ...state, ...read }
  }
  if (state.isInTail || schools.length === 0) return null
  const found = matchAt(tail, text, end) ?? matchAt(relative, text, end)
  if (found === null) return null
  return parseNext(text, { ...state, core: end, end: end + found[0].length, isInTail: true })
}

function parseSchool(text: string, state: State): State | null {
  const filled = fillFrame(atSchool, text, state.end)
  const school = filled?.values.SCHOOL
  if (filled !== null && school !== undefined)
    return withFurtherSchools(text, { ...state, schools: [school], end: filled.end })
  const inside = fillFrame(schoolInBracket, text, state.end)
  const named = inside?.values.SCHOOL
  return inside !== null && named !== undefined && isSchool(named)
    ? { ...state, schools: [named], end: inside.end, isOpen: true }
    : null
}

/** "educated at SCHOOL and SCHOOL": each has to be one by its name. */
function withFurtherSchools(text: string, state: State): State {
  let { end } = state
  const schools = [...state.schools]
  // a degree is from one of them
  if (state.degree !== null) return state
  while (schools.length < maxSchools) {
    const filled = fillFrame(furtherSchool, text, end)
    const school = filled?.values.SCHOOL
    if (filled === null || school === undefined || !isSchool(school)) break
    schools.push(school)
    end = filled.end
  }
  return { ...state, schools, end }
}
