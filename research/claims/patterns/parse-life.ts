import { titles } from '../../identity/names/tables/titles.ts'
import { foldText, foldWord } from '../../text/fold.ts'
import { splitAtStops } from '../../text/split-sentences.ts'
import { functionWords } from '../../text/stop-words.ts'
import { joinAlternatives, unwrap } from '../../text/unwrap.ts'
import type { BoundSentence } from './bind-sentences.ts'
import { parseBirthYearBehind } from './birth-year.ts'
import { collectAliases } from './collect-aliases.ts'
import { hasPersonBehindRole } from './frame.ts'
import { hasHeadingEnd, hasHeadingOpening } from './is-page-heading.ts'
import { isFullName, isRoleLine } from './open-role.ts'
import { isOneName } from './parse-cards.ts'
import { parseLocation, toLocation } from './parse-location.ts'
import { praise } from './parse-verbs.ts'
import { isOfSeveral, isRoleWord, isTitle } from './roles.ts'
import { bindingConfidence, type WeighedStatement } from './statement.ts'
import { invertedVerb } from './subjects.ts'
import { addressWords } from './tables/address-words.ts'
import { finiteVerbs, relativePronouns } from './tables/clause-words.ts'
import { isFirmName } from './tables/firm-words.ts'
import { invitations, titleArticles } from './tables/frame-words.ts'
import {
  clauseWords,
  firmLinks,
  nounsOfOthers,
  placeLinks,
  sinceWords,
  toBe,
  wasWords,
} from './tables/life-words.ts'
import { holderLinks } from './tables/organization-words.ts'
import { joinPeriodWords } from './tables/period-words.ts'
import { toOnePhrase } from './to-one-phrase.ts'

const firstYear = 1850

const appositive = new RegExp(
  unwrap`
    ^(?:\s*[(（][^()（）]{0,120}[)）])?\s*(?:,|–|—)\s*(?:${joinAlternatives(titleArticles)}\s+)?
    ([\p{L}][^,.;:()"“”[\]\n\t]{4,110})(?=[,.;–—[\t]|$)`,
  'u',
)
const isA = new RegExp(
  unwrap`
    ^(?:\s*[(（][^()（）]{0,120}[)）])?,?\s*${joinAlternatives(toBe)} (?:
    ${joinAlternatives(titleArticles)}\s+|un['’])?([\p{L}][^,.;:()"“”[\]\n]{4,140})`,
  'u',
)
/** "was director of Initech", "director of Initech until 2010": no headline for today */
const wasA = new RegExp(
  unwrap`^(?:\s*[(（][^()（）]{0,120}[)）])?,?\s*${joinAlternatives(wasWords)}(?!\p{L})`,
  'u',
)
/** "(1900–1980)": of the dead, the past is all there is to say. */
const lifetime = /^\s*[(（][^()（）]*\d{4}[^()（）]*[–—-][^()（）]*\d{4}/u
const endsIn = new RegExp(
  unwrap`
    \s(?:${joinPeriodWords('until')}
    |${joinPeriodWords('from')}\s(?:\p{L}+\s)?\d{4}\s?(?:[–-]|${joinPeriodWords('to')}))
    \s?(?:\p{L}+\s)?\d{4}\b`,
  'iu',
)
const tail = new RegExp(
  unwrap`
    \s(?:${joinAlternatives(clauseWords)}|${joinAlternatives(sinceWords)} (?:\p{L}+ )?\d{4})\b.*$`,
  'u',
)

/** Year of birth, headline and other names. */
export function parseLife(bound: BoundSentence): WeighedStatement[] {
  const stated: WeighedStatement[] = []
  const base = bindingConfidence[bound.binding]
  const isSubject = bound.binding !== 'named' && !bound.owned
  const inverted = invertedVerb.exec(bound.intro)?.[1] ?? ''
  const predicate = `${inverted}${bound.predicate}`
    .replace(betweenNameAndBirth, '')
    .replace(bornMark, 'born ')
  const year = bound.owned ? null : (parseBirthYearBehind(predicate) ?? bornBefore(bound.intro))
  if (year !== null && year >= firstYear && (isSubject || /^\s*[(（]/.test(bound.predicate))) {
    stated.push({ path: 'identity.birthYear', value: { year }, confidence: Math.min(base + 5, 85) })
  }
  const headline = isSubject ? deriveHeadline(bound) : null
  if (headline !== null)
    stated.push({ path: 'identity.headline', value: { value: headline }, confidence: base - 5 })
  const isHome = isSubject || (!bound.owned && inBracket.test(bound.predicate))
  const home = isHome ? deriveHome(bound.predicate) : null
  if (home !== null) {
    const value = { ...toLocation(home), from: null, to: null, current: true }
    stated.push({ path: 'locations.items', value, confidence: base - 8 })
  }
  for (const value of bound.owned ? [] : collectAliases(bound))
    stated.push({ path: 'identity.aliases', value: { value }, confidence: base - 2 })
  return stated
}

/** "b. 1961." at the head of a line under a name */
const bornMark = /^(?:b\.|\*|geb\.)\s?(?=(?:18|19|20)\d\d\b)/iu
const inBracket = /^\s?\(\d{1,2},\s(?=\p{Lu})/u
const fromTown =
  /^,(?: \d{1,2},)?(?: (?:an? |the )?[\p{Ll}][^,.;:()]{2,50},)? (?:of|from) (?=\p{Lu})/u

/** "NAME, managing editor, of Ulverby, …": a town in commas behind the name. */
function deriveHome(predicate: string): string | null {
  const aged = inBracket.exec(predicate)
  if (aged !== null) {
    const town = parseLocation(predicate, aged[0].length)
    return town !== null && !isFirmName(town.value) && predicate[town.end] === ')'
      ? town.value
      : null
  }
  const start = fromTown.exec(predicate)?.[0].length
  const place = start === undefined ? null : parseLocation(predicate, start)
  return place !== null && !isFirmName(place.value) && /^[,.]/.test(predicate.slice(place.end))
    ? place.value
    : null
}

/** "NAME, managing editor, of Ulverby, was born in 1953" */
const betweenNameAndBirth = /^(?:,[^,.;:()]{2,60}){1,3},(?=\s+(?:who\s+)?(?:was\s+|is\s+)?born\b)/u

/** "Born in Porto in 1953, NAME …" */
function bornBefore(intro: string): number | null {
  return /^\s*Born\b/.test(intro)
    ? parseBirthYearBehind(` was ${intro.trim().replace(/^Born/, 'born')}`)
    : null
}

/** "NAME, que fue director de …": a clause, no headline. */
const opensClause = new RegExp(`^${joinAlternatives(relativePronouns)}\\s`, 'iu')

function deriveHeadline(bound: BoundSentence): string | null {
  const { binding, predicate, intro, others } = bound
  if (binding === 'line') return isBelowName(bound) ? ownLine(predicate) : null
  // cells of a table: the one in front is of another column
  if ((binding !== 'full' && binding !== 'first') || predicate.startsWith('\t')) return null
  const beside = appositive.exec(predicate)
  const found = beside ?? isA.exec(predicate)
  const inFront = invertedVerb.test(intro) ? undefined : roleInFront(intro)
  const said = found?.[1] ?? toOnePhrase(inFront ?? '')
  if (said === null || said === '' || opensClause.test(said)) return null
  if (found === null && !opensWithPost(said)) return null
  const text = said
    .replace(tail, '')
    .replace(dangling, '')
    .replace(praise, '')
    .replace(openEnd, '')
    .replace(ofSpeaker, '')
    .trim()
  const end = found === null ? 0 : found[0].length
  const start = found === null ? -said.length - 1 : 0
  if (others.some((place) => place >= start && place < end)) return null
  const wasOnce = beside === null && wasA.test(predicate) && !lifetime.test(predicate)
  const isOver = (wasOnce || endsIn.test(said)) && servesFirm.test(text)
  return isHeadline(text) && !isOneName(text) && !isOver ? text : null
}

/** "Write to Representative NAME", "Meet farrier NAME", "Authors NAME and …" */
const notInFront = new RegExp(
  unwrap`
    [>\t]|--|^(?:${invitations}|Write|Call|Contact|Added)\s
    |\s(?:to|on|by|with|from|about|and|AND)\s|[a-z]{3}[^s]s$`,
  'u',
)
/** "The life of Dr. NAME" */
const ofAddress = /\sof\s(\p{L}+)\.?$/u

/** "Portuguese optical engineer Zelda …" */
function roleInFront(intro: string): string | undefined {
  const whole = intro.trim().replace(/^(?:The|A|An|Our|Die|Der|La|Le|El|O|A) /, '')
  const words = withoutAddress(whole)
  const isInFront =
    /^[^,\d]+$/.test(words) &&
    words.split(/\s+/).length >= 2 &&
    !isClause(words) &&
    !notInFront.test(words) &&
    !titles.has(foldWord(ofAddress.exec(words)?.[1] ?? ''))
  return isInFront ? words : undefined
}

/** "Sports scientist Dr. NAME"; but "Grenmere University Professor NAME" holds the post. */
function withoutAddress(words: string): string {
  const bare = words.replace(addressBehind, '')
  return bare !== words && isTitle(bare) ? withoutAddress(bare) : words
}
const addressBehind = new RegExp(String.raw`\s${joinAlternatives(addressWords)}\.?$`, 'u')

/**
 * "state where former Vice President", "outbreak of protests against President": the post of a name
 * stands in front of the first function word.
 */
function opensWithPost(words: string): boolean {
  const all = words.replace(smallCompound, '').split(/\s+/)
  const at = all.findIndex(
    (word) => functionWords.has(foldText(word)) && !joining.test(word) && /^\p{Ll}/u.test(word),
  )
  return at <= 0 || all.slice(0, at).some((word) => word.split('-').some(isRoleWord))
}
/** "Deputy under secretary", "Ruritanian all round cricketer" */
const smallCompound =
  /(?<=^|\s)(?:under(?=\ssecretary)|all(?=\sround)|no(?=\snonsense)|off(?=\sBroadway))\s/u
const joining = /^(?:and|und|et|y|e|former|then)$/

/** "When President NAME", "He served under the new leader NAME" */
function isClause(words: string): boolean {
  const [first = ''] = words.split(' ')
  return functionWords.has(foldText(first)) || finite.test(words) || pastVerb.test(words)
}
/** "Macomb urged Major General NAME" */
const pastVerb = /^\p{Lu}\S*(?<!ly)\s(?!(?:certifi|licens|train|bas|educat)ed)\p{Ll}+ed\s\p{Lu}/u

const placeBehind = new RegExp(
  String.raw`\s(?:${joinAlternatives(placeLinks)}|[@·|–—-])\s|,\s`,
  'u',
)
const firmBehind = new RegExp(String.raw`\s${joinAlternatives(firmLinks)}\s`, 'u')
const servesFirm = new RegExp(
  String.raw`\s(?:${joinAlternatives(firmLinks)}\s|${joinAlternatives(holderLinks)})`,
  'u',
)
const ofOthers = new RegExp(String.raw`\b${joinAlternatives(nounsOfOthers)}\b`, 'i')

/** Below their name, which counts: at the top of a page without it stand menus and dates. */
function isBelowName({ under }: BoundSentence): boolean {
  return under > 0 && under <= cardLines
}
const cardLines = 4

const finite = new RegExp(String.raw`\b${joinAlternatives(finiteVerbs)}\b`, 'u')
/** Trails of a menu, rows of tables, what goes on: "Subjects > History > General". */
const notOwnLine =
  /[>\t[\]]|\.\.|…|\|.*\||—.*—|^[–—.]|^(?:and|or|with|by)\s|\p{L}\.\p{Ll}{2,}|\sin\s\d{1,3}\s/u

/** A line of the person's own page that states an occupation alone. */
function ownLine(text: string): string | null {
  const line = text.replace(/(?<!\.)\.$|,$/, '')
  if (
    notOwnLine.test(line) ||
    hasHeadingOpening(line) ||
    hasHeadingEnd(line) ||
    isOfSeveral(line) ||
    finite.test(line) ||
    line.length > 100 ||
    /:\s/.test(line) ||
    splitAtStops(line).length > 1
  )
    return null
  const head = line.split(placeBehind)[0] ?? ''
  return isHeadline(head) &&
    !isOneName(line) &&
    head.split(/\s+/).length <= 7 &&
    !/^(?:My|The|Our|This|These|Find|Hire|Contact)\b/.test(head)
    ? line
    : null
}

function isHeadline(text: string): boolean {
  const head = text.split(firmBehind)[0] ?? ''
  return (
    text.length >= 5 &&
    text.length <= 120 &&
    text.split(/\s+/).length <= 16 &&
    !notWhole.test(text) &&
    !opinion.test(text) &&
    !isFullName(text) &&
    isTitle(head.split(reachBehind)[0] ?? '') === isTitle(head) &&
    !hasPersonBehindRole(text) &&
    !dangling.test(text) &&
    (isTitle(head) || isRoleLine(head)) &&
    !ofOthers.test(text)
  )
}

/** "our Stage Manager", as a firm says it */
const ofSpeaker = /^(?:our|their|its)\s/u
const openEnd = /\s*[–—-]+\s*$/u
/** "best politician in this country" */
const opinion = /^(?:best|worst|greatest|finest)\s/u
/** "unusual among writers in her development": what a quality is of is no post. */
const reachBehind = /\s(?:among|amongst|in|with|about)\s/u

/** What is left at the end where a line or a mark cuts a clause. */
const dangling = /(?:\s(?:of|at|for|the|and|in|to|with|an?|from|by|on))+\s?$/iu
/** "of the Sam M", cut at an initial; "(1934-1943)", a post that is over; an open quotation. */
const notWhole = /[<>]|\s(?:\p{Lu}|St|Mt)$|(?:1[89]|20)\d\d\s?[–-]\s?(?:1[89]|20)?\d\d|[`]/u
