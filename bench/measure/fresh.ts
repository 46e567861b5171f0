import { requestExamples } from '../../contract/endpoints/examples.ts'
import type { BenchService } from '../service.ts'
import type { Row } from '../statistics.ts'
import { measureAgainstBare } from './against-bare.ts'

/** A fresh VIN through API, workflow and database. */
export async function measureFresh(service: BenchService): Promise<Row[]> {
  const body = { ...requestExamples.vin, refresh: true }
  return await measureAgainstBare(service, {
    what: 'fresh VIN',
    path: '/api/v1/vin',
    body,
    runs: 200,
  })
}
