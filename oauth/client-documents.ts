import type { Fetcher } from '../activities/fetch/fetcher.ts'
import { parseRegistration } from './registration.ts'

const timeoutMs = 5_000
const maxBytes = 65_536

/**
 * Fetches a client's metadata document through the egress guard, as the library asks for it. The
 * library's own guard looks at an address after it has connected. The document is held to the rules
 * of a registration.
 */
export function createDocumentFetch(open: () => Fetcher): typeof globalThis.fetch {
  return async (input) => {
    const fetcher = open()
    const answer = await fetcher
      .fetch({
        url: String(input),
        purpose: 'api',
        headers: { accept: 'application/json' },
        timeoutMs,
        maxBytes,
        maxRedirects: 0,
      })
      .finally(() => fetcher.close())
    const read = answer.status === 200 ? parseRegistration(answer.body.toString('utf8')) : null
    if (read === null || 'refusal' in read) return new Response(null, { status: 404 })
    // such a client has no secret
    const document = { token_endpoint_auth_method: 'none', ...read.client }
    return Response.json(document, {
      headers: { 'cache-control': answer.headers['cache-control'] ?? '' },
    })
  }
}
