import { openVehicleDataset } from '../../activities/vehicle/dataset.ts'
import { VinInput } from '../../contract/operations/vin.ts'
import { buildVehicle } from '../../research/vin/vin.ts'

/**
 * Op `vin` of the bench port: opens the dataset once, then one line in, the vehicle or
 * a refusal out.
 */
export async function openVin(dataDir: string): Promise<(line: unknown) => unknown> {
  const dataset = await openVehicleDataset(dataDir)
  return (line) => {
    const input = VinInput.safeParse(line)
    if (input.success) return buildVehicle(dataset, input.data.vin, new Date())
    const [issue] = input.error.issues
    return {
      error: {
        code: 'invalid_request',
        message: issue?.message ?? 'the line is no VIN request',
        path: issue?.path.join('.') ?? '',
      },
    }
  }
}
