import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { joinBound } from './binding/join-bound.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { buildStudyStatements } from './build-frame-statements.ts'
import { parseCredential } from './phrases/parse-credential.ts'
import {
  parseBareDegree,
  parseDegreeAtSchool,
  parseStudyClause,
  parseStudyToDo,
  type Study,
} from './phrases/parse-study-clause.ts'
import {
  afterStudies,
  goingVerbs,
  graduationVerbs,
  schoolLabels,
  studyVerbs,
} from './tables/study-words.ts'

const starts = new RegExp(
  unwrap`
    (?<![\p{L}\p{N}])(?:${joinAlternatives(afterStudies)}|(?<=^|[|,]\s?)(?:armed )?with)\s`,
  'giu',
)
const toStudy = new RegExp(
  unwrap`
    (?<!\p{L}|(?:offered|promised|denied|refused|declined)(?: her| him)? (?:an? |the )?)
    ${joinAlternatives(goingVerbs)}(?!\p{L})[^.;|]{0,50}? to (?=\p{Ll})`,
  'gu',
)
/** "A long time ago I studied law at …", on the writer's own page. */
const writer = /^(?:\p{Lu}[^.,;:"“”?!]{0,60} )I (?:also |then |first )?(?=\p{Ll})/u
const less = 8
const maxPlaces = 6
const bracket = /^,?\s?\(([^()]{3,90}(?:\([^()]{2,40}\)[^()]{0,40})?)\)/u
const commas = /^,\s((?:[^,;.()]|\.(?=\p{L}| \()|\([^()]{2,60}\)){3,90}(?:,\s\d{4})?)(?=[,.;]|$)/u
const colon = /^:\s((?:[^;.()]|\([^()]{2,60}\)){3,90})(?=[;.]|$)/u
/** In front of brackets that go with studies: "studied physics (BSc, SCHOOL)". */
const ofStudies = new RegExp(
  unwrap`
    (?<!\p{L})
    (?:${joinAlternatives(studyVerbs)}|${joinAlternatives(graduationVerbs)}|read)\s`,
  'u',
)
const brackets = /\(([^()]{8,90})\)/gu
const label = new RegExp(
  String.raw`(?<=[;,|]\s)${joinAlternatives(schoolLabels)}\s([^;]{3,90}?)(?=;|\.?$|\.\s)`,
  'iu',
)

/**
 * Studies that no verb of the sentence states: behind a preposition, in brackets or commas behind
 * the name, alone on a line, behind the label of an entry.
 */
export function parseStudies(
  bound: BoundSentence,
  stated: readonly WeighedStatement[],
): WeighedStatement[] {
  const confidence = bindingConfidence[bound.binding] - less
  const { predicate, owned, binding, sentence, others } = bound
  if (owned) return []
  const found: (Study | null)[] = [...findBehindPrepositions(bound)]
  const byWriter = binding === 'line' ? writer.exec(sentence.text)?.[0].length : undefined
  if (byWriter !== undefined) found.push(parseStudyClause(sentence.text, byWriter, false))
  if (binding === 'line') found.push(parseCredential(sentence.text.replace(/(?<=\p{Ll})\.$/u, '')))
  if (binding !== 'line') {
    const near = others.some((place) => place >= 0) ? '' : predicate
    found.push(...[commas, label, colon].map((form) => parseCredential(form.exec(near)?.[1] ?? '')))
    if (ofStudies.test(near))
      found.push(...[...near.matchAll(brackets)].map(([, said = '']) => parseCredential(said)))
  }
  const inside = bracket.exec(predicate)?.[1] ?? ''
  found.push(...inside.split(/[,;]\s/).map((part) => parseStudyClause(part, 0, true)))
  found.push(...inside.split(/;\s/).map(parseCredential))
  const [front] = stated.flatMap((one) => (one.path === 'education.items' ? [one.value] : []))
  const bare =
    front !== undefined && front.degree === null ? parseBareDegree(predicate.trimStart()) : null
  if (bare !== null && front !== undefined)
    found.push({ schools: [front.school], year: null, core: 0, ...bare })
  return found.flatMap((one) => (one === null ? [] : buildStudyStatements(one, confidence)))
}

function findBehindPrepositions(bound: BoundSentence): Study[] {
  const whole = joinBound(bound)
  if (whole === null) return []
  const text = whole.text.slice(0, whole.until)
  const toDo = [...text.matchAll(toStudy)].map(({ index, 0: { length } }) =>
    parseStudyToDo(text, index + length),
  )
  const behind = [...text.matchAll(starts)].slice(0, maxPlaces).flatMap((match) => {
    const at = match.index + match[0].length
    const study = /with\s$/iu.test(match[0])
      ? parseDegreeAtSchool(text, at)
      : (parseStudyClause(text, at, false) ?? parseDegreeAtSchool(text, at))
    return study === null ? [] : [study]
  })
  return [...behind, ...toDo.filter((one) => one !== null)]
}
