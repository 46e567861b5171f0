import type { PersonProfile } from '../../records/person-profile.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import type { ClaimDraft } from '../claim.ts'
import { bindSentences } from './binding/bind-sentences.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { parseWholePage, type WholePage } from './binding/parse-seen-page.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { hasNoSubject } from './binding/subjects.ts'
import { isUnsure } from './binding/vetoes.ts'
import { endPosts } from './end-posts.ts'
import { findContactBlocks, isPressLabel } from './find-contact-blocks.ts'
import { findCredits } from './find-credits.ts'
import { parseArabic } from './grammars/parse-arabic.ts'
import { parseClauses } from './grammars/parse-clauses.ts'
import { parseEastAsian } from './grammars/parse-east-asian.ts'
import { parseGerman } from './grammars/parse-german.ts'
import { parseHebrew } from './grammars/parse-hebrew.ts'
import { parseRomance } from './grammars/parse-romance.ts'
import { parseTurkish } from './grammars/parse-turkish.ts'
import { hasStatement } from './has-statement.ts'
import { isOfWork } from './is-of-work.ts'
import { isOverBelow } from './is-over-below.ts'
import { joinStudies } from './join-studies.ts'
import { fillThere } from './name-there.ts'
import { parseAccountCells } from './parse-account-cells.ts'
import { parseAnswers } from './parse-answers.ts'
import { parseFormer } from './parse-apposition.ts'
import { hasVerbBehind, parseAside, withoutTown } from './parse-aside.ts'
import { parseBackground } from './parse-background.ts'
import { parseBeing } from './parse-being.ts'
import { parseBlocks } from './parse-blocks.ts'
import { findAccountLines, isPastValue, parseCards } from './parse-cards.ts'
import { parseContacts } from './parse-contacts.ts'
import { parseDegree } from './parse-degree.ts'
import { parseDictionaryEntry, parseStudyBehind, withoutStudy } from './parse-dictionary-entry.ts'
import { parseFragments } from './parse-fragments.ts'
import { parseFrontPost } from './parse-front-post.ts'
import { parseHandles, parseHandlesBeside } from './parse-handles.ts'
import { parseHomes, withHomes } from './parse-homes.ts'
import { parseLife } from './parse-life.ts'
import { parseMentions } from './parse-mentions.ts'
import { parseOwnedPost } from './parse-owned-post.ts'
import { parsePost, withTitle } from './parse-post.ts'
import { parseRelative } from './parse-relative.ts'
import { parseRelatives } from './parse-relatives.ts'
import { parseStudies } from './parse-studies.ts'
import { parseTables } from './parse-tables.ts'
import { parseTenure } from './parse-tenure.ts'
import { parseTimeline } from './parse-timeline.ts'
import { parseFront, parseVerbs } from './parse-verbs.ts'
import { isOthersLine } from './phrases/labelled-line.ts'
import { toNominatives } from './phrases/to-nominatives.ts'
import { toWholeValues } from './phrases/to-whole-values.ts'
import { keeperWords } from './tables/frame-words.ts'
import { employerWords } from './tables/organization-words.ts'
import { withHouse } from './with-house.ts'

const maxDrafts = 200
/** Claims that sentences may make; the rest of a page's claims are contacts and mentions. */
const maxFacts = 150
/** Sentences about the person that are read: longer texts add nothing that a dossier can hold. */
const maxSentences = 300

/**
 * Finds the statements of a page about one person by patterns, so that a dossier needs no language
 * model. Lines are separated by \n. A sentence counts only if its subject is bound to the person:
 * by name, by a pronoun right after the name, or because the page is the person's own. Sentences
 * about others and namesakes, denials, plans, rumours, questions and instructions to machines give
 * no statement.
 * @returns at most 200 drafts in the order of the text, the best sentences (mentions) last; each
 * once
 */
export function findPatternClaims({
  text,
  person,
  isOwnPage,
  whole = parseWholePage(text, person),
}: {
  text: string
  person: PersonProfile
  isOwnPage: boolean
  /** The page, where it was parsed before for the same person. */
  whole?: WholePage
}): ClaimDraft[] {
  const all = bindSentences(whole, isOwnPage)
  const blocks = parseBlocks(all)
  const bound = all.filter((one) => !blocks.used.has(one) && !isPressLabel(one.sentence.text))
  const credits = findCredits(bound)
  const factual = bound.filter((one) => !isOfWork(one.sentence.text) && !credits.has(one))
  const accounts = findAccountLines(factual)
  const drafts: ClaimDraft[] = []
  const read: { bound: BoundSentence; stated: WeighedStatement[] }[] = []
  for (const [at, one] of factual.slice(0, maxSentences).entries()) {
    if (drafts.length >= maxFacts) break
    if (isPastValue(one, factual[at - 1])) continue
    if (one.unsure) {
      const beside = [
        ...endPosts(parseAside(one), one.predicate),
        ...parseInFront(one),
        ...parseRomance(one),
        ...parseHandlesBeside(one),
      ]
      drafts.push(...beside.map((fact) => toDraft(fact, one)))
      continue
    }
    const stated = parseFacts(one)
    read.push({ bound: one, stated })
    drafts.push(...stated.map((fact) => toDraft(fact, one)))
  }
  for (const { start, end, ...stated } of [
    ...blocks.stated,
    ...parseCards(factual),
    ...parseAnswers(whole, isOwnPage),
    ...parseTables(text, factual),
    ...parseAccountCells(text, factual, person),
    ...parseTenure(read.filter((one) => !accounts.has(one.bound))),
    ...joinStudies(read),
  ])
    drafts.push({ ...stated, start, end, method: 'pattern' })
  for (const line of findContactBlocks({ text, bound, isOwnPage })) {
    for (const stated of parseContacts(line, person))
      drafts.push({ ...stated, start: line.start, end: line.end, method: 'pattern' })
  }
  const held = withHouse(drafts, text, factual)
    .flatMap((draft) => toWholeValues(draft, text))
    .flatMap((draft) => toNominatives(draft, text))
    .flatMap((draft) => (isOverBelow(text, draft) ? toPast(draft) : [draft]))
  held.sort((a, b) => a.start - b.start)
  for (const { bound: one, confidence } of parseMentions(bound)) {
    held.push(
      toDraft({ path: 'mentions.items', value: { text: one.sentence.text }, confidence }, one),
    )
  }
  const once = new Map(
    held.map(
      (draft) => [`${draft.path} ${JSON.stringify(draft.value)} ${draft.start}`, draft] as const,
    ),
  )
  return [...once.values()]
    .filter((one) => !isOwnName(one, person) && !isEmptyPost(one))
    .slice(0, maxDrafts)
}

/** What was taken for a title was a part of a clause. */
function isEmptyPost({ path, value }: ClaimDraft): boolean {
  return path === 'work.positions' && value.title === null && value.organization === null
}

/** What is said of a post that is over: no headline, and no post of today. */
function toPast(draft: ClaimDraft): ClaimDraft[] {
  if (draft.path === 'identity.headline') return []
  return draft.path === 'work.positions'
    ? [{ ...draft, value: { ...draft.value, current: false } }]
    : [draft]
}

/** "Baker, T. C. 2002.": a family name that is a trade as well; "President NAME at …". */
function isOwnName({ path, value }: ClaimDraft, { name, aliases }: PersonProfile): boolean {
  const said =
    path === 'work.positions' ? value.title : path === 'identity.headline' ? value.value : null
  const names = [name, ...aliases].map((one) => one.split(' '))
  return (
    said !== null &&
    names.some((words) => words.includes(said) || said.split(' ')[1] === words.at(-1))
  )
}

function parseFacts(said: BoundSentence): WeighedStatement[] {
  const whole = fillThere(said)
  const listed = parseDictionaryEntry(whole)
  const studies = parseStudyBehind(whole)
  const rest = parseRest(studies.length > 0 ? withoutStudy(whole) : whole)
  return joinStated([...listed, ...studies, ...rest], parseGerman(whole))
}

/** Without what one of the others states with more. */
function joinStated(
  stated: readonly WeighedStatement[],
  further: readonly WeighedStatement[],
): WeighedStatement[] {
  const added = further.filter((one) => !stated.some((other) => hasStatement(other, one)))
  return [...stated.filter((one) => !added.some((other) => hasStatement(other, one))), ...added]
}

function parseRest(bound: BoundSentence): WeighedStatement[] {
  const isLine = bound.binding === 'line' || bound.binding === 'card'
  if (isLine && (isOthersLine(bound.sentence.text) || isInvitation(bound))) return []
  const entry = isLine ? parseTimeline(bound.sentence.text, true) : null
  if (entry !== null)
    return [{ ...entry, confidence: Math.min(entry.confidence, bindingConfidence[bound.binding]) }]
  const fragments = isLine || bound.binding === 'full' ? parseFragments(bound) : []
  const handles = [...fragments, ...parseHandles(bound)]
  // the line below reads the other parts of a line that also says what is over
  const isRead = fragments.some((one) => one.path === 'work.positions' && one.value.current)
  // a line of a card states nothing that takes a subject
  if (bound.binding === 'card') return handles
  if (isRead) return withBetter(handles, parseRomance(bound))
  const clause = bound.owned ? null : bound.binding === 'named' ? clauseBehind(bound) : bound
  const verbs =
    clause === null
      ? []
      : parseVerbs(clause).map((stated) => (isLine ? wholeTitle(stated, bound) : stated))
  const stated = endPosts(parseStated(bound, verbs), bound.predicate)
  return [...withBetter(stated, parseRomance(bound)), ...handles]
}

/** Of two readings of one post the one that says more; else that of the grammar. */
function withBetter(
  stated: readonly WeighedStatement[],
  read: readonly WeighedStatement[],
): WeighedStatement[] {
  const isCovered = (one: WeighedStatement, by: readonly WeighedStatement[], minFurther: number) =>
    one.path === 'work.positions' &&
    by.some(
      (other) =>
        other.path === 'work.positions' &&
        isSamePost(one.value, other.value) &&
        countSaid(other.value) >= countSaid(one.value) + minFurther,
    )
  return [
    ...stated.filter((one) => !isCovered(one, read, 0)),
    ...read.filter((one) => !isCovered(one, stated, 1)),
  ]
}

type Post = Extract<WeighedStatement, { path: 'work.positions' }>['value']

function isSamePost(one: Post, other: Post): boolean {
  const overlap = (a: string | null, b: string | null) =>
    a !== null && b !== null && (a.includes(b) || b.includes(a))
  return overlap(one.title, other.title) || overlap(one.organization, other.organization)
}

function countSaid({ title, organization, from, to }: Post): number {
  return [title, organization, from, to].filter((part) => part !== null).length
}

/** "Work at Globex!" further down a page; "Live in Spain", alone on a line, is a recording. */
function isInvitation({ sentence: { text, line } }: BoundSentence): boolean {
  return (
    /^Live in \p{Lu}[\p{L} ,]*$/u.test(text) ||
    (line > headLines && /^Work (?:at|for|with) /.test(text))
  )
}
const headLines = 8

function parseStated(bound: BoundSentence, verbs: readonly WeighedStatement[]): WeighedStatement[] {
  const hasPost = verbs.some(({ path }) => path === 'work.positions')
  const posts = hasPost ? [] : parsePost(bound)
  const work = hasPost
    ? withTitle(verbs, bound)
    : [...verbs, ...(posts.length > 0 ? posts : parseBeing(bound))]
  const front = parseFrontPost(bound).length > 0 ? [] : parseFront(bound)
  return [
    ...withHomes(work, parseHomes(bound)),
    ...parseDegree(bound, verbs),
    ...front,
    ...parseStudies(bound, front),
    ...parseFormer(bound),
    ...parseOwnedPost(bound),
    ...parseBackground(bound),
    ...parseRelative(bound),
    ...parseEastAsian(bound),
    ...parseTurkish(bound),
    ...parseArabic(bound),
    ...parseHebrew(bound),
    ...parseClauses(bound),
    ...parseLife(bound),
    ...parseRelatives(bound),
  ]
}

/**
 * "Born in 1961 in Porto, she never meant to stay": what stands in front of the subject holds
 * whatever the verb behind it denies.
 */
function parseInFront(bound: BoundSentence): WeighedStatement[] {
  const { intro, binding } = bound
  const hasSubject = !hasNoSubject(intro) && !/^With\s/.test(intro)
  if (binding === 'named' || !/,\s*$/.test(intro) || hasSubject || isUnsure(intro)) return []
  const front = { ...bound, predicate: '.', others: bound.others.filter((place) => place < 0) }
  return [
    ...parseFront(front),
    ...parseStudies(front, []),
    ...parseLife(front).filter(({ path }) => path === 'identity.birthYear'),
  ]
}

/** ", who in everyday life is …" */
const whoClause =
  /^\s*[,–—]\swho\s(?:(?:in|by|during|for|off)\s[\p{Ll} ]{2,24}?\s(?=is|was|works|teaches))?/u

/**
 * "The prize goes to NAME, farrier at Grenmere Museum": of a person who is not the subject, what
 * stands in commas right behind the name, or in a clause that opens with "who".
 */
function clauseBehind(found: BoundSentence): BoundSentence | null {
  const bound = withoutTown(found)
  const { predicate, name } = bound
  if (name === '' || !/^\s*[,–—(]\s?/.test(predicate) || hasVerbBehind(bound)) return null
  return { ...bound, intro: '', predicate: predicate.replace(whoClause, ' ') }
}

/**
 * "Head of Tidal Modelling", "Curator of Lamps, Globex", on a line without a verb: what is led or
 * kept is no employer, unless it is called like one.
 */
function wholeTitle(stated: WeighedStatement, { sentence }: BoundSentence): WeighedStatement {
  if (stated.path !== 'work.positions') return stated
  const { title, organization } = stated.value
  const post = `${title} of ${organization}`
  const isWhole = /^(?:[.,;]|\s*$)/.test(sentence.text.slice(post.length))
  if (title === null || organization === null || !sentence.text.startsWith(post) || !isWhole)
    return stated
  if (!ofTopic.test(title) || employer.test(organization)) return stated
  return { ...stated, value: { ...stated.value, title: post, organization: null } }
}

const ofTopic = new RegExp(
  `^(?:(?:deputy|acting|assistant|senior) |co-)?(?:head|${joinAlternatives(keeperWords)})$`,
  'iu',
)

const employer = new RegExp(String.raw`\b${joinAlternatives(employerWords)}\b`, 'i')

function toDraft(stated: WeighedStatement, { sentence }: BoundSentence): ClaimDraft {
  return { ...stated, start: sentence.start, end: sentence.end, method: 'pattern' }
}
