import { createParser } from 'eventsource-parser'
import { describe, expect, test } from 'vitest'
import { streamEventTexts } from '../../../api/jobs/follow-events.ts'
import { streamFrames } from '../../../api/respond/sse.ts'
import type { StoredEvent } from '../../../store/jobs/events.ts'

const event = (seq: number): StoredEvent => ({
  seq,
  type: 'status',
  payload: `{"type":"status","label":"step ${seq}"}`,
  createdAt: new Date('2026-01-05T12:00:00.000Z'),
})

async function write(events: (StoredEvent | null)[], retry: boolean): Promise<string> {
  async function* source() {
    yield* events
  }
  let text = ''
  for await (const piece of streamFrames(streamEventTexts(source()), { retry })) text += piece
  return text
}

describe.each([true, false])('a stream of a job, retry %s', (retry) => {
  test('a stream of a job has data in front of every empty line, so no decoder makes an empty event', async () => {
    const text = await write([null, event(1), null, null, event(2), null, event(3)], retry)
    const blocks = text.split('\n\n')
    expect(blocks.pop()).toBe('')
    expect(blocks).toHaveLength(3)
    for (const block of blocks) expect(block).toMatch(/(^|\n)data: \{/)
  })

  test('a stream of a job is three events with their numbers for a standard client', async () => {
    const found: { id: string | undefined; data: string }[] = []
    const waits: number[] = []
    const parser = createParser({
      onEvent: ({ id, data }) => void found.push({ id, data }),
      onRetry: (ms) => void waits.push(ms),
    })
    parser.feed(await write([null, event(1), null, event(2), event(3)], retry))
    expect(found.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(found.map(({ data }) => JSON.parse(data).seq)).toEqual([1, 2, 3])
    expect(waits).toEqual(retry ? [2_000] : [])
  })
})

test('a stream keeps alive by a bare comment line', async () => {
  expect(await write([null, null], true)).toBe(': keep-alive\n: keep-alive\n')
})
