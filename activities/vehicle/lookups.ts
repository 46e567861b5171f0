import { z } from 'zod'
import type { RunPlan } from '../../contract/operations/run-plan.ts'
import { Vehicle } from '../../contract/operations/vin.ts'
import { mergeLookups } from '../../research/vin/merge-lookups.ts'
import { VehiclePart } from '../../research/vin/vehicle-part.ts'
import type { Queryable } from '../../store/database/open.ts'
import { loadFindings, loadOutcomes, type StoredFinding } from '../../store/findings/findings.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { parseRunPlan } from '../job/run-plan.ts'

/** Kinds of the findings of a VIN's run. */
const kinds = { decoded: 'vehicle', part: 'vehicle_part' } as const

/** The plan of a run that began under a release before 2026-11-26 is a finding of this kind. */
const formerPlanKind = 'vehicle_plan'
const FormerPlan = z.object({ warnings: z.array(z.string()), asked: z.array(z.string()) })

/** The plan of a run that asks providers beside the offline data. */
export function buildLookupPlan(asked: readonly string[], warnings: string[]): RunPlan {
  return { operation: 'vin', together: [...asked], engines: [], shards: 0, sites: 0, warnings }
}

/** A part that an online source found, as a finding of its provider. */
export function buildVehicleFinding(provider: string, part: VehiclePart, n: number) {
  const dedupeKey = `${provider}:${n}`
  return { provider, kind: kinds.part, payload: JSON.stringify(part), dedupeKey }
}

/** The VIN's offline decode; null before there is one. */
export async function loadDecoded(db: Queryable, jobId: string): Promise<Vehicle | null> {
  const decode = findDecode(await loadFindings(db, jobId))
  return decode === undefined ? null : Vehicle.parse(decode.payload)
}

/** The vehicle as a run knows it; null before it is decoded. */
export async function loadVehicle(
  db: Queryable,
  job: Pick<JobRow, 'id' | 'operation' | 'plan'>,
): Promise<Vehicle | null> {
  const findings = await loadFindings(db, job.id)
  const decode = findDecode(findings)
  if (decode === undefined) return null
  const decoded = Vehicle.parse(decode.payload)
  const plan = parseLookupPlan(job, findings)
  if (plan === null) return decoded
  const found = findings.filter(({ kind }) => kind === kinds.part)
  return mergeLookups(decoded, {
    ...plan,
    outcomes: await loadOutcomes(db, job.id),
    parts: found.map(({ payload }) => VehiclePart.parse(payload)),
    retrievedAt: decode.createdAt.toISOString(),
  })
}

/** Null for a run that asks no provider beside the offline data. */
function parseLookupPlan(
  job: Pick<JobRow, 'operation' | 'plan'>,
  findings: readonly StoredFinding[],
): z.infer<typeof FormerPlan> | null {
  const plan = parseRunPlan(job)
  if (plan?.operation === 'vin') return { warnings: plan.warnings, asked: plan.together }
  const former = findings.find(({ kind }) => kind === formerPlanKind)
  return former === undefined ? null : FormerPlan.parse(former.payload)
}

function findDecode(findings: readonly StoredFinding[]): StoredFinding | undefined {
  return findings.find(({ kind }) => kind === kinds.decoded)
}
