import type { Endpoint } from '../endpoints/endpoint.ts'
import type { EndpointName } from '../endpoints/endpoints.ts'
import { bodyExamples, type Examples } from '../endpoints/examples.ts'

/** A request of every endpoint as a command: what documentation pages show beside it. */
export function buildCurlSample(
  name: EndpointName,
  { method, path, auth, formats }: Endpoint,
  publicUrl: string,
): string {
  const [first] = Object.values(bodyExamples[name] ?? {})
  const address = path
    .replace('{delivery}', 'whd_01J0000000000000000000000')
    .replace('{id}', `${findIdPrefix(path)}_01J0000000000000000000000`)
  return [
    `curl${formats.includes('sse') ? ' -N' : ''} ` +
      `${method === 'GET' ? '' : `-X ${method} `}'${publicUrl}${address}'`,
    ...(auth === 'bearer' ? [`-H "Authorization: Bearer $API_KEY"`] : []),
    ...(first === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(first.value)}'`]),
  ].join(' \\\n  ')
}

function findIdPrefix(path: string): string {
  if (path.startsWith('/api/v1/keys')) return 'key'
  return path.startsWith('/api/v1/webhooks') ? 'we' : 'job'
}

/**
 * The events of a fixture as a client sees them without the framing of a stream, one example each.
 */
export function buildStreamExamples(
  events: readonly Readonly<Record<string, unknown>>[],
): Examples {
  return Object.fromEntries(
    events.map((event) => [
      `${event.seq}_${event.type}`,
      {
        summary: `Event ${event.seq} of this stream`,
        value: { id: String(event.seq), data: JSON.stringify(event) },
      },
    ]),
  )
}
