import { createParser, type EventSourceMessage } from 'eventsource-parser'

type Call = {
  key?: string | null
  body?: unknown
  headers?: Record<string, string>
  method?: string
  signal?: AbortSignal
}

/** One request as a client would send it: JSON in, a key in front. */
export async function call(
  url: string,
  path: string,
  { key, body, headers = {}, method, signal }: Call = {},
): Promise<Response> {
  return await fetch(`${url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(key === undefined || key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  })
}

/**
 * The messages of an SSE response as a standard client reads them; ends with the stream, or after
 * `count` messages.
 */
export async function* messages(
  response: Response,
  count = Number.POSITIVE_INFINITY,
): AsyncGenerator<EventSourceMessage> {
  if (response.body === null) return
  const queue: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => void queue.push(message) })
  const decoder = new TextDecoder()
  let seen = 0
  for await (const chunk of response.body) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    for (const message of queue.splice(0)) {
      yield message
      seen += 1
      if (seen >= count) return
    }
  }
}

/** All events of a stream, parsed. */
export async function events(response: Response): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = []
  for await (const { data } of messages(response)) all.push(JSON.parse(data))
  return all
}
