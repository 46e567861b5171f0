import { setTimeout as sleep } from 'node:timers/promises'
import { ulid } from 'ulid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reconcile } from '../../../activities/lifecycle/reconcile.ts'
import { updateDayPartitions } from '../../../activities/lifecycle/update-day-partitions.ts'
import { erasePeople } from '../../../activities/opt-outs/erase-people.ts'
import {
  createDayPartitions,
  deleteDayPartition,
  listOverDayPartitions,
} from '../../../store/database/day-partitions.ts'
import { createId } from '../../../store/database/new-id.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { insertFindings } from '../../../store/findings/findings.ts'
import { findLastUsage, listUsage, type UsageRow } from '../../../store/requests/lists.ts'
import { insertEndedRequests } from '../../../store/requests/requests.ts'
import { eventually } from '../../support/eventually.ts'
import { logOf, makeJob } from '../../support/rows/jobs.ts'
import { useStack } from '../../support/stack/use-stack.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const suffix = (at: Date) => at.toISOString().slice(0, 10).replaceAll('-', '')

describe('partitions by day', () => {
  let db: Db
  beforeAll(async () => {
    db = openStore(await useStack().createTestDatabase('day_partitions'))
  })
  afterAll(() => db.end())

  /** A job that was asked for then, with an event and a finding. */
  async function makeJobAt(at: Date, status = 'running'): Promise<string> {
    const id = await makeJob(db, { id: `job_${ulid(at.getTime())}`, createdAt: at })
    await db.query('update jobs set status = $2, input = $3 where id = $1', [
      id,
      status,
      { query: 'ada@example.org', type: 'email' },
    ])
    const found = { provider: 'github', kind: 'account', payload: '{}', dedupeKey: 'github:1' }
    await insertFindings(db, id, [found], at)
    return id
  }

  /** The partitions that hold rows of the job. */
  async function partitionsOf(job: string): Promise<string[]> {
    const { rows } = await db.query<{ name: string }>(
      `select distinct name from (
         select tableoid::regclass::text as name, job_id from job_events
         union all select tableoid::regclass::text, job_id from findings
       ) as held where job_id = $1 order by 1`,
      [job],
    )
    return rows.map(({ name }) => name)
  }

  async function partitions(): Promise<string[]> {
    const { rows } = await db.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits
       where inhparent = 'job_events'::regclass order by 1`,
    )
    return rows.map(({ name }) => name)
  }

  async function makeDay(at: Date): Promise<[string, string]> {
    await createDayPartitions(db, { from: at, until: at })
    return [`findings_${suffix(at)}`, `job_events_${suffix(at)}`]
  }

  test('a database has the partitions of its first day and the next two, and housekeeping adds the next', async () => {
    const found = await partitions()
    // the suite made its databases before midnight when it runs over it
    const first = found[0] === `job_events_${suffix(daysAgo(1))}` ? 1 : 0
    const made = [0, 1, 2].map((ahead) => `job_events_${suffix(daysAgo(first - ahead))}`)
    expect(found).toEqual([...made, 'job_events_default'])
    await updateDayPartitions({ db, now: () => daysAgo(-1) })
    expect(await partitions()).toContain(`job_events_${suffix(daysAgo(-3))}`)
  })

  test('what a job stores goes where the day of its id is, however late it comes', async () => {
    const today = await makeJobAt(new Date())
    expect(await partitionsOf(today)).toEqual([
      `findings_${suffix(new Date())}`,
      `job_events_${suffix(new Date())}`,
    ])
    const own = await makeDay(daysAgo(3))
    expect(await partitionsOf(await makeJobAt(daysAgo(3)))).toEqual(own)
  })

  test.each([
    ['in a hundred days', -100],
    ['of a year ago', 365],
  ])('a job %s, by a clock that is wrong, is stored like any other', async (_, ago) => {
    const job = await makeJobAt(daysAgo(ago))
    expect(await partitionsOf(job)).toEqual(['findings_default', 'job_events_default'])
    expect(await logOf(db, job)).toHaveLength(1)
  })

  test('a day of which the default partition holds rows gets no partition, and the others do', async () => {
    await makeJobAt(daysAgo(40))
    await createDayPartitions(db, { from: daysAgo(41), until: daysAgo(39) })
    const names = await partitions()
    expect(names).toContain(`job_events_${suffix(daysAgo(41))}`)
    expect(names).not.toContain(`job_events_${suffix(daysAgo(40))}`)
    expect(names).toContain(`job_events_${suffix(daysAgo(39))}`)
  })

  test('a day is dropped when all its jobs are past their time, and kept for one that is open or is not', async () => {
    const [over, open, fresh] = [daysAgo(20), daysAgo(21), daysAgo(22)]
    for (const day of [over, open, fresh]) await makeDay(day)
    for (const day of [over, open, fresh]) await makeJobAt(day, 'succeeded')
    await makeJobAt(open)
    const kept = await makeJobAt(fresh, 'succeeded')
    await db.query(`update jobs set expires_at = now() + interval '1 hour' where id = $1`, [kept])
    await updateDayPartitions({ db, now: () => new Date() })
    const names = await partitions()
    expect(names).not.toContain(`job_events_${suffix(over)}`)
    expect(names).toContain(`job_events_${suffix(open)}`)
    expect(names).toContain(`job_events_${suffix(fresh)}`)
    expect(await logOf(db, kept)).toHaveLength(1)
    expect(
      await listOverDayPartitions(db, { now: new Date(), requestsBefore: daysAgo(400) }),
    ).toEqual([])
  })

  test('the partitions of today are kept, empty as they may be', async () => {
    await updateDayPartitions({ db, now: () => new Date() })
    expect(await partitions()).toContain(`job_events_${suffix(new Date())}`)
  })

  test('a worker that dies while it drops or makes partitions leaves all as it was, and the next one does it', async () => {
    const day = daysAgo(30)
    const [name] = await makeDay(day)
    const job = await makeJobAt(day, 'succeeded')
    const client = await db.connect()
    const broken = new Promise((resolve) => client.once('error', resolve))
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await client.query('begin')
    await client.query('select drop_day_partition($1, now())', [name])
    await client.query('select create_day_partitions(current_date - 90, current_date - 90)')
    await db.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await broken
    client.release(true)
    const { rows: made } = await db.query(`select from pg_class where relname like $1`, [
      `%${suffix(daysAgo(90))}`,
    ])
    expect(made).toEqual([])
    expect(await partitionsOf(job)).toContain(name)
    // the connection breaks before the server has given up its locks
    await eventually(async () =>
      expect(await deleteDayPartition(db, { name, over: new Date() })).toBe('done'),
    )
    expect(await partitionsOf(job)).toEqual([`job_events_${suffix(day)}`])
    expect(await deleteDayPartition(db, { name, over: new Date() })).toBe('done')
  })

  test('housekeeping gives way to a transaction that holds rows, and others do not wait for it', async () => {
    const day = daysAgo(31)
    const [name] = await makeDay(day)
    const job = await makeJobAt(day, 'succeeded')
    const client = await db.connect()
    try {
      await client.query('begin')
      await client.query('update findings set hidden = true where job_id = $1', [job])
      const startedAt = performance.now()
      const dropping = deleteDayPartition(db, { name, over: new Date() })
      await sleep(50)
      await makeJobAt(new Date())
      expect(performance.now() - startedAt).toBeLessThan(2_000)
      expect(await dropping).toBe('held_up')
      // a refusal arrives before the server has given up its locks
      const another = { from: daysAgo(91), until: daysAgo(91) }
      await eventually(async () => expect(await createDayPartitions(db, another)).toBe('held_up'))
    } finally {
      await client.query('rollback')
      client.release()
    }
    await eventually(async () =>
      expect(await deleteDayPartition(db, { name, over: new Date() })).toBe('done'),
    )
  })

  test('two workers that keep the same days do not hinder each other', async () => {
    const [over] = await makeDay(daysAgo(50))
    await db.query(`drop table findings_${suffix(daysAgo(-2))}`)
    const now = () => new Date()
    await Promise.all([1, 2, 3, 4].map(() => updateDayPartitions({ db, now })))
    await updateDayPartitions({ db, now })
    const { rows } = await db.query<{ names: string[] }>(
      `select array_agg(relname::text) as names from pg_class where relname like 'findings%'`,
    )
    expect(rows[0]?.names).toContain(`findings_${suffix(daysAgo(-2))}`)
    expect(rows[0]?.names).not.toContain(over)
  })

  /** A request that was answered then; with a run, the one that started it. */
  async function makeRequestAt(at: Date, accountId: string, id: string = createId('rec', at)) {
    await insertEndedRequests(db, [
      {
        ...{ id, accountId, keyId: 'key_1', requestId: 'req_1', jobId: null, channel: 'sync' },
        ...{ endpoint: 'vin', operation: 'vin', sandbox: false, httpStatus: 200, cached: true },
        ...{ outcome: 'succeeded', errorCode: null, idempotentReplay: false, source: null },
        ...{ remainingPercent: null, durationMs: 3, createdAt: at },
      },
    ])
  }

  async function requestsOf(accountId: string): Promise<string[]> {
    const { rows } = await db.query<{ name: string }>(
      'select tableoid::regclass::text as name from requests where account_id = $1 order by id',
      [accountId],
    )
    return rows.map(({ name }) => name)
  }

  test('requests go where the day of their id is, those that started a run beside the others', async () => {
    const day = daysAgo(7)
    await makeDay(day)
    await makeRequestAt(day, 'days')
    await makeRequestAt(new Date(day.getTime() + 60_000), 'days', createId('job', day))
    await makeRequestAt(daysAgo(-100), 'days')
    expect(await requestsOf('days')).toEqual([
      `requests_job_${suffix(day)}`,
      `requests_rec_${suffix(day)}`,
      'requests_default',
    ])
  })

  test('a request whose end is recorded twice is one row', async () => {
    const id = createId('job', daysAgo(1))
    for (const at of [daysAgo(1), new Date()]) await makeRequestAt(at, 'twice', id)
    expect(await requestsOf('twice')).toHaveLength(1)
  })

  test('requests go with the partition of their day after 400 days, and one by one where they have none', async () => {
    const [over, kept] = [daysAgo(402), daysAgo(399)]
    for (const day of [over, kept]) await makeDay(day)
    for (const day of [over, kept, daysAgo(403), daysAgo(398)]) await makeRequestAt(day, 'old')
    await reconcile(activityDeps(db))
    expect(await requestsOf('old')).toEqual([`requests_rec_${suffix(kept)}`, 'requests_default'])
    const { rows } = await db.query<{ name: string }>(
      `select relname as name from pg_class where relname ~ $1`,
      [`^requests_(job|rec)_(${suffix(over)}|${suffix(kept)})$`],
    )
    expect(rows.map(({ name }) => name).sort()).toEqual(
      ['job', 'rec'].map((kind) => `requests_${kind}_${suffix(kept)}`),
    )
  })

  test('a page of requests is whole and in order whatever lies between its days', async () => {
    await createDayPartitions(db, { from: daysAgo(70), until: daysAgo(0) })
    const ages = [0, 1, 2, 5, 6, 7, 30, 69, 200, 364]
    for (const age of ages) await makeRequestAt(daysAgo(age), 'pages')
    const found: Date[] = []
    let before: UsageRow | null = null
    for (let pages = 0; pages < 6; pages += 1) {
      const page: UsageRow[] = await listUsage(db, {
        ...{ accountId: 'pages', operations: ['vin'], keyId: null, since: daysAgo(365) },
        ...{ before, now: new Date(), limit: 2 },
      })
      found.push(...page.map(({ createdAt }) => createdAt))
      before = page.at(-1) ?? null
      if (before === null) break
    }
    expect(found.map(suffix)).toEqual(ages.map((age) => suffix(daysAgo(age))))
  })

  test('the end of a part is found whatever lies between its days', async () => {
    const ages = [0, 1, 30, 69, 200, 364]
    for (const age of ages) await makeRequestAt(daysAgo(age), 'parts')
    const shown = { accountId: 'parts', operations: ['vin'], keyId: null, since: daysAgo(365) }
    const ends = await Promise.all(
      ages.map((_, at) =>
        findLastUsage(db, { ...shown, before: null, now: new Date(), count: at + 1 }),
      ),
    )
    expect(ends.map((end) => end && suffix(end.createdAt))).toEqual([
      ...ages.slice(0, -1).map((age) => suffix(daysAgo(age))),
      null,
    ])
  })

  test('an opt-out erases what is kept of the person in every partition', async () => {
    const old = daysAgo(5)
    await makeDay(old)
    const jobs = [
      await makeJobAt(new Date(), 'succeeded'),
      await makeJobAt(old, 'succeeded'),
      await makeJobAt(daysAgo(-200), 'succeeded'),
    ]
    await db.query(
      `update jobs set operation = 'search', expires_at = now() + interval '1 day' where id = any ($1)`,
      [jobs],
    )
    const held = await Promise.all(jobs.map(partitionsOf))
    expect(new Set(held.flat()).size).toBe(6)
    const entry = {
      kind: 'email',
      value: 'ada@example.org',
      platform: null,
      factKind: null,
      factValue: null,
    } as const
    expect((await erasePeople(db, [entry])).erased).toBeGreaterThanOrEqual(3)
    expect(await Promise.all(jobs.map(partitionsOf))).toEqual([[], [], []])
  })
})
