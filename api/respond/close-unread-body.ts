import type { Socket } from 'node:net'
import { limits } from '../../contract/limits.ts'
import type { Context } from '../state.ts'

const maxWaitMs = 500
const lingerMs = 500

/**
 * Runs first: the body of a request waits on the wire until a step reads it. Without this, Node
 * drains an unread body after the response, however long it is.
 */
export function holdBody({ req }: Context): void {
  if (hasBody(req.headers)) req.read(0)
}

/**
 * A response that is sent before its request's body was read (issue: HTTP rules). A body whose
 * announced length is allowed is taken, so that the connection can go on; of any other no more is
 * read than the one piece of at most 64 KB that came by itself, and the connection is closed. (An
 * unannounced body that is too large shows it by its first piece behind 64 KB: that is the last one
 * read.)
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
  socket.destroySoon = () => {
    socket.end()
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
}
