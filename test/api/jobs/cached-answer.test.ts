import { expect, test } from 'vitest'
import {
  buildCachedBody,
  buildCachedBytes,
  buildCachedJson,
  streamCachedEvents,
} from '../../../api/jobs/cached-answer.ts'
import { buildFreeUsage } from '../../../api/jobs/usage-snapshot.ts'
import { eventSeparator } from '../../../store/cache/cache.ts'

const at = new Date('2026-03-01T12:00:00Z')
const usage = buildFreeUsage(120, at, 1_000)
const events = [1, 2].map((seq) => `{"type":"status","label":"Ωmega 𝔘","seq":${seq},"ts":"x"}`)
const dossier = { result: '{"name":"Žofie 李","n":1}', events: events.join(eventSeparator) }

test.each([
  ['with events', dossier],
  ['without events', { result: '{"vin":"é"}', events: null }],
])('the bytes of a cached answer %s are its text', (_, entry) => {
  for (const requestId of ['req_1', 'req_2']) {
    const answer = { operation: 'dossier', requestId, entry, usage, at } as const
    expect(buildCachedBytes(answer).toString()).toBe(buildCachedJson(answer))
  }
})

test('the JSON of a cached answer holds the events that its stream sends', async () => {
  const answer = { operation: 'dossier', requestId: 'req_1', entry: dossier, usage, at } as const
  const sent = await Array.fromAsync(streamCachedEvents(answer), ({ json }) => JSON.parse(json))
  expect(JSON.parse(buildCachedBytes(answer).toString())).toMatchObject({
    request_id: 'req_1',
    cached: true,
    name: 'Žofie 李',
    events: sent,
  })
  expect(sent.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
})

test('a cached result is parsed once for as long as it is remembered, not longer', () => {
  const entry = { ...dossier, result: '{"list":[1]}' }
  const listOf = (read: typeof entry) => {
    const { body } = buildCachedBody({
      operation: 'dossier',
      requestId: 'r',
      entry: read,
      usage,
      at,
    })
    return Object.entries(body).find(([name]) => name === 'list')?.[1]
  }
  expect(listOf(entry)).toEqual([1])
  expect(listOf(entry)).toBe(listOf(entry))
  expect(listOf({ ...entry })).not.toBe(listOf(entry))
})
