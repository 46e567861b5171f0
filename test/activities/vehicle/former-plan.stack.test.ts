import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildLookupPlan,
  buildVehicleFinding,
  loadVehicle,
} from '../../../activities/vehicle/lookups.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { insertFindings } from '../../../store/findings/findings.ts'
import { recordJobPlan } from '../../../store/jobs/jobs.ts'
import { decodedFord } from '../../support/research/decoded-ford.ts'
import { insertFinding } from '../../support/rows/insert-finding.ts'
import { makeJob, rowOf } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'

const now = new Date('2026-11-25T12:00:00Z')
const asked = ['vpic_online', 'complaints']
const warnings = ['The check digit does not match.']

let db: Db
beforeAll(async () => {
  db = openStore(await useDatabase(), { max: 2 })
})
afterAll(() => db.end())

/** A run whose VIN is decoded, with one part of an online source. */
async function decode(): Promise<string> {
  const jobId = await makeJob(db, { vin: decodedFord.vin })
  const found = { jobId, provider: 'vpic_offline', now }
  await insertFinding(db, {
    ...found,
    kind: 'vehicle',
    payload: decodedFord,
    dedupeKey: 'vpic_offline',
  })
  const models = ['F-150']
  const part = { kind: 'complaints' as const, model: 'F-150', models, count: 42 }
  await insertFindings(db, jobId, [buildVehicleFinding('complaints', part, 0)], now)
  return jobId
}

test('a VIN that an older release decoded is composed as one of today', async () => {
  const today = await decode()
  await recordJobPlan(db, today, buildLookupPlan(asked, warnings))
  const former = await decode()
  await insertFinding(db, {
    jobId: former,
    provider: 'vpic_offline',
    kind: 'vehicle_plan',
    payload: { warnings, asked },
    dedupeKey: 'plan',
    now,
  })
  const vehicle = await loadVehicle(db, await rowOf(db, today))
  expect(vehicle).toMatchObject({ complaintsCount: 42, retrievedAt: now.toISOString() })
  expect(await loadVehicle(db, await rowOf(db, former))).toEqual(vehicle)
})

test('a VIN whose run asks no provider is the offline decode alone', async () => {
  const vehicle = await loadVehicle(db, await rowOf(db, await decode()))
  expect(vehicle).toEqual(decodedFord)
})
