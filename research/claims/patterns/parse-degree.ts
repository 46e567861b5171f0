import { unwrap } from '../../text/patterns/unwrap.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { type Filled, fillFrame, toFrame } from './phrases/frame.ts'
import { parsePeriod } from './phrases/parse-period.ts'

const get = '(?:got|earned|took|received|completed|gained|obtained|did|finished|was awarded)'
/** A degree of the school that the sentence names in front: "…, where she got her PhD in 1998". */
const there = [
  unwrap`
    (?:where|there) (?:she|he|they|I) (?:[\p{Ll}]+ )?${get} (?:an? |her |his |my |their )
    DEGREE in FIELD(?=[.,;]|$| in \d)`,
  `(?:where|there) (?:she|he|they|I) (?:[\\p{Ll}]+ )?${get} (?:an? |her |his |my |their )DEGREE`,
].map(toFrame)
/** "Her PhD dates from 1998, awarded by Eldgate College." */
const own = [
  unwrap`
    DEGREE(?: in [\p{L} ]{3,40}?)?,? (?:dates from|is from|came in|was awarded in|was conferred in
    |followed in) \d{4},? (?:and )?(?:was )?(?:awarded|conferred|granted|given) by SCHOOL`,
  unwrap`
    DEGREE(?: in [\p{L} ]{3,40}?)?,? (?:dates from|is from|comes from|was awarded by
    |was conferred by) SCHOOL`,
  'alma mater,? (?:is|was) SCHOOL',
  String.raw`(?:[\p{L}-]+ )?degrees (?:are|were|come|came) (?:both |all )?from SCHOOL`,
  String.raw`(?:[\p{L}-]+ )?DEGREE (?:is|was) in FIELD,? (?:from|at|awarded by) SCHOOL`,
  'DEGREE,? (?:which (?:is|was) )?(?:from|awarded by|earned at|taken at) SCHOOL',
].map(toFrame)
const less = 6

/** Degrees whose school or whose bearer stands elsewhere in the sentence. */
export function parseDegree(
  bound: BoundSentence,
  stated: readonly WeighedStatement[],
): WeighedStatement[] {
  const { predicate, others, owned, binding } = bound
  if (binding === 'named' || others.length > 0) return []
  const confidence = bindingConfidence[binding] - less
  if (owned) {
    const filled = fillFirst(own, predicate, /^['’]s?\s/u.exec(predicate)?.[0].length ?? 0)
    return filled === null ? [] : study(filled, filled.values.SCHOOL, yearIn(predicate), confidence)
  }
  const school = stated.flatMap((one) =>
    one.path === 'education.items' && one.value.degree === null ? one.value.school : [],
  )[0]
  const at = school === undefined ? -1 : predicate.search(/\b(?:where|there) (?:she|he|they|I) /u)
  const filled = at === -1 ? null : fillFirst(there, predicate, at)
  return filled === null
    ? []
    : study(filled, school, yearIn(predicate.slice(filled.end)), confidence)
}

function fillFirst(
  frames: readonly ReturnType<typeof toFrame>[],
  text: string,
  at: number,
): Filled | null {
  for (const frame of frames) {
    const filled = fillFrame(frame, text, at)
    if (filled !== null) return filled
  }
  return null
}

function yearIn(text: string): string | null {
  const at = text.search(/\b(?:in|from) (?:19|20)\d\d\b/u)
  return at === -1 ? null : (parsePeriod(text, at)?.from ?? null)
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
