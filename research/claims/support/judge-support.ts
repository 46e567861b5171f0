import type { Span } from '../../text/span.ts'
import { type Aligned, type Alignment, alignDocuments } from './align-documents.ts'
import { chooseBestWindow } from './best-window.ts'
import { chooseEvidence } from './choose-evidence.ts'
import { type Measures, measureSupport, speaksAgainst, speaksFor } from './measure-support.ts'
import { misstates } from './misstates.ts'
import { type ClaimWords, parseClaim } from './parse-claim.ts'
import { supportBias, supportedFrom, supportWeights } from './tables/support-weights.ts'

/**
 * `score`: 0..1, the probability that people would say so. `spans`: the sentences that come nearest
 * to the claim, as UTF-16 offsets into `documents[document]`: its evidence where it is supported,
 * and what to read where it is not; none where no sentence has a word of it.
 */
type Support = {
  score: number
  supported: boolean
  spans: (Span & { document: number })[]
}

/** Answers up to this length mean nothing without their question: "Paris". */
const maxAnswerWords = 3

/** The score of a misstated claim that says all else as its documents do. */
const maxMisstated = 0.5

/**
 * Whether documents say what a claim says, by words alone: no model is asked. A document may begin
 * with `Title: …`, which resolves its pronouns. Denials, opposites, swapped roles, and names and
 * numbers that no document has count against a claim. A claim without words, or without documents,
 * has score 0.
 * @param question what the claim answers; a bare answer is judged together with it
 */
export function judgeSupport({
  claim: text,
  documents,
  question,
}: {
  claim: string
  documents: readonly string[]
  question?: string | null | undefined
}): Support {
  const claim = parseAnswer(text, question)
  const alignment = alignDocuments(claim, documents)
  const score = scoreSupport(claim, alignment, { documents, known: question ?? '' })
  if (score === null) return { score: 0, supported: false, spans: [] }
  const spans = joinSpans(chooseEvidence(claim, alignment), alignment.sentences)
  return { score, supported: score >= supportedFrom, spans }
}

/**
 * The score of a claim whose words are aligned with its documents.
 * @param known what may be said without the documents, such as the question
 * @returns null where no sentence has a word of it
 */
export function scoreSupport(
  claim: ClaimWords,
  alignment: Alignment,
  { documents, known }: { documents: readonly string[]; known: string },
): number | null {
  const window = chooseBestWindow(claim, alignment)
  if (window.recall === 0) return null
  const found = probability(measureSupport(claim, alignment, window))
  const isMisstated = misstates(claim, alignment, { documents, known })
  return Math.round((isMisstated ? found * maxMisstated : found) * 1e4) / 1e4
}

function parseAnswer(text: string, question: string | null | undefined): ClaimWords {
  const claim = parseClaim(text)
  const isBare = claim.keys.length <= maxAnswerWords && !text.includes('?')
  return isBare && question ? parseClaim(`${question} ${text}`) : claim
}

function probability(measures: Measures): number {
  const odds = [...speaksFor, ...speaksAgainst].reduce(
    (sum, measure) => sum + supportWeights[measure] * measures[measure],
    supportBias,
  )
  return 1 / (1 + Math.exp(-odds))
}

/** Sentences that follow each other are one span. */
function joinSpans(chosen: readonly Aligned[], all: readonly Aligned[]): Support['spans'] {
  const spans: (Support['spans'][number] & { last: number })[] = []
  for (const sentence of chosen) {
    const { document, start, end } = sentence
    const place = all.indexOf(sentence)
    const before = spans.at(-1)
    if (before !== undefined && before.last + 1 === place && before.document === document) {
      before.end = end
      before.last = place
    } else spans.push({ document, start, end, last: place })
  }
  return spans.map(({ document, start, end }) => ({ document, start, end }))
}
