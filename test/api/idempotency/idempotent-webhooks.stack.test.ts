import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { finishRun } from '../../../activities/lifecycle/finish-run.ts'
import { eraseAnswers } from '../../../store/jobs/idempotency.ts'
import { type Call, callAnew, errorOf } from '../../support/calls/callers.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' })
})
afterAll(() => service.stop())

let key: string
let account = 0
beforeEach(async () => {
  account += 1
  key = (await service.createKey({ account: `account ${account}` })).key
})

const post = (path: string, idempotencyKey: string | null, body?: unknown, options: Call = {}) =>
  callAnew(service.url, path, {
    key,
    method: 'POST',
    ...(body === undefined ? {} : { body }),
    ...options,
    headers: idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey },
  })
const hooks = { url: 'https://backend.example.com/hooks' }
const create = (idempotencyKey: string | null, body: unknown = hooks, options: Call = {}) =>
  post('/api/v1/webhooks', idempotencyKey, body, options)
const idOf = (text: string) => z.looseObject({ id: z.string() }).parse(JSON.parse(text)).id
const createdId = async () => idOf(await (await create(null)).text())
const Listed = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) })
const list = async (path: string) =>
  Listed.parse(await (await callAnew(service.url, path, { key })).json()).data

/** The repeated answer is the first one, and says which request that was. */
async function expectReplayed(first: Response, again: Response): Promise<void> {
  expect(again.status).toBe(first.status)
  expect(await again.text()).toBe(await first.clone().text())
  expect(again.headers.get('location')).toBe(first.headers.get('location'))
  expect(first.headers.has('idempotent-replayed')).toBe(false)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.headers.get('idempotent-original-request-id')).toBe(
    first.headers.get('x-request-id'),
  )
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
}

describe('POST /api/v1/webhooks with an Idempotency-Key', () => {
  test('POST /api/v1/webhooks with an Idempotency-Key makes one endpoint, whose secret a retry gets again', async () => {
    const first = await create('one')
    expect(first.status).toBe(201)
    await expectReplayed(first, await create('one'))
    expect(await list('/api/v1/webhooks')).toHaveLength(1)
  })

  test('POST /api/v1/webhooks with an Idempotency-Key makes one endpoint of five requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create('race')))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.has('idempotent-replayed'))).toHaveLength(4)
    expect(await list('/api/v1/webhooks')).toHaveLength(1)
  })

  test('POST /api/v1/webhooks with an Idempotency-Key refuses another body, and makes a second endpoint under another key', async () => {
    await create('a')
    const other = await create('a', { ...hooks, description: 'other' })
    expect(other.status).toBe(409)
    expect(await errorOf(other)).toMatchObject({ code: 'idempotency_conflict' })
    expect((await create('b')).headers.has('idempotent-replayed')).toBe(false)
    expect(await list('/api/v1/webhooks')).toHaveLength(2)
  })

  test('POST /api/v1/webhooks with an Idempotency-Key keeps nothing of a refusal, nor for another account', async () => {
    expect((await create('refused', { url: 'https://127.0.0.1/' })).status).toBe(400)
    expect((await create('refused')).status).toBe(201)
    const stranger = (await service.createKey({ account: `stranger ${account}` })).key
    const answer = await create('refused', hooks, { key: stranger })
    expect([answer.status, answer.headers.has('idempotent-replayed')]).toEqual([201, false])
  })

  test('POST /api/v1/webhooks with an Idempotency-Key keeps its answer when answers about people are erased', async () => {
    const first = await create('kept')
    await eraseAnswers(service.db)
    await expectReplayed(first, await create('kept'))
  })

  test.each(['', 'x'.repeat(256)])(
    'POST /api/v1/webhooks with an Idempotency-Key refuses a key of a wrong length',
    async (wrong) => {
      const answer = await create(wrong)
      expect([answer.status, (await errorOf(answer)).code]).toEqual([400, 'invalid_request'])
    },
  )
})

test('a retried rotation makes one new secret', async () => {
  const path = `/api/v1/webhooks/${await createdId()}/rotate-secret`
  const first = await post(path, 'rotate')
  expect(first.status).toBe(200)
  await expectReplayed(first, await post(path, 'rotate'))
  expect((await post(path, 'rotate again')).headers.has('idempotent-replayed')).toBe(false)
  const wrong = await post(path, '')
  expect(wrong.status).toBe(400)
})

test('a retried test sends one delivery, and the same key does for another endpoint', async () => {
  const [one, two] = [await createdId(), await createdId()]
  const first = await post(`/api/v1/webhooks/${one}/test`, 'test')
  expect(first.status).toBe(202)
  await expectReplayed(first, await post(`/api/v1/webhooks/${one}/test`, 'test'))
  expect(await list(`/api/v1/webhooks/${one}/deliveries`)).toHaveLength(1)
  const other = await post(`/api/v1/webhooks/${two}/test`, 'test')
  expect(other.headers.has('idempotent-replayed')).toBe(false)
  expect(await list(`/api/v1/webhooks/${two}/deliveries`)).toHaveLength(1)
})

test('a retried attempt and a retried recovery are answered once', async () => {
  const id = await createdId()
  const delivery = idOf(await (await post(`/api/v1/webhooks/${id}/test`, null)).text())
  const path = `/api/v1/webhooks/${id}/deliveries/${delivery}/retry`
  const attempt = await post(path, 'attempt')
  expect(attempt.status).toBe(202)
  await expectReplayed(attempt, await post(path, 'attempt'))
  const since = { since: '2026-01-01T00:00:00Z' }
  const recovery = await post(`/api/v1/webhooks/${id}/recover`, 'recover', since)
  expect(recovery.status).toBe(202)
  await expectReplayed(recovery, await post(`/api/v1/webhooks/${id}/recover`, 'recover', since))
})

test('a retried operation names its first request, also with the error of a run that failed', async () => {
  const async = { prefer: 'respond-async', 'idempotency-key': 'failed' }
  const vin = (headers: Record<string, string>) =>
    callAnew(service.url, '/api/v1/vin', {
      key,
      body: { vin: '1HGCM82633A004352', refresh: true },
      headers,
    })
  const first = await vin(async)
  expect(first.status).toBe(202)
  const job = idOf(await first.text())
  await finishRun(activityDeps(service.db), job, { stopReason: 'cancelled', failureType: null })
  const answers = [
    await vin({ 'idempotency-key': 'failed' }),
    await vin({ 'idempotency-key': 'failed' }),
  ]
  const texts: string[] = []
  for (const answer of answers) {
    expect(answer.status).toBe(409)
    expect(answer.headers.get('idempotent-original-request-id')).toBe(
      first.headers.get('x-request-id'),
    )
    texts.push(await answer.text())
  }
  expect(texts[0]).toBe(texts[1])
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({
    error: { code: 'job_cancelled', request_id: first.headers.get('x-request-id') },
  })
})

test('browsers may read which request was the first', async () => {
  const answer = await callAnew(service.url, '/api/v1', {
    headers: { origin: 'https://app.example' },
  })
  expect(answer.headers.get('access-control-expose-headers')).toContain(
    'Idempotent-Original-Request-Id',
  )
})
