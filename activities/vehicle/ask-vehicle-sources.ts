import { insertFindings } from '../../store/findings.ts'
import type { ProviderReport, TryReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { fetchAlone, type Inquiry } from '../providers/fetch-alone.ts'
import { fetchTogether } from '../providers/fetch-together.ts'
import { recordRuns } from '../providers/record-runs.ts'
import { buildVehicleSources } from '../sources/vehicles/index.ts'
import type { Vehicles } from '../sources/vehicles/vehicle-source.ts'
import { buildPartFinding, loadDecoded } from './lookups.ts'

/** Asks providers about the vehicle of a run side by side, once each. */
export async function askVehicleSources(
  deps: ActivityDeps,
  jobId: string,
  providers: readonly string[],
): Promise<TryReport[]> {
  const { reports } = await fetchTogether(deps, await openInquiry(deps, jobId), providers)
  return reports
}

/** Asks one provider about the vehicle of a run, as often as its limits allow. */
export async function askVehicleSource(
  deps: ActivityDeps,
  jobId: string,
  provider: string,
): Promise<ProviderReport> {
  return await fetchAlone(deps, await openInquiry(deps, jobId), provider)
}

async function openInquiry(deps: ActivityDeps, jobId: string): Promise<Inquiry<Vehicles>> {
  const [job, decoded] = await Promise.all([
    loadOpenJob(deps.db, jobId),
    loadDecoded(deps.db, jobId),
  ])
  if (decoded === null) throw new ActivityError('invalid_input')
  const { vin, year, make, model } = decoded
  return {
    job,
    questions: [{ kind: 'vehicle', text: vin, year, make, model }],
    sources: buildVehicleSources(deps.reportMicroDollars),
    record: (runs) =>
      recordRuns(deps, jobId, runs, async (tx, _, fresh) => {
        const found = fresh.flatMap(({ provider, findings }) =>
          findings.map((part, n) => buildPartFinding(provider, part, n)),
        )
        await insertFindings(tx, jobId, found, deps.now())
        return []
      }),
  }
}
