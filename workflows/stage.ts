import { metricMeter, upsertSearchAttributes } from '@temporalio/workflow'
import { searchAttributes } from './search-attributes.ts'

/** Recorded by the SDK, which skips replays and adds the workflow's type. */
const seconds = metricMeter.createHistogram(
  'prs_stage_seconds',
  'float',
  's',
  'Time that a run spends in a stage',
)

// each run has a copy of this module
let current: { stage: string; since: number } | null = null

/** Ends the current stage and begins this one; null ends the last. */
export function measureStage(stage: string | null): void {
  const now = Date.now()
  if (current !== null) seconds.record((now - current.since) / 1_000, { stage: current.stage })
  current = stage === null ? null : { stage, since: now }
}

/** Begins a stage that operators see in the list of runs. */
export function startStage(stage: string): void {
  measureStage(stage)
  showStage(stage)
}

/** Shows a stage that has begun; what is over in one workflow task need not be shown. */
export function showStage(stage: string): void {
  upsertSearchAttributes([{ key: searchAttributes.stage, value: stage }])
}
