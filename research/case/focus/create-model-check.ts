import type { ClaimDraft } from '../../claims/claim.ts'
import { bindSentences } from '../../claims/patterns/binding/bind-sentences.ts'
import type { BoundSentence } from '../../claims/patterns/binding/bound-sentence.ts'
import { parseWholePage } from '../../claims/patterns/binding/parse-seen-page.ts'
import { hasKin } from '../../claims/patterns/binding/subjects.ts'
import { areAlikeWords } from '../../claims/support/are-alike-words.ts'
import { parseExcerptWords } from '../../claims/support/excerpt-words.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import { memoize } from '../../text/memoize.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { findSentenceAround } from '../../text/sentences/split-sentences.ts'
import type { Span } from '../../text/span.ts'
import { saysPast, saysPresent } from '../../writing/says-past.ts'
import { appointmentWords, takeoverWords } from './tables/office-words.ts'

type Page = { text: string; isOwnPage: boolean }

/**
 * Whether the rules let a model's claim about a page stand. A model may take a colleague for the
 * person. It may read more than the rules, so a sentence that these bind to no subject counts,
 * unless the name in front of it is another's.
 */
export function createModelCheck(
  page: Page,
  person: PersonProfile,
): (draft: ClaimDraft) => boolean {
  const sentences = parseSubjects([page, person])
  return (draft) =>
    draft.method !== 'model' ||
    sentences
      .filter(({ start, end }) => start < draft.end && end > draft.start)
      .every((sentence) => maySay(sentence, draft))
}

function maySay({ text, bound, isOthers }: ReadSentence, draft: ClaimDraft): boolean {
  if (draft.path === 'mentions.items') return !isOthers && !hasKin(text)
  if (bound !== null) return states(bound, draft)
  return !isOthers && (draft.path === 'relatives.items' || !hasKin(text))
}

function states(bound: BoundSentence, draft: ClaimDraft): boolean {
  if (bound.unsure) return false
  if (draft.path === 'relatives.items') return true
  if (bound.owned) return false
  const words = parseExcerptWords(listWords(draft))
  const others = listOthers(bound, draft, words)
  if (others.length === 0) return true
  const own = bound.predicate.slice(
    0,
    others.find((place) => place >= 0),
  )
  // what stands in front of the person's name may be said of one who is named there
  const intro = others.some((place) => place < 0) ? '' : bound.intro
  const said = parseExcerptWords(`${intro} ${own}`)
  const isSaid = (word: string) => said.some((one) => one === word || areAlikeWords(one, word))
  return words.length > 0 && words.every(isSaid)
}

const written = /^(?:\p{Lu}[\p{L}\p{M}'’-]*\.?(?:\s+|(?=\W|$)))+/u
const and = /^\s*(?:and|&)\s*$/
const post = /^as\s/
const takesOver = new RegExp(`\\b${joinAlternatives(takeoverWords)}\\s+(?:\\p{Lu}\\S+\\s+)*$`, 'u')
/** Characters around a name that say how it stands in its sentence. */
const nearby = 200
/** Behind a name: what follows is said of its bearer. */
const apposition = /^(?:[,(–—-]|who\b|whose\b)/

/**
 * Where the sentence begins to speak of another, counted from the predicate, in order. Not by the
 * name of an employer ("Alder Marsh Trust"), of one who does the same ("and Ines Holt founded") or
 * of one whose post it was ("succeeded Ines Holt as director").
 */
function listOthers(bound: BoundSentence, { path }: ClaimDraft, words: readonly string[]) {
  const { predicate, name, sentence } = bound
  const start = sentence.text.length - predicate.length
  let jointEnd = Number.NEGATIVE_INFINITY
  return bound.others
    .toSorted((a, b) => a - b)
    .filter((place) => {
      if (place < jointEnd) return false
      const at = start + place
      const before = sentence.text.slice(Math.max(0, at - nearby), at)
      const rest = sentence.text.slice(at, at + nearby)
      const named = written.exec(rest)?.[0] ?? ''
      const { length } = named
      // "Founder Ian Marl"
      const isTitled = parseExcerptWords(named).some((word) => words.includes(word))
      const after = rest.slice(length)
      const isEmployer =
        !path.startsWith('identity.') &&
        parseExcerptWords(rest)
          .slice(0, 2)
          .every((word) => words.includes(word))
      const isJoint =
        place < 0
          ? and.test(after.slice(0, -place - name.length - length)) && /(?:^|\bby )$/.test(before)
          : and.test(predicate.slice(0, place)) && !apposition.test(after)
      const isPost = post.test(after) && takesOver.test(before)
      const isBeside = !isTitled && (isJoint || isPost)
      if (isBeside) jointEnd = place + length
      return !isEmployer && !isBeside
    })
}

function listWords({ value }: ClaimDraft): string {
  return Object.values(value)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ')
}

const appointment = new RegExp(`\\b${joinAlternatives(appointmentWords)}\\b`, 'gu')

/** What a model calls current though its sentence speaks of the past alone is over. */
export function toLasting(draft: ClaimDraft, text: string): ClaimDraft {
  const isPost = draft.path === 'work.positions' || draft.path === 'locations.items'
  if (!isPost || draft.method !== 'model' || !draft.value.current) return draft
  const { start, end } = findSentenceAround(text, draft)
  // what began in the past may last
  const said = text.slice(start, end).replace(appointment, ' ')
  if (!saysPast(said) || saysPresent(said)) return draft
  // each path apart: their values have different fields
  if (draft.path === 'work.positions')
    return { ...draft, value: { ...draft.value, current: false } }
  return { ...draft, value: { ...draft.value, current: false } }
}

type ReadSentence = Span & {
  text: string
  /** Where the rules know that it speaks of the person. */
  bound: BoundSentence | null
  /** It names another person and not this one, or follows on one that does. */
  isOthers: boolean
}

/** The sentences of a page with what the rules know of their subject. */
const parseSubjects = memoize(
  ([{ text, isOwnPage }, person]: [Page, PersonProfile]): ReadSentence[] => {
    const whole = parseWholePage(text, person)
    const bound = new Map(
      bindSentences(whole, isOwnPage).map((one) => [one.sentence.start, one] as const),
    )
    let isOthers = false
    return whole.read.map(({ sentence, spans, others }) => {
      const isNamed = spans.some(({ another }) => !another)
      isOthers = !isNamed && (isOthers || others.length > 0)
      const { start, end } = sentence
      return { start, end, text: sentence.text, bound: bound.get(start) ?? null, isOthers }
    })
  },
  {
    max: 64,
    maxKeyLength: 400_000,
    keyOf: ([{ text, isOwnPage }, { name, aliases, organizations, locations }]) =>
      JSON.stringify([text, isOwnPage, name, aliases, organizations, locations]),
  },
)
