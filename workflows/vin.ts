import { patched } from '@temporalio/workflow'
import type { DecodeReport } from './ports.ts'
import { lookup, quick, record } from './proxies.ts'
import { run } from './run.ts'
import { runLocally } from './run-locally.ts'
import { startStage } from './stage.ts'

/**
 * Decodes the VIN from the agency's dataset, asks the providers of vehicle data side by side, then
 * composes the vehicle from what is stored.
 */
export const vin = run({
  gather: async (jobId, providers, { triesLocally, endWith }) => {
    const { provider, outcome, asks = [], buys = [], end } = await decode(jobId, triesLocally)
    providers.settle(provider, outcome)
    if (end !== undefined) return endWith(end)
    if (asks.length === 0 || !patched('vehicle-lookups')) return
    startStage('searching')
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
  conclude: (jobId, stopReason) => record.composeVehicle(jobId, stopReason),
})

async function decode(jobId: string, triesLocally: boolean): Promise<DecodeReport> {
  const remote = () => lookup.decodeVin(jobId, true)
  // histories of runs that began before 2026-11-24 lack the local try
  if (!triesLocally && !patched('decode-locally')) return await remote()
  return await runLocally(
    () => quick.decodeVin.executeWithOptions({ summary: 'offline data' }, [jobId, true]),
    remote,
  )
}
