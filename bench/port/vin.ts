import { openVehicleDataset } from '../../activities/vehicle/dataset.ts'
import { VinInput } from '../../contract/operations/vin.ts'
import { buildVehicle } from '../../research/vin/vin.ts'

/**
 * Op `vin` of the bench port: opens the dataset once, then one line in, the vehicle out.
 */
export async function openVin(dataDir: string): Promise<(line: unknown) => unknown> {
  const dataset = await openVehicleDataset(dataDir)
  return (line) => buildVehicle(dataset, VinInput.parse(line).vin, new Date())
}
