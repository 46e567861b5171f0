import { beforeAll, expect, test } from 'vitest'
import { EventList } from '../../../contract/resources/jobs.ts'
import { inTransaction } from '../../../store/database/open.ts'
import { insertEvents } from '../../../store/jobs/events.ts'
import { events, messages } from '../../support/calls/call.ts'
import { errorOf } from '../../support/calls/callers.ts'
import { jobCalls, jobOf } from '../../support/calls/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' }, { startWorkflow: () => Promise.resolve() })
  return service.stop
})

const { ask, create } = jobCalls(() => service)

let path: string
let id: string
beforeAll(async () => {
  const { links, id: made } = await jobOf(await create())
  id = made
  path = links.events
  await inTransaction(service.db, async (tx) => {
    const steps = ['a', 'b', 'c'].map((label) => ({
      dedupeKey: label,
      event: { type: 'status', label } as const,
    }))
    await insertEvents(
      tx,
      { id },
      [...steps, { dedupeKey: 'end', event: { type: 'done' } }],
      new Date(),
    )
    await tx.query(`update jobs set status = 'succeeded', stage = 'done' where id = $1`, [id])
  })
})
const seqs = (list: Record<string, unknown>[]) => list.map(({ seq }) => seq)

test('GET /api/v1/jobs/{id}/events replays the stream with ids and a time to reconnect', async () => {
  const response = await ask(path)
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  const text = await response.clone().text()
  expect(text).toMatch(/^retry: 2000\n(id: \d+\ndata: \{.*\}\n\n){5}$/)
  const ids: unknown[] = []
  for await (const message of messages(response)) ids.push(message.id)
  expect(ids).toEqual(['1', '2', '3', '4', '5'])
})

test('GET /api/v1/jobs/{id}/events continues after a cursor, in the query or as Last-Event-ID, which wins', async () => {
  expect(seqs(await events(await ask(`${path}?after=3`)))).toEqual([4, 5])
  expect(seqs(await events(await ask(path, { headers: { 'last-event-id': '4' } })))).toEqual([5])
  expect(
    seqs(await events(await ask(`${path}?after=1`, { headers: { 'last-event-id': '3' } }))),
  ).toEqual([4, 5])
  expect(seqs(await events(await ask(path, { headers: { 'last-event-id': '' } })))).toEqual([
    1, 2, 3, 4, 5,
  ])
})

test.each(['5', '6', '2147483647'])(
  'events behind the end of a job (%s) are 204, so that an EventSource stays away',
  async (after) => {
    const response = await ask(`${path}?after=${after}`)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
  },
)

test('the events of a job are a paged list for a caller that accepts JSON', async () => {
  const accept = { accept: 'application/json' }
  const all = EventList.parse(await (await ask(path, { headers: accept })).json())
  expect(all).toMatchObject({ has_more: false, next_cursor: null })
  expect(seqs(all.data)).toEqual([1, 2, 3, 4, 5])
  const first = EventList.parse(await (await ask(`${path}?limit=2`, { headers: accept })).json())
  expect(first).toMatchObject({ has_more: true, next_cursor: '2' })
  const second = EventList.parse(
    await (await ask(`${path}?limit=3&after=${first.next_cursor}`, { headers: accept })).json(),
  )
  expect(seqs(second.data)).toEqual([3, 4, 5])
  expect(
    EventList.parse(await (await ask(`${path}?after=2147483647`, { headers: accept })).json()).data,
  ).toEqual([])
})

test.each([
  ['text/event-stream', 200, 'text/event-stream'],
  ['*/*', 200, 'text/event-stream'],
  ['application/json, text/event-stream;q=0.5', 200, 'application/json'],
  ['application/json;q=0.1, */*', 200, 'text/event-stream'],
  ['text/html', 406, 'application/json'],
  ['application/xml;q=0.9', 406, 'application/json'],
])('events of a job asked for with Accept: %s are %i', async (accept, status, type) => {
  const response = await ask(path, { headers: { accept } })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain(type)
  if (status === 406) expect(await errorOf(response)).toMatchObject({ code: 'not_acceptable' })
  else await response.text()
})

test.each([
  ['after', '-1'],
  ['after', 'x'],
  ['after', ''],
  ['after', '2147483648'],
  ['after', '99999999999999999999'],
  ['limit', '0'],
  ['limit', '1001'],
  ['since', '1'],
])('GET /api/v1/jobs/{id}/events: %s=%s is 400', async (name, value) => {
  const response = await ask(`${path}?${name}=${value}`)
  expect(response.status).toBe(400)
  expect(await errorOf(response)).toMatchObject({
    code: 'invalid_request',
    details: [{ path: name }],
  })
})

test.each(['x', '-1', '1.0', '999999999999999', '2147483648'])(
  'events of a job asked for with Last-Event-ID: %s are 400',
  async (given) => {
    const response = await ask(path, { headers: { 'last-event-id': given } })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({ details: [{ path: 'Last-Event-ID' }] })
  },
)
