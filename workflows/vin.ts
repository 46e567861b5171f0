import { patched } from '@temporalio/workflow'
import { lookup, record } from './proxies.ts'
import { run } from './run.ts'
import { enterStage } from './stage.ts'

/**
 * Decodes the VIN from the agency's dataset, asks the providers of vehicle data side by side, then
 * composes the vehicle from what is stored.
 */
export const vin = run({
  gather: async (jobId, providers) => {
    const { provider, outcome, asks = [], buys = [] } = await lookup.decodeVin(jobId)
    providers.settle(provider, outcome)
    if (asks.length === 0 || !patched('vehicle-lookups')) return
    enterStage('searching')
    const alone = (name: string) =>
      lookup.askVehicleSource.executeWithOptions({ summary: name }, [jobId, name])
    await Promise.all([
      providers.askTogether(
        asks,
        (names) =>
          lookup.askVehicleSources.executeWithOptions({ summary: 'online sources' }, [
            jobId,
            names,
          ]),
        alone,
      ),
      ...buys.map((name) => providers.ask(name, () => alone(name))),
    ])
  },
  conclude: (jobId) => record.composeVehicle(jobId),
})
