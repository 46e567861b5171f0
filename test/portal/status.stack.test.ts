import { afterAll, beforeAll, expect, test } from 'vitest'
import { incident } from '../../commands/incident.ts'
import { callAnew } from '../support/calls/callers.ts'
import { runInProcess } from '../support/processes/run-command.ts'
import { makeJob } from '../support/rows/jobs.ts'
import { refuseRows } from '../support/rows/refuse-rows.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
})
afterAll(() => service.stop())

test('the status page measures stored outcomes and shows incidents', async () => {
  const { rows } = await service.db.query<{ id: string }>('select id from accounts limit 1')
  for (const status of ['succeeded', 'succeeded', 'failed', 'failed', 'cancelled']) {
    const id = await makeJob(service.db, { operation: 'vin', accountId: rows[0]?.id ?? '' })
    await service.db.query(
      `update jobs set status = $2, created_at = now() - interval '3 seconds',
         completed_at = now() - interval '1 second' where id = $1`,
      [id, status],
    )
    await service.db.query(
      `insert into provider_outcomes (job_id, provider, outcome, duration_ms, created_at)
       values ($1, 'vpic', 'ok', 5, now() - interval '1 second')`,
      [id],
    )
  }
  // what is wrong with a request says nothing about the service
  for (const code of ['not_found', 'image_unusable', 'subject_suppressed']) {
    const id = await makeJob(service.db, { operation: 'vin', accountId: rows[0]?.id ?? '' })
    await service.db.query(
      `update jobs set status = 'failed', error = $2, completed_at = now() - interval '1 second'
       where id = $1`,
      [id, { code, message: '', retryable: false }],
    )
  }
  const open = () => runInProcess(incident, ['open', 'Slow <look-ups>', 'Wait.'], service.env)
  const makeRoom = await refuseRows(service.db, 'audit_log')
  expect((await open()).status).toBe(1)
  await makeRoom()
  const opened = await open()
  const page = await (await callAnew(service.url, '/status')).text()
  expect(page).toMatch(
    /<code>vin<\/code><\/th>\s*<td><span class="level degraded">degraded<\/span><\/td>\s*<td>50 %<\/td>\s*<td>2\.0 s<\/td>/,
  )
  expect(page).toMatch(/<code>vpic<\/code><\/th>\s*<td><span class="level working">/)
  expect(page).toContain('Slow &lt;look-ups&gt;')
  expect(page).toContain('There is an open incident.')
  const [id = ''] = /inc_\w+/.exec(opened.stdout) ?? []
  const { stdout } = await runInProcess(incident, ['list'], service.env)
  expect(stdout.match(/inc_/g)).toHaveLength(1)
  expect((await runInProcess(incident, ['resolve', id], service.env)).status).toBe(0)
  expect((await runInProcess(incident, ['resolve', id], service.env)).status).toBe(1)
})

test('the status page says how long jobs wait while no worker takes them, sandbox aside', async () => {
  const ids = await Promise.all(
    (['10 minutes 5 seconds', '20 minutes 5 seconds'] as const).map(async (age, at) => {
      const id = await makeJob(service.db, { operation: 'vin', sandbox: at > 0 })
      const aged = 'update jobs set created_at = now() - $2::interval where id = $1'
      await service.db.query(aged, [id, age])
      return id
    }),
  )
  // another API has measured nothing yet
  const other = await service.startApi({ TRUSTED_PROXIES: '1' })
  const page = await (await callAnew(other.url, '/status')).text()
  expect(page).toContain('Requests wait to begin, the oldest for 10 minutes.')
  await service.db.query('delete from jobs where id = any($1)', [ids])
})
