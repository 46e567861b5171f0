import { patched } from '@temporalio/workflow'
import { lookup, record } from './proxies.ts'
import { run } from './run.ts'
import { enterStage } from './stage.ts'

/**
 * Decode the VIN from the agency's dataset, ask who knows more of such a vehicle, all at once, then
 * compose the vehicle from what is stored.
 */
export const vin = run({
  gather: async (jobId, providers) => {
    const { provider, outcome, asks = [] } = await lookup.decodeVin(jobId)
    providers.settle(provider, outcome)
    if (asks.length === 0 || !patched('vehicle-lookups')) return
    enterStage('searching')
    await providers.askTogether(
      asks,
      (names) =>
        lookup.askVehicleSources.executeWithOptions({ summary: 'online sources' }, [jobId, names]),
      (name) => lookup.askVehicleSource.executeWithOptions({ summary: name }, [jobId, name]),
    )
  },
  conclude: (jobId) => record.composeVehicle(jobId),
})
