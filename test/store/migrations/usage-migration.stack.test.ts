import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { finishRun } from '../../../activities/lifecycle/finish-run.ts'
import { buildPlans } from '../../../contract/operations/plans.ts'
import { createId } from '../../../store/database/new-id.ts'
import { openStore } from '../../../store/database/open.ts'
import { root } from '../../support/code/root.ts'
import { spend } from '../../support/rows/accounts.ts'
import { makeAccount, makeJob } from '../../support/rows/jobs.ts'
import { useStack } from '../../support/stack/use-stack.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

const sql = readFileSync(path.join(root, 'store', 'migrations', '0008_usage.sql'), 'utf8')
const [up = '', down = ''] = sql.split('-- Down Migration')

test('runs that began before there were budgets and a cap are counted by them, and end as ever', async () => {
  const db = openStore(await useStack().createTestDatabase('usage_migration'), { max: 4 })
  const client = await db.connect()
  try {
    // the last moments of a month in UTC, by whatever clock the server goes
    await client.query(`set time zone 'America/New_York'`)
    const createdAt = new Date('2026-10-31T23:30:00.000Z')
    const accountId = await makeAccount(db, createdAt)
    const keyId = createId('key')
    const week = new Date('2026-10-31T00:00:00.000Z')
    const [open, ended] = [
      await makeJob(db, { accountId, createdAt }),
      await makeJob(db, { accountId, createdAt }),
    ]
    await client.query(down)
    await client.query('update jobs set key_id = $1', [keyId])
    await client.query(
      `insert into usage_ledger (job_id, kind, account_id, week_start, micro_dollars, created_at) values
         ($1, 'reserve', $3, $4, 50000, $5), ($2, 'reserve', $3, $4, 50000, $5), ($2, 'settle', $3, $4, 12000, '2026-11-01T00:10:00Z')`,
      [open, ended, accountId, week, createdAt],
    )
    await client.query(
      `insert into usage_weeks (account_id, week_start, reserved_micro_dollars, spent_micro_dollars) values ($1, $2, 50000, 12000)`,
      [accountId, week],
    )
    await client.query(up)
    const totals = async () => {
      const { rows } = await client.query(
        `select 'month' as of, month::text as at, reserved_micro_dollars as reserved, spent_micro_dollars as spent from usage_months
         union all select 'day', day::text, reserved_micro_dollars, spent_micro_dollars from service_days
         order by at`,
      )
      return rows
    }
    const before = { reserved: 50_000, spent: 12_000 }
    expect(await totals()).toEqual([
      { of: 'month', at: '2026-10-01', ...before },
      { of: 'day', at: '2026-10-31', ...before },
    ])
    await spend(db, open, 7_000)
    const deps = activityDeps(db, {
      plans: buildPlans(1_000_000),
      now: () => new Date('2026-11-01T01:00:00.000Z'),
    })
    await finishRun(deps, open, { stopReason: 'cancelled', failureType: null })
    const after = { reserved: 0, spent: 19_000 }
    expect(await totals()).toEqual([
      { of: 'month', at: '2026-10-01', ...after },
      { of: 'day', at: '2026-10-31', ...after },
    ])
  } finally {
    client.release(true)
    await db.end()
  }
})
