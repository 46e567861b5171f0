import { VinResult } from '../../contract/operations/vin.ts'
import { call } from '../../test/support/calls/call.ts'
import { startFarSide } from '../far-side.ts'
import { type BenchService, startBenchService } from '../service.ts'
import { buildRatioRow, type Row } from '../statistics.ts'

const vin = '1FTMW1T88MFA00001'
const runs = 7

/**
 * Fresh vehicles one after the other, looked up at providers that take their time: wall time
 * against the critical path, which is how long at least one provider was at work.
 */
export async function measureVehicles(): Promise<Row[]> {
  const farSide = await startFarSide({ model: false })
  try {
    const service = await startBenchService({ ...farSide.env, VEHICLE_LOOKUPS: 'on' })
    try {
      await look(service)
      const looked: { wallMs: number; busyMs: number }[] = []
      for (let n = 0; n < runs; n += 1) {
        farSide.forget()
        const wallMs = await look(service)
        looked.push({ wallMs, busyMs: farSide.busyMs() })
      }
      return [buildRatioRow('VIN with look-ups', looked)]
    } finally {
      await service.stop()
    }
  } finally {
    await farSide.stop()
  }
}

/**
 * One vehicle without kept answers.
 * @returns wall time in milliseconds
 */
async function look(service: BenchService): Promise<number> {
  await service.db.query('truncate cache, source_responses, rate_limits')
  const startedAt = performance.now()
  const body = { vin, refresh: true }
  const response = await call(service.url, '/api/v1/vin', { key: service.nextKey(), body })
  const { vehicle } = VinResult.parse(await response.json())
  const wallMs = performance.now() - startedAt
  if (vehicle.recalls === undefined) throw new Error('the recalls were not looked up')
  return wallMs
}
