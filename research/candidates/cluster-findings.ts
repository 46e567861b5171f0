import { type ConfidenceSignal, confidenceOf } from './confidence.ts'
import { type Description, describe } from './describe.ts'
import { type Finding, readFeatures } from './features.ts'
import { likelihoods } from './likelihoods.ts'
import { readSoughtName } from './name-mentions.ts'
import { signalTable } from './pair-signals.ts'
import { partition } from './partition.ts'

/** One person that a search may mean. Confidence 0..100; the finding ids in the order of the input. */
export type Candidate = Description & { findingIds: string[]; confidence: number; signals: ConfidenceSignal[] }

/**
 * Groups the findings of a search for a name into people, the best supported first. The answer depends on what the findings say, not on
 * their order; every finding is in exactly one candidate.
 */
export function clusterFindings(query: string, findings: readonly Finding[]): Candidate[] {
  const places = new Map(findings.map(({ id }, place) => [id, place] as const))
  const sought = readSoughtName(query)
  const sorted = findings.toSorted(
    (a, b) => compare(a.url, b.url) || compare(a.title, b.title) || compare(a.snippet, b.snippet) || compare(a.id, b.id),
  )
  const all = sorted.map((finding) => readFeatures(finding, sought))
  const likely = likelihoods(signalTable(all))
  const candidates = partition(likely).map((group) => {
    const members = group.flatMap((i) => all[i] ?? [])
    const findingIds = members.map(({ finding }) => finding.id).sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
    return { ...describe(members, query), findingIds, ...confidenceOf(group, all, likely) }
  })
  return candidates.sort((a, b) => support(b) - support(a))
}

/** A person of many findings is likelier meant than one of a single page that is as sure. */
function support({ confidence, findingIds }: Candidate): number {
  return confidence * Math.log2(1 + findingIds.length)
}

/** By code units: the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
