import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { partialMessages } from '../../../contract/results/events.ts'
import { lookUpVin, startVehicleService } from '../../support/calls/look-up-vin.ts'
import { stopEarly } from '../../support/calls/stop-early.ts'
import { expectLeanHistory } from '../../support/histories/expect-lean-history.ts'
import { logOf } from '../../support/rows/jobs.ts'
import type { Service } from '../../support/service/service.ts'

const ford = '1FTMW1T88MFA00001'
const accord = '1HGCM82633A004352'
const minuteMs = 60_000

describe('POST /api/v1/vin with online look-ups', () => {
  let service: Service
  let vehicles: Awaited<ReturnType<typeof startVehicleService>>
  beforeAll(async () => {
    vehicles = await startVehicleService('vin-lookups')
    service = vehicles.service
  })
  beforeEach(() => vehicles.renew())
  afterAll(() => service.stop())

  const look = (vin: string) => lookUpVin(service, vin)
  const outcomes = (coverage: { provider: string; outcome: string }[]) =>
    Object.fromEntries(coverage.map(({ provider, outcome }) => [provider, outcome]))
  async function cachedForMs(): Promise<number> {
    const { rows } = await service.db.query(
      'select extract(epoch from expires_at - built_at)::integer * 1000 as ms from cache',
    )
    return rows[0]?.ms
  }

  test('POST /api/v1/vin with online look-ups adds what the offline data lacks, recalls, ratings and complaints, with their sources', async () => {
    const { vehicle } = await look(ford)
    expect(vehicle).toMatchObject({
      year: 2021,
      make: 'FORD',
      model: 'F-150',
      drivetrain: '4WD/4-Wheel Drive/4x4',
      transmission: 'Automatic, 10 speeds',
      recallsScope: 'make_model_year',
      recallModels: ['F-150 REGULAR CAB', 'F-150 SUPERCREW'],
      complaintsCount: 42,
    })
    expect(vehicle.safety.airbags).toContain('Front: 1st Row (Driver & Passenger)')
    expect(vehicle.safety.features).toContainEqual({
      name: 'Lane Keeping Assistance (LKA)',
      value: 'Optional',
    })
    expect(outcomes(vehicle.coverage)).toEqual({
      vpic_offline: 'ok',
      vpic_online: 'ok',
      recalls: 'ok',
      ratings: 'ok',
      complaints: 'ok',
      history: 'not_configured',
    })
    expect(vehicle.sources.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
    expect(Date.parse(vehicle.retrievedAt ?? '')).toBeGreaterThan(Date.now() - minuteMs)
    expect(await cachedForMs()).toBe(7 * 86_400_000)
  })

  test('recalls of all names of the model are one list, newest first, once each', async () => {
    const { vehicle } = await look(ford)
    expect(vehicle.recalls).toMatchObject([
      { campaignNumber: '22V900000', reportReceivedDate: '2022-12-18', parkOutside: true },
      { campaignNumber: '21V100000', reportReceivedDate: '2021-02-09' },
    ])
    expect(vehicle.summary).toMatch(
      /^Vehicles of recall 22V900000 should be parked outside .*\[3\]/,
    )
  })

  test('ratings are those of the variant with the same drive; not rated is null', async () => {
    const { vehicle } = await look(ford)
    const variant = '2021 Ford F-150 SUPERCREW PU/CC 4WD'
    expect(vehicle.safety.ratings).toEqual([
      { test: 'overall', stars: 5, variant, vehicleId: '15201' },
      { test: 'front', stars: null, variant, vehicleId: '15201' },
      { test: 'rollover', stars: 4, variant, vehicleId: '15201' },
    ])
  })

  test('a VIN without a recall has an empty list, and the summary says that none is published', async () => {
    const { vehicle } = await look(accord)
    expect(vehicle).toMatchObject({ recalls: [], recallModels: ['ACCORD'], complaintsCount: 0 })
    expect(vehicle.summary).toContain('Owners filed no complaint about the 2003 Honda Accord')
    expect(vehicle.summary).toContain('No recall is published for the 2003 Honda Accord')
    expect(outcomes(vehicle.coverage)).toMatchObject({ vpic_online: 'no_results', recalls: 'ok' })
  })

  test.each(['down', 'changed'] as const)(
    'recalls that are %s are absent, and the answer is kept for 15 minutes',
    async (mode) => {
      vehicles.internet.misbehave('recalls', mode)
      const { vehicle } = await look(ford)
      expect(vehicle).not.toHaveProperty('recalls')
      expect(vehicle).not.toHaveProperty('recallsScope')
      expect(outcomes(vehicle.coverage)).toMatchObject({
        recalls: mode === 'down' ? 'error' : 'changed',
        ratings: 'ok',
      })
      expect(vehicle.summary).toContain('Not answered when asked: recalls [1].')
      expect(await cachedForMs()).toBe(15 * minuteMs)
    },
  )

  test('recalls of which one name failed are no empty list', async () => {
    vehicles.internet.misbehave('recalls', 'changed', { only: /model=ACCORD|SUPERCREW/ })
    const { vehicle } = await look(accord)
    expect(vehicle).not.toHaveProperty('recalls')
    const { vehicle: partial } = await look(ford)
    expect(partial.recalls).toHaveLength(1)
    expect(partial.coverage).toContainEqual({
      provider: 'recalls',
      outcome: 'ok',
      message: 'Not every name of the model was answered.',
    })
  })

  test('the decode is emitted before any online source has answered', async () => {
    const { jobId } = await look(ford)
    const labels = (await logOf(service.db, jobId)).map(({ payload }) => JSON.parse(payload).label)
    const decoded = labels.indexOf('Decoded the VIN')
    expect(decoded).toBeGreaterThan(0)
    expect(labels.findIndex((label) => /answered/.test(label))).toBeGreaterThan(decoded)
  })

  test('a look-up that its caller stopped keeps the decode, and says that it is partial', async () => {
    vehicles.internet.misbehave('recalls', 'hang')
    const body = { vin: ford, refresh: true }
    const { partial, result } = await stopEarly(service, { path: '/api/v1/vin', body }, async () =>
      expect(vehicles.internet.requests('recalls')).not.toEqual([]),
    )
    expect(partial).toBe(true)
    const end = { partial: true, stopReason: 'stopped', message: partialMessages.stopped }
    expect(result).toMatchObject({ vehicle: { make: 'FORD', model: 'F-150' }, ...end })
  })

  test('answers about another vehicle are refused', async () => {
    for (const provider of ['vpic_online', 'recalls', 'ratings'])
      vehicles.internet.misbehave(provider, 'wrong-person')
    const { vehicle } = await look(ford)
    expect(vehicle).toMatchObject({ make: 'FORD', model: 'F-150', drivetrain: null })
    expect(vehicle.decode.messages).toEqual([])
    expect(vehicle).not.toHaveProperty('recalls')
    expect(vehicle.safety.ratings).toEqual([])
    expect(outcomes(vehicle.coverage)).toMatchObject({ vpic_online: 'changed', recalls: 'changed' })
    expect(await cachedForMs()).toBe(15 * minuteMs)
  })

  test('the history in Temporal of a vehicle that was looked up holds no VIN, make or model', async () => {
    const { jobId } = await look(ford)
    await expectLeanHistory(service, jobId, [ford.toLowerCase(), 'f-150', 'supercrew', 'nhtsa'])
  })

  test('a vehicle of an unknown maker is asked about at the decoder only', async () => {
    const { vehicle } = await look('0ZZZZ82633A004352')
    expect(outcomes(vehicle.coverage)).toMatchObject({
      vpic_online: 'no_results',
      recalls: 'skipped',
      ratings: 'skipped',
    })
    expect(vehicles.internet.requests('recalls')).toEqual([])
    expect(await cachedForMs()).toBe(7 * 86_400_000)
  })
})
