import { expect } from 'vitest'
import { headers } from '../../../contract/fields/headers.ts'
import { VinResult } from '../../../contract/operations/vin.ts'
import { type Service, startService } from '../service/service.ts'
import { useSurroundings } from '../service/use-service.ts'
import { useStack } from '../stack/use-stack.ts'
import { call } from './call.ts'

/**
 * Decodes a VIN afresh.
 * @returns the vehicle, and the job that looked it up
 */
export async function lookUpVin(
  service: Service,
  vin: string,
): Promise<{ vehicle: VinResult['vehicle']; jobId: string }> {
  const response = await call(service.url, '/api/v1/vin', {
    key: service.key,
    body: { vin, refresh: true },
  })
  expect(response.status).toBe(200)
  const { vehicle } = VinResult.parse(await response.json())
  return { vehicle, jobId: response.headers.get(headers.jobId) ?? '' }
}

/** A service of its own that looks vehicles up online, with the stand-ins of the providers. */
export async function startVehicleService(
  name: string,
  env: Readonly<Record<string, string>> = {},
) {
  const { internet } = await useSurroundings()
  const service = await startService(useStack(), name, {
    ...internet.env,
    VEHICLE_LOOKUPS: 'on',
    ...env,
  })
  await service.runWorker()
  return {
    service,
    internet,
    /** Forgets what was asked and answered before. */
    async renew() {
      internet.recover()
      internet.forget()
      await service.db.query(
        'delete from cache; delete from rate_limits; delete from source_responses',
      )
    },
  }
}
