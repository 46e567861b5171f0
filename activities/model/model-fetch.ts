import { Agent, fetch } from 'undici'
import { ModelFault } from './model-fault.ts'

/**
 * Bytes of one answer on the wire: chunks of one token each are 300 bytes long, and no answer has
 * 50,000.
 */
const maxBytes = 16_777_216

type ModelFetch = {
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  close(): Promise<void>
}

/**
 * How the model's server is reached. The operator names it, so it may stand in a private network,
 * and the guard of fetched pages does not apply; but it may not send us elsewhere: redirects are
 * not followed, they would carry key and prompt along.
 */
export function createModelFetch({ connectMs }: { connectMs: number }): ModelFetch {
  // how long an answer may take is counted in chunks, see call-clock.ts
  const agent = new Agent({
    connect: { timeout: connectMs },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 65_536,
  })
  return {
    async fetch(input, init = {}) {
      if (typeof input !== 'string' || typeof init.body !== 'string')
        throw new TypeError('the model is asked by address and JSON')
      const reply = await fetch(input, {
        method: 'POST',
        headers: [...new Headers(init.headers)],
        body: init.body,
        redirect: 'manual',
        signal: init.signal ?? null,
        dispatcher: agent,
      })
      let bytes = 0
      const counted = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          if (bytes > maxBytes) throw new ModelFault('too_long')
          controller.enqueue(chunk)
        },
      })
      return new Response(reply.body?.pipeThrough(counted) ?? null, {
        status: reply.status,
        headers: [...reply.headers],
      })
    },
    // destroyed, not closed: who closes wants no more answers
    close: () => agent.destroy(),
  }
}
