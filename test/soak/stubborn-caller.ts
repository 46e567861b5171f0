/**
 * A caller that has read `docs/agents.md`: it repeats with its key until it is answered, and
 * resumes a stream behind what it has.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '../support/calls/call.ts'
import { blocks, idOf } from '../support/calls/sse.ts'

export type Ways = { urlOf: (n: number) => string; key: string }

const maxWaitMs = 120_000
const retryAfterMs = 200

/**
 * Sends one request again and again, each time with the same key, until it is answered for good;
 * throws when it is refused.
 */
export async function insist(
  ways: Ways,
  path: string,
  body: unknown,
  idempotencyKey: string,
): Promise<Response> {
  return await until(ways, async (url) => {
    const response = await call(url, path, {
      key: ways.key,
      body,
      headers: { 'idempotency-key': idempotencyKey },
    })
    if (response.ok) return response
    const text = await response.text()
    // the first one is still at work
    if (text.includes('idempotency_in_progress')) return null
    if (mayRepeat(response)) return await waitAsTold(response)
    throw new Error(`${path} was answered ${response.status}: ${text}`)
  })
}

/**
 * All blocks of a job's events from the first to the last, over as many connections as it takes.
 */
export async function followToTheEnd(ways: Ways, jobId: string): Promise<string[]> {
  const seen: string[] = []
  return await until(ways, async (url) => {
    const headers = seen.length === 0 ? {} : { 'last-event-id': String(idOf(seen.at(-1) ?? '')) }
    const response = await call(url, `/api/v1/jobs/${jobId}/events`, { key: ways.key, headers })
    if (response.status === 204) return seen
    if (!response.ok) {
      if (mayRepeat(response)) return await waitAsTold(response)
      throw new Error(`${jobId} was answered ${response.status}`)
    }
    for await (const block of blocks(response)) seen.push(block)
    return null
  })
}

/** 503: something is away; 429: asked too often for an answer meanwhile. */
function mayRepeat({ status }: Response): boolean {
  return status === 503 || status === 429
}

async function waitAsTold({ headers }: Response): Promise<null> {
  await sleep(1_000 * Number(headers.get('retry-after')))
  return null
}

async function until<Result>(
  { urlOf }: Ways,
  attempt: (url: string) => Promise<Result | null>,
): Promise<Result> {
  const deadline = performance.now() + maxWaitMs
  let last: unknown = null
  for (let n = 0; performance.now() < deadline; n += 1) {
    try {
      const result = await attempt(urlOf(n))
      if (result !== null) return result
    } catch (error) {
      // cut off, or refused by a closed port: it may have been heard all the same
      if (
        !(error instanceof TypeError) &&
        !(error instanceof Error && error.message.includes('broke off'))
      )
        throw error
      last = error
    }
    await sleep(retryAfterMs)
  }
  throw new Error('no server has answered', { cause: last })
}
