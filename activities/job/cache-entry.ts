import { z } from 'zod'
import { Dossier } from '../../contract/operations/dossier.ts'
import { CompanyProfile } from '../../contract/operations/entity-dossier.ts'
import { Vehicle } from '../../contract/operations/vin.ts'
import { buildCacheKey } from '../../research/cache-key.ts'
import { buildDossierEvents } from '../../research/case/sections/dossier-events.ts'
import { hasWholeLookups } from '../../research/vin/merge-lookups.ts'
import { type CacheEntry, eventSeparator } from '../../store/cache/cache.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { countFailed } from './coverage.ts'

type Job = Pick<JobRow, 'operation' | 'input' | 'result'>
/** `maxMs`: it is not kept for longer. */
type Entry = CacheEntry & { maxMs: number }

const Composed = z.object({ dossier: Dossier })

const Looked = z.object({ vehicle: Vehicle })
/** A source that failed may answer soon. */
const maxIncompleteMs = 15 * 60_000

/**
 * The job's entry for the shared cache, or null when its input does not name one; a company has
 * several keys.
 * @param model see `buildCacheKey`
 * @param vehicleProviders see `buildCacheKey`
 */
export function buildCacheEntry(
  job: Job,
  model: string | null,
  vehicleProviders: readonly string[],
): (Entry & { cacheKeys: string[] }) | null {
  if (job.operation === 'entity_dossier') return buildCompanyEntry(job)
  const key = buildCacheKey(job.operation, job.input, model, vehicleProviders)
  const entry =
    key === null
      ? null
      : job.operation === 'dossier'
        ? buildDossierEntry(job)
        : buildVehicleEntry(job)
  return key === null || entry === null ? null : { cacheKeys: [key], ...entry }
}

const Profiled = z.object({ company: CompanyProfile })
/** Where sources that are open to edit stand alone behind a number, it may be another company's. */
const minConfidence = 80

/** A profile is kept under each id of its company, without other companies of the asked name. */
function buildCompanyEntry({ operation, result }: Job): (Entry & { cacheKeys: string[] }) | null {
  if (result === null) return null
  const profiled = Profiled.safeParse(JSON.parse(result))
  if (!profiled.success) return null
  const company = { ...profiled.data.company, alternatives: [] }
  const ids = company.identifiers.flatMap(({ scheme, value, jurisdiction, confidence }) =>
    confidence >= minConfidence || scheme === 'wikidata'
      ? `${scheme === 'register_number' ? (jurisdiction ?? '') : scheme}:${value}`
      : [],
  )
  const keys = [company.entityId, ...ids].flatMap(
    (id) => buildCacheKey(operation, { company: { id } }, null) ?? [],
  )
  return {
    cacheKeys: [...new Set(keys)],
    result: JSON.stringify({ company }),
    events: null,
    maxMs: countFailed(company.coverage) === 0 ? Number.POSITIVE_INFINITY : maxIncompleteMs,
  }
}

function buildVehicleEntry({ result }: Job): Entry | null {
  if (result === null) return null
  // a settlement never fails for the cache: a result without a vehicle is not kept
  const looked = Looked.safeParse(JSON.parse(result))
  if (!looked.success) return null
  const { vehicle } = looked.data
  const maxMs = hasWholeLookups(vehicle) ? Number.POSITIVE_INFINITY : maxIncompleteMs
  return { result: JSON.stringify({ vehicle }), events: null, maxMs }
}

function buildDossierEntry({ result }: Job): Entry | null {
  if (result === null) return null
  const { dossier } = Composed.parse(JSON.parse(result))
  const events = buildDossierEvents(dossier).map((event, n) =>
    JSON.stringify({ ...event, seq: n + 1, ts: dossier.builtAt }),
  )
  return {
    result: JSON.stringify({ dossier }),
    events: events.join(eventSeparator),
    maxMs: Number.POSITIVE_INFINITY,
  }
}
