import { limits } from '../../contract/limits.ts'
import type { Context } from '../state.ts'

const patienceMs = 500

/**
 * A response that is sent before its request's body was read: what little is still coming is taken, up to 64 KB in all, so that the
 * connection can go on or at least the answer arrives; then the connection is closed rather than read to the end (issue: HTTP rules).
 */
export async function closeUnreadBody(ctx: Context): Promise<void> {
  const { req } = ctx
  if (req.complete || !hasBody(ctx)) return
  const finished = await drain(ctx, limits.bodyBytes - ctx.state.bodyBytesRead)
  if (!finished) ctx.set('Connection', 'close')
}

function hasBody({ req }: Context): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}

function drain({ req }: Context, allowance: number): Promise<boolean> {
  const announced = Number(req.headers['content-length'] ?? 0)
  if (allowance <= 0 || announced > limits.bodyBytes || req.destroyed) return Promise.resolve(false)
  return new Promise((resolve) => {
    let left = allowance
    const stop = (finished: boolean) => {
      clearTimeout(timer)
      req.off('data', onData)
      req.off('end', onEnd)
      req.off('close', onClose)
      if (!finished) req.pause()
      resolve(finished)
    }
    const timer = setTimeout(() => stop(false), patienceMs)
    const onData = (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) stop(false)
    }
    const onEnd = () => stop(true)
    const onClose = () => stop(false)
    req.on('data', onData)
    req.on('end', onEnd)
    req.on('close', onClose)
  })
}
