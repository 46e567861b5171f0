import { setTimeout as sleep } from 'node:timers/promises'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { Agent, fetch, type Response } from 'undici'
import { z } from 'zod'
import { headers } from '../../contract/fields/headers.ts'
import { isTerminal } from '../../contract/results/events.ts'
import type { Request } from './request.ts'
import { ServiceError, toServiceError } from './service-error.ts'

/** Progress of an answer: its job's id, an event, or the attempt after a lost connection. */
export type Progress = { job: string } | { event: Record<string, unknown> } | { lost: number }

type Connection = { url: string; signal: AbortSignal }

/**
 * A stream shows life every 15 s, a JSON answer none before it is there: up to a dossier's
 * deadline.
 */
const dispatcher = new Agent({
  bodyTimeout: 60_000,
  headersTimeout: 660_000,
  connectTimeout: 10_000,
})
/** How often a job is come back to without hearing anything new, and how long before each time. */
const [maxTries, waitMs] = [6, 500]

const Event = z.looseObject({ type: z.string(), seq: z.number().optional() })

/**
 * Sends a request.
 * @throws ServiceError when the answer is no success, or there is none
 */
export async function send({ url, signal }: Connection, request: Request): Promise<Response> {
  const { method, path, body } = request
  const accept = request.streams ? 'text/event-stream' : 'application/json'
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...request.headers, accept },
    ...(body === null ? {} : { body }),
    redirect: 'manual',
    dispatcher,
    signal,
  }).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new ServiceError([
      `No service answers at ${url}: ${deriveReason(cause)}. Run npm start in another terminal, ` +
        'or name another with --url.',
    ])
  })
  if (response.ok) return response
  throw toServiceError(
    response.status,
    await response.text(),
    response.headers.get(headers.retryAfter.toLowerCase()),
  )
}

/**
 * The events of an answer until its last one. After a cut connection the job's own address is read
 * from the last received event on, so that no event is missing or repeated.
 * @throws ServiceError when that is not possible
 */
export async function* follow(
  connection: Connection,
  request: Request,
  knownJob: string | null,
): AsyncGenerator<Progress> {
  let response = await send(connection, request)
  const jobId = knownJob ?? response.headers.get(headers.jobId.toLowerCase())
  if (jobId !== null) yield { job: jobId }
  let after = 0
  for (let tries = 0; ; ) {
    for await (const event of streamEvents(response, connection.signal)) {
      if (event.seq !== undefined && event.seq <= after) continue
      after = event.seq ?? after
      tries = 0
      yield { event }
      if (isTerminal(event.type)) return
    }
    if (jobId === null)
      throw new ServiceError([
        'The connection broke, and there is no job to come back to: ask again.',
      ])
    const again = {
      ...request,
      method: 'GET',
      path: `/api/v1/jobs/${jobId}/events?after=${after}`,
      body: null,
    } as const
    for (;;) {
      tries += 1
      if (tries > maxTries)
        throw new ServiceError([
          `The connection is lost; the job goes on: npm run ask -- job ${jobId}`,
        ])
      yield { lost: tries }
      await sleep(waitMs * tries, undefined, { signal: connection.signal })
      const next = await send(connection, again).catch(allowAbsence)
      if (next === null) continue
      // 204: the last event was the end
      if (next.status === 204) return
      response = next
      break
    }
  }
}

/** Events until the stream ends, for whatever reason. */
async function* streamEvents(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<z.infer<typeof Event>> {
  if (response.body === null) return
  try {
    const messages = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
    for await (const { data } of messages) yield Event.parse(JSON.parse(data))
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof TypeError)) throw error
  }
}

/** A service that is away or being restarted is waited for; one that says no has said it. */
function allowAbsence(error: unknown): null {
  if (
    error instanceof ServiceError &&
    (error.body === null || /^\w+ \((?:429|5\d\d)\)|^5\d\d:/.test(error.message))
  )
    return null
  throw error
}

function deriveReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code =
    cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  return code === 'ECONNREFUSED'
    ? 'nothing listens there'
    : code || (cause instanceof Error ? cause.message : 'it cannot be reached')
}
