import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import { operationNames } from '../../../contract/operations/operations.ts'
import { JobDryRun } from '../../../contract/resources/jobs.ts'
import { buildCacheKey } from '../../../research/cache-key.ts'
import { insertCachedResult } from '../../../store/cache/cache.ts'
import { type Call, callAnew, errorOf } from '../../support/calls/callers.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'silent',
    BRAVE_API_KEY: 'paid-engine',
  })
})
afterAll(() => service.stop())

const ask = (body: object, options: Call = {}) =>
  callAnew(service.url, '/api/v1/jobs', {
    key: service.key,
    body: { dry_run: true, ...body },
    ...options,
  })
const dryRun = async (body: object, options: Call = {}) => {
  const answer = await ask(body, options)
  expect(answer.status).toBe(200)
  return JobDryRun.parse(await answer.json())
}

/**
 * What the service has written, but for the log of requests and the limits that every request
 * writes.
 */
async function written(): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const table of [
    'jobs',
    'job_events',
    'usage_ledger',
    'usage_weeks',
    'idempotency',
    'cache',
    'provider_outcomes',
    'builds',
  ]) {
    const { rows } = await service.db.query<{ n: number }>(
      `select count(*)::integer as n from ${table}`,
    )
    found[table] = rows[0]?.n ?? 0
  }
  return found
}

describe.each(operationNames)('a dry run of %s', (name) => {
  test('a dry run writes nothing and says what the job would ask and reserve', async () => {
    const before = await written()
    const answer = await dryRun({ operation: name, input: requestExamples[name] })
    expect(answer).toMatchObject({
      object: 'job_dry_run',
      operation: name,
      sandbox: false,
      cached: false,
    })
    expect(answer.providers.length).toBeGreaterThan(0)
    expect(answer.reserve_percentage > 0).toBe(name !== 'vin')
    expect(await written()).toEqual(before)
  })
})

test('a search by name asks the sources of names, the paid engine last, and says who is not configured', async () => {
  const { providers, not_asked } = await dryRun({
    operation: 'search',
    input: { query: 'Ada Marlowe' },
  })
  expect(providers).toEqual(expect.arrayContaining(['wikidata', 'orcid', 'github']))
  expect(providers.at(-1)).toBe('brave')
  expect(not_asked).toContainEqual(
    expect.objectContaining({ provider: 'searxng', outcome: 'not_configured' }),
  )
})

test('a search by username asks the username sites, a dossier reads pages, a declined question asks no provider', async () => {
  expect(
    (await dryRun({ operation: 'search', input: { query: 'ada', type: 'username' } })).providers,
  ).toContain('username_sites')
  expect(
    (await dryRun({ operation: 'dossier', input: requestExamples.dossier })).providers,
  ).toContain('web_pages')
  const question = { role: 'user', content: 'Is she creditworthy enough for a loan?' }
  const declined = { person: { name: 'Ada Marlowe' }, messages: [question] }
  expect((await dryRun({ operation: 'chat', input: declined })).providers).toEqual([])
})

test('max_percentage bounds what would be reserved', async () => {
  const { reserve_percentage: whole } = await dryRun({
    operation: 'dossier',
    input: requestExamples.dossier,
  })
  const { reserve_percentage: part } = await dryRun({
    operation: 'dossier',
    input: requestExamples.dossier,
    max_percentage: 1,
  })
  expect(part).toBe(1)
  expect(whole).toBeGreaterThan(part)
})

test('a cached answer asks no provider and reserves nothing, and refresh passes it by', async () => {
  const input = { person: { name: 'Cora Cached' } }
  const key = buildCacheKey('dossier', { ...input, refresh: false }, null) ?? ''
  const at = { builtAt: new Date(), expiresAt: new Date(Date.now() + 60_000) }
  await insertCachedResult(service.db, {
    operation: 'dossier',
    cacheKey: key,
    result: '{}',
    events: null,
    ...at,
  })
  const job = { operation: 'dossier', input }
  expect(await dryRun(job)).toMatchObject({ cached: true, providers: [], reserve_percentage: 0 })
  expect(await dryRun({ ...job, input: { ...input, refresh: true } })).toMatchObject({
    cached: false,
  })
})

test('the sandbox would ask no provider, with a test key too', async () => {
  const job = { operation: 'search', input: { query: 'Ada Marlowe' } }
  for (const answer of [
    await dryRun({ ...job, sandbox: true }),
    await dryRun(job, { key: 'prs_test_dry' }),
  ]) {
    expect(answer).toMatchObject({ sandbox: true, providers: [], reserve_percentage: 0 })
  }
})

describe('a dry run is refused like the job', () => {
  test.each([
    [400, 'invalid_request', { operation: 'vin', input: { vin: 'IOQ' } }],
    [400, 'invalid_request', { operation: 'search', input: { query: 'nobody', type: 'email' } }],
    [
      400,
      'invalid_request',
      { operation: 'vin', input: requestExamples.vin, webhook: 'we_unknown' },
    ],
  ])('a dry run is refused like the job: %i %s', async (status, code, body) => {
    const answer = await ask(body)
    expect([answer.status, (await errorOf(answer)).code]).toEqual([status, code])
  })

  test('a dry run is refused without the scope, and without usage left', async () => {
    const { key } = await service.createKey({ scopes: ['search'] })
    expect(
      await errorOf(await ask({ operation: 'dossier', input: requestExamples.dossier }, { key })),
    ).toMatchObject({
      code: 'missing_scope',
    })
    const { key: poor } = await service.createKey({ account: 'poor' })
    await service.db.query(`update accounts set plan = 'none' where name = 'poor'`)
    expect(
      (await ask({ operation: 'dossier', input: requestExamples.dossier }, { key: poor })).status,
    ).toBe(402)
  })
})

test('an Idempotency-Key means nothing to a dry run, so the job may follow under it', async () => {
  const headers = { 'idempotency-key': 'dry' }
  const body = { operation: 'vin', input: requestExamples.vin }
  await dryRun(body, { headers })
  const job = await callAnew(service.url, '/api/v1/jobs', { key: service.key, body, headers })
  expect([job.status, job.headers.has('idempotent-replayed')]).toEqual([202, false])
  await dryRun(body, { headers })
})
