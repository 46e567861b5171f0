import type { ClaimPath } from '../claims/claim.ts'
import type { ReadQuestion } from '../questions/parse-question.ts'
import { otherNameWords } from '../questions/tables/question-words.ts'
import type { TopicName } from '../questions/tables/topic-words.ts'
import { topics } from '../questions/tables/topics.ts'
import { dropDuplicates } from '../text/order.ts'
import { parseWordSet } from '../text/patterns/word-set.ts'
import { foldWords } from '../text/words/fold.ts'
import { isSmallWord } from '../text/words/stop-words.ts'
import { toStem } from '../text/words/to-stem.ts'
import { maySay } from '../writing/may-say.ts'
import { rankByStrength } from '../writing/plan-topics.ts'
import type { QuotedClaim } from '../writing/quoted-claim.ts'
import { chooseKinds, isNarrow } from './tables/achievements.ts'
import { chooseContactPath } from './tables/contact-words.ts'
import { chooseRelations, genderedKin } from './tables/kin-words.ts'

type RankedClaims = {
  /** Best first. */
  claims: QuotedClaim[]
  /** Whether they say what was asked, or only something about the same matter. */
  fits: boolean
}

/**
 * The claims that answer a question: those of its topics, and of them those with its words; without
 * a topic those with most of its words.
 * @param said what the chat has stated, where the question goes on from it
 */
export function rankClaims(
  question: ReadQuestion,
  claims: readonly QuotedClaim[],
  said: readonly QuotedClaim[] = [],
): RankedClaims {
  const asked = question.words.map(toStem)
  const sayable = rankByStrength(
    claims.filter((claim) => maySay(claim) && !isChild(claim) && !isHeading(claim)),
  )
  const met = new Map(sayable.map((claim) => [claim, metBy(claim, asked)]))
  const withWords = (some: readonly QuotedClaim[]) => {
    const best = Math.max(...some.map((claim) => met.get(claim) ?? 0))
    return asked.length > 0 && best >= asked.length / 2
      ? some.filter((claim) => met.get(claim) === best)
      : []
  }
  if (question.ofDispute) return fitting(listDisputed(question, sayable))
  if (question.ofAnother) return { claims: nearToAnother(sayable, question), fits: false }
  const ofName = rankForOtherName(question, sayable)
  if (ofName !== null) return ofName
  if (isForOtherName(question)) {
    const aliases = sayable.filter(({ path }) => path === 'identity.aliases')
    return fitting(aliases)
  }
  if (question.topics.length === 0) {
    const claims = withWords(sayable)
    return { claims, fits: claims.length > 0 && !question.ofReason }
  }
  const ofTopics = listTopicClaims(question, sayable)
  const way = findContactPath(question)
  if (way !== null) {
    const reached = ofTopics.filter(({ path }) => path === way)
    return reached.length > 0 ? fitting(reached) : { claims: ofTopics, fits: false }
  }
  if (question.ofDeath) {
    const died = ofTopics.filter(({ path }) => path === 'identity.deathYear')
    const isSaid = asked.length === 0 ? died.length > 0 : withWords(died).length > 0
    return { claims: died.length > 0 ? died : ofTopics, fits: isSaid }
  }
  const life = listDeathWithStays(question, ofTopics, sayable)
  if (life.length > 0) return fitting(life)
  const { year } = question
  if (year !== null && asked.length === 1) {
    const then = ofTopics.filter((claim) => isStayIn(claim, year))
    if (then.length > 0) return fitting(then)
  }
  const { before } = question
  if (before !== null && asked.length === 1 && ofTopics.some(isStay)) {
    const until = ofTopics.filter((claim) => beganBefore(claim, before))
    return until.length > 0
      ? fitting(sortLatestFirst(until))
      : { claims: ofTopics.filter(isCurrent), fits: false }
  }
  if (question.past || question.topics.includes('past_work')) {
    const earlier = listEarlier(question, ofTopics, said)
    // the words may name what came after: "before Cornerwise"
    const named = withWords(earlier)
    const chosen = named.length > 0 ? named : earlier
    return fitting(question.ofStep ? stepBack(chosen, said.length > 0 ? said : sayable) : chosen)
  }
  const now = ofTopics.filter(isCurrent)
  const all = now.length > 0 && !question.all ? now : ofTopics
  const known = keepRelations(all, question)
  if (known.length === 0 && all.length > 0) return { claims: all, fits: false }
  // what someone is known for is why
  const isFame = question.topics.includes('achievements') && !isNarrow(question.topicWords)
  if ((question.ofReason && !isFame) || question.later) return { claims: known, fits: false }
  if (asked.length === 0)
    return fitting(
      question.topics.includes('who') ? chooseOnePerPath(known) : isSameMatter(known, question),
    )
  const both = withWords(
    sayable.filter((claim) => ofTopics.includes(claim) || claim.path === 'mentions.items'),
  )
  return both.length > 0 ? fitting(withOtherSides(both, known)) : { claims: known, fits: false }
}

/** Relatives of the other name that it asks about; null where the name decides nothing. */
function rankForOtherName(
  { otherName, topics: asked }: ReadQuestion,
  claims: readonly QuotedClaim[],
): RankedClaims | null {
  if (otherName.length === 0) return null
  const named = otherName.map(toStem)
  const ofName = claims.filter((claim) => metBy(claim, named) > 0)
  const kin = ofName.filter(({ path }) => path === 'relatives.items')
  if (kin.length > 0) return { claims: kin, fits: asked.includes('who') }
  return ofName.length === 0 ? { claims: [], fits: false } : null
}

/** What sources disagree on, of the topics that are asked for. */
function listDisputed(
  { topics: asked }: ReadQuestion,
  claims: readonly QuotedClaim[],
): QuotedClaim[] {
  const paths: readonly ClaimPath[] = asked.flatMap((topic) => topics[topic].paths)
  return claims.filter(
    ({ path, status }) => status === 'contradicted' && (asked.length === 0 || paths.includes(path)),
  )
}

const ofNames = parseWordSet(otherNameWords)

/** Whether it asks for nothing but another name, which no account is. */
function isForOtherName({ topics: asked, topicWords, words }: ReadQuestion): boolean {
  const isNamed = topicWords.some((word) => ofNames.has(word))
  return asked.length === 1 && asked[0] === 'same' && isNamed && words.length === 0
}

/** The death and the stays of the dead, where it is asked where they are or what they do. */
function listDeathWithStays(
  { topics: asked, words, past, year, all }: ReadQuestion,
  ofTopics: readonly QuotedClaim[],
  sayable: readonly QuotedClaim[],
): QuotedClaim[] {
  const isOfStay = asked.every((topic) => topic === 'work' || topic === 'role' || topic === 'place')
  if (!isOfStay || past || all || year !== null || words.length > 0) return []
  const died = sayable.filter(({ path }) => path === 'identity.deathYear')
  return died.length === 0 ? [] : [...died, ...ofTopics.filter(isStay)]
}

/** What is over, latest first; else what is not called current. */
function listEarlier(
  { ofStep }: ReadQuestion,
  ofTopics: readonly QuotedClaim[],
  said: readonly QuotedClaim[],
): QuotedClaim[] {
  const notNow = ofTopics.filter((claim) => claim.path !== 'identity.headline' && !isCurrent(claim))
  const over = notNow.filter(isOver)
  if (over.length > 0) return sortLatestFirst(over)
  // a stay without an end may still last, and need not be before one that was said
  return ofStep && said.some(isOver) ? [] : notNow
}

/** Of stays that are over, the latest that began before those that were stated; else all. */
function stepBack(claims: QuotedClaim[], stated: readonly QuotedClaim[]): QuotedClaim[] {
  if (!claims.every(isOver)) return claims
  const [path] = claims.map((claim) => claim.path)
  const begins = stated.flatMap((claim) =>
    claim.path === path && !claims.includes(claim) ? (toStart(claim) ?? []) : [],
  )
  const [border = null] = begins.toSorted()
  return claims.filter((claim) => border === null || beganBefore(claim, border)).slice(0, 1)
}

/** Without the relatives of another kind than that asked for: a sister is no husband. */
function keepRelations(
  claims: QuotedClaim[],
  { topics: asked, topicWords, words }: ReadQuestion,
): QuotedClaim[] {
  const relations: readonly string[] = asked.includes('relatives')
    ? chooseRelations([...topicWords, ...words])
    : []
  if (relations.length === 0) return claims
  const fitting = claims.filter(
    (claim) => claim.path !== 'relatives.items' || relations.includes(claim.value.relation),
  )
  const gendered = [...topicWords, ...words].filter((word) => genderedKin.has(word)).map(toStem)
  const asSaid = fitting.filter(({ citations }) =>
    citations.some(({ excerpt }) =>
      foldWords(excerpt).some((word) => gendered.includes(toStem(word))),
    ),
  )
  return asSaid.length > 0 ? asSaid : fitting
}

/** Relatives, where it is about one: they say nothing of a colleague. */
function nearToAnother(
  claims: readonly QuotedClaim[],
  { topics, topicWords, words }: ReadQuestion,
) {
  const relations: readonly string[] = chooseRelations([...topicWords, ...words])
  return claims.filter(
    (claim) =>
      claim.path === 'relatives.items' &&
      (relations.length === 0
        ? topics.includes('relatives')
        : relations.includes(claim.value.relation)),
  )
}

/** What contradicts a claim stands beside it, though the words of the question are not in it. */
function withOtherSides(
  claims: readonly QuotedClaim[],
  known: readonly QuotedClaim[],
): QuotedClaim[] {
  const contested = claims.filter(({ status }) => status === 'contradicted')
  const sides = known.filter(
    (claim) =>
      claim.status === 'contradicted' &&
      !claims.includes(claim) &&
      contested.some(({ path }) => path === claim.path),
  )
  return [...claims, ...sides]
}

function fitting(claims: QuotedClaim[]): RankedClaims {
  return { claims, fits: claims.length > 0 }
}

/**
 * In the order of the topics' paths. Of the sentences that fit no field only those that speak of
 * the matter.
 */
function listTopicClaims(
  { topics: asked, topicWords, ofMore }: ReadQuestion,
  claims: readonly QuotedClaim[],
): QuotedClaim[] {
  // a headline is neither a book nor one more post
  const isNoLine = isNarrow(topicWords) || (ofMore && !asked.includes('who'))
  const paths: ClaimPath[] = asked.flatMap((topic) => topics[topic].paths)
  const stems = [
    ...topicWords,
    ...(asked.includes('achievements') ? chooseKinds(topicWords) : []),
  ].map(toStem)
  const speaks = (claim: QuotedClaim) => claim.path !== 'mentions.items' || metBy(claim, stems) > 0
  return claims
    .filter(
      (claim) =>
        paths.includes(claim.path) &&
        speaks(claim) &&
        !(isNoLine && claim.path === 'identity.headline'),
    )
    .sort((one, other) => paths.indexOf(one.path) - paths.indexOf(other.path))
}

/**
 * Of the topic's paths the first that is known answers; the others would only distract. A summary
 * wants all of them.
 */
function isSameMatter(
  claims: readonly QuotedClaim[],
  { topics: asked }: ReadQuestion,
): QuotedClaim[] {
  if (asked.some((topic) => wholeTopics.has(topic))) return [...claims]
  if (asked.length > 1) return startWithEach(claims, asked)
  const [first] = claims
  return claims.filter(({ path }) => path === first?.path)
}

/** The years of a life go together, as do ways to reach someone. */
const wholeTopics: ReadonlySet<TopicName> = new Set(['contact', 'age'])

/** What answers each of several questions in one first, since not all that is known is said. */
function startWithEach(claims: readonly QuotedClaim[], asked: readonly TopicName[]): QuotedClaim[] {
  const answers = asked.flatMap((topic) => {
    const path = topics[topic].paths.find((one) => claims.some((claim) => claim.path === one))
    return claims.filter((claim) => claim.path === path)
  })
  return dropDuplicates([...answers, ...claims])
}

function chooseOnePerPath(claims: readonly QuotedClaim[]): QuotedClaim[] {
  return claims.filter((claim, at) => claims.findIndex(({ path }) => path === claim.path) === at)
}

function isCurrent(claim: QuotedClaim): boolean {
  return claim.path === 'work.positions' || claim.path === 'locations.items'
    ? claim.value.current
    : true
}

/** The one way to reach someone that is asked for, and nothing else. */
function findContactPath({ topics: asked, topicWords, words }: ReadQuestion): ClaimPath | null {
  const isAsked = asked.length === 1 && asked[0] === 'contact'
  return isAsked ? chooseContactPath([...topicWords, ...words]) : null
}

/** Stays have a beginning; a degree or a book has one year. */
function isStay({ path }: QuotedClaim): boolean {
  return path === 'work.positions' || path === 'locations.items'
}

/** Whether it states a stay that its own years place in that year. */
function isStayIn(claim: QuotedClaim, year: string): boolean {
  if (claim.path !== 'work.positions' && claim.path !== 'locations.items') return false
  const { from, to, current } = claim.value
  if (from === null || (to === null && !current)) return false
  return from.slice(0, 4) <= year && (to === null || year <= to.slice(0, 4))
}

/** Whether it states a stay that began, or of which only the end is known, before that year. */
function beganBefore(claim: QuotedClaim, year: string): boolean {
  return (toStart(claim) ?? year) < year
}

/** The year in which a stay began, else that of its end. */
function toStart(claim: QuotedClaim): string | null {
  if (claim.path !== 'work.positions' && claim.path !== 'locations.items') return null
  return (claim.value.from ?? claim.value.to)?.slice(0, 4) ?? null
}

function isOver(claim: QuotedClaim): boolean {
  return (
    (claim.path === 'work.positions' || claim.path === 'locations.items') && claim.value.to !== null
  )
}

function sortLatestFirst(claims: readonly QuotedClaim[]): QuotedClaim[] {
  const end = (claim: QuotedClaim) =>
    claim.path === 'work.positions' || claim.path === 'locations.items'
      ? (claim.value.to ?? '')
      : ''
  return [...claims].sort((one, other) => end(other).localeCompare(end(one)))
}

/** Children may be minors: no answer names them. */
function isChild(claim: QuotedClaim): boolean {
  return claim.path === 'relatives.items' && claim.value.relation === 'child'
}

/** "Zelda Quibbleworth, Institute of Improbable Optics": names only, which say nothing. */
function isHeading(claim: QuotedClaim): boolean {
  if (claim.path !== 'mentions.items' || !/\p{Lu}/u.test(claim.value.text)) return false
  return !(claim.value.text.match(/(?<![\p{L}\p{M}'’-])\p{Ll}[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => !foldWords(word).every(isSmallWord),
  )
}

/** By what it states, not by what else its sources say in the same breath. */
function metBy(claim: QuotedClaim, asked: readonly string[]): number {
  const said = Object.values(claim.value).filter((value) => isText(value) || isNumber(value))
  const words = new Set(foldWords(said.join(' ')).map(toStem))
  return asked.filter((word) => words.has(word)).length
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
