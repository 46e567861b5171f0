import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { type Filled, fillFirst, toFrame } from './phrases/frame.ts'
import { givenDegree } from './phrases/parse-degree-phrase.ts'
import { isSchool } from './phrases/parse-organization.ts'
import { gettingParticiples, originVerbs } from './tables/study-words.ts'

const get = '(?:got|earned|took|received|completed|gained|obtained|did|finished|was awarded)'
/** A degree of the school that the sentence names in front: "…, where she got her PhD in 1998". */
const there = [
  unwrap`
    (?:where|there) (?:she|he|they|I) (?:[\p{Ll}]+ )?${get} (?:an? |her |his |my |their )
    DEGREE in FIELD(?=[.,;]|$| in \d)`,
  `(?:where|there) (?:she|he|they|I) (?:[\\p{Ll}]+ )?${get} (?:an? |her |his |my |their )DEGREE`,
].map(toFrame)
const gotten = joinAlternatives(gettingParticiples)
/** Between a degree and its school: "was awarded in 1998 by", "came from", a bracket. */
const link = unwrap`
  (?:(?:,|,? (?:which |that )?${joinAlternatives(originVerbs)})?
  (?: (?:from|in)(?= \d))?(?: \d{4},?)?(?: and was)?(?: ${gotten})?(?: to (?:her|him|me))?
  (?:,? in \d{4},?)? (?:from|at|by|of|through)| \() ?`
const studies = unwrap`
  (?:studies|education|training|schooling|(?:student|undergraduate|university) (?:days|years))
  (?: in [\p{L} ]{3,40}?)?`
/** "Her PhD dates from 1998, awarded by Eldgate College.", ", whose PhD is from Eldgate College" */
const own = [
  'degrees (?:are|were|come|came) (?:both |all )?from SCHOOL',
  `DEGREE (?:is|was) in FIELD${link}SCHOOL`,
  `DEGREE in FIELD${link}SCHOOL`,
  `DEGREE${link}SCHOOL`,
]
  .flatMap((form) => [form, String.raw`[\p{L}-]+ ${form}`])
  .map(toFrame)
/** The same of a school that only its name shows to be one. */
const ownSchool = [
  '(?:alma mater|university|college|old school),? (?:is|was|remains|being) SCHOOL',
  `${studies} (?:took|led|brought) (?:her|him|me|them) to SCHOOL`,
  String.raw`${studies} (?:was|were|had been|took place|began|ended)(?: \p{Ll}+ly)? at SCHOOL`,
].map(toFrame)
const whose = /^\s*,\swhose\s/u
const less = 6

/** Degrees whose school or whose bearer stands elsewhere in the sentence. */
export function parseDegree(
  bound: BoundSentence,
  stated: readonly WeighedStatement[],
): WeighedStatement[] {
  const { predicate, others, owned, binding } = bound
  const confidence = bindingConfidence[binding] - less
  const opening = owned ? /^(?:['’]s?\s)?/u : whose
  const ownAt = opening.exec(predicate)?.[0].length
  if (ownAt !== undefined) {
    const filled = parseOwn(predicate, ownAt)
    const end = filled?.end ?? 0
    if (filled === null || others.some((place) => place >= 0 && place <= end)) return []
    const year = yearIn(predicate.slice(0, end + yearLength))
    return study(filled, filled.values.SCHOOL, year, confidence)
  }
  if (binding === 'named' || others.length > 0) return []
  const school = stated.flatMap((one) =>
    one.path === 'education.items' && one.value.degree === null ? one.value.school : [],
  )[0]
  const at = school === undefined ? -1 : predicate.search(/\b(?:where|there) (?:she|he|they|I) /u)
  const filled = at === -1 ? null : fillFirst(there, predicate, at)
  return filled === null
    ? []
    : study(filled, school, yearIn(predicate.slice(filled.end)), confidence)
}

/** How far behind a school its year may end: ", in 1998". */
const yearLength = 9

function parseOwn(text: string, at: number): Filled | null {
  const filled = fillFirst(own, text, at) ?? fillFirst(ownSchool, text, at)
  const { SCHOOL = '', DEGREE } = filled?.values ?? {}
  const isGiven = filled !== null && givenDegree.test(text.slice(at, filled.end))
  return !isGiven && (DEGREE !== undefined || isSchool(SCHOOL)) ? filled : null
}

function yearIn(text: string): string | null {
  return /(?:\b(?:in|from) |, |\()((?:19|20)\d\d)\b/u.exec(text)?.[1] ?? null
}

function study(
  { values }: Filled,
  school: string | undefined,
  to: string | null,
  confidence: number,
): WeighedStatement[] {
  if (school === undefined) return []
  return [
    {
      path: 'education.items',
      value: { school, degree: values.DEGREE ?? null, field: values.FIELD ?? null, from: null, to },
      confidence,
    },
  ]
}
