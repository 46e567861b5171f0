import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { createId } from '../../../store/database/new-id.ts'
import { openStore } from '../../../store/database/open.ts'
import { insertFindings } from '../../../store/findings/findings.ts'
import { root } from '../../support/code/root.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import { useStack } from '../../support/stack/use-stack.ts'

function readMigration(name: string): string[] {
  const file = path.join(root, 'store', 'migrations', `${name}.sql`)
  return readFileSync(file, 'utf8').split('-- Down Migration')
}

test('events and findings of before there were partitions move into those of their days', async () => {
  const [up = '', down = ''] = readMigration('0027_partitions_by_day')
  const db = openStore(await useStack().createTestDatabase('partitions_migration'), { max: 1 })
  try {
    await db.query(down)
    const days = [0, 6, 300, 500].map((ago) => new Date(Date.now() - ago * 86_400_000))
    const jobs: string[] = []
    for (const createdAt of days) {
      const id = await makeJob(db, { id: `job_${ulid(createdAt.getTime())}`, createdAt })
      const found = { provider: 'github', kind: 'account', payload: '{"b":1,"a":2}' }
      await insertFindings(db, id, [{ ...found, dedupeKey: 'github:1', hidden: true }], createdAt)
      jobs.push(id)
    }
    const stored = async () => {
      const events = 'select * from job_events order by job_id, seq'
      const findings = 'select * from findings order by job_id, dedupe_key'
      return [(await db.query(events)).rows, (await db.query(findings)).rows]
    }
    const before = await stored()
    await db.query(up)
    expect(await stored()).toEqual(before)
    const { rows } = await db.query<{ name: string }>(
      'select tableoid::regclass::text as name from findings order by job_id desc',
    )
    const [today, week, year] = days.map((day) =>
      day.toISOString().slice(0, 10).replaceAll('-', ''),
    )
    expect(rows.map(({ name }) => name)).toEqual([
      `findings_${today}`,
      `findings_${week}`,
      `findings_${year}`,
      'findings_default',
    ])
    await db.query('delete from jobs where id = $1', [jobs[0]])
    await db.query(down)
    expect((await stored()).map((table) => table.length)).toEqual([3, 3])
  } finally {
    await db.end()
  }
})

test('requests of before there were partitions move into those of their days or weeks, and back', async () => {
  const [up = '', down = ''] = readMigration('0029_requests_by_day')
  const db = openStore(await useStack().createTestDatabase('requests_migration'), { max: 1 })
  try {
    await db.query(down)
    const days = [0, 6, 300].map((ago) => new Date(Date.now() - ago * 86_400_000))
    const ids = days.flatMap((at) => [createId('job', at), createId('rec', at)])
    await db.query(
      `insert into requests (id, account_id, key_id, request_id, channel, sandbox, created_at)
       select id, 'acct_1', 'key_1', 'req_1', 'sync', false, at
       from unnest($1::text[], $2::timestamptz[]) as given (id, at)`,
      [
        [...ids, 'other'],
        [...days.flatMap((at) => [at, at]), days[0]],
      ],
    )
    const stored = async () => (await db.query('select * from requests order by id')).rows
    const before = await stored()
    await db.query(up)
    expect(await stored()).toEqual(before)
    const { rows } = await db.query<{ name: string }>(
      'select tableoid::regclass::text as name from requests order by name',
    )
    const suffix = (day: Date | undefined) => day?.toISOString().slice(0, 10).replaceAll('-', '')
    // 39 weeks before the month: 303 to 297 days ago
    const week = new Date(Date.now() - 303 * 86_400_000)
    const suffixes = [week, days[1], days[0]].map(suffix)
    expect(rows.map(({ name }) => name)).toEqual([
      'requests_default',
      ...suffixes.map((name) => `requests_job_${name}`),
      ...suffixes.map((name) => `requests_rec_${name}`),
    ])
    await db.query(down)
    expect(await stored()).toEqual(before)
  } finally {
    await db.end()
  }
})

test('a migration of a year of requests holds fewer locks than PostgreSQL has room for', async () => {
  const [up = '', down = ''] = readMigration('0029_requests_by_day')
  const db = openStore(await useStack().createTestDatabase('requests_year'), { max: 1 })
  try {
    await db.query(down)
    await db.query(`
      insert into requests (id, account_id, key_id, request_id, channel, sandbox, created_at)
      select first_id_on('rec', current_date - ago), 'acct_1', 'key_1', 'req_1', 'sync', false,
        current_date - ago
      from generate_series(0, 399) as ago
    `)
    await db.query('begin')
    await db.query(up)
    const { rows } = await db.query<{ held: number }>(
      'select count(*)::integer as held from pg_locks where pid = pg_backend_pid()',
    )
    // 64 for each of 100 connections
    expect(rows[0]?.held).toBeLessThan(6_400 / 2)
    await db.query('commit')
    const { rows: where } = await db.query(`
      select tableoid = 'requests_default'::regclass as is_default, count(*)::integer as rows
      from requests group by 1
    `)
    expect(where).toEqual([{ isDefault: false, rows: 400 }])
  } finally {
    await db.end()
  }
})
