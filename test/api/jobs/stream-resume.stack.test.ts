import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordStep } from '../../../activities/job/record-step.ts'
import { finishRun } from '../../../activities/lifecycle/finish-run.ts'
import { call, messages } from '../../support/calls/call.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi()
})
afterAll(() => service.stop())

test('a cut POST stream goes on by Last-Event-ID at the address in Content-Location', async () => {
  const key = service.key
  const stream = await call(service.url, '/api/v1/search', { key, body: { query: 'Ada Marlowe' } })
  const address = stream.headers.get('content-location') ?? ''
  const seen: (string | undefined)[] = []
  // leaving the loop cuts the connection
  for await (const { id } of messages(stream, 1)) seen.push(id)
  const job = address.split('/').at(-1) ?? ''
  const deps = activityDeps(service.db)
  const steps = ['a', 'b'].map((label) => ({
    dedupeKey: label,
    event: { type: 'status', label } as const,
  }))
  await recordStep(deps, job, async () => ({ events: steps }))
  await finishRun(deps, job, { stopReason: 'cancelled', failureType: null })
  const headers = { 'last-event-id': seen.at(-1) ?? '' }
  const rest = await call(service.url, `${address}/events`, { key, headers })
  for await (const { id, data } of messages(rest)) {
    seen.push(id)
    expect(JSON.parse(data).seq).toBe(Number(id))
  }
  expect(seen).toEqual(['1', '2', '3', '4', '5'])
})
