import type { QueryResultRow } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDayPartitions } from '../../../store/database/day-partitions.ts'
import { type Db, openStore, type Queryable } from '../../../store/database/open.ts'
import { deleteFindings, insertFindings, loadFindings } from '../../../store/findings/findings.ts'
import { type Ending, updateEnded } from '../../../store/jobs/endings.ts'
import {
  insertEvents,
  listAccountEvents,
  listEventsAfter,
  redactEvents,
} from '../../../store/jobs/events.ts'
import { findLastUsage, listUsage } from '../../../store/requests/lists.ts'
import { listTracedRequests } from '../../../store/requests/trace.ts'
import { listUsageGroups } from '../../../store/requests/usage-report.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import { useStack } from '../../support/stack/use-stack.ts'

let databaseUrl: string
let db: Db
let job: string
beforeAll(async () => {
  databaseUrl = await useStack().createTestDatabase('partition_pruning')
  db = openStore(databaseUrl, { max: 1 })
  job = await makeJob(db)
})
afterAll(() => db.end())

const event = { type: 'status', label: 'Asked' } as const
const found = { provider: 'github', kind: 'account', payload: '{}', dedupeKey: 'github:1' }
const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const ending: Ending = {
  status: 'succeeded',
  stopReason: 'completed',
  partial: false,
  error: null,
  usage: null,
  result: '[',
  afterEvents: ']',
  progress: { percent: 100, label: 'Finished' },
  warnings: [],
  cached: false,
  completedAt: now,
}

/** What reads or writes the rows of a job, by what it does. */
const statements: Record<string, (db: Queryable) => Promise<unknown>> = {
  'reads its log': (on) => listEventsAfter(on, job, 0, 100),
  'reads its events about accounts': (on) => listAccountEvents(on, job),
  'appends to its log': (on) => insertEvents(on, { id: job }, [{ dedupeKey: 'a', event }], now),
  'ends it with its log': (on) => updateEnded(on, job, ending),
  'blanks its events': (on) => redactEvents(on, job),
  'stores findings': (on) => insertFindings(on, job, [found], now),
  'reads its findings': (on) => loadFindings(on, job),
  'deletes findings': (on) => deleteFindings(on, job, []),
}

/** What looks for requests, and how many days back it may look. */
const lists: [what: string, days: number, list: (db: Queryable) => Promise<unknown>][] = [
  [
    'reads the newest page of a year of requests',
    3,
    (on) =>
      listUsage(on, {
        ...{ accountId: 'acct_1', operations: ['vin'], keyId: null, since: daysAgo(365) },
        ...{ before: null, now, limit: 50 },
      }),
  ],
  [
    'reports the usage of a week',
    8,
    (on) =>
      listUsageGroups(on, {
        ...{ accountId: 'acct_1', operations: ['vin'], keyId: null, scopes: [] },
        since: daysAgo(7),
      }),
  ],
  [
    'traces a request by its id',
    4,
    (on) => listTracedRequests(on, 'req_1', { since: daysAgo(3), until: daysAgo(2) }),
  ],
]

test.each(lists)('a statement that %s touches the days that it asks for', async (_, days, list) => {
  await createDayPartitions(db, { from: daysAgo(40), until: now })
  const plans: string[] = []
  await list(explaining(plans))
  const used = plans[0]?.match(/(?<=requests_(?:job|rec)_)\d{8}/g) ?? []
  expect(used.length).toBeGreaterThan(0)
  const first = daysAgo(days).toISOString().slice(0, 10).replaceAll('-', '')
  expect(used.filter((day) => day < first)).toEqual([])
})

const year = { accountId: 'acct_1', operations: ['vin'], keyId: null, since: daysAgo(365) }

test.each<[what: string, look: (db: Queryable) => Promise<unknown>]>([
  ['a page of requests', (on) => listUsage(on, { ...year, before: null, now, limit: 50 })],
  ['the end of a part', (on) => findLastUsage(on, { ...year, before: null, now, count: 50 })],
])('no statement that looks for %s locks the partitions of a year', async (_, look) => {
  await createDayPartitions(db, { from: daysAgo(100), until: now })
  const plans: string[] = []
  await look(explaining(plans))
  const days = plans.map((plan) => new Set(plan.match(/(?<=requests_(?:job|rec)_)\d{8}/g)).size)
  expect(Math.max(...days)).toBeGreaterThan(20)
  expect(Math.max(...days)).toBeLessThan(40)
})

test('a page is found by few statements, however far apart its bounds are', async () => {
  const plans: string[] = []
  const before = { createdAt: new Date(9_999_999_999_999), id: 'rec_Z' }
  await listUsage(explaining(plans), { ...year, since: new Date(0), before, now, limit: 50 })
  expect(plans.length).toBeLessThan(20)
})

/** Explains what it is given, and returns no rows. */
function explaining(plans: string[]): Queryable {
  return {
    async query<Row extends QueryResultRow>({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await db.query<{ line: string }>({
        text: `explain (analyze, costs off, timing off, summary off) ${text}`,
        values,
      })
      plans.push(rows.flatMap((row) => Object.values(row)).join('\n'))
      return await db.query<Row>('select where false')
    },
  }
}

test.each(
  Object.keys(statements).flatMap((what) => ['custom', 'generic'].map((plan) => [what, plan])),
)('a statement that %s touches one partition, with a %s plan', async (what = '', plan) => {
  await db.query(`set plan_cache_mode = force_${plan}_plan`)
  const plans: string[] = []
  await statements[what]?.(explaining(plans))
  const used = plans.join('\n').match(/(?:job_events|findings)_(?:\d{8}|default)(?=[ \n])/g)
  expect(plans).toHaveLength(1)
  const today = now.toISOString().slice(0, 10).replaceAll('-', '')
  expect(used?.filter((name) => !name.endsWith(today)) ?? []).toEqual([])
})

test('an activity has one plan for the logs of all jobs', async () => {
  const ofActivities = openStore(databaseUrl, { purpose: 'activities', max: 1 })
  await insertEvents(ofActivities, { id: job }, [{ dedupeKey: 'planned', event }], now)
  for (const after of [0, 1]) await listEventsAfter(ofActivities, job, after, 100)
  const { rows } = await ofActivities.query<QueryResultRow>(
    `select generic_plans::int, custom_plans::int from pg_prepared_statements
    where name = 'events-after'`,
  )
  expect(rows).toEqual([{ genericPlans: 2, customPlans: 0 }])
  await ofActivities.end()
})
