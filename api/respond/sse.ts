import { Readable } from 'node:stream'
import { eventJson, type StoredEvent } from '../../store/events.ts'
import type { Context } from '../state.ts'

const keepAlive = ': keep-alive\n\n'

type Framing = { ids: boolean }

/** Server-Sent Events (design 7.2): `data:` lines only; `id:` and `retry:` on the events endpoint. Never an `event:` line. */
export async function* frames(events: AsyncIterable<StoredEvent | null>, { ids }: Framing): AsyncGenerator<string, void> {
  if (ids) yield 'retry: 2000\n\n'
  for await (const event of events) {
    if (event === null) yield keepAlive
    else yield ids ? `id: ${event.seq}\ndata: ${eventJson(event)}\n\n` : `data: ${eventJson(event)}\n\n`
  }
}

/** Sends the headers at once and leaves the rest to the stream; the client's going away ends it through `closed`. */
export function respondSse(ctx: Context, stream: AsyncIterable<string>): void {
  ctx.status = 200
  ctx.type = 'text/event-stream'
  ctx.set('Cache-Control', 'no-cache, no-transform')
  ctx.set('X-Accel-Buffering', 'no')
  ctx.body = Readable.from(stream, { objectMode: false, highWaterMark: 16_384 })
}

/** Aborts when the caller's connection ends, however that happens; at once if it has already. */
export function closed(ctx: Context): AbortSignal {
  const controller = new AbortController()
  // it may have left while its body was read; no event would tell
  if (ctx.res.closed || ctx.res.destroyed) controller.abort()
  else ctx.res.once('close', () => controller.abort())
  return controller.signal
}
