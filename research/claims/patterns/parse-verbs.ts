import { places } from '../../identity/places/tables/places.ts'
import { memoize } from '../../text/memoize.ts'
import { matchAt } from '../../text/patterns/match-at.ts'
import { buildPrefixIndex } from '../../text/patterns/prefix-index.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { toSmall } from '../../text/words/to-small.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { invertedVerb, parsePronoun } from './binding/subjects.ts'
import { buildFrameStatements, buildStudyStatements } from './build-frame-statements.ts'
import { chooseTense } from './choose-tense.ts'
import {
  asField,
  type Found,
  findWorkplace,
  hasTitleWord,
  isOwnTitle,
  withWholeNames,
} from './found-post.ts'
import { parsePostTail } from './parse-post-tail.ts'
import { finiteVerb } from './phrases/finite-verb.ts'
import { type Filled, fillFirst, fillFrame, toFrame } from './phrases/frame.ts'
import { parsePeriod, type ReadPeriod } from './phrases/parse-period.ts'
import { parseStudyClause } from './phrases/parse-study-clause.ts'
import { findPeriodBehind, findPeriodInside } from './phrases/post-period.ts'
import { isRoleWord } from './phrases/roles.ts'
import {
  otherSubjects,
  otherSubjectsBehindComma,
  ownReports,
  resumedSubjects,
  resumingAdverbs,
} from './tables/clause-words.ts'
import { isFirmName } from './tables/firm-words.ts'
import { atThatTime } from './tables/former-words.ts'
import { superlatives } from './tables/frame-words.ts'
import { toBe, wasWords } from './tables/life-words.ts'
import { townLinks, townOnlyLinks } from './tables/place-words.ts'
import { relatedPeople } from './tables/subject-words.ts'
import { isTopic } from './tables/topic-words.ts'
import { type Row, verbFrames } from './tables/verb-frames.ts'

/** "professor at X and head of Y at Z": further titles of one verb. */
const nouns = ['{a}TITLE (?:at|for|with|bei|an der|am|presso|bij|chez) ORG', '{a}TITLE of ORG'].map(
  toFrame,
)

/** "worked for Globex and Initech", "at Globex and then at Initech": further firms of the past. */
const firms = ['(?:at|for) FIRM', 'HOUSE(?=[.,;]|$| and )'].map(toFrame)

/** "a BSc from X and an MBA from Y". */
const degrees = [
  '(?:her |his |my |their |{a})DEGREE in FIELD (?:from|at) SCHOOL',
  '(?:her |his |my |their |{a})DEGREE (?:from|at) SCHOOL',
].map(toFrame)

/** Behind what a clause says of studies, "and" may join a further degree. */
const studyRow: Row = {
  kind: 'education',
  tense: 'past',
  leads: false,
  frame: toFrame('{a}DEGREE from SCHOOL'),
}

const connector = new RegExp(
  unwrap`
    :\s+(?=(?:s?he|they|I)\s)
    |(?:,|;|\s–|\s—|\s\||\s[·•])\s+(?:(?:and|und|et|y|e|en)\s+)?
    |\s(?:and|und|et|y|e|en)\s+`,
  'gu',
)
/** Behind these words a clause has another subject. */
const barrier = new RegExp(
  unwrap`
    \b${joinAlternatives(otherSubjects)}\b|, ${joinAlternatives(otherSubjectsBehindComma)} |
    (?<!\b(?:bachelor|master))['’]s (?!degree|\p{Lu})`,
  'u',
)
const lead =
  /^(?:\s*[(（][^()（）]{0,160}[)）])?\s*(?:[,–—|·:-]\s*)?(?:(?:who|der|die|qui|que|che) )?/u
/** "stated that she": of the own work; what was, was then. */
const ownReport = new RegExp(
  String.raw`^\s?${joinAlternatives(ownReports)} (?:that )?(?:s?he|they|I) `,
  'u',
)
/** "with news of her son: he has been promoted" */
const related = new RegExp(String.raw`\b${joinAlternatives(relatedPeople)}\b`, 'iu')
const dates = String.raw`(?:in|by|since|until|till|up to) (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d`
const then = joinAlternatives(atThatTime)
const adverbs = new RegExp(
  unwrap`
    ^(?:(?:${joinAlternatives(resumedSubjects)}|${joinAlternatives(resumingAdverbs)}|${then}
    |${dates}),? )*`,
  'iu',
)
const dated = new RegExp(`(?:^| )(?=${dates})`, 'iu')
const overThen = new RegExp(`^(?:.* )?${then}`, 'iu')

/** "NAME, der Otto Rank ablöste, war Direktor": the sentence's verb opens no apposition. */
const isVerb = new RegExp(`^(?:${joinAlternatives(toBe)}|${joinAlternatives(wasWords)})\\s`, 'u')

/** Where an organisation is says less of where a person is than a verb of living does. */
const workplaceLess = 15
/** The most places of one sentence that a verb is looked for at. */
const maxPlaces = 10
const confidenceBehindAnd = -5

/** "Trained at Eldgate College, where she took a BA, NAME …": the clause is about NAME too. */
const ownClause = /,? (?:where|from (?:which|where)|at which) (?:she|he|they|I) .*$/u

/**
 * "Based in Porto, NAME …": what stands in front of a subject says it of the subject; behind a
 * further comma the clause is another's.
 */
export function parseFront(bound: BoundSentence): WeighedStatement[] {
  const front = bound.intro.trim().replace(/,$/, '')
  const isFront =
    /,\s*$/.test(bound.intro) &&
    front.length > 8 &&
    bound.binding !== 'line' &&
    !(bound.binding === 'named' && front.includes(', ')) &&
    parsePronoun(front.replace(ownClause, ''), false) === null
  if (!isFront || bound.owned || bound.others.some((place) => place < 0)) return []
  return parseVerbs({
    ...bound,
    intro: '',
    predicate: `, ${toSmall(front)}.`,
    others: [],
  })
}

/** Positions, schools and places out of what stands behind a sentence's subject. */
export function parseVerbs(bound: BoundSentence): WeighedStatement[] {
  const inverted = bound.binding === 'line' ? undefined : invertedVerb.exec(bound.intro)?.[1]
  const text = inverted === undefined ? bound.predicate : `${inverted}${bound.predicate}`
  const shift = text.length - bound.predicate.length
  const report = ownReport.exec(text)?.[0].length ?? 0
  const start =
    inverted === undefined && bound.binding !== 'line'
      ? report || (lead.exec(text)?.[0].length ?? 0)
      : 0
  const mayLead =
    bound.binding === 'line' || /^(?:\s*[(（][^()（）]*[)）])?\s*[,–—|·:-]/u.test(text)
  // "Police Officer at Shelter", far from a name: a part, a rank of a table, another's post
  const isFarLine = bound.binding === 'line' && bound.under === 0
  const personAt = findPerson(text, start, bound, shift)
  const stop = Math.min(findTurn(text, start), personAt)
  // a frame that names the one who was there before goes past that name
  const endFor = ({ values }: Filled) =>
    (values.NAME === undefined ? stop : findTurn(text, start)) + 1
  const stated: WeighedStatement[] = []
  let until = 0
  let verb: Row | null = null
  for (const [count, place] of findPlaces(text, start, stop).entries()) {
    if (place < until || (verb !== null && superlative.test(text.slice(place)))) continue
    const isFirst = count === 0
    if (isOfAnother(text, place, start, bound)) continue
    const at = place + (adverbs.exec(text.slice(place))?.[0].length ?? 0)
    // what is said on such a line without a verb is dropped below
    if (isFarLine && verb === null && ![at, place].some((one) => opensVerb(text, one))) continue
    const isOver = saysOver(text.slice(place, at), isFirst && mayLead)
    // in an apposition of several parts each may open a frame, up to the sentence's verb
    const isApposed = mayLead && !finiteVerb.test(text.slice(start, place))
    const leadsHere =
      ((isFirst || isApposed) && mayLead && !isVerb.test(text.slice(at))) ||
      (bound.binding === 'line' && /[|·•–—]\s*$/.test(text.slice(0, place)))
    const phrase: Found | null =
      parseAt(text, at, leadsHere, isFirst ? null : verb) ??
      (at > place && leadsHere ? parseAt(text, place, true, null) : null)
    const read: Found | null =
      phrase === null || bound.binding !== 'line' ? phrase : asField(phrase, text)
    const found: Found | null = read === null ? null : withWholeNames(read, text, place)
    const study = findStudy(text.slice(0, personAt), [at, place], leadsHere, found)
    if (study !== null && study.core <= stop + 1) {
      const less = isFirst ? 0 : confidenceBehindAnd
      stated.push(...buildStudyStatements(study, bindingConfidence[bound.binding] + less))
      until = study.end
      verb = studyRow
      continue
    }
    if (found === null || found.filled.end > endFor(found.filled)) continue
    const isOthers = !isOwnTitle(found) || opensWork.test(text)
    const isLoose = isFarLine || (bound.binding === 'line' && isOthers)
    if (found.row.leads && (isLoose || !hasTitleWord(found))) continue
    verb = found.row
    const isReport = report > 0
    const said = stateFound(found, bound, { text, place, at, isFirst, isOver, isReport })
    stated.push(...said.stated)
    until = said.end
  }
  return stated
}

/**
 * @property place where the frame stands, with the adverbs in front of it
 * @property at where the frame itself begins
 */
type Placed = {
  text: string
  place: number
  at: number
  isFirst: boolean
  isOver: boolean
  isReport: boolean
}

/** What a frame states with the times around it; `end` is where the text goes on. */
function stateFound(
  found: Found,
  bound: BoundSentence,
  { text, place, at, isFirst, isOver, isReport }: Placed,
): { stated: WeighedStatement[]; end: number } {
  const { filled } = found
  const intro = isFirst ? parsePeriod(bound.intro.replace(/^[\s•*·–—-]+/u, ''), 0, true) : null
  const behind = findPeriodBehind(text, filled.end)
  const front = findPeriodInFront(text.slice(place, at))
  const period = behind ?? findPeriodInside(text.slice(at, filled.end)) ?? front ?? intro
  const end = behind?.end ?? filled.end
  const row = chooseTense(found, text, at, isReport && period === null)
  if (row === null) return { stated: [], end }
  const confidence = bindingConfidence[bound.binding] + (isFirst ? 0 : confidenceBehindAnd)
  const isPast = isOver || (period === null && closed.test(text.slice(filled.end)))
  const said = buildFrameStatements(row, filled, period, isPast, confidence)
  // behind what was left stands what the frame is about
  const tail = parsePostTail(said.at(-1), text, end)
  const stated = [...said.slice(0, -1), ...tail.stated]
  const town = findWorkplace(found, text)
  if (town === null) return { stated, end: tail.end }
  const home = { value: town.value, confidence: confidence - workplaceLess }
  return {
    stated: [...stated, { path: 'locations.items', ...home }],
    end: Math.max(tail.end, town.end),
  }
}

/** "NAME, then CEO of Globex", but not "was a clerk, then CEO of Globex" */
function saysOver(adverb: string, leads: boolean): boolean {
  return (
    /\b(?:formerly|previously|hitherto|until|till|up to)\b/i.test(adverb) ||
    overThen.test(adverb) ||
    /\b(?:in|by) (?:\p{L}+ )?\d{4}/iu.test(adverb) ||
    (leads && /\b(?:then|once|first|initially|originally|earlier)\b/i.test(adverb))
  )
}

/** "since 2004 farrier at Globex": the time that stands in front of a post or a verb */
function findPeriodInFront(adverb: string): ReadPeriod | null {
  const [found, index] = [dated.exec(adverb), adverb.search(dated)]
  return found === null ? null : parsePeriod(adverb, index + found[0].length)
}

/** What a clause says of studies, where it says more than the frame that was found there. */
function findStudy(text: string, places: readonly number[], mayLead: boolean, found: Found | null) {
  // "studied law at Eldgate College" is no title without a verb
  const isTitleAlone = found?.row.leads === true && found.row.kind === 'work'
  for (const at of places) {
    const study = parseStudyClause(text, at, mayLead)
    if (study !== null) return isTitleAlone || study.end > (found?.filled.end ?? 0) ? study : null
  }
  return null
}

/** Whether what begins at a place is said of one who is named in front, or of a firm's past. */
function isOfAnother(text: string, place: number, start: number, { binding }: BoundSentence) {
  const before = text.slice(0, place)
  // on a line, a post behind a comma may be of the one who is named in front of it
  if (binding === 'line' && isBehindName(before, inTown)) return true
  if (binding === 'named' && isBehindName(before, inTownOnly)) return true
  if (/:\s+$/.test(text.slice(start, place)) && related.test(before)) return true
  return place > start && renamed.test(before) && formerName.test(text.slice(place))
}

const maxNameLength = 60
const nameInFront = /(?:^|\s)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}'’-]+){1,2}),\s$/u

const toTownEnd = (links: Parameters<typeof joinAlternatives>[0]) =>
  new RegExp(String.raw`(?:^|\s)${joinAlternatives(links)}$`, 'iu')
const inTown = toTownEnd(townLinks)
/** "a" stands in front of people as well: "conoció a Otto Rank, …" */
const inTownOnly = toTownEnd(townOnlyLinks)

/** "The actions of Otto Rank, director of Globex": no firm, town or post stands in front. */
function isBehindName(before: string, town: RegExp): boolean {
  const [found = '', name = ''] = nameInFront.exec(before.slice(-maxNameLength)) ?? []
  // a name that opens the line may be a firm's
  if (name === '' || found.length === before.length) return false
  if (places.has(name) || town.test(before.slice(0, -found.length))) return false
  return !isFirmName(name) && !isTopic(name) && !name.split(/[\s-]/).some(isRoleWord)
}

/** "on Lampbook, formerly Globex": the former name of what stands in front */
const renamed = /\s\p{Lu}[\p{L}\d]*,\s$/u
const formerName = /^(?:formerly|previously)\s\p{Lu}/u

/** "at Globex, the largest lamp maker and part of Initech": said of the firm in front */
const superlative = new RegExp(
  String.raw`^(?:the |one of the )(?:${joinAlternatives(superlatives)}|world['’]s)\s`,
  'u',
)

/** "The Novelist at the Crossroads", alone on a line: a book. */
const opensWork = /^The \p{Lu}/u

/** "(1921-1923)", "(1932 or 1933-43)": years before those that posts of today begin in */
const closed = /^[^().;]{0,60}\((?:1[6-9]|20)\d\d(?:[^()]*\d{2})\)/u

const toOpening = memoize((pattern: string) => new RegExp(pattern, 'iuy'))
/** The frames that may begin at a place, and what those of verbs begin with. */
const findFrames = buildPrefixIndex(
  verbFrames,
  ({ frame }) => frame.opening,
  (rows) => ({
    rows,
    leading: rows.filter(({ leads }) => leads),
    verbs: [...new Set(rows.flatMap(({ leads, frame }) => (leads ? [] : [frame.opening])))].map(
      toOpening,
    ),
  }),
)

function parseAt(text: string, at: number, mayLead: boolean, verb: Row | null): Found | null {
  const { rows, leading } = findFrames(text, at)
  for (const row of opensVerb(text, at) ? rows : leading) {
    if (row.leads && !mayLead) continue
    const filled = fillFrame(row.frame, text, at)
    if (filled !== null) return { row, filled }
  }
  if (verb === null || verb.kind === 'place') return null
  const isPast = !verb.leads && (verb.tense === 'past' || verb.tense === 'perfect')
  const further = verb.kind === 'work' ? [...nouns, ...(isPast ? firms : [])] : degrees
  const filled = fillFirst(further, text, at)
  return filled === null ? null : { row: verb, filled }
}

function opensVerb(text: string, at: number): boolean {
  return findFrames(text, at).verbs.some((opening) => matchAt(opening, text, at) !== null)
}

function findPlaces(text: string, start: number, stop: number): number[] {
  const found = [start]
  const before = text.slice(0, stop)
  let match = matchAt(connector, before, start)
  while (match !== null && found.length < maxPlaces) {
    const place = match.index + match[0].length
    if (place > start) found.push(place)
    match = matchAt(connector, before, place)
  }
  return found
}

/** Where the next person is named. */
function findPerson(text: string, start: number, { others }: BoundSentence, shift: number): number {
  const person = others.map((place) => place + shift).filter((place) => place >= start)
  return Math.min(text.length, ...person)
}

function findTurn(text: string, start: number): number {
  const turn = text.slice(start).search(barrier)
  return turn === -1 ? text.length : start + turn
}
