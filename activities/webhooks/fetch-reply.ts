import { judgeWebhookUrl } from '../../research/webhooks/judge-webhook-url.ts'
import { buildWebhookHeaders } from '../../research/webhooks/sign.ts'
import { parseRetryAfter } from '../../sources/shared/parse-answer.ts'
import type { DeliveryOrder } from '../../store/webhooks/deliveries.ts'
import type { ActivityDeps } from '../deps.ts'
import { FetchError } from '../fetch/fetcher.ts'

const maxResponseBytes = 1_024
/** The body of an answer is only shown, so a slow one is cut off. */
const maxResponseMs = 1_000

export type Posted = {
  httpStatus: number | null
  /** Null: delivered. */
  error: string | null
  /** How the answer begins. */
  response: string | null
  retryAfterSeconds: number | null
}

/**
 * One POST of an event to its endpoint, through the one way out. A redirect counts as failure like
 * any other status but 2xx: a moved receiver has to update its endpoint, and an interceptor cannot
 * divert the event.
 * @throws FetchError `aborted` when the worker stops: that is no attempt
 */
export async function fetchReply(
  {
    fetcher,
    attempt: running,
    webhooks,
    deniedHosts,
    now,
  }: Pick<ActivityDeps, 'fetcher' | 'attempt' | 'webhooks' | 'deniedHosts' | 'now'>,
  order: DeliveryOrder,
  attempt: number,
): Promise<Posted> {
  const { url, body, eventId, type, secrets } = order
  const none = { httpStatus: null, response: null, retryAfterSeconds: null }
  if (judgeWebhookUrl(url, { allow: webhooks.allow, denied: deniedHosts }) !== null)
    return { ...none, error: 'denied' }
  const at = now()
  try {
    const answer = await fetcher.fetch({
      url,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...buildWebhookHeaders({ eventId, type, attempt, body, at, secrets }),
      },
      body,
      purpose: 'api',
      timeoutMs: webhooks.timeoutMs,
      maxBytes: maxResponseBytes,
      bodyMs: maxResponseMs,
      maxRedirects: 0,
      signal: running().signal,
    })
    return {
      httpStatus: answer.status,
      error: deriveError(answer.status),
      response: answer.body.toString('utf8').replaceAll('\0', '�'),
      retryAfterSeconds: parseRetryAfter(answer.headers['retry-after'], now()),
    }
  } catch (error) {
    if (!(error instanceof FetchError) || error.fault === 'aborted') throw error
    return { ...none, error: error.fault }
  }
}

function deriveError(status: number): string | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}
