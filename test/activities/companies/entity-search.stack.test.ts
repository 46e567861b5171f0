import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { suppress } from '../../../commands/suppress.ts'
import { ErrorBody } from '../../../contract/errors/errors.ts'
import { EntitySearchResult } from '../../../contract/operations/entity-search.ts'
import { call } from '../../support/calls/call.ts'
import { expectLeanHistory } from '../../support/histories/expect-lean-history.ts'
import { runInProcess } from '../../support/processes/run-command.ts'
import { ended, rowOf } from '../../support/rows/jobs.ts'
import { type Service, startService } from '../../support/service/service.ts'
import { useSurroundings } from '../../support/service/use-service.ts'
import { useStack } from '../../support/stack/use-stack.ts'

const path = '/api/v1/entity/search'

describe('POST /api/v1/entity/search', () => {
  let service: Service
  let surroundings: Awaited<ReturnType<typeof useSurroundings>>
  beforeAll(async () => {
    surroundings = await useSurroundings()
    service = await startService(useStack(), 'entity-search', surroundings.internet.env)
    await service.runWorker()
  })
  beforeEach(async () => {
    surroundings.internet.recover()
    surroundings.internet.forget()
    await service.db.query('delete from rate_limits; delete from source_responses')
  })
  afterAll(() => service.stop())

  const ask = (query: unknown, more: object = {}) =>
    call(service.url, path, { key: service.key, body: { query }, ...more })
  async function find(query: string) {
    const response = await ask(query)
    expect(response.status).toBe(200)
    return EntitySearchResult.parse(await response.json())
  }

  test('POST /api/v1/entity/search finds a company by its name, with form, city and status', async () => {
    const { companies, interpretation, coverage } = await find('Halvorsen Tidal Energy ASA')
    expect(interpretation).toEqual({
      type: 'name',
      value: 'Halvorsen Tidal Energy ASA',
      jurisdiction: null,
    })
    expect(companies[0]).toMatchObject({
      kind: 'company',
      id: 'lei:9845EXAMPLEHALV0NO77',
      ids: ['lei:9845EXAMPLEHALV0NO77', 'no:923609016'],
      legalName: 'Halvorsen Tidal Energy ASA',
      headline: 'Allmennaksjeselskap · Bergen, Norway',
      initials: 'HT',
      jurisdiction: 'NO',
      status: 'active',
    })
    expect(companies[0]?.confidence).toBeGreaterThan(90)
    expect(companies[0]?.signals[0]?.signal).toBe('same_name')
    expect(coverage).toContainEqual(expect.objectContaining({ provider: 'gleif', outcome: 'ok' }))
  })

  test('POST /api/v1/entity/search keeps companies of one name apart, the active one first', async () => {
    const { companies } = await find('halvorsen tidal energy limited')
    const [first, second] = companies
    expect(first).toMatchObject({
      id: 'lei:9845EXAMPLEHALV0GB82',
      headline: 'Private limited company · Leeds, United Kingdom',
      status: 'active',
    })
    expect(second).toMatchObject({ id: 'lei:9845EXAMPLEHALVOLD56', status: 'dissolved' })
    expect(first?.confidence).toBeGreaterThan(second?.confidence ?? 100)
    expect(first?.confidence).toBeLessThan(90)
  })

  test.each([
    ['9845EXAMPLEHALV0GB82', 'lei:9845EXAMPLEHALV0GB82', 'same_lei'],
    ['GB 08957400', 'lei:9845EXAMPLEHALV0GB82', 'same_number'],
    ['Halvorsen Havkraft AS', 'lei:9845EXAMPLEHALV0NO77', 'former_name'],
    ['Halvorson Tidal Energy ASA', 'lei:9845EXAMPLEHALV0NO77', 'spelling_differs'],
  ])('POST /api/v1/entity/search finds a company by %s', async (query, id, signal) => {
    const { companies } = await find(query)
    expect(companies[0]?.id).toBe(id)
    expect(companies[0]?.confidence).toBeGreaterThan(70)
    expect(companies[0]?.signals.map((one) => one.signal)).toContain(signal)
  })

  test('POST /api/v1/entity/search gives no address of a sole trader', async () => {
    const { companies } = await find('Marlowe Joinery')
    expect(companies[0]).toMatchObject({ headline: '', jurisdiction: 'IN', tags: ['sole trader'] })
    expect(JSON.stringify(companies)).not.toMatch(/kochi|quay/i)
  })

  test('a sole trader who has opted out is no company of a search, and their job is erased', async () => {
    const before = await ask('Marlowe Joinery')
    const jobId = before.headers.get('x-service-job-id') ?? ''
    const words = ['add', '--name', 'Ada Marlowe', '--fact', 'employer=Marlowe Joinery']
    await runInProcess(suppress, words, service.env)
    expect((await rowOf(service.db, jobId)).result).toBeNull()
    const { companies } = await find('Marlowe Joinery')
    await service.db.query('delete from suppressions')
    expect(companies).toEqual([])
  })

  test('nothing found is an empty list with its coverage', async () => {
    const { companies, coverage, partial } = await find('Ferncroft Sailcloth')
    expect(companies).toEqual([])
    expect(partial).toBeUndefined()
    expect(coverage).toContainEqual(
      expect.objectContaining({ provider: 'gleif', outcome: 'no_results' }),
    )
  })

  test('a search for a company that no source answers is partial, and says so', async () => {
    surroundings.internet.misbehave('*', 'down')
    const { companies, partial, stopReason, coverage } = await find('Halvorsen')
    expect({ companies, partial, stopReason }).toEqual({
      companies: [],
      partial: true,
      stopReason: 'sources_unavailable',
    })
    expect(coverage.map(({ outcome }) => outcome)).not.toContain('ok')
  })

  test.each([
    ['', /blank/],
    ['x'.repeat(241), /240/],
    ['…!', /letter or a digit/],
    ['08957400', /GB 08957400/],
    ['9845EXAMPLEHALV0GB83', /check digits/],
  ])('a query that says nothing is refused with the reason: %j', async (query, reason) => {
    const { error } = ErrorBody.parse(await (await ask(query)).json())
    expect(error.code).toBe('invalid_request')
    expect(error.details?.[0]).toMatchObject({ path: 'query' })
    expect(error.details?.[0]?.message).toMatch(reason)
  })

  test('a search for companies has no fixtures', async () => {
    const response = await ask('Halvorsen', { headers: { 'x-service-sandbox': 'true' } })
    expect(response.status).toBe(400)
    expect(ErrorBody.parse(await response.json()).error.code).toBe('sandbox_unsupported')
  })

  test('a search for a company runs as a job and as an item of a batch, once for each key', async () => {
    const key = { 'idempotency-key': 'halvorsen-1' }
    const body = { operation: 'entity_search', input: { query: 'Halvorsen Havkraft' } }
    const job = () => call(service.url, '/api/v1/jobs', { key: service.key, body, headers: key })
    const [first, again] = [await job(), await job()]
    expect([first.status, again.status]).toEqual([202, 202])
    const jobId = first.headers.get('x-service-job-id') ?? ''
    expect(again.headers.get('x-service-job-id')).toBe(jobId)
    const { result, status } = await ended(service.db, jobId)
    expect(status).toBe('succeeded')
    expect(EntitySearchResult.parse(JSON.parse(result ?? '')).companies).toHaveLength(1)
    const batch = await call(service.url, '/api/v1/batch', {
      key: service.key,
      body: { operations: [{ ...body, id: 'a' }] },
    })
    expect(await batch.json()).toMatchObject({
      results: [{ id: 'a', status: 200, body: { object: 'entity_search_result' } }],
    })
  })

  test('a search for a company needs at most 8 activities, and its history names no company', async () => {
    const response = await ask('Halvorsen Tidal Energy Ltd')
    const jobId = response.headers.get('x-service-job-id') ?? ''
    await expectLeanHistory(
      service,
      jobId,
      ['halvorsen', 'tidal', 'leeds', '08957400', 'example'],
      8,
    )
  })
})
