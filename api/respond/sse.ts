import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EventText } from '../calls/call.ts'
import type { Context, Step } from '../state.ts'

/**
 * A comment line without an empty line after it: some decoders make an event of every empty line.
 */
const keepAlive = ': keep-alive\n'
/** Bytes that may wait for a reader. Below, a piece is not worth the timer of a wait. */
const maxWaitingBytes = 16_384
const retryLine = 'retry: 2000\n'

/**
 * Events as Server-Sent Events. Never an `event:` line: it would hide the event from
 * `EventSource.onmessage`.
 * @param retry says in the first event when to reconnect: only where the same address resumes the
 * stream
 */
export async function* streamFrames(
  events: AsyncIterable<EventText | null>,
  { retry }: { retry: boolean },
): AsyncGenerator<string, void> {
  let first = retry ? retryLine : ''
  for await (const event of events) {
    if (event === null) yield keepAlive
    else {
      const id = event.seq === null ? '' : `id: ${event.seq}\n`
      yield `${first}${id}data: ${event.json}\n\n`
      first = ''
    }
  }
}

/**
 * Leaves the answer to the stream, which is sent after all steps; `closed` ends it when the client
 * disconnects.
 */
export function respondSse(ctx: Context, stream: AsyncIterable<string>): void {
  ctx.status = 200
  ctx.type = 'text/event-stream'
  ctx.set('Cache-Control', 'no-cache, no-transform')
  ctx.set('X-Accel-Buffering', 'no')
  ctx.state.stream = stream
}

/**
 * Outermost: writes a stream straight to the response. Koa would put a Readable and a pipeline
 * between them, which cost an idle stream about half of its memory.
 * @param stallMs a connection that takes nothing for so long is cut; its client resumes where it
 * was
 */
export function sendStream(stallMs = 120_000): Step {
  return async (ctx, next) => {
    await next()
    const { stream } = ctx.state
    if (stream === null || ctx.status !== 200 || ctx.method === 'HEAD') return
    ctx.respond = false
    const { app, res } = ctx
    void write(res, stream, stallMs).catch((error: Error) => {
      res.destroy()
      app.emit('error', error, ctx)
    })
  }
}

async function write(
  res: ServerResponse,
  stream: AsyncIterable<string>,
  stallMs: number,
): Promise<void> {
  res.flushHeaders()
  for await (const piece of stream) {
    if (res.destroyed) return
    res.write(piece)
    if (res.writableLength > maxWaitingBytes) await awaitRoom(res, stallMs)
  }
  res.end()
}

/**
 * Until there is room again or the reader has left; a client that never reads would otherwise keep
 * a page of events for ever.
 */
async function awaitRoom(res: ServerResponse, stallMs: number): Promise<void> {
  if (res.closed || res.destroyed) return
  const settled = new AbortController()
  const { signal } = settled
  const stalled = sleep(stallMs, undefined, { signal, ref: false }).then(() => void res.destroy())
  await Promise.race([
    once(res, 'drain', { signal }),
    once(res, 'close', { signal }),
    stalled,
  ]).finally(() => settled.abort())
}

/**
 * Aborts when the caller's connection ends before its answer does, however that happens; at once if
 * it has already.
 */
export function createCloseSignal(ctx: Context): AbortSignal {
  const controller = new AbortController()
  // a connection that closed while its body was read emits no further event
  if (ctx.res.closed || ctx.res.destroyed) controller.abort()
  else
    ctx.res.once('close', () => {
      // after a whole answer nothing waits, and an abort makes an error with its stack
      if (!ctx.res.writableFinished) controller.abort()
    })
  return controller.signal
}
