import { VinInput } from '../../contract/operations/vin.ts'
import { buildCacheKey } from '../../research/cache-key.ts'
import { buildResultText } from '../../research/text/json/build-result-text.ts'
import { isHistoryProvider } from '../../research/vin/vehicle-providers.ts'
import { decodeVehicle } from '../../research/vin/vin.ts'
import { findCachedEntry } from '../../store/cache/cache.ts'
import type { Tx } from '../../store/database/open.ts'
import { insertDecode } from '../../store/findings/decodes.ts'
import type { KeyedEvent } from '../../store/jobs/events.ts'
import { type JobRow, recordJobPlan } from '../../store/jobs/jobs.ts'
import type { DecodeReport, RunEnd } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordResult } from '../ending/record-result.ts'
import { runUnlessEnded } from '../ending/run-unless-ended.ts'
import { ActivityError } from '../failures/failure.ts'
import { loadBegunJob } from '../job/open-job.ts'
import { parseInput } from '../job/parse-input.ts'
import { recordStep } from '../job/record-step.ts'
import { buildVehicleConclusion } from './compose-vehicle.ts'
import { buildLookupPlan } from './lookups.ts'

const provider = 'vpic_offline'

/**
 * Answers the job from the shared cache, for free, or decodes its VIN from the agency's dataset;
 * finding, outcome, cost and event are written together.
 * @param composes where no provider is asked, the job ends with its result in that transaction
 * @returns the providers that are asked next
 */
export async function decodeVin(
  deps: ActivityDeps,
  jobId: string,
  composes = false,
): Promise<DecodeReport> {
  const step = () => runDecode(deps, jobId, composes)
  if (!composes) return await step()
  const ended = (end: RunEnd) => ({
    provider,
    outcome: end.status === 'succeeded' ? 'ok' : 'error',
    end,
  })
  return await runUnlessEnded(deps.db, jobId, { step, ended })
}

async function runDecode(
  deps: ActivityDeps,
  jobId: string,
  composes: boolean,
): Promise<DecodeReport> {
  const { job } = await loadBegunJob(deps, jobId)
  const { vin, refresh } = parseInput(VinInput, job.input)
  if (job.cached || (!refresh && (await answerCached(deps, job))))
    return { provider, outcome: 'ok' }
  const dataset = await deps.vehicles().catch((cause: unknown) => {
    throw new ActivityError('dataset_unavailable', { cause })
  })
  const startedAt = performance.now()
  const now = deps.now()
  const { vehicle, warnings } = decodeVehicle(dataset, vin, now)
  const asked = deps.vehicleProviders
  const outcome = vehicle.coverage.find((row) => row.provider === provider)?.outcome ?? 'ok'
  const label = outcome === 'ok' ? 'Decoded the VIN' : 'The VIN is of an unknown maker'
  const durationMs = performance.now() - startedAt
  const insert = async (tx: Tx) => {
    await insertDecode(tx, { jobId, provider, vehicle, outcome, durationMs, now })
    if (asked.length > 0) await recordJobPlan(tx, jobId, buildLookupPlan(asked, warnings))
    const percent = asked.length > 0 ? 10 : 80
    const counts = asked.length > 0 ? { sources_considered: asked.length + 1, sources_read: 1 } : {}
    return {
      events: buildDecodedEvents(label, percent),
      stage: 'resolving',
      progress: { percent, label, ...counts },
    } as const
  }
  if (composes && asked.length === 0) {
    const { accountId } = job
    const ending = { jobId, accountId, stopReason: 'completed' } as const
    const end = await recordResult(deps, ending, async (tx, locked) => {
      const { events, progress } = await insert(tx)
      const known = { ...locked, progress }
      return { events, conclusion: buildVehicleConclusion(known, vehicle, ending.stopReason) }
    })
    deps.metrics.providerOutcomes.inc({ provider, outcome })
    return { provider, outcome, end }
  }
  await recordStep(deps, jobId, insert)
  deps.metrics.providerOutcomes.inc({ provider, outcome })
  return { provider, outcome, ...buildAsks(asked) }
}

/** Reports are bought apart from the rest; both lists are absent without a provider. */
function buildAsks(asked: readonly string[]): Pick<DecodeReport, 'asks' | 'buys'> {
  if (asked.length === 0) return {}
  const isBought = Map.groupBy(asked, isHistoryProvider)
  return { asks: isBought.get(false) ?? [], buys: isBought.get(true) ?? [] }
}

/** @returns whether the shared cache had the answer */
async function answerCached(
  deps: ActivityDeps,
  { id, requestId, operation, input }: JobRow,
): Promise<boolean> {
  const key = buildCacheKey(operation, input, null, deps.vehicleProviders)
  const entry =
    key === null
      ? null
      : await findCachedEntry(deps.db, { operation, cacheKey: key, now: deps.now() })
  if (entry === null) return false
  const label = 'Answered from the shared cache'
  const result = buildResultText(
    { object: 'vin_result', request_id: requestId, cached: true },
    entry.result,
  )
  await recordStep(deps, id, async (_, { progress }) => ({
    events: buildDecodedEvents(label, 80),
    conclusion: {
      progress: { ...progress, percent: 80, label },
      warnings: [],
      partial: false,
      result,
      cached: true,
    },
  }))
  return true
}

function buildDecodedEvents(label: string, percent: number): KeyedEvent[] {
  return [{ dedupeKey: 'decode', event: { type: 'status', label, stage: 'resolving', percent } }]
}
