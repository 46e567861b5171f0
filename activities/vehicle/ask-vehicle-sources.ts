import { buildVehicleSources } from '../../sources/vehicles/index.ts'
import type { Vehicles } from '../../sources/vehicles/vehicle-source.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { createAsks, recordEachPart } from '../providers/create-asks.ts'
import type { Inquiry } from '../providers/fetch-alone.ts'
import { buildVehicleFinding, loadDecoded } from './lookups.ts'

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
    record: recordEachPart(deps, jobId, buildVehicleFinding),
  }
}

/** Asks the providers about the vehicle of a run. */
export const { together: askVehicleSources, alone: askVehicleSource } = createAsks(openInquiry)
