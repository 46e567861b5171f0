import { expect } from 'vitest'
import { headers } from '../../contract/headers.ts'
import { VinResult } from '../../contract/vin.ts'
import { call } from './call.ts'
import type { Service } from './service.ts'

/** Decodes a VIN afresh. @returns the vehicle, and the job that looked it up */
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
