import { z } from 'zod'
import { Dossier } from '../../contract/dossier.ts'
import { Vehicle } from '../../contract/vin.ts'
import { cacheKey } from '../../research/cache-key.ts'
import { dossierEvents } from '../../research/dossier/dossier-events.ts'
import { isComplete } from '../../research/vin/merge-lookups.ts'
import { type CacheEntry, eventSeparator } from '../../store/cache.ts'
import type { JobRow } from '../../store/jobs.ts'

type Job = Pick<JobRow, 'operation' | 'input' | 'result'>
/** `maxMs`: it is not kept for longer. */
type Entry = CacheEntry & { maxMs: number }

const Composed = z.object({ dossier: Dossier })

const Looked = z.object({ vehicle: Vehicle })
/** A source that failed may answer soon. */
const incompleteMs = 15 * 60_000

/**
 * The job's entry for the shared cache, or null when its input does not name one.
 * @param model see `cacheKey`
 * @param vehicleProviders see `cacheKey`
 */
export function buildCacheEntry(
  job: Job,
  model: string | null,
  vehicleProviders: readonly string[],
): (Entry & { cacheKey: string }) | null {
  const key = cacheKey(job.operation, job.input, model, vehicleProviders)
  const entry =
    key === null ? null : job.operation === 'dossier' ? sharedDossier(job) : sharedVehicle(job)
  return key === null || entry === null ? null : { cacheKey: key, ...entry }
}

function sharedVehicle({ result }: Job): Entry | null {
  if (result === null) return null
  // a settlement never fails for the cache: a result without a vehicle is not kept
  const looked = Looked.safeParse(JSON.parse(result))
  if (!looked.success) return null
  const { vehicle } = looked.data
  const maxMs = isComplete(vehicle) ? Number.POSITIVE_INFINITY : incompleteMs
  return { result: JSON.stringify({ vehicle }), events: null, maxMs }
}

function sharedDossier({ result }: Job): Entry | null {
  if (result === null) return null
  const { dossier } = Composed.parse(JSON.parse(result))
  const events = dossierEvents(dossier).map((event, n) =>
    JSON.stringify({ ...event, seq: n + 1, ts: dossier.builtAt }),
  )
  return {
    result: JSON.stringify({ dossier }),
    events: events.join(eventSeparator),
    maxMs: Number.POSITIVE_INFINITY,
  }
}
