import { vocabularies } from './tables/eligibility/index.ts'
import { type Concept, concepts } from './tables/eligibility/vocabulary.ts'
import type { TermWord } from './terms/parse-term-words.ts'
import { createTermIndex } from './terms/term-index.ts'

type Mark = { language: string; concept: Concept }
type Found = ReadonlySet<Concept>

const index = createTermIndex<Mark>(
  Object.entries(vocabularies).flatMap(([language, vocabulary]) =>
    concepts.map((concept) => [vocabulary[concept], { language, concept }] as const),
  ),
)

/**
 * Terms within this many words belong together; longer messages are read in overlapping windows.
 */
const maxWindowWords = 60

/** Each row is a way to ask for a decision about a person: all of its concepts stand together. */
const decisions: readonly (readonly Concept[])[] = [
  ['deed'],
  ['frame', 'act'],
  ['may', 'act'],
  ['you', 'act'],
  ['play', 'gatekeeper'],
  ['process', 'pick'],
  ['process', 'merit'],
  ['process', 'measure'],
]
/** As above, unless the message is about works, offices or contests. */
const plainDecisions: readonly (readonly Concept[])[] = [
  ['conduct'],
  ['frame', 'domain'],
  ['frame', 'party'],
  ['may', 'grant', 'domain'],
  ['you', 'domain'],
  ['you', 'party'],
  ['you', 'mine'],
  ['process', 'frame'],
  ['process', 'you'],
  ['gatekeeper', 'you'],
  ['merit', 'party'],
  ['merit', 'domain'],
  ['merit', 'act'],
  ['praise', 'party'],
  ['pick', 'party'],
  ['pick', 'domain'],
  ['measure', 'party'],
  ['measure', 'domain'],
  ['measure', 'act'],
  ['measure', 'merit'],
  ['gatekeeper', 'frame'],
  ['gatekeeper', 'merit'],
  ['gatekeeper', 'pick'],
]
/** Concepts that reveal a decision about a person. */
const purposes: readonly (readonly Concept[])[] = [
  ['process'],
  ['mine', 'domain'],
  ['mine', 'party'],
  ['mine', 'gatekeeper'],
  ['mine', 'act'],
  ['play', 'gatekeeper'],
]
/** What asks for a verdict, once such a purpose is known. */
const verdicts: readonly (readonly Concept[])[] = [
  ['you'],
  ['frame'],
  ['pick'],
  ['merit'],
  ['measure'],
  ['conduct'],
  ['act'],
  ['praise', 'party'],
]

/** What a message says about the eligibility of a person. */
export type EligibilitySigns = {
  /** It asks for a decision about credit, housing, work, insurance, study, benefits or entry. */
  asksDecision: boolean
  /** It shows that the asker takes such decisions. */
  statesPurpose: boolean
  /** It asks what to think of a person, which is a decision once such a purpose is known. */
  asksVerdict: boolean
}

/** Signs that a message asks for a decision about a person, such as on work, housing or credit. */
export function findEligibilitySigns(words: readonly TermWord[]): EligibilitySigns {
  const windows = parseWindows(words)
  const isPlain = (found: Found) => !found.has('topic')
  const asksDecision = windows.some(
    (found) => matches(found, decisions) || (isPlain(found) && matches(found, plainDecisions)),
  )
  return {
    asksDecision,
    statesPurpose: asksDecision || windows.some((found) => matches(found, purposes)),
    asksVerdict: windows.some((found) => isPlain(found) && matches(found, verdicts)),
  }
}

function matches(found: Found, rules: readonly (readonly Concept[])[]): boolean {
  return rules.some((rule) => rule.every((concept) => found.has(concept)))
}

/** What each window of a text holds, by language: words of two languages make no sentence. */
function parseWindows(words: readonly TermWord[]): Found[] {
  const windows = new Map<string, Set<Concept>>()
  for (const { mark, at } of index.find(words)) {
    for (const window of windowsAt(at, words.length)) {
      const key = `${mark.language}:${window}`
      const found = windows.get(key) ?? new Set<Concept>()
      found.add(mark.concept)
      windows.set(key, found)
    }
  }
  return [...windows.values()]
}

/** Windows begin at each half of one, so that each pair of near words stands in one of them. */
function windowsAt(at: number, count: number): number[] {
  if (count <= maxWindowWords) return [0]
  const window = Math.floor(at / (maxWindowWords / 2))
  return window === 0 ? [0] : [window - 1, window]
}
