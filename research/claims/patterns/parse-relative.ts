import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { ClaimValueOf } from '../claim.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { joinBound } from './binding/join-bound.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import { fillFrame, mayBePlace } from './phrases/frame.ts'
import { isSchool, parseOrganizationBefore } from './phrases/parse-organization.ts'
import { parsePeriod, toPeriodDate } from './phrases/parse-period.ts'
import { resumingAdverbs } from './tables/clause-words.ts'
import {
  clauseObjects,
  clauseOpenings,
  clauseSubjects,
  employing,
  hiring,
  leftThere,
  postFrames,
  stayingVerbs,
  workedThere,
  workingVerbs,
} from './tables/relative-clause-words.ts'

const year = '(?:the )?(?:[\\p{L}]+ (?:of )?)?(?:19|20)\\d\\d'
const subject = joinAlternatives(clauseSubjects)
const object = joinAlternatives(clauseObjects)
const adverb = `(?:${joinAlternatives(resumingAdverbs)} )?`
const clause = new RegExp(
  unwrap`
    ,?\s(?:(?:which|where|at which|for which)\s(?=${joinAlternatives(clauseOpenings)}\s)
    |(?:which|who)\s(?=${adverb}
    (?:${joinAlternatives(employing)}|${joinAlternatives(hiring)})\s${object}\b))`,
  'giu',
)
const joined = new RegExp(
  `^${subject} (?:had |has |have )?(?:joined|entered|came to) (?=in ${year})`,
  'iu',
)
const since = new RegExp(
  `^${subject} (?:has|have) ${joinAlternatives(stayingVerbs)} (?=since ${year})`,
  'iu',
)
const everSince = new RegExp(
  `^${subject} (?:has|have) ${joinAlternatives(stayingVerbs)}(?: ever)? since(?=[.,;)]|$)`,
  'iu',
)
const works = new RegExp(
  String.raw`^${subject} ${adverb}${joinAlternatives(workingVerbs)}(?!\p{L})`,
  'iu',
)
/** "where she once worked", "which she left in 2016" */
const worked = new RegExp(
  unwrap`
    ^${subject} (?:${joinAlternatives(workedThere)}
    (?=[.,;)]|$| (?:until|from|for|before|in|between|when|while)\b)
    |${joinAlternatives(leftThere)}(?=[.,;)]|$| in ${year}))`,
  'iu',
)
/** "in 2004", behind the organisation */
const yearBehind = new RegExp(`,? (?:in|since) (${year})$`, 'u')
/** "In 2004, she moved to": the only time of the sentence so far */
const yearInFront = new RegExp(String.raw`^In (${year}),?\s[^\d]*$`, 'u')
const studies = /\b(?:stud(?:y|ied|ying)|graduat|educated|attended|degree)/u
const leaving = /\b(?:left|quit|departed|swapped|leaves|quits)\b[^,;]*$/u
const less = 8

/**
 * What a relative clause says of the organisation in front of it: "… at Grenmere Museum, which she
 * joined in 2004", "…, where she has worked since 2004", "…, where she is head of music", "…, which
 * employs her as a farrier".
 */
export function parseRelative(bound: BoundSentence): WeighedStatement[] {
  const whole = joinNamed(bound) ?? joinWhole(bound)
  if (whole === null) return []
  const { text, from, until } = whole
  const confidence = bindingConfidence[bound.binding] - less
  return [...text.matchAll(clause)].flatMap((match): WeighedStatement[] => {
    const at = match.index + match[0].length
    if (match.index >= until || at < from) return []
    const before = text.slice(0, match.index)
    const begun = yearBehind.exec(before)?.[1]
    const named = parseOrganizationBefore(before.replace(yearBehind, ''))
    // "left Initech Labs for Globex Foods, where": one for the other
    const organization = leaving.test(before) ? (named?.replace(/^.* for /u, '') ?? null) : named
    if (organization === null || mayBePlace(organization)) return []
    const first = toPeriodDate(begun ?? yearInFront.exec(before)?.[1])
    const post = parseClause(text, at, first)
    // "studied at Eldgate College, where she became president of the union in 1990"
    const isOfStudent = post?.current === false && post.from !== null && studies.test(before)
    const isLeft = post?.current === false && post.title === null && post.from === null
    if (post === null || isOfStudent || (isLeft && isSchool(organization))) return []
    const { title, from: since, current } = post
    const value = { title, organization, from: since, to: null, current }
    return [{ path: 'work.positions', value, confidence }]
  })
}

function joinWhole(bound: BoundSentence) {
  const whole = joinBound(bound)
  return whole === null ? null : { ...whole, from: 0 }
}

/** "the Grenmere Museum, where NAME is head of music, …": the name is the subject of the clause. */
function joinNamed({ binding, intro, predicate, owned, others }: BoundSentence) {
  const pronoun = namedSubject.test(intro) ? 'she' : namedObject.test(intro) ? 'her' : null
  if (binding !== 'named' || owned || pronoun === null) return null
  const text = `${intro}${pronoun}${predicate}`
  const next = others.filter((place) => place >= 0).map((place) => place + text.length)
  return { text, from: intro.length - maxClauseLength, until: Math.min(text.length, ...next) }
}
const namedSubject = /,?\s(?:which|where|at which|for which)\s$/u
const namedObject = new RegExp(
  unwrap`
    ,?\s(?:which|who)\s${adverb}
    (?:${joinAlternatives(employing)}|${joinAlternatives(hiring)})\s$`,
  'u',
)
const maxClauseLength = 24

type Post = Pick<ClaimValueOf<'work.positions'>, 'title' | 'from' | 'current'>

/** @param first when the person came to the organisation, where the main clause says so */
function parseClause(text: string, at: number, first: string | null): Post | null {
  for (const { frame, tense } of postFrames) {
    const filled = fillFrame(frame, text, at)
    const title = filled === null ? null : cleanTitle(filled.values.TITLE ?? null)
    if (filled === null || title === null || title.text === null) continue
    const isPast = tense === 'past'
    const from = isPast ? null : (parsePeriod(text, filled.end + 1)?.from ?? null)
    // "where she became head of music": of today or not, without a time
    if (tense === 'start' && from === null) return null
    return {
      title: title.text,
      from: tense === 'since' ? (from ?? first) : from,
      current: !isPast && tense !== 'start' && !title.isOver,
    }
  }
  const rest = text.slice(at)
  const begun = joined.exec(rest)
  const begin = begun ?? since.exec(rest)
  const period = begin === null ? null : parsePeriod(text, at + begin[0].length)
  if (period !== null) return { title: null, from: period.from, current: begun === null }
  if (everSince.test(rest)) return { title: null, from: first, current: true }
  if (worked.test(rest)) return { title: null, from: null, current: false }
  if (works.test(rest)) return { title: null, from: null, current: true }
  return null
}
