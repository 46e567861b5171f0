import { VinInput } from '../contract/vin.ts'
import { insertFinding, insertOutcome } from '../store/findings.ts'
import { jobById } from '../store/jobs.ts'
import { insertCost } from '../store/usage.ts'
import type { ProviderReport } from '../workflows/ports.ts'
import { decodeVehicle } from './decode-vehicle.ts'
import type { ActivityDeps } from './deps.ts'
import { recordStep } from './events.ts'
import { ActivityError } from './failure.ts'

const provider = 'vpic_offline'

/** Decodes the job's VIN from the agency's dataset; finding, outcome, cost and event are written together. */
export async function decodeVin(deps: ActivityDeps, jobId: string): Promise<ProviderReport> {
  const job = await jobById(deps.db, jobId)
  if (job === null) throw new ActivityError('job_unknown')
  const input = VinInput.safeParse(job.input)
  if (!input.success) throw new ActivityError('invalid_input', { cause: input.error })
  const dataset = await deps.vehicles().catch((cause: unknown) => {
    throw new ActivityError('dataset_unavailable', { cause })
  })
  const startedAt = performance.now()
  const now = deps.now()
  const vehicle = decodeVehicle(dataset, input.data.vin, { now })
  const outcome = vehicle.coverage.find((row) => row.provider === provider)?.outcome ?? 'ok'
  const label = outcome === 'ok' ? 'Decoded the VIN' : 'The VIN is of an unknown maker'
  await recordStep(deps, jobId, {
    events: [
      {
        dedupeKey: 'decode',
        event: {
          type: 'status',
          label,
          stage: 'resolving',
          percent: 80,
        },
      },
    ],
    stage: 'resolving',
    progress: { percent: 80, label },
    write: async (tx) => {
      await insertFinding(tx, { jobId, provider, kind: 'vehicle', payload: vehicle, dedupeKey: provider, now })
      await insertOutcome(tx, { jobId, provider, outcome, durationMs: performance.now() - startedAt, now })
      // offline and free, but written all the same: settlement sums what was used, whatever it cost
      await insertCost(tx, {
        jobId,
        dedupeKey: provider,
        kind: 'tool',
        name: provider,
        inputTokens: 0,
        outputTokens: 0,
        microDollars: 0,
        now,
      })
      return []
    },
  })
  return { provider, outcome }
}
