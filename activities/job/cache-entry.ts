import { z } from 'zod'
import { Dossier } from '../../contract/dossier.ts'
import { cacheKey } from '../../research/cache-key.ts'
import { dossierEvents } from '../../research/dossier/dossier-events.ts'
import { type CacheEntry, eventSeparator } from '../../store/cache.ts'
import { loadFindings } from '../../store/findings.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { Queryable } from '../../store/open.ts'

type Job = Pick<JobRow, 'id' | 'operation' | 'input' | 'result'>

const Composed = z.object({ dossier: Dossier })

/** What of a VIN's result all accounts may share, as JSON text, or null when there is none. */
export async function loadSharedVehicle(
  db: Queryable,
  job: Pick<Job, 'id'>,
): Promise<string | null> {
  const findings = await loadFindings(db, job.id)
  const vehicle = findings.find((finding) => finding.kind === 'vehicle')
  return vehicle === undefined ? null : JSON.stringify({ vehicle: vehicle.payload })
}

/**
 * The job's entry for the shared cache, or null when its input does not name one.
 * @param model see `cacheKey`
 */
export async function buildCacheEntry(
  db: Queryable,
  job: Job,
  model: string | null,
): Promise<(CacheEntry & { cacheKey: string }) | null> {
  const key = cacheKey(job.operation, job.input, model)
  const entry =
    key === null
      ? null
      : job.operation === 'dossier'
        ? sharedDossier(job)
        : await vehicleEntry(db, job)
  return key === null || entry === null ? null : { cacheKey: key, ...entry }
}

async function vehicleEntry(db: Queryable, job: Job): Promise<CacheEntry | null> {
  const result = await loadSharedVehicle(db, job)
  return result === null ? null : { result, events: null }
}

function sharedDossier({ result }: Job): CacheEntry | null {
  if (result === null) return null
  const { dossier } = Composed.parse(JSON.parse(result))
  const events = dossierEvents(dossier).map((event, n) =>
    JSON.stringify({ ...event, seq: n + 1, ts: dossier.builtAt }),
  )
  return { result: JSON.stringify({ dossier }), events: events.join(eventSeparator) }
}
