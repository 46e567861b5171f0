import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ReverseImageResult } from '../../../contract/operations/reverse-image.ts'
import { emptyEnds, partialMessages } from '../../../contract/results/events.ts'
import { call } from '../../support/calls/call.ts'
import { errorOf } from '../../support/calls/callers.ts'
import { stopEarly } from '../../support/calls/stop-early.ts'
import { eventually } from '../../support/eventually.ts'
import { expectLeanHistory } from '../../support/histories/expect-lean-history.ts'
import { believed } from '../../support/internet/providers/pictures.ts'
import { pictures } from '../../support/internet/web/pages/pictures.ts'
import { ledgerOf, rowOf } from '../../support/rows/jobs.ts'
import { type Service, startService } from '../../support/service/service.ts'
import { useSurroundings } from '../../support/service/use-service.ts'
import { useStack } from '../../support/stack/use-stack.ts'

const publicUrl = 'https://people.example.org'

let service: Service
let surroundings: Awaited<ReturnType<typeof useSurroundings>>
beforeAll(async () => {
  surroundings = await useSurroundings()
  service = await startService(useStack(), 'picture-providers', {
    ...surroundings.internet.env,
    PUBLIC_URL: publicUrl,
  })
  await service.runWorker()
  surroundings.internet.serve(publicUrl, service.url)
})
beforeEach(async () => {
  surroundings.internet.recover()
  surroundings.internet.forget()
  await service.db.query('delete from rate_limits')
})
afterAll(() => service.stop())

async function look() {
  const body = { imageUrl: pictures.original }
  const response = await call(service.url, '/api/v1/reverse-image', { key: service.key, body })
  expect(response.status).toBe(200)
  const { result } = ReverseImageResult.parse(await response.json())
  return { result, jobId: response.headers.get('x-service-job-id') ?? '' }
}

test('what four providers name is merged, looked at, and paid for', async () => {
  const { result, jobId } = await look()
  const verified = Object.fromEntries(
    result.matches.map(({ sourceDomain, verification }) => [sourceDomain, verification]),
  )
  expect(result.provider).toBe('google_vision')
  expect(result.matches[0]).toMatchObject({
    url: 'https://bridges.example/one',
    title: 'Hills and a bridge',
    providers: ['google_vision', 'tineye'],
    verification: 'same_file',
  })
  expect(verified).toEqual({
    'bridges.example': 'same_file',
    'gallery.example': 'same_picture',
    'shop.example': 'unchecked',
    'wikimedia.org': 'same_file',
    'wikipedia.org': 'same_file',
  })
  expect(result.similar).toMatchObject([
    {
      imageUrl: pictures.alike,
      providers: ['google_vision', 'serpapi'],
      verification: 'different',
    },
    { imageUrl: pictures.other, sourceUrl: 'https://elsewhere.example/other' },
  ])
  expect(result.coverage.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok'])
  const settled = (await ledgerOf(service.db, jobId)).find(({ kind }) => kind === 'settle')
  expect(settled?.microDollars).toBe(3_500 + 40_000 + 2 * 15_000)
  await expectLeanHistory(service, jobId, ['bridges', 'hills', 'commons.wikimedia'])
})

test.each([
  ['fetches-late', ['ok', 'ok', 'ok', 'ok'], 3_500 + 40_000 + 2 * 15_000],
  ['fetches-twice', ['ok', 'ok', 'ok', 'ok'], 3_500 + 40_000 + 2 * 15_000],
  // the address was changed, so two are sent the bytes; the third takes none
  ['fetches-altered', ['ok', 'error', 'ok', 'ok'], 3_500 + 40_000],
] as const)(
  'a provider that %s the signed address through the route ends as %j, and costs %i',
  async (mode, outcomes, microDollars) => {
    for (const provider of ['google_vision', 'tineye', 'serpapi'])
      surroundings.internet.misbehave(provider, mode)
    const { result, jobId } = await look()
    expect(result.coverage.map(({ outcome }) => outcome)).toEqual(outcomes)
    expect(result.matches[0]).toMatchObject({ providers: ['google_vision', 'tineye'] })
    const settled = (await ledgerOf(service.db, jobId)).find(({ kind }) => kind === 'settle')
    expect(settled?.microDollars).toBe(microDollars)
    const { rows } = await service.db.query('select from images where job_id = $1', [jobId])
    expect(rows).toEqual([])
  },
)

test('a look-up that its caller stopped keeps what was named, and says that it is partial', async () => {
  surroundings.internet.misbehave('tineye', 'hang')
  const body = { imageUrl: pictures.original }
  const asked = { path: '/api/v1/reverse-image', body }
  const { partial, result } = await stopEarly(service, asked, async (jobId) => {
    const named = `select from findings where job_id = $1 and provider = 'google_vision'`
    expect((await service.db.query(named, [jobId])).rowCount).toBeGreaterThan(0)
  })
  expect(partial).toBe(true)
  const end = { partial: true, stopReason: 'stopped', message: partialMessages.stopped }
  expect(result).toMatchObject({ object: 'reverse_image_result', ...end })
})

test('a look-up that its caller stopped before anything was named is not to be repeated', async () => {
  surroundings.internet.misbehave('*', 'hang')
  const asked = {
    path: '/api/v1/reverse-image',
    body: { imageUrl: pictures.original },
    headers: { 'idempotency-key': 'stopped' },
  }
  const { id, error } = await stopEarly(service, asked, async (jobId) =>
    expect((await rowOf(service.db, jobId)).status).toBe('running'),
  )
  const said = { code: 'provider_unavailable', ...emptyEnds.stopped }
  expect(error).toEqual({ ...said, retryable: false })
  const { key, url } = service
  const waited = await call(url, asked.path, { key, body: asked.body, headers: asked.headers })
  expect(waited.status).toBe(503)
  expect(waited.headers.get('x-service-job-id')).toBe(id)
  expect(waited.headers.get('retry-after')).toBeNull()
  expect(await errorOf(waited)).toMatchObject(said)
})

test('a picture that a crash of the database takes is fetched again for those not yet asked', async () => {
  const { internet } = surroundings
  internet.misbehave('tineye', 'throttled', { times: 1, retryAfterSeconds: 3 })
  const looking = look()
  await eventually(() => expect(internet.requests('tineye')).toHaveLength(1))
  // as PostgreSQL does after a crash: the table is unlogged
  await service.db.query('delete from images')
  const { result, jobId } = await looking
  expect(internet.requests('tineye').length).toBeGreaterThan(1)
  expect(result.coverage.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok'])
  const { rows } = await service.db.query('select from images where job_id = $1', [jobId])
  expect(rows).toEqual([])
})

test('the name of a person that a provider sees in a picture is in no row of the job', async () => {
  const { result, jobId } = await look()
  const { rows } = await service.db.query(
    `select f.payload::text as text from findings f where job_id = $1
     union all select body from source_responses
     union all select payload::text from job_events where job_id = $1`,
    [jobId],
  )
  const kept = JSON.stringify([result, rows]).toLowerCase()
  expect(kept).toContain('bridges.example')
  expect(kept).not.toContain(believed.toLowerCase())
})

test('addresses inside, or that run, are neither asked nor given by a lying provider', async () => {
  surroundings.internet.misbehave('google_vision', 'wrong-person')
  surroundings.internet.misbehave('tineye', 'wrong-person')
  const { result } = await look()
  expect(JSON.stringify(result)).not.toMatch(/javascript:|user:pass/)
  for (const { url, verification } of result.matches)
    if (/10\.0\.0\.1|127\.0\.0\.1/.test(url)) expect(verification).toBe('unchecked')
  const asked = surroundings.internet.requests('web_pages').map(({ path }) => path)
  expect(asked.filter((path) => /10\.0\.0\.1|127\.0\.0\.1/.test(path))).toEqual([])
})
