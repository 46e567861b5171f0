import { isGivenName } from '../../../identity/names/tables/nicknames.ts'
import { platformNames } from '../../../identity/profiles/parse-profile-url.ts'
import { toPlatformName } from '../../../identity/profiles/to-platform-name.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { foldWord } from '../../../text/words/fold.ts'
import { parseBirthYearAround, parseBirthYearBehind } from '../phrases/birth-year.ts'
import { parseLabelledLine } from '../phrases/labelled-line.ts'
import { isRoleLine } from '../phrases/open-role.ts'
import { isRoleWord, isTitle } from '../phrases/roles.ts'
import { addressWords } from '../tables/address-words.ts'
import { degreeNames } from '../tables/degree-words.ts'
import { nowLabels, thenLabels } from '../tables/fragment-words.ts'
import { chooseLabelKind, helperLabels } from '../tables/labels.ts'
import { ownPossessives, ownPronouns } from '../tables/subject-words.ts'
import { personLeads } from '../tables/website-words.ts'
import { withoutNextItem } from './front-list.ts'
import { isRollEntry } from './is-roll-entry.ts'
import type { NameSpan } from './locate-names.ts'
import type { PageSentence as Sentence } from './page-sentences.ts'
import {
  birthYearSlip,
  isInitial,
  listKnown,
  maxSentenceLength,
  parseSeenPage,
  type SeenPage,
  type SeenSentence,
  type WholePage,
} from './parse-seen-page.ts'
import {
  hasKin,
  hasNoSubject,
  hasOtherByRole,
  hasPeople,
  hasPersonOwner,
  hasSubjectName,
  introducesSelf,
  isAboutThing,
  parseIntro,
  parsePronoun,
} from './subjects.ts'
import { findSurePart, isUnsure } from './vetoes.ts'

/**
 * How a sentence is known to be about the person. `line`: a line without a subject on their own
 * page, or right under their name; `card`: further down under a heading that is their name;
 * `named`: named, but not its subject.
 */
export type Binding = 'full' | 'short' | 'pronoun' | 'first' | 'line' | 'card' | 'named'

export type BoundSentence = {
  sentence: Sentence
  binding: Binding
  /** What stands in front of the subject. */
  intro: string
  /** What stands behind it: where the patterns begin. The whole sentence for lines. */
  predicate: string
  /** The subject belongs to the person: "Zelda's brother", "Her husband". */
  owned: boolean
  /** Where others are named, in the predicate. */
  others: readonly number[]
  /** The full name as the sentence writes it, or ''. */
  name: string
  /** States no fact: good for nothing but to carry pronouns on. */
  unsure: boolean
  /** Lines below a line that is nothing but the name, counted from 1 for that line; else 0. */
  under: number
}

const maxLabelLength = 24
const address = String.raw`${joinAlternatives(addressWords)}\.? `
/** "Chair: Dr NAME" */
const labelInFront = new RegExp(String.raw`^\p{L}[\p{L} ]*[:\t]\s*(?:${address})?$`, 'u')
const addressInFront = new RegExp(`^(?:${address})*$`)

/** Lines that may stand under a heading and still belong to it. */
const maxCardLines = 40
/** Lines under a name within which a part of it needs no proof. */
const shortCard = 4
/** Lines under a name within which prose without a name is still about its bearer. */
const maxEntryLines = 5

/**
 * Between two sentences. The name says who the last full name meant: `none`, `them`, or `another`
 * of the same name.
 */
export type BindingState = {
  name: 'none' | 'them' | 'another'
  /** Pronouns can follow on the sentence before. */
  follows: boolean
  /** The gender of the pronouns so far. */
  gender: string
  line: number
  /** The page's writer has given the person's name as the own one. */
  isWriter: boolean
  /** A line that opens with the name and a colon holds the person's own words. */
  spokenLine: number
  /**
   * Lines since one that is nothing but the name; 0 where none was. The heading of their own page
   * is no line of its text.
   */
  under: number
  /** Nothing below that line looks like the name of another: prose there is about the person. */
  isOpen: boolean
  /** The line of an entry that opens with the name and what its bearer is, without a verb. */
  entry: number
  /** The line that opens with the whole name; others are not named in it. */
  opened: number
  /** The sentence before is prose: a pronoun that opens the next paragraph goes on with it. */
  isProse: boolean
  /** Sentences about things since the last one about the person. */
  apart: number
}

type Step = { state: BindingState; bound: BoundSentence | null }

/**
 * The sentences of a page that speak of the person, in order; those that speak of a namesake, or
 * that leave open who is meant, are left out.
 */
export function bindSentences(whole: WholePage, isOwnPage: boolean): BoundSentence[] {
  const { page, sentences } = parseSeenPage(whole, isOwnPage)
  const bound: BoundSentence[] = []
  let state = startBinding(page, sentences[0])
  for (const seen of sentences) {
    const step = bindNext(state, seen, page)
    state = step.state
    if (step.bound !== null) bound.push(step.bound)
  }
  return bound
}

/** Their own page is about them before it names a person. */
export function startBinding(
  { isOwnPage }: Pick<SeenPage, 'isOwnPage'>,
  first: Pick<SeenSentence, 'spans'> | undefined,
): BindingState {
  const isNamedFirst = first?.spans.some(({ kind }) => kind === 'full') ?? false
  return {
    name: isOwnPage ? 'them' : 'none',
    follows: isOwnPage,
    gender: '',
    line: -1,
    isWriter: false,
    spokenLine: -1,
    under: isOwnPage && !isNamedFirst ? 1 : 0,
    isOpen: true,
    entry: -1,
    opened: -1,
    isProse: false,
    apart: 0,
  }
}

/** Binds one sentence: by a name, by a pronoun, as a line of their own page, or not at all. */
export function bindNext(before: BindingState, seen: SeenSentence, page: SeenPage): Step {
  const entered = enterLine(before, seen, page)
  const { state, bound } = bindSentence(entered, cutDoubt(seen), page)
  const isKept = bound === null && entered.follows && isOfThings(seen, entered)
  const apart = bound === null ? entered.apart + 1 : 0
  const follows = state.follows || (isKept && entered.apart < maxApart)
  const { sentence, others } = seen
  const isNamed = bound?.binding === 'named'
  // what needs a look at each word only matters below a name
  const isOpen =
    state.isOpen &&
    ((entered.under === 0 && state.under === 0) || (others.length === 0 && !hasKin(sentence.text)))
  return {
    state: {
      ...state,
      follows,
      // a person who is no subject is one that the next sentence alone may go on with
      apart: isNamed ? maxApart : apart,
      isProse: follows && !isNamed && isProse(sentence.text),
      isOpen,
      entry: others.length > 0 ? -1 : state.entry,
      opened: others.length > 0 ? -1 : state.opened,
    },
    bound,
  }
}

/** Of an unsure sentence, the part that its doubt leaves alone. */
function cutDoubt(seen: SeenSentence): SeenSentence {
  const { sentence, spans, others } = seen
  const { text, quoted } = sentence
  if (quoted || text.length > maxSentenceLength || /["“”„«»]/u.test(text)) return seen
  const part = findSurePart(text)
  const isInside = (at: number) => part !== null && at >= part.start && at < part.end
  if (part === null || !spans.every(({ start }) => isInside(start)) || !isUnsure(text)) return seen
  return {
    ...seen,
    sentence: {
      ...sentence,
      text: text.slice(part.start, part.end),
      start: sentence.start + part.start,
      end: sentence.start + part.end,
    },
    spans: spans.map((span) => ({
      ...span,
      start: span.start - part.start,
      end: span.end - part.start,
    })),
    others: others.filter(isInside).map((at) => at - part.start),
  }
}

/** Sentences about things that a pronoun can reach over. */
const maxApart = 2

/** "This is her first book.": no sentence that a pronoun behind it could take its person from. */
function isOfThings(
  { sentence, spans, others, isOthers, turn }: SeenSentence,
  state: BindingState,
) {
  const { text, line, isLine, quoted } = sentence
  return (
    !(isLine || quoted || isOthers) &&
    line === state.line &&
    turn === null &&
    spans.length === 0 &&
    others.length === 0 &&
    (isAboutThing(text) || !hasSubjectName(text)) &&
    !hasPeople(text)
  )
}

const proseEnd = /[.!?…]["”’)]*$/u
const minProseWords = 6

/** A whole sentence, as no label, no heading and no entry of a list is. */
function isProse(text: string): boolean {
  return proseEnd.test(text) && text.split(' ').length >= minProseWords
}

function bindSentence(entered: BindingState, seen: SeenSentence, page: SeenPage): Step {
  if (seen.isInstructed) return breakOff(entered)
  const full = seen.spans.find(({ kind, another }) => kind === 'full' && !another) ?? null
  const meant = seen.isSigned && entered.name === 'none' ? 'them' : entered.name
  const state = { ...entered, name: chooseMeant({ ...entered, name: meant }, seen, full, page) }
  const span = full ?? (state.name === 'none' ? null : findPart(state, seen, page))
  const { sentence } = seen
  if (sentence.text.length > maxSentenceLength) return breakOff(state)
  if (sentence.quoted && !seen.isSigned)
    return span !== null && span === full && span.start >= sentence.quoteEnd
      ? bindSpeaker(state, seen, span)
      : breakOff(state)
  if (span !== null) return bindByName(state, seen, span, span === full)
  if (seen.isOthers || speaksAsOther(seen)) return breakOff(state)
  return bindByPronoun(state, seen, page) ?? bindAsLine(state, seen, page)
}

function enterLine(state: BindingState, seen: SeenSentence, page: SeenPage) {
  const { sentence, turn } = seen
  const isNew = sentence.line !== state.line
  return {
    ...state,
    line: sentence.line,
    follows:
      state.follows && (!isNew || page.isOwnPage || (state.isProse && resumes(seen.sentence.text))),
    isWriter: state.isWriter && turn?.isTheirs !== false && !introducesAnother(seen),
    spokenLine: turn?.isTheirs === true && state.name === 'them' ? sentence.line : state.spokenLine,
    under: isNew && state.under > 0 ? state.under + 1 : state.under,
  }
}

/** "She lives in Halifax.": one person goes on in the next paragraph. */
function resumes(text: string): boolean {
  return isProse(text) && ['f', 'm'].includes(parsePronoun(text, false)?.gender ?? '')
}

/** "My name is Otto Rank", of the next who speaks */
function introducesAnother({ sentence, others }: SeenSentence): boolean {
  const [first] = others
  return first !== undefined && introducesSelf.test(sentence.text.slice(0, first))
}

/** Who the name means from here on. */
function chooseMeant(
  state: BindingState,
  { sentence, spans, next }: SeenSentence,
  full: NameSpan | null,
  page: SeenPage,
): BindingState['name'] {
  if (full !== null) return whoIs(full, sentence.text, next, state.name, page)
  const isAnother = spans.some(({ kind, another }) => kind === 'full' && another)
  return isAnother && state.name !== 'them' ? 'another' : state.name
}

/** A part of the name that can mean only one person. */
function findPart(
  state: BindingState,
  { spans }: SeenSentence,
  { sharedFamily, sharedGiven }: SeenPage,
): NameSpan | null {
  // right under the full name a part of it means its bearer, even where another shares it
  const isInCard = state.name === 'them' && state.under > 0 && state.under <= shortCard
  const part = spans.find(
    ({ kind, another }) =>
      !another &&
      (isInCard || (kind === 'family' && !sharedFamily) || (kind === 'given' && !sharedGiven)),
  )
  return part ?? null
}

function bindByName(
  state: BindingState,
  { sentence, others, below, isLedTo }: SeenSentence,
  span: NameSpan,
  isFull: boolean,
): Step {
  const { text, isLine } = sentence
  const isOther = (!isFull && namesRelative(text, span)) || isAddressed(text, span)
  if (state.name !== 'them' || isOther) return breakOff(state)
  const isAbove =
    isLine &&
    !isLedTo &&
    (headsLinks(text, span, below) || (isFull && isHeading(text, span, below)))
  const isEntry = isFull && opensEntry(sentence, span, others)
  const headsEntry = isEntry && isLine && isProse(below)
  const under = isAbove || headsEntry ? 1 : state.under
  const isSpoken = isFull && span.start === 0 && text[span.end] === ':'
  const one = bindNamed(sentence, span, isFull, others)
  // with no other person in it, a pronoun behind the sentence means this one
  const isMeant = one.binding !== 'named' || isFull
  return {
    state: {
      ...state,
      under,
      isOpen: isAbove || headsEntry || (state.isOpen && isMeant),
      entry: isEntry && !isLine ? sentence.line : -1,
      opened: isFull && !isLine && span.start === 0 ? sentence.line : state.opened,
      spokenLine: isSpoken ? state.line : state.spokenLine,
      isWriter: state.isWriter || (isFull && introducesSelf.test(one.intro)),
      follows: isMeant && !one.owned && others.length === 0 && !hasOtherByRole(one.predicate),
    },
    bound: { ...withoutDoubtfulAside(one, text), under },
  }
}

const relativeClause = /^,\swho\s[^,.;:?]{3,90}(?=,\s)/u

/** "NAME, who will keep her name, is a farrier": the clause in commas doubts nothing outside it. */
function withoutDoubtfulAside(
  one: Omit<BoundSentence, 'unsure' | 'under'>,
  text: string,
): Omit<BoundSentence, 'under'> {
  const clause = isUnsure(text) ? relativeClause.exec(one.predicate)?.[0] : undefined
  if (clause === undefined) return { ...one, unsure: isUnsure(text) }
  const predicate = one.predicate.slice(clause.length).replace(/^,/, '')
  const isSure = !isUnsure(`${one.intro} ${predicate}`)
  return isSure
    ? {
        ...one,
        predicate,
        others: one.others.map((at) => (at > clause.length ? at - clause.length - 1 : at)),
        unsure: false,
      }
    : { ...one, unsure: true }
}

/**
 * "“The lamps are lit,” said NAME, farrier at Grenmere Museum.": of the sentence around a quotation
 * only what stands right behind the name counts.
 */
function bindSpeaker(
  state: BindingState,
  { sentence, others }: SeenSentence,
  span: NameSpan,
): Step {
  if (state.name !== 'them') return breakOff(state)
  const behind = others.filter((place) => place >= sentence.quoteEnd)
  const one = bindNamed(sentence, span, true, behind)
  return {
    state: { ...state, follows: false },
    bound: {
      ...one,
      binding: 'named',
      intro: sentence.text.slice(sentence.quoteEnd, span.start),
      unsure: isUnsure(sentence.text.slice(sentence.quoteEnd)),
      under: state.under,
    },
  }
}

const entryBehind = /^(?:,\s|\s?\(|\s[–—-]\s)(\p{L}[^;:!?]{1,60}?)\)?\.?$/u
/** "NAME (farrier, Globex): Lamps.", "NAME: farrier from Halifax", "NAME; Farrier, Globex;" */
const entryWithMore = /^(?:\s?\(([^()]{2,80})\):\s|:\s(?=\p{Ll})([^.!?]{2,60})|;\s([^.!?]{2,60}))/u

/** "NAME, Treasurer", "NAME (Chair).": what stands below, or behind, is of that entry. */
function opensEntry({ text }: Sentence, span: NameSpan, others: readonly number[]): boolean {
  const behind = text.slice(span.end)
  const [, inside, colon, mark] = entryWithMore.exec(behind) ?? []
  const more = inside ?? colon ?? mark ?? ''
  const post = entryBehind.exec(behind)?.[1] ?? more
  return (
    others.length === 0 &&
    addressInFront.test(text.slice(0, span.start)) &&
    (post.split(/[^\p{L}]+/u).some((word) => isRoleWord(word.toLowerCase())) ||
      isRoleLine(more.split(/,|\sfrom\s|\sat\s/u)[0] ?? ''))
  )
}

/** @returns null where no pronoun means them */
function bindByPronoun(state: BindingState, seen: SeenSentence, page: SeenPage): Step | null {
  const { sentence, others } = seen
  const pronoun = findPronoun(state, seen, page)
  if (pronoun === null || state.name !== 'them') return null
  const isFirst = pronoun.gender === 'first'
  const agrees = state.gender === '' || pronoun.gender === '' || pronoun.gender === state.gender
  // on the person's own page it means a person of the sentence before, so it is no line either
  const isBelow = !page.isOwnPage && isInEntry(state) && !pronoun.owned && pronoun.gender !== ''
  const isMeant = state.follows || isBelow
  if (!isFirst && !(isMeant && agrees)) return page.isOwnPage ? breakOff(state) : null
  return {
    state: {
      ...state,
      gender: isFirst || pronoun.gender === '' ? state.gender : pronoun.gender,
      // a writer who says "I" is no "she" in the next sentence
      follows: !isFirst && others.length === 0 && !(pronoun.owned && hasPersonOwner(sentence.text)),
    },
    bound: {
      sentence,
      binding: isFirst ? 'first' : 'pronoun',
      intro: sentence.text.slice(0, pronoun.start),
      predicate: sentence.text.slice(pronoun.end),
      owned: pronoun.owned,
      others: others.map((place) => place - pronoun.end),
      name: '',
      unsure: isUnsure(sentence.text),
      under: state.under,
    },
  }
}

/** Prose right below the person's name, with no other name between. */
function isInEntry({ under, isOpen }: BindingState): boolean {
  return isOpen && under > 1 && under <= maxEntryLines
}

function findPronoun(
  state: BindingState,
  { sentence, turn, isAnswer, isSigned }: SeenSentence,
  { isOwnPage }: SeenPage,
): ReturnType<typeof parsePronoun> {
  const label = turn?.length ?? 0
  const isTheirs = turn?.isTheirs === true && state.name === 'them'
  if (isTheirs && sinceBehindLabel.test(sentence.text.slice(label)))
    return { start: label, end: label, gender: 'first', owned: false }
  const isSpeaker = state.isWriter || state.spokenLine === state.line || isAnswer || isSigned
  const isOthersTurn = turn !== null && !turn.isTheirs
  return parsePronoun(sentence.text, (isOwnPage || isSpeaker) && !isOthersTurn)
}

const speaker = /^(\p{Lu}[\p{L}\p{M}'’-]+)(?: \p{Lu}[\p{L}\p{M}.'’-]+){0,2}:\s/u

/** "Otto: I work at Globex", a comment: its label is a given name, or another's whole name. */
function speaksAsOther({ sentence, spans, others }: SeenSentence): boolean {
  const label = speaker.exec(sentence.text)
  const isTheirs = spans.some(({ start }) => start < (label?.[0].length ?? 0))
  return (
    label !== null && !isTheirs && (others.includes(0) || isGivenName(foldWord(label[1] ?? '')))
  )
}

function bindAsLine(state: BindingState, { sentence, others }: SeenSentence, page: SeenPage): Step {
  const bindWhole = (binding: 'line' | 'card'): BoundSentence => ({
    sentence,
    binding,
    intro: '',
    predicate: sentence.text,
    owned: false,
    others,
    name: '',
    unsure: isUnsure(sentence.text),
    under:
      state.under === 0 && [state.entry, state.opened].includes(sentence.line) ? 2 : state.under,
  })
  const isTheirs =
    others.length === 0 &&
    state.name === 'them' &&
    !hasSubjectName(sentence.text) &&
    !namesAnother(sentence.text)
  if (isTheirs && page.isOwnPage)
    return { state: { ...state, follows: true }, bound: bindWhole('line') }
  // "Supervisor: Otto Rank" is a row of the same record
  if (!isTheirs && namesHelper(sentence.text)) return breakOff(state)
  if (!isTheirs) return breakOff({ ...state, under: 0 })
  const { text, isLine, line } = sentence
  const isLead = state.under > 1 && state.under <= maxCardLines && leadsToPerson.test(text)
  const isOfEntry =
    isLead ||
    (!isLine && line === state.entry) ||
    (!isLine && line === state.opened && opensWithTime.test(text)) ||
    (!isLine && state.follows && (opensWithAccount(text) || isAccountName(text))) ||
    (isInEntry(state) &&
      !isLine &&
      (hasNoSubject(text) || isAccountName(text) || isTitle(text.replace(/\.$/, ''))))
  const isUnderName =
    state.under > 1 && state.under <= maxCardLines && (isLine || state.under === 2)
  const isPlain =
    state.under === 2 || (isOfEntry && !isLead && !isAccountName(text) && !opensWithAccount(text))
  const bound = isUnderName || isOfEntry ? bindWhole(isPlain ? 'line' : 'card') : null
  const isOpen = state.isOpen && !(isLine && state.under > 2 && mayBeName(text))
  // what stands below the handle is what stands below the name
  const under = isLine && state.under === 2 && handleLine.test(text) ? 1 : state.under
  return { state: { ...state, follows: isOfEntry, isOpen, under }, bound }
}

/** "Off stage: farrier.", further on in a paragraph */
const opensWithTime = new RegExp(
  `^${joinAlternatives({ en: [...nowLabels.en, ...thenLabels.en] })}\\s?(?::|[–—]\\s)`,
  'iu',
)

const handleLine = /^@[\w.-]+(?:@[\w.-]+)?$/u

const nameForm = /^\p{Lu}[\p{L}\p{M}’'.-]+(?: (?:\p{Ll}{1,3} ){0,2}\p{Lu}[\p{L}\p{M}’'.-]*){1,3}$/u

/** Words with capitals that no table knows: the name of the next entry, or a heading. */
function mayBeName(text: string): boolean {
  return nameForm.test(text) && !text.split(' ').some((word) => isRoleWord(word.toLowerCase()))
}

/** "Find her on Mastodon: …", further down on a page that a name heads */
const leadsToPerson = new RegExp(String.raw`^${joinAlternatives(personLeads)}\s`, 'iu')

const helperLabel = new RegExp(
  String.raw`^(?:dc\.contributor\.)?${joinAlternatives(helperLabels)}s?\s*[:\t]\s*\S`,
  'iu',
)

function namesHelper(text: string): boolean {
  return helperLabel.test(text)
}

const platformLabel = /^[([]?(\p{L}+)\s?(?::|\s[–—-])\s/u

/** "(Mastodon: @x@y.example)" behind a sentence about the person */
function opensWithAccount(text: string): boolean {
  return platformNames.includes(toPlatformName(platformLabel.exec(text)?.[1] ?? ''))
}

function isAccountName(text: string): boolean {
  return platformNames.includes(toPlatformName(text.replace(/[.\s]+$/u, '')))
}

/** "Name: Otto", the next entry of a list. */
function namesAnother(text: string): boolean {
  const label = parseLabelledLine(text)
  return label !== null && label.kind === 'name' && label.value !== ''
}

const oneWord = /^[\s•*·–—-]*\p{Lu}[\p{L}\p{M}’'-]+ $/u

/**
 * "Ottoline Marsh, cellist": a line about a relative whose given name no table knows. A part of the
 * name behind another word with a capital has to be a subject first.
 */
function namesRelative(text: string, { kind, start, end }: NameSpan): boolean {
  const before = text.slice(0, start)
  return (
    kind === 'family' &&
    oneWord.test(before) &&
    parseIntro(before) === null &&
    /^(?:,\s| ?\()/.test(text.slice(end))
  )
}

const ownWords = [ownPronouns, ownPossessives].map(joinAlternatives).join('|')
const writerBehind = new RegExp(String.raw`^,\s(?:${ownWords})(?!\p{L})`, 'iu')

/** "Dear NAME, I am the head of Globex": the writer speaks of another than the one addressed. */
function isAddressed(text: string, { start, end }: NameSpan): boolean {
  const before = text.slice(0, start)
  return before.trim() !== '' && !introducesSelf.test(before) && writerBehind.test(text.slice(end))
}

/** No pronoun behind this sentence can mean them. */
function breakOff(state: BindingState): Step {
  return { state: { ...state, follows: false }, bound: null }
}

function bindNamed(
  sentence: Sentence,
  span: NameSpan,
  isFull: boolean,
  others: readonly number[],
): Omit<BoundSentence, 'unsure' | 'under'> {
  const before = sentence.text.slice(0, span.start)
  const behind = sentence.text.slice(span.end)
  const predicate = withoutNextItem(before, others.length === 0 ? withoutAddress(behind) : behind)
  const intro = parseIntro(before)
  const owned = /^['’]s?\s/.test(predicate)
  const binding =
    intro === null || others.some((place) => place < span.start && !/,\s*$/.test(before))
      ? 'named'
      : isFull
        ? 'full'
        : 'short'
  return {
    sentence,
    binding,
    intro: before,
    predicate,
    owned,
    others: others.map((place) => place - span.end),
    name: isFull ? sentence.text.slice(span.start, span.end) : '',
  }
}

/** "Since 2004, yes.", an answer that leaves the rest of the sentence to the question. */
const sinceBehindLabel = /^(?:yes,? )?since (?:\p{L}+ )?(?:19|20)\d\d\b/iu

/** "Zelda, you are a farrier": a statement addressed to a person is about that person. */
function withoutAddress(predicate: string): string {
  return predicate
    .replace(/^,\s(?:and\s)?you(?:['’]re|\sare)\b/u, ' is')
    .replace(/^,\s(?:and\s)?you(?:['’]ve|\shave)\b/u, ' has')
    .replace(/^,\s(?:and\s)?you\swere\b/u, ' was')
    .replace(/^,\s(?:and\s)?you\s(?=\p{Ll})/u, ' ')
}

/** Degrees, pictures, pronouns and handles behind a name. */
const nameEnd = new RegExp(
  unwrap`
    ^(?:,? ${joinAlternatives(degreeNames)}(?: \([^()]{3,60}\))?
    |\s?[\p{Extended_Pictographic}\u{fe0f}]|\s?:[a-z_]+:|\s\((?:she|he|they)/[a-z/]+\)
    |\s(?=[a-z_-]*\d)[a-z][a-z0-9_-]{2,30})*$`,
  'u',
)

/** A line of nothing but the name, with forms of address or behind a label. */
function isHeading(text: string, span: NameSpan, next: string): boolean {
  const before = text.slice(0, span.start)
  const isLabel = before.length <= maxLabelLength && labelInFront.test(before)
  const isNamed =
    isLabel &&
    (chooseLabelKind(before.replace(/[:\t].*$/u, '')) === 'name' ||
      parseLabelledLine(next) !== null)
  const isBare = addressInFront.test(before)
  const behind = text.slice(span.end)
  const isEnd = [nameEnd, lifeDates, handleBehind].some((form) => form.test(behind))
  return (isBare || isNamed) && isEnd
}

/** "NAME, 1970-", as catalogues head the works of an author */
const lifeDates = /^, (?:1[89]|20)\d\d-(?:\d{4})?\.?$/

/** "NAME qx7", "NAME (@qx7)": the heading of a profile */
const handleBehind =
  /^\s(?:\(?@[\w.-]{2,40}(?:@[\w.-]{3,60})?\)?|(?=[a-z0-9_-]*[\d_-])[a-z][a-z0-9_-]{2,40})$/

const linksHeading = /^\p{Lu}\p{L}*(?: \p{Ll}+){0,3} $/u
const hasLink = /https?:\/\/|\b(?:[a-z0-9-]+\.)+[a-z]{2,8}\/|(?:^|\s)@\w/iu

/** "Find Zelda", "More from Zelda Quibbleworth" above a line that leads somewhere. */
function headsLinks(text: string, span: NameSpan, next: string): boolean {
  const isEnd = /^\s?(?:\p{Lu}\.)?:?$/u.test(text.slice(span.end))
  return isEnd && linksHeading.test(text.slice(0, span.start)) && hasLink.test(next)
}

/**
 * A middle name, a generation or a birth year shows a namesake; the bare name after that means the
 * one before, until a fact says otherwise.
 */
function whoIs(
  span: NameSpan,
  text: string,
  next: SeenSentence['next'],
  before: BindingState['name'],
  { person, middle, generations, bearersDiffer, isRoll }: SeenPage,
): 'them' | 'another' {
  const agrees = span.middle.some(
    (word) => middle.has(word) || [...middle].some((one) => isInitial(word, one)),
  )
  if (span.middle.length > 0 && middle.size > 0 && !agrees) return 'another'
  if (span.generation !== null && !generations.has(span.generation)) return 'another'
  const year =
    parseBirthYearBehind(text.slice(span.end)) ??
    parseBirthYearAround(text, span) ??
    bornAfter(next)
  const years = person.birthYears
  if (year !== null && years.length > 0)
    return years.some((one) => Math.abs(one - year) <= birthYearSlip) ? 'them' : 'another'
  const isDoubtful = (year !== null && bearersDiffer) || (isRoll && isRollEntry(text, span))
  if (before !== 'another' && !isDoubtful) return 'them'
  return agrees || listKnown(person).some((word) => text.includes(word)) ? 'them' : 'another'
}

/** "She was born in 1951": the sentence behind may say it as well. */
function bornAfter(next: SeenSentence['next']): number | null {
  const pronoun =
    next === null || next.spans.length > 0 ? null : parsePronoun(next.sentence.text, false)
  return next === null || pronoun === null || pronoun.owned
    ? null
    : parseBirthYearBehind(next.sentence.text.slice(pronoun.end))
}
