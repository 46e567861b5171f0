import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VinResult } from '../../../contract/operations/vin.ts'
import { call, events } from '../../support/calls/call.ts'
import { ended, logOf } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useService } from '../../support/service/use-service.ts'

const accord = '1HGCM82633A004352'

describe('POST /api/v1/vin', () => {
  let service: SharedService
  beforeAll(async () => {
    service = await useService()
  })
  afterAll(() => service.stop())
  const vin = (body: unknown, headers = {}) =>
    call(service.url, '/api/v1/vin', { key: service.key, body, headers })

  test('a first look-up runs a job and answers with the vehicle and the metering headers', async () => {
    const response = await vin({ vin: accord })
    expect(response.status).toBe(200)
    const body = VinResult.parse(await response.json())
    expect(body).toMatchObject({
      object: 'vin_result',
      cached: false,
      vehicle: { vin: accord, year: 2003, make: 'HONDA', model: 'Accord' },
    })
    expect(body.request_id).toBe(response.headers.get('x-request-id'))
    const jobId = response.headers.get('x-service-job-id')
    expect(jobId).toMatch(/^job_/)
    expect(response.headers.get('content-location')).toBe(`/api/v1/jobs/${jobId}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-service-operation': 'vin',
      'x-service-metered': 'true',
      'x-service-percentage-charged': '0',
      'x-service-usage-remaining': '100',
      'x-service-usage-source': 'included',
      'x-service-credits-charged': '0',
      'x-service-allowance-source': 'weekly',
    })
    expect(Date.parse(response.headers.get('x-service-usage-reset') ?? '')).toBeGreaterThan(
      Date.now(),
    )
  })

  test('a second look-up is cached, free, and starts no job', async () => {
    await vin({ vin: accord })
    const { rows: before } = await service.db.query('select count(*)::integer as jobs from jobs')
    const response = await vin({ vin: accord })
    expect(await response.json()).toMatchObject({ cached: true, vehicle: { make: 'HONDA' } })
    expect(response.headers.get('x-service-metered')).toBe('false')
    expect(response.headers.get('x-service-job-id')).toBeNull()
    const { rows: after } = await service.db.query('select count(*)::integer as jobs from jobs')
    expect(after).toEqual(before)
  })

  test('a job for a vehicle that is cached is answered from the cache, and is free', async () => {
    await vin({ vin: accord })
    const created = await call(service.url, '/api/v1/jobs', {
      key: service.key,
      body: { operation: 'vin', input: { vin: accord } },
    })
    const job = await ended(service.db, created.headers.get('x-service-job-id') ?? '')
    expect(job).toMatchObject({
      status: 'succeeded',
      partial: false,
      usage: { metered: false, percentageCharged: 0 },
    })
    expect(VinResult.parse(JSON.parse(job.result ?? ''))).toMatchObject({
      cached: true,
      request_id: job.requestId,
      vehicle: { make: 'HONDA' },
    })
    const log = await logOf(service.db, job.id)
    expect(log.map(({ type }) => type)).toEqual(['status', 'status', 'status', 'usage', 'done'])
    expect(log.map(({ payload }) => JSON.parse(payload).label)).toContain(
      'Answered from the shared cache',
    )
  })

  test('a cached answer differs from a fresh one in its request id and the cached flag only', async () => {
    const fresh = VinResult.parse(await (await vin({ vin: accord, refresh: true })).json())
    const cached = VinResult.parse(await (await vin({ vin: accord })).json())
    expect(cached).toEqual({ ...fresh, cached: true, request_id: cached.request_id })
  })

  test('refresh rebuilds and is metered', async () => {
    await vin({ vin: accord })
    const response = await vin({ vin: accord, refresh: true })
    expect(await response.json()).toMatchObject({ cached: false })
    expect(response.headers.get('x-service-metered')).toBe('true')
    expect(response.headers.get('x-service-job-id')).toMatch(/^job_/)
  })

  test('POST /api/v1/vin accepts lower case and surrounding spaces, and normalises them', async () => {
    const response = await vin({ vin: `  ${accord.toLowerCase()} ` })
    expect(await response.json()).toMatchObject({ vehicle: { vin: accord } })
  })

  test.each([
    ['the letter I', '1HGCM82633A00435I'],
    ['the letter O', '1HGCM82633A0O4352'],
    ['the letter Q', 'QHGCM82633A004352'],
    ['16 characters', accord.slice(1)],
    ['18 characters', `${accord}1`],
    ['a sign that is no letter or digit', '1HGCM82633A00435-'],
    ['nothing', ''],
  ])('a VIN with %s is 400 with the path', async (_, value) => {
    const response = await vin({ vin: value })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_request', details: [{ path: 'vin' }] },
    })
  })

  test('a wrong check digit decodes with a warning', async () => {
    const response = await vin({ vin: '1HGCM82603A004352' })
    expect(response.status).toBe(200)
    const { vehicle } = VinResult.parse(await response.json())
    expect(vehicle.make).toBe('HONDA')
    expect(vehicle.decode).toMatchObject({ checkDigitValid: false, suggestedVin: accord })
    expect(vehicle.decode.messages.join(' ')).toMatch(/check digit/i)
  })

  test('a VIN of an unknown maker answers with what is unknown', async () => {
    const response = await vin({ vin: '0ZZZZ82633A004352' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      vehicle: {
        make: null,
        model: null,
        coverage: [{ provider: 'vpic_offline', outcome: 'no_results' }, {}, {}, {}],
      },
    })
  })

  test('the job of a look-up keeps its result and its events', async () => {
    const response = await vin({ vin: accord, refresh: true })
    const result = await response.json()
    const path = response.headers.get('content-location') ?? ''
    const job = await (await call(service.url, path, { key: service.key })).json()
    expect(job).toMatchObject({
      status: 'succeeded',
      stage: 'done',
      stop_reason: 'completed',
      partial: false,
      result,
      usage: { metered: true },
    })
    const log = await events(await call(service.url, `${path}/events`, { key: service.key }))
    expect(log.map(({ type }) => type)).toEqual(['status', 'status', 'status', 'usage', 'done'])
    expect(log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  })

  test('an offline decode is reserved and settled at nothing', async () => {
    const response = await vin({ vin: accord, refresh: true })
    const jobId = response.headers.get('x-service-job-id')
    const { rows } = await service.db.query(
      'select kind, micro_dollars as "microDollars" from usage_ledger where job_id = $1 order by kind',
      [jobId],
    )
    expect(rows).toEqual([
      { kind: 'reserve', microDollars: 0 },
      { kind: 'settle', microDollars: 0 },
    ])
  })

  test('a VIN look-up with a test key or a sandbox flag is refused because it has no fixtures', async () => {
    const byKey = await call(service.url, '/api/v1/vin', {
      key: 'prs_test_public_0000000000',
      body: { vin: accord },
    })
    expect(byKey.status).toBe(400)
    expect(await byKey.json()).toMatchObject({ error: { code: 'sandbox_unsupported' } })
    const byHeader = await vin({ vin: accord }, { 'x-service-sandbox': 'true' })
    expect(await byHeader.json()).toMatchObject({ error: { code: 'sandbox_unsupported' } })
  })
})
