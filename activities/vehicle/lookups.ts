import { z } from 'zod'
import { Vehicle } from '../../contract/vin.ts'
import { mergeLookups } from '../../research/vin/merge-lookups.ts'
import { VehiclePart } from '../../research/vin/vehicle-part.ts'
import { loadFindings, loadOutcomes, type StoredFinding } from '../../store/findings.ts'
import type { Queryable } from '../../store/open.ts'

/** Kinds of the findings of a VIN's run. */
const kinds = { decoded: 'vehicle', plan: 'vehicle_plan', part: 'vehicle_part' } as const

const LookupPlan = z.object({
  /** Of the offline decode: a summary of more than that repeats them. */
  warnings: z.array(z.string()),
  asked: z.array(z.string()),
})

/** What a run notes when it asks providers beside the offline data. */
export function buildLookupPlan(
  jobId: string,
  { warnings, asked }: { warnings: string[]; asked: readonly string[] },
  now: Date,
) {
  const payload = { warnings, asked }
  return { jobId, provider: 'vpic_offline', kind: kinds.plan, payload, dedupeKey: 'plan', now }
}

/** A part that an online source found, as a finding of its provider. */
export function buildPartFinding(provider: string, part: VehiclePart, n: number) {
  const dedupeKey = `${provider}:${n}`
  return { provider, kind: kinds.part, payload: JSON.stringify(part), dedupeKey }
}

/** The VIN's offline decode; null before there is one. */
export async function loadDecoded(db: Queryable, jobId: string): Promise<Vehicle | null> {
  return parseDecoded(await loadFindings(db, jobId))
}

/** The vehicle as a run knows it; null before it is decoded. */
export async function loadVehicle(db: Queryable, jobId: string): Promise<Vehicle | null> {
  const findings = await loadFindings(db, jobId)
  const decoded = parseDecoded(findings)
  const plan = findings.find(({ kind }) => kind === kinds.plan)
  if (decoded === null || plan === undefined) return decoded
  const found = findings.filter(({ kind }) => kind === kinds.part)
  return mergeLookups(decoded, {
    ...LookupPlan.parse(plan.payload),
    outcomes: await loadOutcomes(db, jobId),
    parts: found.map(({ payload }) => VehiclePart.parse(payload)),
    retrievedAt: plan.createdAt.toISOString(),
  })
}

function parseDecoded(findings: readonly StoredFinding[]): Vehicle | null {
  const decoded = findings.find(({ kind }) => kind === kinds.decoded)
  return decoded === undefined ? null : Vehicle.parse(decoded.payload)
}
