import { memoize } from '../../../text/memoize.ts'
import { toLazyPattern } from '../../../text/patterns/lazy-pattern.ts'
import { matchAt } from '../../../text/patterns/match-at.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { foldCase } from '../../../text/patterns/word-scan.ts'
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
  tailAdverbs,
  tailObjects,
} from '../tables/study-words.ts'
import { fillFrame, toFrame } from './frame.ts'
import {
  behindField,
  type DegreeReading,
  degreeForm,
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
  /** Degrees behind the first one, of the same schools. */
  further?: readonly DegreeReading[]
  year: string | null
  end: number
  /** Where it ends without a clause of its own, such as ", where she graduated in 1998". */
  core: number
}

/** What the head of a clause about studies asks of the rest. */
type Head = {
  form: ReturnType<typeof toLazyPattern>
  /** A degree has to be named. */
  needsDegree: boolean
  /** The school follows at once: "attended SCHOOL". */
  isBeforeSchool: boolean
  /** A field may follow: "studied FIELD at". */
  hasField: boolean
  /** A field has to follow: "read FIELD at". */
  needsField: boolean
  /** Stands behind a comma or opens a line, without a verb. */
  leads: boolean
}

const year = String.raw`((?:19|20)\d\d|[’'‘]\d\d)(?![\d–-])`
const adverb = String.raw`(?:(?:\p{Ll}+ly|also|later|then|first|once|since|eventually) )?`
const perfect = "(?:has |have |had |having |[’']ve )?"
const noun = String.raw`(?:(?:(?!(?:of|to|for|with|and|or)\s)[\p{Ll}-]+|(?:19|20)\d\d) ){0,3}?`
const graduates = String.raw`${joinAlternatives(graduateNouns)}(?: in [\p{L} ]{3,40}?)? of`

function head(form: string, said: Partial<Omit<Head, 'form'>> = {}): Head {
  return {
    needsDegree: false,
    isBeforeSchool: false,
    hasField: false,
    needsField: false,
    leads: false,
    ...said,
    form: toLazyPattern(`(?:${form})(?![\\p{L}\\p{N}])`, 'iuy'),
  }
}

function matchHead({ form }: Head, text: string) {
  const pattern = form(foldCase(text))
  return pattern === null ? null : matchAt(pattern, text, 0)
}

const ends = head(`${perfect}${adverb}${joinAlternatives(graduationVerbs)}`, { hasField: true })
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
  ends,
  head(`${perfect}${adverb}read(?:ing)?`, { hasField: true, needsField: true }),
  head(`${perfect}${adverb}(?:${joinAlternatives(attendanceVerbs)}|graduat(?:ed|ing))`, {
    isBeforeSchool: true,
  }),
  head(`(?:is |was )?(?:an? )?(?:member of )?(?:the )?class of ${year} (?:at|of)`, {
    isBeforeSchool: true,
  }),
  head(`(?:is|was|am|[’']m) ${adverb}(?:an? |the )?${noun}${graduates}`, {
    isBeforeSchool: true,
  }),
  head(`(?:an? |the )?${noun}${graduates}`, { isBeforeSchool: true, leads: true }),
  head('with|armed with|holder of|holding', { needsDegree: true, leads: true }),
  head('(?:newly |just )?(?:fresh|straight) (?:out of|from)', {
    isBeforeSchool: true,
    leads: true,
  }),
]

/** Those whose words a text holds: a clause is looked for at each of its verbs. */
const listHeads = memoize(
  (text: string) => {
    const folded = foldCase(text)
    return heads.flatMap((one) => {
      const pattern = one.form(folded)
      return pattern === null ? [] : [{ one, pattern }]
    })
  },
  { max: 4, maxKeyLength: Number.POSITIVE_INFINITY },
)

const awarded = unwrap`
  (?:,? (?:which was )?(?:awarded|conferred|granted|obtained|earned|gained|taken|completed)
  (?: to (?:her|him))?)?`
const atSchool = toFrame(`(?:,? (?:all|both|each))?${awarded} (?:from|at|by|with) (?:the )?SCHOOL`)
/** "holds a BA of Eldgate University": a school by its name. */
const ofSchool = toFrame(' of (?:the )?SCHOOL')
const furtherDegree = /(?:,? and|,? then|,? followed by|,? plus|,)(?= )/uy
/** "has an MSc, which she took at", "and took it at" */
const relativeOfDegree = new RegExp(
  unwrap`
    ,? (?:(?:which|that) (?:she|he|they|I)(?: had)? ${joinAlternatives(degreeVerbs)}
    |and ${joinAlternatives(degreeVerbs)} it)(?= (?:at|from)\s)`,
  'uy',
)
export const schoolAlone = toFrame(' SCHOOL')
/** "picked up a BSc along the way (Eldgate College)" */
const schoolInBracket = toFrame(String.raw`(?: [\p{Ll}-]+){0,4}? \(SCHOOL`)
const furtherSchool = toFrame('(?:,? and|,) (?:(?:at|from|of) )?SCHOOL')
const maxSchools = 4
const degreeBehind = [
  String.raw`(?:,| \() ?(?:with )?${ownDegree}DEGREE in FIELD(?= ?[,.;)]|$| (?:in )?[’'‘]?\d)`,
  String.raw`(?:,| \() ?(?:with )?${ownDegree}DEGREE(?= ?[,.;)]|$| (?:in )?[’'‘]?\d)`,
].map(toFrame)
const behindDegree = '(?= ?[,.;:()]|$| (?:from|at|and|before|by|of|to|in \\d))'
/** "graduated BSc from Eldgate University" */
const bareDegree = toFrame(' DEGREE(?= (?:from|at|in \\d))')
const withDegree = [
  ` (?:with|for) ${degreeForm} in FIELD${behindField}`,
  ` (?:with|for) ${degreeForm}${behindDegree}`,
].map(toFrame)
const withOrBare = [...withDegree, bareDegree]
/** "An MSc graduate of Eldgate University" */
const degreeOfGraduate = toFrame(`(?:an? |the )?DEGREE(?= ${joinAlternatives(graduateNouns)})`)
const fieldAtSchool = toFrame(' (?:in )?FIELD(?= (?:at|from|by) )')

const years = [
  String.raw` ?\(${year}\)`,
  String.raw` (?:there )?in (?:\p{L}+ (?:of )?)?${year}`,
  `, in ${year}(?=[.,;)]|$)`,
  `, ${year}(?=[.,;)]|$)`,
  String.raw` ${year}(?=\))`,
  unwrap`
    (?:,| \()? ?(?:awarded|conferred|granted|completed|obtained|received|gained|finished|passed
    |(?:the )?class of) ${year}`,
].map((form) => new RegExp(form, 'uy'))
/** "a 1998 graduate of" */
const yearOfGraduate = new RegExp(
  `class of ${year}|(?<!\\d)${year} ${joinAlternatives(graduateNouns)}`,
  'iu',
)
const tail = new RegExp(
  unwrap`
    (?:,? (?:and )?|, )(?:${joinAlternatives(tailAdverbs)} )?
    (?:${joinAlternatives(endsOfStudies)}
    (?: ${joinAlternatives(tailObjects)})?
    |which (?:she|he|they|I)(?: had| \p{Ll}+ly| later)? ${joinAlternatives(degreeVerbs)})(?=,? )`,
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
  for (const { one, pattern } of listHeads(text)) {
    if (one.leads && !mayLead) continue
    const found = matchAt(pattern, text, at)
    if (found === null) continue
    const study = parseRest(text, at + found[0].length, one)
    if (study === null) continue
    const behind = text.slice(study.end)
    if (/went to$/iu.test(found[0]) && errand.test(behind) && !toStudy.test(behind)) return null
    const [, ofClass, inFront] = yearOfGraduate.exec(found[0]) ?? []
    const degree = study.degree ?? fillFrame(degreeOfGraduate, text, at)?.values.DEGREE ?? null
    return { ...study, degree, year: study.year ?? toYear(ofClass ?? inFront ?? null) }
  }
  return null
}

/** The same where a degree or a verb stands behind a preposition: "after a BSc at SCHOOL". */
export function parseDegreeAtSchool(text: string, at: number): Study | null {
  return parseRest(text, at - 1, { needsDegree: true })
}

const infinitive = new RegExp(`${joinAlternatives(studyInfinitives)}(?!\\p{L})`, 'uy')
/** "went to Eldgate University to give a talk" */
const errand = /^ (?:to|for|as|with|on)\s/u
const toStudy = new RegExp(
  `^ (?:to|for) (?:${joinAlternatives(studyInfinitives)}|an? |her |his )`,
  'u',
)

/** Studies behind "to": "went on to complete a PhD at SCHOOL". */
export function parseStudyToDo(text: string, at: number): Study | null {
  const verb = matchAt(infinitive, text, at)?.[0]
  if (verb === undefined) return null
  const end = at + verb.length
  return (
    parseRest(text, end, { needsDegree: true }) ??
    parseRest(text, end, { hasField: true }) ??
    parseRest(text, end, { isBeforeSchool: true })
  )
}

/**
 * The degree, or the year, of studies whose school stands elsewhere: "graduated in 1998 with a
 * BSc", "took her MSc there". Null where a school may follow.
 */
export function parseBareStudy(text: string): Omit<Study, 'schools' | 'core'> | null {
  const found = [getsDegree, ends].flatMap((one) => {
    const end = matchHead(one, text)?.[0].length
    return end === undefined ? [] : [{ ...one, end }]
  })[0]
  const state = found === undefined ? null : openState(text, found.end, found)
  if (state === null) return null
  const { schools, degree, field, further = [], year, end } = parseParts(text, state)
  const mayFollow = /^ (?:from|at|by|of|\()/u.test(text.slice(end))
  if (schools.length > 0 || mayFollow || (degree === null && year === null)) return null
  return { degree, field, further, year, end }
}

/** A degree without a school, behind its verb: "holds a BSc in Physics". */
export function parseBareDegree(text: string): DegreeReading | null {
  const found = matchHead(getsDegree, text)
  const read = found === null ? null : parseDegreePhrase(text, found[0].length)
  return read === null || /^ (?:from|at|by|\()/.test(text.slice(read.end)) ? null : read
}

type Asked = Partial<Omit<Head, 'form' | 'leads'>>

function parseRest(text: string, from: number, asked: Asked): Study | null {
  const opened = openState(text, from, asked)
  if (opened === null) return null
  const { schools, isInTail: _, isOpen: __, ...rest } = parseParts(text, opened)
  // what is no school by its name is one if a degree comes from there
  const isKnown = schools.every(isSchool) || rest.degree !== null
  const isLacking = asked.needsDegree && asked.isBeforeSchool && rest.degree === null
  if (schools.length === 0 || isLacking || !isKnown) return null
  return { ...rest, schools, core: rest.core ?? rest.end }
}

/** What the head of a clause asks for at once; null where it is not there. */
function openState(
  text: string,
  from: number,
  { needsDegree = false, isBeforeSchool = false, hasField = false, needsField = false }: Asked,
): State | null {
  const state: State = {
    schools: [],
    degree: null,
    field: null,
    further: [],
    year: null,
    end: from,
    core: null,
    isInTail: false,
    isOpen: false,
  }
  if (isBeforeSchool) {
    const school = fillFrame(schoolAlone, text, from)
    if (school?.values.SCHOOL === undefined) return null
    return withFurtherSchools(text, { ...state, schools: [school.values.SCHOOL], end: school.end })
  }
  if (needsDegree) {
    // "received, in 1998, a PhD"
    const [when = '', year = null] = matchAt(insertedYear, text, from) ?? []
    const read = parseDegreePhrase(text, from + when.length)
    return read === null ? null : { ...state, ...read, year }
  }
  const isDegree = fillFrame(bareDegree, text, from) !== null
  const field = !hasField || isDegree ? null : fillFrame(fieldAtSchool, text, from)
  if (field === null) return needsField ? null : state
  return { ...state, field: field.values.FIELD ?? null, end: field.end }
}

function parseParts(text: string, opened: State): State {
  let state = opened
  for (let count = 0; count < maxParts; count += 1) {
    const next = parseNext(text, state)
    if (next === null) break
    state = next
  }
  return state
}
const maxParts = 9
const insertedYear = /,? in ((?:19|20)\d\d),?(?= )/uy

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
  const behind = schools.length === 0 ? withOrBare : [...withOrBare, ...degreeBehind]
  for (const frame of state.degree === null ? behind : []) {
    const filled = fillFrame(frame, text, end)
    if (filled === null) continue
    const isOpen = text.startsWith(' (', end)
    const field = toField(filled) ?? state.field
    return { ...state, degree: toDegree(filled), field, end: filled.end, isOpen }
  }
  if (state.isInTail && state.degree === null) {
    const read = parseDegreePhrase(text, end)
    if (read !== null) return { ...state, ...read }
  }
  if (schools.length === 0) return state.degree === null ? null : parseBeforeSchool(text, state)
  if (state.isInTail) return null
  const found = matchAt(tail, text, end) ?? matchAt(relative, text, end)
  if (found === null) return null
  return parseNext(text, { ...state, core: end, end: end + found[0].length, isInTail: true })
}

/** Between a degree and its school: a further degree, or a clause of how it was got. */
function parseBeforeSchool(text: string, state: State): State | null {
  const { end, further = [] } = state
  const joined = matchAt(furtherDegree, text, end)?.[0].length
  const next = joined === undefined ? null : parseDegreePhrase(text, end + joined)
  if (next !== null) return { ...state, further: [...further, next], end: next.end }
  const clause = matchAt(relativeOfDegree, text, end)?.[0].length
  return clause === undefined
    ? null
    : parseSchool(text, { ...state, core: state.core ?? end, end: end + clause })
}

function parseSchool(text: string, state: State): State | null {
  const filled = fillFrame(atSchool, text, state.end)
  const school = filled?.values.SCHOOL
  if (filled !== null && school !== undefined)
    return withFurtherSchools(text, { ...state, schools: [school], end: filled.end })
  const of = state.degree === null ? null : fillFrame(ofSchool, text, state.end)
  const whose = of?.values.SCHOOL ?? ''
  if (of !== null && isSchool(whose)) return { ...state, schools: [whose], end: of.end }
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
