import { lookup, record } from './proxies.ts'
import { run } from './run.ts'

/** Decode the VIN from the agency's dataset, then compose the vehicle from what was decoded. */
export const vin = run({
  gather: async (jobId, providers) => {
    const { provider, outcome } = await lookup.decodeVin(jobId)
    providers.settle(provider, outcome)
  },
  conclude: (jobId) => record.composeVehicle(jobId),
})
