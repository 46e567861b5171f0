import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordStep } from '../../../activities/job/record-step.ts'
import { finishRun } from '../../../activities/lifecycle/finish-run.ts'
import { startRun } from '../../../activities/lifecycle/start-run.ts'
import { EventList } from '../../../contract/resources/jobs.ts'
import { StreamEvent } from '../../../contract/results/events.ts'
import { call } from '../../support/calls/call.ts'
import { blocks, collect } from '../../support/calls/sse.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

const keepAliveSeconds = 0.3

describe('GET /api/v1/jobs/{id}/events', () => {
  let service: SharedService
  let accountId: string
  let job: string
  beforeAll(async () => {
    service = await useApi({ KEEP_ALIVE_SECONDS: String(keepAliveSeconds) })
    accountId = (await service.createKey()).accountId
    job = await makeRunning()
    await append(job, 1, 21)
    await finish(job)
  })
  afterAll(() => service.stop())

  async function makeRunning(): Promise<string> {
    const id = await makeJob(service.db, { accountId })
    await startRun(activityDeps(service.db), id)
    return id
  }
  const append = (jobId: string, from: number, count = 1) =>
    recordStep(activityDeps(service.db), jobId, async () => ({
      events: Array.from({ length: count }, (_, index) => ({
        dedupeKey: `event ${from + index}`,
        event: { type: 'status', label: `line\nbreak ${from + index} –` },
      })),
    }))
  const finish = (jobId: string) =>
    finishRun(activityDeps(service.db), jobId, { stopReason: 'cancelled', failureType: null })
  const events = (
    jobId: string,
    query = '',
    headers: Record<string, string> = {},
    method = 'GET',
  ) =>
    call(service.url, `/api/v1/jobs/${jobId}/events${query}`, { key: service.key, headers, method })

  test("a job's event stream holds id and data lines, with one retry line in its first event, and nothing else", async () => {
    const response = await events(job)
    const text = await response.text()
    expect(text.startsWith('retry: 2000\nid: 1\n')).toBe(true)
    expect(text.lastIndexOf('retry:')).toBe(0)
    const parts = text.slice('retry: 2000\n'.length).split(/(?<=\n\n)/)
    expect(parts).toHaveLength(24)
    for (const [index, part] of parts.entries()) {
      const [, data = ''] = /^id: \d+\ndata: (\{.*\})\n\n$/.exec(part) ?? []
      expect(part.startsWith(`id: ${index + 1}\n`)).toBe(true)
      expect(StreamEvent.parse(JSON.parse(data))).toMatchObject({ seq: index + 1 })
    }
    expect(text).not.toMatch(/^event:/m)
  })

  test("a job's event stream forbids proxies and browsers to transform, buffer or cache it", async () => {
    const response = await events(job)
    await response.text()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': expect.stringMatching(/^req_/),
    })
    for (const name of ['content-length', 'content-encoding', 'etag'])
      expect(response.headers.get(name)).toBeNull()
  })

  test("a job's event stream answers before the first event, and sends heartbeats while it is silent", async () => {
    const silent = await makeRunning()
    const asked = performance.now()
    const response = await events(silent, '?after=2')
    const seen: { block: string; at: number }[] = []
    for await (const block of blocks(response, { all: true })) {
      seen.push({ block, at: performance.now() - asked })
      if (seen.length === 3) await append(silent, 1)
      if (seen.length === 6) await finish(silent)
    }
    const kinds = seen.map(({ block }) => block.replace(/id: (\d+)\ndata: [\s\S]*/, 'event $1'))
    const life = ': keep-alive\n'
    expect(kinds).toEqual([life, life, life, 'retry: 2000\nevent 3', life, life, 'event 4'])
    // from the beginning: of two, the first may have come late
    for (const n of [1, 2, 3]) expect(seen[n - 1]?.at).toBeGreaterThan(n * keepAliveSeconds * 900)
  })

  test("a job's event stream sends no heartbeats while events arrive", async () => {
    const busy = await makeRunning()
    const reading = events(busy).then((response) => collect(response, { all: true }))
    for (const until = performance.now() + keepAliveSeconds * 2_500; performance.now() < until; ) {
      await append(busy, Math.round(performance.now() * 1_000))
      await new Promise((resolve) => setTimeout(resolve, keepAliveSeconds * 200))
    }
    await finish(busy)
    expect((await reading).filter((block) => block.startsWith(':'))).toEqual([])
  })

  test.each([
    ['nothing', {}, 'text/event-stream'],
    ['*/*', { accept: '*/*' }, 'text/event-stream'],
    ['what an EventSource sends', { accept: 'text/event-stream' }, 'text/event-stream'],
    ['text of any kind', { accept: 'text/*' }, 'text/event-stream'],
    ['JSON', { accept: 'application/json' }, 'application/json'],
    [
      'JSON rather than a stream',
      { accept: 'text/event-stream;q=0.5, application/json' },
      'application/json',
    ],
    ['both alike', { accept: 'application/json, text/event-stream' }, 'application/json'],
  ])(
    "a job's events are sent in the accepted format when the caller accepts %s",
    async (_, headers: Record<string, string>, type) => {
      const response = await events(job, '', headers)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain(type)
      await response.text()
    },
  )

  test.each(['text/html', 'application/xml', 'application/json;q=0, text/html'])(
    "a caller that accepts only %s gets 406 for a job's events",
    async (accept) => {
      const response = await events(job, '', { accept })
      expect(response.status).toBe(406)
      // for caches between: another Accept has another answer
      expect(response.headers.get('vary')).toMatch(/accept/i)
      expect(await response.json()).toMatchObject({ error: { code: 'not_acceptable' } })
    },
  )

  test("a job's events as JSON come in pages whose cursor is the next after", async () => {
    const all: unknown[] = []
    let after = '0'
    let pages = 0
    for (let more = true; more; pages += 1) {
      const response = await events(job, `?limit=10&after=${after}`, { accept: 'application/json' })
      const page = EventList.parse(await response.json())
      all.push(...page.data)
      more = page.has_more
      expect(page.next_cursor === null).toBe(!more)
      after = page.next_cursor ?? ''
    }
    expect(pages).toBe(3)
    const streamed = (await collect(await events(job))).map((block) =>
      JSON.parse(block.slice(block.indexOf('data: ') + 6)),
    )
    expect(all).toEqual(streamed)
  })

  test("a job's events as JSON do not wait: of a running job they are those so far", async () => {
    const running = await makeRunning()
    const page = await (await events(running, '', { accept: 'application/json' })).json()
    expect(page).toMatchObject({
      object: 'list',
      has_more: false,
      next_cursor: null,
      data: [{ seq: 1 }, { seq: 2 }],
    })
    const behind = await (
      await events(running, '?after=2147483647', { accept: 'application/json' })
    ).json()
    expect(behind).toEqual({ object: 'list', data: [], has_more: false, next_cursor: null })
  })

  test("HEAD on a job's events answers with the same headers, without a body, and at once", async () => {
    const running = await makeRunning()
    const count = () => service.apis[0]?.deps.listener.listenerCount('connected')
    const before = count()
    for (const [headers, type] of [
      [{ accept: 'text/event-stream' }, 'text/event-stream; charset=utf-8'],
      [{ accept: 'application/json' }, 'application/json; charset=utf-8'],
    ] as const) {
      const response = await events(running, '', headers, 'HEAD')
      expect([
        response.status,
        response.headers.get('content-type'),
        await response.text(),
      ]).toEqual([200, type, ''])
    }
    expect((await events(job, '?after=24', {}, 'HEAD')).status).toBe(204)
    expect(count()).toBe(before)
  })

  test.each(['-1', '1.5', 'abc', '0x10', '1e3', '99999999999999999999'])(
    'Last-Event-ID: %s is 400 and says where',
    async (id) => {
      const response = await events(job, '', { 'last-event-id': id })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        error: { code: 'invalid_request', details: [{ path: 'Last-Event-ID' }] },
      })
    },
  )

  test.each(['', ' ', '0'])('Last-Event-ID: "%s" is the beginning', async (id) => {
    expect(await collect(await events(job, '', { 'last-event-id': id }))).toHaveLength(24)
  })
})
