import { alignSources } from './align-sources.ts'
import { bestWindow, type Window } from './best-window.ts'
import { type Measures, measureSupport, speaksAgainst, speaksFor } from './measure-support.ts'
import { parseClaim } from './parse-claim.ts'
import { supportBias, supportedFrom, supportWeights } from './tables/support-weights.ts'

/**
 * `score`: 0..1, the probability that people would say so. `spans`: the sentences that say it, as
 * UTF-16 offsets into `sources[source]`; none when unsupported.
 */
type Support = {
  score: number
  supported: boolean
  spans: { source: number; start: number; end: number }[]
}

/**
 * Whether texts say what a claim says, by words alone: no model is asked. A source may begin with
 * `Title: …`, which resolves its pronouns. Denials, opposites, swapped roles, and names and numbers
 * that no source has count against a claim. A claim without words, or without sources, has score 0.
 */
export function judgeSupport({
  claim: text,
  sources,
}: {
  claim: string
  sources: readonly string[]
}): Support {
  const claim = parseClaim(text)
  const alignment = alignSources(claim, sources)
  const window = bestWindow(claim, alignment)
  if (window.recall === 0) return { score: 0, supported: false, spans: [] }
  const score =
    Math.round(probability(measureSupport(claim, alignment, window, sources)) * 1e4) / 1e4
  const supported = score >= supportedFrom
  return { score, supported, spans: supported ? spansOf(window) : [] }
}

function probability(measures: Measures): number {
  const odds = [...speaksFor, ...speaksAgainst].reduce(
    (sum, measure) => sum + supportWeights[measure] * measures[measure],
    supportBias,
  )
  return 1 / (1 + Math.exp(-odds))
}

/**
 * Sentences that follow each other are one span; one that says none of the claim's words is no
 * evidence.
 */
function spansOf({ sentences }: Window): Support['spans'] {
  const saying = sentences.filter(({ at }) => at.some((place) => place >= 0))
  const spans: Support['spans'] = []
  for (const { source, start, end } of saying) {
    const last = spans.at(-1)
    if (
      last !== undefined &&
      sentences.findIndex((s) => s.end === last.end) + 1 ===
        sentences.findIndex((s) => s.start === start)
    )
      last.end = end
    else spans.push({ source, start, end })
  }
  return spans
}
