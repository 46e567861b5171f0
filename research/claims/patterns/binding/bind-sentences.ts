import { isDegree } from '../phrases/degree-line.ts'
import { isTitle } from '../phrases/roles.ts'
import type { BoundSentence } from './bound-sentence.ts'
import { chooseMeant, type Meant } from './choose-meant.ts'
import { cutDoubt, withoutDoubtfulAside } from './doubts.ts'
import {
  isAccountLead,
  isAccountName,
  isEntryOpening,
  isHandleLine,
  isHelperLine,
  isLabelledEntry,
  isLeadToPerson,
  isTimedEntry,
  mayBeName,
} from './entry-lines.ts'
import { withoutNextItem } from './front-list.ts'
import type { NameSpan } from './locate-names.ts'
import { isLinksHeading, isNameHeading } from './name-headings.ts'
import {
  isAddressed,
  isEntryOfAnother,
  isIntroducingAnother,
  isOfAttached,
  isOfRelative,
  isSpokenByAnother,
} from './other-speakers.ts'
import { isProse, maxSentenceLength, type PageSentence as Sentence } from './page-sentences.ts'
import {
  parseSeenPage,
  type SeenPage,
  type SeenSentence,
  type WholePage,
} from './parse-seen-page.ts'
import {
  findOwnClause,
  hasKin,
  hasNoSubject,
  hasOtherByRole,
  hasPeople,
  hasPersonOwner,
  hasSubjectName,
  isAboutThing,
  isIntroduction,
  parseIntro,
  parsePronoun,
} from './subjects.ts'
import { isUnsure } from './vetoes.ts'
import { isBylineWithPost } from './writer-lines.ts'

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
  name: Meant
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

function bindSentence(entered: BindingState, seen: SeenSentence, page: SeenPage): Step {
  if (seen.isInstructed) return breakOff(entered)
  const full = seen.spans.find(({ kind, another }) => kind === 'full' && !another) ?? null
  const isOfWriter = seen.isSigned || seen.isWritten
  const meant = isOfWriter && entered.name === 'none' ? 'them' : entered.name
  const state = { ...entered, name: chooseMeant({ ...entered, name: meant }, seen, full, page) }
  const span = full ?? (state.name === 'none' ? null : findPart(state, seen, page))
  const { sentence } = seen
  if (sentence.text.length > maxSentenceLength) return breakOff(state)
  if (sentence.quoted && !seen.isSigned)
    return span !== null && span.start >= sentence.quoteEnd
      ? bindSpeaker(state, seen, span)
      : breakOff(state)
  if (span !== null) return bindByName(state, seen, span, span === full)
  if (seen.isOthers || isSpokenByAnother(seen)) return breakOff(state)
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
    isWriter: state.isWriter && turn?.isTheirs !== false && !isIntroducingAnother(seen),
    spokenLine: turn?.isTheirs === true && state.name === 'them' ? sentence.line : state.spokenLine,
    under: isNew && state.under > 0 ? state.under + 1 : state.under,
  }
}

/** "She lives in Halifax.": one person goes on in the next paragraph. */
function resumes(text: string): boolean {
  return isProse(text) && ['f', 'm'].includes(parsePronoun(text, false)?.gender ?? '')
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
  const isOther = (!isFull && isOfRelative(text, span)) || isAddressed(text, span)
  if (state.name !== 'them' || isOther) return breakOff(state)
  const isAbove =
    isLine &&
    !isLedTo &&
    (isLinksHeading(text, span, below) || (isFull && isNameHeading(text, span, below)))
  const isEntry = isFull && isEntryOpening(sentence, span, others)
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
      isWriter:
        state.isWriter ||
        (isFull && isIntroduction(text.slice(0, span.start), text.slice(span.end))),
      follows: isMeant && !one.owned && others.length === 0 && !hasOtherByRole(one.predicate),
    },
    bound: { ...withoutDoubtfulAside(one, text), under },
  }
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
  const intro = sentence.text.slice(sentence.quoteEnd, span.start)
  const predicate = sentence.text.slice(span.end)
  // "says" in front of who speaks is no hearsay about that one
  const isClause = speakingVerb.test(intro) && /^,\swho\s/.test(predicate)
  const said = isClause ? predicate : sentence.text.slice(sentence.quoteEnd)
  const one = bindNamed(sentence, span, true, behind)
  return {
    state: { ...state, follows: false },
    bound: {
      ...one,
      binding: 'named',
      intro,
      unsure: isUnsure(said),
      under: state.under,
    },
  }
}

const speakingVerb = /^,?\s\p{Ll}+\s$/u

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
  { sentence, turn, isAnswer, isSigned, isWritten }: SeenSentence,
  { isOwnPage }: SeenPage,
): ReturnType<typeof parsePronoun> {
  const label = turn?.length ?? 0
  const isTheirs = turn?.isTheirs === true && state.name === 'them'
  if (isTheirs && sinceBehindLabel.test(sentence.text.slice(label)))
    return { start: label, end: label, gender: 'first', owned: false }
  // on the card of one of a team the words are of that one; "I live in: …" is a label
  const isOfCard = !isOwnPage && isInEntry(state) && !isLabelledEntry(sentence.text)
  const isSpeaker =
    state.isWriter ||
    state.spokenLine === state.line ||
    isAnswer ||
    isSigned ||
    isWritten ||
    isOfCard
  const isOthersTurn = turn !== null && !turn.isTheirs
  return parsePronoun(sentence.text, (isOwnPage || isSpeaker) && !isOthersTurn)
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
    !isEntryOfAnother(sentence.text)
  if (isTheirs && page.isOwnPage)
    return { state: { ...state, follows: true }, bound: bindWhole('line') }
  // "Supervisor: Otto Rank" is a row of the same record
  if (!isTheirs && isHelperLine(sentence.text)) return breakOff(state)
  if (!isTheirs) return breakOff({ ...state, under: 0 })
  const { text, isLine, line } = sentence
  const isLead = state.under > 1 && state.under <= maxCardLines && isLeadToPerson(text)
  const isOfEntry =
    isLead ||
    (!isLine && line === state.entry) ||
    (!isLine && line === state.opened && (isTimedEntry(text) || isLabelledEntry(text))) ||
    (!isLine && state.follows && (isAccountLead(text) || isAccountName(text))) ||
    (isInEntry(state) &&
      !isLine &&
      (hasNoSubject(text) ||
        isAccountName(text) ||
        isLabelledEntry(text) ||
        isDegree(text) ||
        isTitle(text.replace(/\.$/, ''))))
  const isUnderName =
    state.under > 1 && state.under <= maxCardLines && (isLine || state.under === 2)
  const isPlain =
    state.under === 2 || (isOfEntry && !isLead && !isAccountName(text) && !isAccountLead(text))
  const bound = isUnderName || isOfEntry ? bindWhole(isPlain ? 'line' : 'card') : null
  const isOpen = state.isOpen && !(isLine && state.under > 2 && mayBeName(text))
  // what stands below the handle is what stands below the name
  const under = isLine && state.under === 2 && isHandleLine(text) ? 1 : state.under
  return { state: { ...state, follows: isOfEntry, isOpen, under }, bound }
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
  const clause = isFull ? findOwnClause(before, behind) : 0
  if (clause > 0)
    return {
      sentence,
      binding: 'first',
      intro: '',
      predicate: behind.slice(clause),
      owned: false,
      others: others.map((place) => place - span.end - clause),
      name: '',
    }
  const intro = isBylineWithPost(before, behind) ? '' : parseIntro(before)
  const binding =
    intro === null || others.some((place) => place < span.start && !/,\s*$/.test(before))
      ? 'named'
      : isFull
        ? 'full'
        : 'short'
  const owned = /^['’]s?\s/.test(predicate) || isOfAttached(before)
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
