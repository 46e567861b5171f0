/** Jobs of the sandbox through Temporal and a worker: what their workflow has a part in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import { sandboxKey } from '../../../contract/fields/keys.ts'
import { ChatResult } from '../../../contract/operations/chat.ts'
import { Job } from '../../../contract/resources/jobs.ts'
import { call, events } from '../../support/calls/call.ts'
import { ended } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useService } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useService()
})
afterAll(() => service?.stop())

const ask = (path: string, options: Parameters<typeof call>[2] = {}) =>
  call(service.url, path, { key: sandboxKey, ...options })
async function create(operation: string, input: unknown): Promise<string> {
  const response = await ask('/api/v1/jobs', { body: { operation, input } })
  expect(response.status).toBe(202)
  return Job.parse(await response.json()).id
}

test('a job of the sandbox ends with the result of the synchronous call', async () => {
  const id = await create('chat', requestExamples.chat)
  await ended(service.db, id)
  const job = Job.parse(await (await ask(`/api/v1/jobs/${id}`)).json())
  expect(job).toMatchObject({ status: 'succeeded', sandbox: true, stop_reason: 'completed' })
  const { answer } = ChatResult.parse(job.result)
  const direct = await ask('/api/v1/chat', { body: { ...requestExamples.chat, format: 'json' } })
  expect(answer).toBe(ChatResult.parse(await direct.json()).answer)
})

test('a slow job of the sandbox can be watched, and stopped with what it has', async () => {
  const id = await create('dossier', {
    ...requestExamples.dossier,
    person: { name: 'sandbox:slow' },
  })
  const response = await ask(`/api/v1/jobs/${id}/events`)
  expect((await ask(`/api/v1/jobs/${id}/stop`, { method: 'POST' })).status).toBe(202)
  const seen = (await events(response)).map(({ type }) => type)
  expect(seen.at(-1)).toBe('done')
  expect(await ended(service.db, id)).toMatchObject({
    status: 'succeeded',
    partial: true,
    stopReason: 'stopped',
  })
})
