import { apiVersion } from '../../contract/envelope.ts'
import type { OperationName } from '../../contract/operations.ts'
import type { Usage } from '../../contract/usage.ts'
import { resultText } from '../../research/result-text.ts'
import type { CacheEntry } from '../../store/cache.ts'

type CachedAnswer = { operation: OperationName; requestId: string; entry: CacheEntry; usage: Usage; at: Date }

/** A cached result as the operation's JSON: put together as text, so that nothing is parsed or printed again. */
export function cachedJson({ operation, requestId, entry, usage, at }: CachedAnswer): string {
  const own = { object: `${operation}_result`, request_id: requestId, cached: true }
  if (entry.events === null) return resultText(own, entry.result)
  const metadata = { api_version: apiVersion, operation, request_id: requestId, generated_at: at.toISOString() }
  const text = resultText({ ...own, metadata, usage }, entry.result)
  return `${text.slice(0, -1)},"events":[${eventsOf({ entry, usage, at }).join(',')}]}`
}

/** The same as a stream, in the order of a run (design §1.2); it has no job, so its `done` names none. */
export async function* cachedStream(answer: CachedAnswer): AsyncGenerator<string, void> {
  for (const event of eventsOf(answer)) yield `data: ${event}\n\n`
}

function eventsOf({ entry, usage, at }: Pick<CachedAnswer, 'entry' | 'usage' | 'at'>): string[] {
  const told = (entry.events ?? '').split('\n').filter((line) => line !== '')
  const ending = [{ type: 'usage', usage, breakdown: [], final: true }, { type: 'done' }]
  const ts = at.toISOString()
  return [...told, ...ending.map((event) => JSON.stringify(event))].map((event, n) => `${event.slice(0, -1)},"seq":${n + 1},"ts":"${ts}"}`)
}
