import type { QueryResultRow } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  insertEvents,
  listAccountEvents,
  listEventsAfter,
  redactEvents,
} from '../../store/events.ts'
import { deleteFindings, insertFindings, loadFindings } from '../../store/findings.ts'
import { type Ending, updateEnded } from '../../store/job-endings.ts'
import { type Db, openStore, type Queryable } from '../../store/open.ts'
import { makeJob } from '../support/jobs.ts'
import { useStack } from '../support/stack/use-stack.ts'

let db: Db
let job: string
beforeAll(async () => {
  db = openStore(await useStack().createTestDatabase('partition_pruning'), { max: 1 })
  job = await makeJob(db)
})
afterAll(() => db.end())

const event = { type: 'status', label: 'Asked' } as const
const found = { provider: 'github', kind: 'account', payload: '{}', dedupeKey: 'github:1' }
const now = new Date()
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
