import type { Socket } from 'node:net'
import { limits } from '../../contract/fields/limits.ts'
import type { Context } from '../state.ts'

const maxWaitMs = 500
const lingerMs = 500

/**
 * Runs first: the body of a request waits on the wire until a step reads it. Without this, Node
 * drains an unread body after the response, however long it is.
 */
export function keepBody({ req }: Context): void {
  if (hasBody(req.headers)) req.read(0)
}

/**
 * Handles a response that is sent before its request's body was read. A body whose announced length
 * is allowed is read to its end, so that the connection stays usable. Of any other body only what
 * has already arrived is read, at most a piece of 64 KB beyond what the server buffers, and the
 * connection closes. (A body of unannounced length is too large once a piece exceeds 64 KB; that
 * piece is the last one read.)
 */
export async function closeUnreadBody(ctx: Context): Promise<void> {
  const { req } = ctx
  if (req.complete || !hasBody(req.headers)) return
  if (Number(req.headers['content-length'] ?? Number.NaN) <= limits.bodyBytes && (await drain(ctx)))
    return
  ctx.set('Connection', 'close')
  // the reader that was stopped may already have asked for one more piece
  req.socket.pause()
  hangUpLate(req.socket)
}

function hasBody(headers: Context['req']['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** @returns whether the rest came within a moment */
async function drain({ req }: Context): Promise<boolean> {
  if (req.destroyed) return false
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, maxWaitMs)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    req.once('end', stop)
    req.once('close', stop)
    req.resume()
  })
  return req.complete
}

/**
 * Closing with bytes unread resets the connection, which can overtake the answer: say goodbye
 * first, and hang up a little later.
 */
function hangUpLate(socket: Socket): void {
  const endThenDestroy = () => {
    socket.end()
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
  socket.destroySoon = endThenDestroy
}
