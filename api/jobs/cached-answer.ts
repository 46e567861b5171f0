import { limits } from '../../contract/fields/limits.ts'
import type { OperationName } from '../../contract/operations/operations.ts'
import { apiVersion } from '../../contract/results/envelope.ts'
import type { Usage } from '../../contract/results/usage.ts'
import { buildResultText } from '../../research/text/json/build-result-text.ts'
import { memoizeByObject } from '../../research/text/memoize.ts'
import { type CacheEntry, eventSeparator } from '../../store/cache/cache.ts'
import type { EventText } from '../calls/call.ts'

export type CachedAnswer = {
  operation: OperationName
  requestId: string
  entry: CacheEntry
  usage: Usage
  at: Date
}

/** What the answer to a tool call has beside the result: its text, links, the usage. */
const toolFrameCharacters = 20_000

/** Whether a cached result fits into the answer to a tool call for certain. */
export function isShortForTool({ result }: Pick<CacheEntry, 'result'>): boolean {
  return result.length <= limits.toolResultCharacters - toolFrameCharacters
}

/** For as long as the entry is remembered: an erased result is in no other place of the process. */
const parseResult = memoizeByObject(
  ({ result }: CacheEntry): Record<string, unknown> => JSON.parse(result),
)

/**
 * A cached result for a tool, which reads it: without its events. What it holds is shared.
 * @returns also the length of its JSON, with what makes its bytes and what it was read from
 */
export function buildCachedBody(answer: CachedAnswer) {
  const { entry } = answer
  const own = buildOwnFields(answer)
  const head = JSON.stringify(own)
  return {
    body: { ...own, ...parseResult(entry) },
    length: head.length + entry.result.length,
    source: entry,
    toBytes: () => [Buffer.from(`${head.slice(0, -1)},`), toBytes(entry).result],
  }
}

function buildOwnFields({ operation, requestId, entry, usage, at }: CachedAnswer) {
  const own = { object: `${operation}_result`, request_id: requestId, cached: true }
  if (entry.events === null) return own
  const metadata = {
    api_version: apiVersion,
    operation,
    request_id: requestId,
    generated_at: at.toISOString(),
  }
  return { ...own, metadata, usage }
}

/**
 * A cached result as the operation's JSON: put together as text, so that nothing of it is parsed or
 * printed again.
 */
export function buildCachedJson(answer: CachedAnswer): string {
  const { entry, usage, at } = answer
  const text = buildResultText(buildOwnFields(answer), entry.result)
  if (entry.events === null) return text
  const events = [entry.events, ...buildEnding(entry, usage, at)].join(',')
  return `${text.slice(0, -1)},"events":[${events}]}`
}

/** What all answers of an entry have in common, for as long as the entry is remembered. */
const toBytes = memoizeByObject(({ result, events }: CacheEntry) => ({
  result: Buffer.from(result.slice(1)),
  events: Buffer.from(`,"events":[${events ?? ''}`),
}))

/** The same as bytes: only what is this request's own is encoded anew. */
export function buildCachedBytes(answer: CachedAnswer): Buffer {
  const { entry, usage, at } = answer
  const { result, events } = toBytes(entry)
  const own = Buffer.from(`${JSON.stringify(buildOwnFields(answer)).slice(0, -1)},`)
  if (entry.events === null) return Buffer.concat([own, result])
  const ending = Buffer.from(`,${buildEnding(entry, usage, at).join(',')}]}`)
  return Buffer.concat([own, result.subarray(0, -1), events, ending])
}

/**
 * The same as a stream, in the order of a run; it has no job, so its `done` names
 * none.
 */
export async function* streamCachedEvents({
  entry,
  usage,
  at,
}: CachedAnswer): AsyncGenerator<EventText, void> {
  const stored = entry.events ?? ''
  for (const event of [...stored.split(eventSeparator), ...buildEnding(entry, usage, at)])
    yield { seq: parseLastSeq(event), json: event }
}

/**
 * The number of the last event in a text of events: `seq` follows all other fields of an event.
 */
function parseLastSeq(events: string): number {
  return Number(/"seq":(\d+)/.exec(events.slice(events.lastIndexOf('"seq":')))?.[1] ?? 0)
}

const computeLastSeq = memoizeByObject(({ events }: CacheEntry) => parseLastSeq(events ?? ''))

/** The last events, which belong to this request alone; they follow the events of the build. */
function buildEnding(entry: CacheEntry, usage: Usage, at: Date): string[] {
  const last = computeLastSeq(entry)
  const ending = [{ type: 'usage', usage, breakdown: [], final: true }, { type: 'done' }]
  return ending.map((event, n) =>
    JSON.stringify({ ...event, seq: last + n + 1, ts: at.toISOString() }),
  )
}
