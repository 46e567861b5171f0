import { ApiError } from '../api/calls/api-error.ts'
import type { Step } from '../api/state.ts'

const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * A page of another site can have its own name resolve to this machine (DNS rebinding); its
 * requests name that site in `Host`. Everything that runs on this machine may use the loopback
 * names.
 */
export function refuseForeignHost(publicUrl: string): Step {
  const known = [new URL(publicUrl).hostname, ...loopback]
  return (ctx, next) => {
    if (ctx.state.endpoint === 'mcp' && !known.includes(ctx.hostname.toLowerCase()))
      throw new ApiError('invalid_request', {
        message: 'The Host header names another server. Use the address of this service.',
        details: [{ path: 'Host', message: 'is not the address of this service' }],
      })
    return next()
  }
}
