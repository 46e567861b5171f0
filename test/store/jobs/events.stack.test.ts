import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ActivityError } from '../../../activities/failures/failure.ts'
import { createActivities } from '../../../activities/index.ts'
import { recordStep } from '../../../activities/job/record-step.ts'
import { finishRun } from '../../../activities/lifecycle/finish-run.ts'
import { followEnd } from '../../../api/jobs/follow-end.ts'
import { followEvents } from '../../../api/jobs/follow-events.ts'
import { Listener } from '../../../store/database/listen.ts'
import { type Db, inTransaction, openStore } from '../../../store/database/open.ts'
import { type Ending, updateEnded } from '../../../store/jobs/endings.ts'
import type { KeyedEvent } from '../../../store/jobs/events.ts'
import {
  buildEventJson,
  findJobWithEvents,
  insertEvents,
  listEventsAfter,
} from '../../../store/jobs/events.ts'
import { lockJob } from '../../../store/jobs/jobs.ts'
import { eventually } from '../../support/eventually.ts'
import { logOf, makeJob, rowOf } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

describe('the event log', () => {
  let db: Db
  let databaseUrl: string
  beforeAll(async () => {
    databaseUrl = await useDatabase()
    db = openStore(databaseUrl, { max: 30 })
  })
  afterAll(() => db.end())

  const status = (label: string) => ({ type: 'status' as const, label })
  const keyed = (...keys: string[]): KeyedEvent[] =>
    keys.map((key) => ({ dedupeKey: key, event: status(key) }))
  const record = (jobId: string, events: KeyedEvent[]) =>
    recordStep({ db, now: () => new Date() }, jobId, async () => ({ events }))
  const keysOf = async (jobId: string) => (await logOf(db, jobId)).map(({ dedupeKey }) => dedupeKey)
  const numbersOf = async (jobId: string) => (await logOf(db, jobId)).map(({ seq }) => seq)
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

  test('many connections that append at once leave numbers without holes', async () => {
    const job = await makeJob(db)
    await Promise.all(upTo(100).map((n) => record(job, keyed(`${n} a`, `${n} b`, `${n} c`))))
    expect(await numbersOf(job)).toEqual(upTo(301))
    expect((await rowOf(db, job)).lastSeq).toBe(301)
    expect(new Set(await keysOf(job)).size).toBe(301)
  })

  test('events appended together stay together and in their order', async () => {
    const job = await makeJob(db)
    await Promise.all(upTo(20).map((n) => record(job, keyed(`${n} z`, `${n} a`, `${n} m`))))
    const keys = (await keysOf(job)).slice(1)
    for (let at = 0; at < keys.length; at += 3) {
      const n = keys[at]?.split(' ')[0]
      expect(keys.slice(at, at + 3)).toEqual([`${n} z`, `${n} a`, `${n} m`])
    }
  })

  test('the event log keeps only the first of two events with the same key, also when both are appended at once', async () => {
    const job = await makeJob(db)
    await Promise.all(
      upTo(40).map((n) =>
        record(job, [{ dedupeKey: 'step', event: status(`try ${n}`) }, ...keyed('always')]),
      ),
    )
    expect(await keysOf(job)).toEqual(['queued', 'step', 'always'])
    expect(await numbersOf(job)).toEqual([1, 2, 3])
    expect((await rowOf(db, job)).lastSeq).toBe(3)
  })

  test('a retry that knows some events already numbers only the others', async () => {
    const job = await makeJob(db)
    await record(job, keyed('a', 'c'))
    await record(job, keyed('a', 'b', 'c', 'd'))
    expect(await keysOf(job)).toEqual(['queued', 'a', 'c', 'b', 'd'])
    expect(await numbersOf(job)).toEqual(upTo(5))
  })

  test('a step whose events are known already still shows its progress', async () => {
    const job = await makeJob(db)
    const step = (percent: number) =>
      recordStep({ db, now: () => new Date() }, job, async () => ({
        events: keyed('a'),
        stage: 'searching',
        progress: { percent, label: 'Asking' },
      }))
    await step(20)
    await step(30)
    expect(await keysOf(job)).toEqual(['queued', 'a'])
    expect(await rowOf(db, job)).toMatchObject({
      stage: 'searching',
      progress: { percent: 30, label: 'Asking' },
      lastSeq: 2,
    })
  })

  test('the end of a log wakes those who wait for it, other events only those who read', async () => {
    const job = await makeJob(db)
    const listener = new Listener(databaseUrl)
    await listener.start()
    const heard: string[] = []
    listener.onJob(job, () => heard.push('event'), 'event')
    listener.onJob(job, () => heard.push('end'), 'end')
    await record(job, keyed('a'))
    await eventually(() => expect(heard).toEqual(['event']))
    await finishRun(activityDeps(db), job, { stopReason: 'cancelled', failureType: null })
    await eventually(() => expect(heard).toEqual(['event', 'event', 'end']))
    await listener.close()
  })

  test.each([
    { announced: 'nothing', expected: [] },
    { announced: 'end', expected: ['5 end'] },
    { announced: 'events', expected: ['2', '3', '4', '5 end'] },
  ] as const)(
    'the log of a job that announces $announced notifies of no more than that',
    async ({ announced, expected }) => {
      const job = await makeJob(db, { operation: 'search', input: { query: 'Ada' }, announced })
      const client = new pg.Client(databaseUrl)
      await client.connect()
      const heard: string[] = []
      client.on('notification', ({ payload = '' }) => {
        if (payload.startsWith(job)) heard.push(payload.slice(job.length + 1))
      })
      await client.query('listen job_events')
      const activities = createActivities(activityDeps(db))
      await activities.startRun(job)
      await activities.planSearch(job)
      await record(job, keyed('a'))
      await finishRun(activityDeps(db), job, { stopReason: 'cancelled', failureType: null })
      // what was sent before comes before the answer to a later statement
      await client.query('select 1')
      await client.end()
      expect(heard).toEqual(expected)
    },
  )

  test.each(['follow', 'watch'] as const)(
    'a job that announces nothing is heard by readers that come later (%s)',
    async (how) => {
      const id = await makeJob(db, { announced: 'nothing' })
      const listener = new Listener(databaseUrl)
      await listener.start()
      const options = { signal: AbortSignal.timeout(20_000), silenceMs: 20_000 }
      const read = async () => {
        if (how === 'watch') return (await followEnd({ db, listener }, id, options).job())?.status
        const seen: number[] = []
        const events = followEvents({ db, listener }, await rowOf(db, id), { ...options, after: 0 })
        for await (const event of events) seen.push(event?.seq ?? 0)
        return seen.join(' ')
      }
      const reading = read()
      const announced = how === 'watch' ? 'end' : 'events'
      await eventually(async () => expect((await rowOf(db, id)).announced).toBe(announced))
      const startedAt = performance.now()
      await record(id, keyed('a'))
      await finishRun(activityDeps(db), id, { stopReason: 'cancelled', failureType: null })
      expect(await reading).toBe(how === 'watch' ? 'cancelled' : '1 2 3')
      expect(performance.now() - startedAt).toBeLessThan(options.silenceMs)
      await listener.close()
    },
  )

  test('a reader that comes while an event is written misses none', async () => {
    const id = await makeJob(db, { announced: 'nothing' })
    const listener = new Listener(databaseUrl)
    await listener.start()
    const writer = await db.connect()
    await writer.query('begin')
    await insertEvents(writer, { id }, keyed('a'), new Date())
    const signal = AbortSignal.timeout(20_000)
    const follow = { after: 1, signal, silenceMs: 20_000 }
    const events = followEvents({ db, listener }, await rowOf(db, id), follow)
    const first = events.next()
    await eventually(async () => {
      const { rows } = await db.query<{ waiting: boolean }>(
        'select exists (select from pg_locks where not granted) as waiting',
      )
      expect(rows[0]?.waiting).toBe(true)
    })
    await writer.query('commit')
    writer.release()
    expect((await first).value?.seq).toBe(2)
    await events.return()
    await listener.close()
  })

  test('a reader that gets the first events with the job misses none that follow', async () => {
    const id = await makeJob(db)
    await record(id, keyed('a', 'b'))
    const found = await findJobWithEvents(db, id, 1, 1)
    expect(found?.job).toEqual(await rowOf(db, id))
    expect(found?.events).toEqual(await listEventsAfter(db, id, 1, 1))
    await record(id, keyed('c'))
    await finishRun(activityDeps(db), id, { stopReason: 'cancelled', failureType: null })
    const listener = new Listener(databaseUrl)
    await listener.start()
    const follow = { after: 1, signal: AbortSignal.timeout(20_000), silenceMs: 20_000 }
    for (const known of [found?.events ?? [], []]) {
      const seen: number[] = []
      for await (const event of followEvents({ db, listener }, await rowOf(db, id), {
        ...follow,
        known,
      }))
        seen.push(event?.seq ?? 0)
      expect(seen).toEqual([2, 3, 4, 5])
    }
    await listener.close()
    expect(await findJobWithEvents(db, 'job_unknown', 0, 1)).toBeNull()
  })

  test('the event log keeps the first of two events with one key in one append', async () => {
    const job = await makeJob(db)
    await record(job, [
      ...keyed('z'),
      { dedupeKey: 'twice', event: status('first') },
      ...keyed('a'),
      { dedupeKey: 'twice', event: status('second') },
    ])
    expect(await keysOf(job)).toEqual(['queued', 'z', 'twice', 'a'])
    expect(await numbersOf(job)).toEqual(upTo(4))
    expect((await logOf(db, job))[2]?.payload).toBe(JSON.stringify(status('first')))
  })

  test('two appends in one transaction follow each other', async () => {
    const job = await makeJob(db)
    await inTransaction(db, async (tx) => {
      const row = await lockJob(tx, job)
      if (row === null) throw new Error('the job is gone')
      await insertEvents(tx, row, keyed('a', 'b'), new Date())
      await insertEvents(tx, row, keyed('b', 'c'), new Date())
    })
    expect(await keysOf(job)).toEqual(['queued', 'a', 'b', 'c'])
    expect(await numbersOf(job)).toEqual(upTo(4))
  })

  test('a step that fails leaves neither events nor numbers behind', async () => {
    const job = await makeJob(db)
    const failing = recordStep({ db, now: () => new Date() }, job, async (tx) => {
      await insertEvents(tx, { id: job }, keyed('lost'), new Date())
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await record(job, keyed('kept'))
    expect(await keysOf(job)).toEqual(['queued', 'kept'])
    expect(await numbersOf(job)).toEqual([1, 2])
  })

  test('nothing is appended to a job that has ended, however many late activities come at the same moment as its end', async () => {
    const job = await makeJob(db)
    const late = upTo(30).map((n) =>
      record(job, keyed(`late ${n}`)).then(() => 'written', errorType),
    )
    const end = finishRun(activityDeps(db), job, { stopReason: 'cancelled', failureType: null })
    const later = upTo(30).map((n) =>
      record(job, keyed(`later ${n}`)).then(() => 'written', errorType),
    )
    const outcomes = await Promise.all([...late, ...later])
    await end
    const log = await logOf(db, job)
    // which of them end before the job is chance; the events that they receive are not
    expect(['written', 'job_ended']).toEqual(expect.arrayContaining([...new Set(outcomes)]))
    expect(log.map(({ seq }) => seq)).toEqual(upTo(log.length))
    expect(log.at(-1)).toMatchObject({ type: 'error', dedupeKey: 'end' })
    expect(log).toHaveLength(2 + outcomes.filter((outcome) => outcome === 'written').length)
    await expect(record(job, keyed('much later'))).rejects.toMatchObject({ type: 'job_ended' })
    expect(await logOf(db, job)).toEqual(log)
  })

  test('a step of an unknown job says so', async () => {
    await expect(record('job_00000000000000000000000000', keyed('x'))).rejects.toMatchObject({
      type: 'job_unknown',
    })
  })

  test.each([
    ['umlauts, Han, emoji', 'Zoë 王小明 👩‍👩‍👧‍👦 \u{10FFFF}'],
    [
      'every control character',
      `${Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('')}\u007f\u0085\u2028\u2029`,
    ],
    ['a lone surrogate', 'half \ud83d of it'],
    [
      'what looks like SQL, SSE or JSON',
      `'; drop table jobs; -- \r\n\r\ndata: {"seq":1}\n\n{}[]"\\\\u0000`,
    ],
    ['a long text', 'é'.repeat(200_000)],
  ])('the event log: %s comes back byte for byte', async (_, label) => {
    const job = await makeJob(db)
    const event = {
      type: 'section' as const,
      key: label,
      data: { [label]: [label, 1e21, -0, 0.1, null, true] },
    }
    await record(job, [{ dedupeKey: 'text', event }])
    const [stored] = await listEventsAfter(db, job, 1, 10)
    expect(stored?.payload === JSON.stringify(event)).toBe(true)
  })

  test('the result of a job that has ended holds its events as readers of the log see them', async () => {
    const job = await makeJob(db)
    await insertEvents(
      db,
      { id: job },
      keyed('é"\\', '日本🙂'),
      new Date('2029-01-01T00:00:00.070Z'),
    )
    await insertEvents(db, { id: job }, keyed('later'), new Date('2029-11-30T23:59:59.999Z'))
    const ending: Omit<Ending, 'result' | 'afterEvents'> = {
      status: 'succeeded',
      stopReason: 'completed',
      partial: false,
      error: null,
      usage: null,
      progress: { percent: 100, label: 'Finished' },
      warnings: [],
      cached: false,
      completedAt: new Date(),
    }
    await updateEnded(db, job, { ...ending, result: '{"events":[', afterEvents: ']}' })
    const seen = (await listEventsAfter(db, job, 0, 10)).map(buildEventJson)
    expect(seen).toHaveLength(4)
    expect((await rowOf(db, job)).result).toBe(`{"events":[${seen.join()}]}`)
    await updateEnded(db, job, { ...ending, result: '{}', afterEvents: null })
    expect((await rowOf(db, job)).result).toBe('{}')
    await updateEnded(db, job, { ...ending, result: null, afterEvents: null })
    expect((await rowOf(db, job)).result).toBeNull()
  })

  test('the events of a job are listed in pages after any number', async () => {
    const job = await makeJob(db)
    await record(job, keyed(...upTo(9).map(String)))
    const numbers = async (after: number, limit: number) =>
      (await listEventsAfter(db, job, after, limit)).map(({ seq }) => seq)
    expect(await numbers(0, 3)).toEqual([1, 2, 3])
    expect(await numbers(3, 3)).toEqual([4, 5, 6])
    expect(await numbers(9, 3)).toEqual([10])
    expect(await numbers(10, 3)).toEqual([])
    expect(await numbers(Number.MAX_SAFE_INTEGER, 3)).toEqual([])
  })
})

function errorType(error: unknown): string {
  if (error instanceof ActivityError) return error.type
  throw error
}
