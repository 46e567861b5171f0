import { titles } from '../../identity/names/tables/titles.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { splitAtStops } from '../../text/sentences/split-sentences.ts'
import { foldText, foldWord } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { yearWords } from '../../text/words/tables/year-words.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { invertedVerb } from './binding/subjects.ts'
import { isOneName } from './build-field-statements.ts'
import { isCalledAfter, isPlayed } from './is-called-after.ts'
import { dangling, isHeadline } from './is-headline.ts'
import { hasHeadingEnd, hasHeadingOpening } from './is-page-heading.ts'
import { buildFrontHeadline, parseFrontPost } from './parse-front-post.ts'
import { nextInFront, praise } from './phrases/clean-title.ts'
import { finiteVerb } from './phrases/finite-verb.ts'
import { isOfSeveral, isRoleWord, isTitle } from './phrases/roles.ts'
import { toOnePhrase, toPlainPost } from './phrases/to-one-phrase.ts'
import { addressWords } from './tables/address-words.ts'
import { relativePronouns } from './tables/clause-words.ts'
import { frameAdverbs, invitations, titleArticles } from './tables/frame-words.ts'
import {
  clauseWords,
  firmLinks,
  placeLinks,
  sinceWords,
  toBe,
  wasWords,
} from './tables/life-words.ts'
import { holderLinks } from './tables/organization-words.ts'
import { joinPeriodWords } from './tables/period-words.ts'

const appositive = new RegExp(
  unwrap`
    ^(?:\s*[(（][^()（）]{0,120}[)）])?\s*(?:,|–|—)\s*(?:${joinAlternatives(titleArticles)}\s+)?
    ([\p{L}][^,.;:()"“”[\]\n\t]{4,110})(?=[,.;–—[\t]|$)`,
  'u',
)
/** ", 45 ans," */
const age = String.raw`,\s(?:de\s)?\d{1,2}(?:\s${joinAlternatives(yearWords)})?(?:\salt)?,`
const isA = new RegExp(
  unwrap`
    ^(?:\s*[(（][^()（）]{0,120}[)）]|${age})?,?\s*${joinAlternatives(toBe)} (?:
    ${joinAlternatives(titleArticles)}\s+|un['’])?([\p{L}][^,.;:()"“”[\]\n]{2,140})`,
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

/** "NAME, que fue director de …": a clause, no headline. */
const opensClause = new RegExp(`^${joinAlternatives(relativePronouns)}\\s`, 'iu')

/** "Aside from NAME, few leaders …": the subject of the sentence */
const ofSome = /^(?:few|many|some|several|most|all|both|no|none) /u

/** What the sentence says that its subject is: beside the name, behind "is a" or in front. */
export function deriveHeadline(bound: BoundSentence): string | null {
  const { binding, predicate, intro, others } = bound
  if (binding === 'line') return isBelowName(bound) ? ownLine(predicate) : null
  // cells of a table: the one in front is of another column
  if ((binding !== 'full' && binding !== 'first') || predicate.startsWith('\t')) return null
  const beside = appositive.exec(predicate)
  const found = beside ?? isA.exec(predicate)
  const post = invertedVerb.test(intro) ? null : buildFrontHeadline(bound)
  const isPost = post !== null || parseFrontPost(bound).length > 0
  const inFront = invertedVerb.test(intro) || isPost ? undefined : roleInFront(intro)
  const said = found?.[1] ?? post ?? toOnePhrase(inFront ?? '')
  if (
    said === null ||
    said === '' ||
    [opensClause, ofSome, nextInFront].some((one) => one.test(said))
  )
    return null
  if (found === null && !opensWithPost(said)) return null
  const text = toPlainPost(said.replace(tail, '').replace(adverbInFront, ''))
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

/** "now a heart surgeon": behind it an article opens the phrase. */
const adverbInFront = new RegExp(
  `^${joinAlternatives(frameAdverbs)} (?:${joinAlternatives(titleArticles)} )`,
  'iu',
)

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
  const whole = intro
    .trim()
    .replace(/^[–—-]+\s?/u, '')
    .replace(/^(?:The|A|An|Our|Die|Der|La|Le|El|O|A) /, '')
  const words = withoutAddress(whole)
  const isInFront =
    /^[^,\d]+$/.test(words) &&
    words.split(/\s+/).length >= 2 &&
    !isClause(words) &&
    !notInFront.test(words) &&
    !isPlayed(intro) &&
    !isCalledAfter(intro) &&
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
  return functionWords.has(foldText(first)) || finiteVerb.test(words) || pastVerb.test(words)
}
/** "Macomb urged Major General NAME" */
const pastVerb = /^\p{Lu}\S*(?<!ly)\s(?!(?:certifi|licens|train|bas|educat)ed)\p{Ll}+ed\s\p{Lu}/u

const placeBehind = new RegExp(
  String.raw`\s(?:${joinAlternatives(placeLinks)}|[@·|–—-])\s|,\s`,
  'u',
)
const servesFirm = new RegExp(
  String.raw`\s(?:${joinAlternatives(firmLinks)}\s|${joinAlternatives(holderLinks)})`,
  'u',
)

/** Below their name, which counts: at the top of a page without it stand menus and dates. */
function isBelowName({ under }: BoundSentence): boolean {
  return under > 0 && under <= cardLines
}
const cardLines = 4

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
    finiteVerb.test(line) ||
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

/** "our Stage Manager", as a firm says it */
const ofSpeaker = /^(?:our|their|its)\s/u
const openEnd = /\s*[–—-]+\s*$/u
