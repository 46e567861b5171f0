import type { Coverage } from '../../contract/results/coverage.ts'
import { formatCount } from '../../research/text/formats/format-count.ts'
import type { Conclusion } from '../../store/jobs/endings.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { StopReason } from '../../workflows/ports.ts'
import { buildWarnings } from './coverage.ts'

type Concluded = {
  label: string
  coverage: readonly Coverage[]
  partial: boolean
  stopReason: StopReason
  /** Stored as JSON. */
  result: object
}

/** What a run leaves with its job once its result is made; only the settlement follows. */
export function buildConclusion(
  { progress }: Pick<JobRow, 'progress'>,
  { label, coverage, partial, stopReason, result }: Concluded,
): Conclusion {
  return {
    progress: { ...progress, percent: 95, label },
    warnings: buildWarnings(coverage),
    partial,
    stopReason,
    result: JSON.stringify(result),
  }
}

/** How many hits a search has. Where no source could be reached, no hits would say too much. */
export function buildHitsLabel(
  hits: number,
  stopReason: StopReason,
  ...noun: [one: string, many?: string]
): string {
  return hits === 0 && stopReason === 'sources_unavailable'
    ? 'No source could be reached'
    : formatCount(hits, ...noun)
}
