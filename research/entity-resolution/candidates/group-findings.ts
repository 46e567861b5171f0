import { parseSoughtName, type SoughtName } from '../../identity/names/name-mentions.ts'
import { memoize, memoizeByObjects } from '../../text/memoize.ts'
import { compareText } from '../../text/order.ts'
import { computeLikelihoods } from './compute-likelihoods.ts'
import { scoreConfidence } from './confidence.ts'
import { cutFinding } from './cut-finding.ts'
import { type Description, describeGroup } from './describe-group.ts'
import { type ClusteredFinding, type Features, parseFeatures } from './features.ts'
import { groupByLikelihood } from './group-by-likelihood.ts'
import { type GroupSignal, scoreSignals } from './group-signals.ts'
import { scoreNamePrior } from './name-prior.ts'
import { buildSignalTable } from './pair-signals.ts'

/** One person that a search may mean; the finding ids in the order of the input. */
export type PersonCandidate = Description & {
  findingIds: string[]
  /** 0..100: how right the group is. */
  confidence: number
  /** What speaks for the candidate being a person of that name. */
  signals: GroupSignal[]
}

/** What is known of findings beside their texts, by their ids. */
type Structure = {
  /**
   * Groups of findings that are certainly one person; ids that stand nowhere are units of their
   * own.
   */
  together: readonly (readonly string[])[]
  /** Log-odds to add for a pair. */
  extra: (a: string, b: string) => number
  /** Whether a pair is certainly two people. */
  apart: (a: string, b: string) => boolean
}

/**
 * Findings are grouped again whenever others have come, and by the next search for the name. As
 * many are kept as a large search finds: what they say of people is pushed out by the next ones.
 */
const parseBriefOnce = memoize(
  ({ finding, sought }: Read): Features => parseFeatures(finding, sought),
  {
    keyOf: ({ query, finding }) => JSON.stringify([query, finding]),
    maxKeyLength: 2_000,
    max: 1_000,
  },
)

type Read = { query: string; finding: ClusteredFinding; sought: SoughtName }

/** Those with a page are not kept, and a key of all that they say takes as long as to read it. */
function parseOnce(read: Read): Features {
  return read.finding.text === undefined
    ? parseBriefOnce(read)
    : parseFeatures(read.finding, read.sought)
}

/** A table of 240 findings, as many as are compared, takes a megabyte. */
const buildSignals = memoizeByObjects(buildSignalTable, { max: 8 })

/**
 * Groups the findings of a search for a name into people, the best supported first. The answer
 * depends on what the findings say, not on their order; every finding is in exactly one candidate.
 */
export function groupFindings(
  query: string,
  findings: readonly ClusteredFinding[],
  structure?: Structure,
): PersonCandidate[] {
  const places = new Map(findings.map(({ id }, place) => [id, place] as const))
  const sought = parseSoughtName(query)
  const read = findings.map((finding) => cutFinding(finding, findings.length))
  const sorted = read.sort(
    (a, b) =>
      compareText(a.url, b.url) ||
      compareText(a.title, b.title) ||
      compareText(a.snippet, b.snippet) ||
      compareText(a.id, b.id),
  )
  const all = sorted.map((finding) => parseOnce({ query, finding, sought }))
  const known = structure === undefined ? undefined : placed(structure, sorted)
  const likely = computeLikelihoods(buildSignals(all), scoreNamePrior(sought), known?.extra)
  const candidates = groupByLikelihood(likely, known?.units).map((group) => {
    const members = group.flatMap((i) => all[i] ?? [])
    const findingIds = members
      .map(({ finding }) => finding.id)
      .sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
    return {
      ...describeGroup(members, query),
      findingIds,
      confidence: scoreConfidence(group, all, likely),
      signals: scoreSignals(group, all, likely),
    }
  })
  return candidates.sort((a, b) => support(b) - support(a))
}

/** The structure by places instead of ids; what is certain has its likelihood from being so. */
function placed(
  { together, extra, apart }: Structure,
  sorted: readonly ClusteredFinding[],
): { units: number[][]; extra: (i: number, j: number) => number } {
  const unitOf = new Map(together.flatMap((ids, unit) => ids.map((id) => [id, unit] as const)))
  const ids = sorted.map(({ id }) => id)
  const units = [
    ...Map.groupBy(ids.keys(), (i) => unitOf.get(ids[i] ?? '') ?? `alone ${i}`).values(),
  ]
  const pair = (i: number, j: number) => [ids[i] ?? '', ids[j] ?? ''] as const
  return {
    units,
    extra: (i, j) => {
      const [a, b] = pair(i, j)
      const unit = unitOf.get(a)
      if (unit !== undefined && unit === unitOf.get(b)) return certain
      return apart(a, b) ? Number.NEGATIVE_INFINITY : extra(a, b)
    },
  }
}

/** Log-odds of a pair that is one person by other rules. */
const certain = 8

/** A person of many findings is likelier meant than one of a single page that is as sure. */
function support({ confidence, findingIds }: PersonCandidate): number {
  return confidence * Math.log2(1 + findingIds.length)
}
