import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { buildFieldStatements, type Field } from './build-field-statements.ts'
import { parseStudy } from './parse-study.ts'
import { parseTimeline } from './parse-timeline.ts'
import { fillFrame, toFrame } from './phrases/frame.ts'
import { isFirmName } from './tables/firm-words.ts'
import { dictionaryLabels } from './tables/labels.ts'

const labelled = dictionaryLabels.map(({ kind, words }) => ({
  kind,
  label: new RegExp(String.raw`^${joinAlternatives(words)}(?:[.:]{1,2}\s|\s)(?=\S)`, 'iu'),
}))
/** What parts them: ";", or a full stop in front of a label. */
const parting = new RegExp(
  dictionaryLabels
    .filter(({ kind }) => kind === 'education')
    .map(({ words }) => String.raw`\s*;\s+|\.\s+(?=${joinAlternatives(words)}[.:])`)
    .join('|'),
  'iu',
)
const maxParts = 20
const less = 5

/**
 * What the parts of an entry in a biographical dictionary state: "NAME, farrier; b. 1970; educ.
 * Eldgate College (PhD 1998); dramaturg, Ravstone Opera, 1993–96; res. Halifax". Two parts that are
 * labelled so show that it is one.
 */
export function parseDictionaryEntry({
  binding,
  predicate,
  owned,
  others,
}: BoundSentence): WeighedStatement[] {
  if (binding !== 'full' || owned || others.length > 0) return []
  const [, ...parts] = predicate.split(parting)
  if (parts.length < 2 || parts.length > maxParts || parts.some(isName)) return []
  const fields = parts.map(parseField)
  if (fields.filter((field) => field !== null).length < 2) return []
  const confidence = bindingConfidence.full - less
  return parts.flatMap((part, at) => {
    const field = fields[at] ?? null
    if (field !== null)
      return buildFieldStatements([field], confidence).map(({ start, end, ...stated }) => stated)
    const post = parseTimeline(part)
    return post?.path === 'work.positions' ? [{ ...post, confidence }] : []
  })
}

/** "Otto Rank": the next entry of a list */
function isName(part: string): boolean {
  return /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u.test(part) && !isFirmName(part)
}

function parseField(part: string): Field | null {
  for (const { kind, label } of labelled) {
    const found = label.exec(part)
    if (found === null) continue
    const value = part.slice(found[0].length).replace(/\.$/, '')
    return { kind, value, start: 0, end: 0, isLabelled: true }
  }
  return null
}

const study = /^\s?\(([^()]{6,110})\)(?=$|[\s;,.:])/u
const degreeFirst = toFrame('DEGREE')

/** "NAME (PhD, Eldgate College, 1998); farrier": a study in brackets right behind a name. */
export function parseStudyBehind({ binding, predicate, owned }: BoundSentence): WeighedStatement[] {
  const inside = study.exec(predicate)?.[1] ?? ''
  const isStudy =
    (binding === 'full' || binding === 'short') &&
    !owned &&
    fillFrame(degreeFirst, inside, 0) !== null
  return isStudy
    ? parseStudy(inside).map((one) => ({ ...one, confidence: bindingConfidence[binding] - less }))
    : []
}

/** The same sentence without that bracket. */
export function withoutStudy(bound: BoundSentence): BoundSentence {
  const { length } = study.exec(bound.predicate)?.[0] ?? ''
  return {
    ...bound,
    predicate: bound.predicate.slice(length),
    others: bound.others.map((at) => at - length),
  }
}
