import type { Coverage } from '../../contract/results/coverage.ts'
import { partialMessages } from '../../contract/results/events.ts'
import type { StopReason } from '../../workflows/ports.ts'
import { countFailed } from './coverage.ts'

type Partial = { partial?: true; stopReason?: StopReason; message?: string }

/** A run without any source to ask: all are unconfigured, or were left out by the request. */
const noneToAsk = 'No source that can answer this is configured.'

/** The fields by which a result says that it is not complete; none for a complete one. */
export function buildPartialResult({
  isPartial,
  stopReason,
  coverage,
}: {
  isPartial: boolean
  stopReason: StopReason
  coverage: readonly Coverage[]
}): Partial {
  if (!isPartial) return {}
  switch (stopReason) {
    case 'sources_unavailable': {
      const message = countFailed(coverage) === 0 ? noneToAsk : partialMessages[stopReason]
      return { partial: true, stopReason, message }
    }
    case 'stopped':
    case 'deadline_reached':
    case 'budget_reached':
    case 'model_unavailable':
      return { partial: true, stopReason, message: partialMessages[stopReason] }
    case 'completed':
    case 'cancelled':
    case 'error':
      return { partial: true }
  }
}
