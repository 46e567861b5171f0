/** Tool calls whose jobs go on: no worker is there, so each job stays as the test leaves it. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { finishRun } from '../../activities/lifecycle/finish-run.ts'
import { buildFixture, buildSandboxResult } from '../../api/respond/sandbox.ts'
import { inTransaction } from '../../store/database/open.ts'
import { insertEvents } from '../../store/jobs/events.ts'
import { findJob, lockJob } from '../../store/jobs/jobs.ts'
import { eraseJobs } from '../../store/opt-outs/erase.ts'
import { eventually } from '../support/eventually.ts'
import { toolResult } from '../support/mcp/clients.ts'
import {
  postMessage,
  readMessages,
  request,
  takesTasks,
  tasksExtension,
} from '../support/mcp/messages.ts'
import { hold, storeResult } from '../support/rows/jobs.ts'
import { startApiProcess } from '../support/service/api-process.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'
import { activityDeps } from '../support/worker/activity-deps.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi()
})
afterAll(async () => {
  await service.db.query(`delete from jobs where status in ('queued', 'cancelling')`)
  await service.stop()
})

const dossier = (name: string, more: Record<string, unknown> = {}) => ({
  name: 'build_dossier',
  arguments: { person: { name }, wait_seconds: 0, ...more },
})

const Running = z.object({
  status: z.literal('running'),
  job_id: z.string(),
  poll_after_ms: z.int(),
})

async function start(params: Record<string, unknown>, key = service.key): Promise<string> {
  const result = toolResult(await request(service.url, 'tools/call', params, { key }))
  return Running.parse(result.structuredContent).job_id
}

/** Ends a run with the dossier of the sandbox. */
async function end(jobId: string, notice = 'Compiled from public sources.'): Promise<void> {
  const at = { requestId: 'req_1', now: new Date() }
  const result = buildSandboxResult('dossier', buildFixture('dossier', null), at)
  const text = JSON.stringify(result).replace(/"notice":"[^"]*"/, `"notice":"${notice}"`)
  await storeResult(service.db, jobId, text)
  await finishRun(activityDeps(service.db), jobId, { stopReason: 'completed', failureType: null })
}

async function update(jobId: string, change: string): Promise<void> {
  await service.db.query(`update jobs set ${change} where id = $1`, [jobId])
}

test('a call that waits no longer answers with the job in under 1,000 bytes', async () => {
  const result = await request(service.url, 'tools/call', dossier('Una Short'), {
    key: service.key,
  })
  const { job_id } = Running.parse(result.structuredContent)
  expect(JSON.stringify(result).length).toBeLessThan(1_000)
  expect(JSON.stringify(result.content)).toContain(`http://service.test/api/v1/jobs/${job_id}`)
  expect(await findJob(service.db, job_id)).toMatchObject({ channel: 'mcp', status: 'queued' })
})

describe('the same call while its job runs or has just ended', () => {
  test('an equal call attaches to the job that runs, and five at once make one job', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => start(dossier('Una Same'))))
    expect(new Set(ids).size).toBe(1)
  })

  test('a call of another key, or with other input, has a job of its own', async () => {
    const other = await service.createKey()
    const ids = [
      await start(dossier('Una Other')),
      await start(dossier('Una Other'), other.key),
      await start(dossier('Una Other', { refresh: true })),
    ]
    expect(new Set(ids).size).toBe(3)
  })

  test('an equal call is answered with the job that succeeded within the last two minutes', async () => {
    const params = dossier('Una Ended', { refresh: true })
    const first = await start(params)
    await end(first)
    const repeated = toolResult(
      await request(service.url, 'tools/call', params, { key: service.key }),
    )
    expect(repeated.structuredContent).toMatchObject({ object: 'dossier_result', cached: false })
    await update(first, `completed_at = now() - interval '121 seconds'`)
    expect(await start(params)).not.toBe(first)
  })

  test.each([
    ['was partial', 'partial = true'],
    ['failed', `status = 'failed'`],
    ['was stopped', `status = 'cancelled'`],
  ])('an equal call has a job of its own when the first %s', async (ending, change) => {
    const { key } = await service.createKey()
    const params = dossier(`Una ${ending}`, { refresh: true })
    const first = await start(params, key)
    await end(first)
    await update(first, change)
    expect(await start(params, key)).not.toBe(first)
  })

  test('an equal call has a job of its own once the result of the first is erased', async () => {
    const { key } = await service.createKey()
    const params = dossier('Una Erased', { refresh: true })
    const first = await start(params, key)
    await end(first)
    await eraseJobs(service.db, [first], new Date())
    expect(await start(params, key)).not.toBe(first)
  })

  test('an equal call is answered as its look-up found the job, whatever becomes of that since', async () => {
    await end(await start(dossier('Una Read', { refresh: true })))
    const params = dossier('Una Read', { refresh: true, wait_seconds: 20 })
    const held = await hold(service.databaseUrl, (tx) =>
      tx.query('lock table job_events in access exclusive mode'),
    )
    // before the wait is over, in which the job is read once more
    const options = { key: service.key, signal: AbortSignal.timeout(10_000) }
    const repeated = await request(service.url, 'tools/call', params, options).finally(held.release)
    expect(repeated.structuredContent).toMatchObject({ object: 'dossier_result' })
  })

  test('an equal call finds its job at another process when the API dies during the first', async () => {
    const api = await startApiProcess(service)
    const params = dossier('Una Killed', { wait_seconds: 50 })
    const lost = postMessage(api.url, 'tools/call', params, { key: service.key })
      .then(readMessages)
      .catch(() => 'lost')
    const running = () =>
      service.db.query<{ id: string }>(
        `select id from jobs where input->'person'->>'name' = 'Una Killed'`,
      )
    await eventually(async () => expect((await running()).rows).toHaveLength(1))
    await api.kill()
    expect(await lost).toBe('lost')
    const jobId = await start(dossier('Una Killed'))
    expect((await running()).rows).toEqual([{ id: jobId }])
  })
})

describe('a dossier from the cache', () => {
  test('a dossier from the cache is answered at once without a job', async () => {
    await end(await start(dossier('Una Cached')))
    const params = dossier('Una Cached')
    const result = toolResult(
      await request(service.url, 'tools/call', params, { key: service.key }),
    )
    expect(result.structuredContent).toMatchObject({ object: 'dossier_result', cached: true })
    expect(result.content.map(({ type }) => type)).toEqual(['text'])
  })

  test('a dossier from the cache is a job when it is too large for one answer, so that its sections can be read', async () => {
    await end(await start(dossier('Una Large')), 'long '.repeat(20_000))
    const { key } = await service.createKey()
    const jobId = await start(dossier('Una Large'), key)
    await end(jobId, 'long '.repeat(20_000))
    const read = async (more: Record<string, unknown> = {}) => {
      const params = { name: 'get_job', arguments: { job_id: jobId, ...more } }
      return toolResult(await request(service.url, 'tools/call', params, { key: service.key }))
    }
    const whole = await read()
    expect(JSON.stringify(whole).length).toBeLessThanOrEqual(60_000)
    expect(whole.structuredContent).toMatchObject({ omitted: expect.arrayContaining(['notice/1']) })
    expect((await read({ section: 'notice/2' })).structuredContent).toMatchObject({
      section: 'notice/2',
      page: 2,
      data: expect.stringContaining('long long'),
    })
  })
})

test('progress rises with the events of the job, for a client that sent a token', async () => {
  const query = dossier('Una Progress', { wait_seconds: 30 })
  const answering = postMessage(service.url, 'tools/call', query, {
    key: service.key,
    progressToken: 'p1',
  }).then(readMessages)
  const find = () =>
    service.db.query<{ id: string }>(
      `select id from jobs where input->'person'->>'name' = 'Una Progress'`,
    )
  await eventually(async () => expect((await find()).rows).toHaveLength(1))
  const jobId = (await find()).rows[0]?.id ?? ''
  for (const percent of [30, 20, 60]) await appendStatus(jobId, percent)
  await end(jobId)
  const { answer, notifications } = await answering
  const params = notifications.map((message) => message.params)
  expect(params).toMatchObject([
    { progressToken: 'p1', progress: 0, total: 100, message: 'Queued' },
    { progress: 30 },
    { progress: 60 },
  ])
  expect(answer.result?.structuredContent).toMatchObject({ object: 'dossier_result' })
})

async function appendStatus(jobId: string, percent: number): Promise<void> {
  await inTransaction(service.db, async (tx) => {
    await lockJob(tx, jobId)
    const event = { type: 'status', label: `At ${percent}`, percent } as const
    await insertEvents(tx, { id: jobId }, [{ dedupeKey: `at ${percent}`, event }], new Date())
  })
}

describe('get_job', () => {
  const getJob = (job_id: string, more: Record<string, unknown> = {}, key = service.key) =>
    request(
      service.url,
      'tools/call',
      { name: 'get_job', arguments: { job_id, wait_seconds: 0, ...more } },
      { key },
    )

  test('get_job says that a job still runs, and answers its result once it has ended', async () => {
    const jobId = await start(dossier('Una Polled'))
    expect(toolResult(await getJob(jobId)).structuredContent).toMatchObject({ status: 'running' })
    await end(jobId)
    const { structuredContent } = toolResult(await getJob(jobId))
    expect(structuredContent).toMatchObject({ object: 'dossier_result' })
    expect(structuredContent).not.toHaveProperty('events')
  })

  test('get_job returns when the job ends', async () => {
    const jobId = await start(dossier('Una Awaited'))
    const answering = getJob(jobId, { wait_seconds: 30 })
    await end(jobId)
    expect(toolResult(await answering).structuredContent).not.toHaveProperty('status')
  })

  test('get_job knows no job of another account', async () => {
    const { key } = await service.createKey({ account: 'stranger' })
    const result = toolResult(await getJob(await start(dossier('Una Foreign')), {}, key))
    expect(result).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'not_found' } },
    })
  })

  test('get_job names the sections of a result when it is asked for another', async () => {
    const jobId = await start(dossier('Una Sections'))
    await end(jobId)
    const page = toolResult(await getJob(jobId, { section: 'mentions' }))
    expect(page.structuredContent).toMatchObject({
      section: 'mentions',
      page: 1,
      pages: 1,
      data: { items: expect.any(Array) },
    })
    const wrong = toolResult(await getJob(jobId, { section: 'shoes' }))
    expect(JSON.stringify(wrong.content)).toContain('must be one of identity, contact')
  })
})

describe('a client that takes tasks', () => {
  const asTask = (method: string, params: Record<string, unknown>, key = service.key) =>
    request(service.url, method, params, { key, capabilities: takesTasks })

  test('a client that takes tasks gets a task with the id of the job when the wait ends, and its result from tasks/get', async () => {
    const task = await asTask('tools/call', dossier('Una Task'))
    expect(task).toMatchObject({ resultType: 'task', status: 'working', pollIntervalMs: 2_000 })
    const taskId = String(task.taskId)
    expect(await findJob(service.db, taskId)).toMatchObject({ status: 'queued' })
    expect(await asTask('tasks/get', { taskId })).toMatchObject({ taskId, status: 'working' })
    expect(await asTask('tasks/update', { taskId, inputResponses: {} })).not.toHaveProperty(
      'taskId',
    )
    await end(taskId)
    expect(await asTask('tasks/get', { taskId })).toMatchObject({
      status: 'completed',
      result: { structuredContent: { object: 'dossier_result' } },
    })
  })

  test('a client that takes tasks cancels its job with tasks/cancel', async () => {
    const task = await asTask('tools/call', dossier('Una Cancelled'))
    const taskId = String(task.taskId)
    expect(await asTask('tasks/cancel', { taskId })).not.toHaveProperty('taskId')
    expect(await findJob(service.db, taskId)).toMatchObject({ status: 'cancelling' })
  })

  test.each(['tasks/get', 'tasks/cancel', 'tasks/update'])(
    '%s refuses a missing id, unknown ones, those of other accounts, and clients without tasks',
    async (method) => {
      const taskId = await start(dossier('Una Guarded'))
      const { key } = await service.createKey({ account: 'stranger' })
      const more = method === 'tasks/update' ? { inputResponses: {} } : {}
      await expect(asTask(method, more)).rejects.toThrow(`${method}: taskId: is required`)
      await expect(asTask(method, { taskId: 'job_unknown', ...more })).rejects.toThrow('-32602')
      await expect(asTask(method, { taskId, ...more }, key)).rejects.toThrow('-32602')
      const options = { key: service.key }
      const response = await postMessage(service.url, method, { taskId, ...more }, options)
      const { answer } = await readMessages(response)
      expect(answer.error).toMatchObject({
        code: -32021,
        data: { requiredCapabilities: { extensions: { [tasksExtension]: {} } } },
      })
      expect(response.status).toBe(400)
    },
  )
})
