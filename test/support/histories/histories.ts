/**
 * Recorded histories as files. The SDK's own conversion fails where npm gives each of its packages
 * a protobufjs of its own.
 */
import path from 'node:path'
import proto from '@temporalio/proto'
import { z } from 'zod'
import { root } from '../code/root.ts'

type Workflow =
  | 'entity_dossier'
  | 'entity_search'
  | 'reverse_image'
  | 'vin'
  | 'search'
  | 'dossier'
  | 'chat'
  | 'sandbox'
type History = proto.temporal.api.history.v1.IHistory
type Event = proto.temporal.api.history.v1.IHistoryEvent
const { History } = proto.temporal.api.history.v1

export function historyFile(workflow: Workflow, shape: string): string {
  return path.join(root, 'fixtures', 'histories', workflow, `${shape}.json`)
}

/**
 * A webhook delivery that failed twice, was hastened and got through: `node
 * test/workflows/record-delivery.ts`.
 */
export const deliveryHistory = path.join(
  root,
  'fixtures',
  'histories',
  'deliver-webhook',
  'hastened.json',
)

/**
 * As JSON to review: without the names of the machine and the processes that worked, which no
 * replay looks at.
 */
export function historyText(history: History): string {
  const text = JSON.stringify(History.fromObject(history), null, 2)
  return `${text.replaceAll(/"(identity|workerId|buildId)": "[^"]*"/g, '"$1": "worker"').replaceAll(/"name": "\d+@[^"]*"/g, '"name": "sticky"')}\n`
}

export function readHistory(text: string): History {
  return History.fromObject(JSON.parse(text))
}

/** Everything that a history holds in words: its fields, and its payloads decoded. */
export function wordsOf(history: History): string {
  const text = JSON.stringify(History.fromObject(history))
  const payloads = [...text.matchAll(/"data":"([^"]*)"/g)].map(([, data]) =>
    Buffer.from(data ?? '', 'base64').toString(),
  )
  return [text, ...payloads].join('\n')
}

const LocalStep = z.object({ activity_type: z.string() })

/** The activities of a run as operators read them, each with its summary where it has one. */
export function listSteps({ events }: History): { local: string[]; remote: string[] } {
  const steps: { local: string[]; remote: string[] } = { local: [], remote: [] }
  for (const event of events ?? []) {
    const summary = parseSummary(event)
    const named = (type: string) => (summary === undefined ? type : `${type}: ${summary}`)
    const { markerRecordedEventAttributes: marker } = event
    if (marker?.markerName === 'core_local_activity') {
      const [data] = marker.details?.data?.payloads ?? []
      steps.local.push(named(parseBytes(LocalStep, data?.data).activity_type))
    }
    const type = event.activityTaskScheduledEventAttributes?.activityType?.name
    if (type != null) steps.remote.push(named(type))
  }
  return steps
}

/** The timers of a run by their summaries, which is what operators read. */
export function listTimers({ events }: History): (string | undefined)[] {
  return (events ?? [])
    .filter(({ timerStartedEventAttributes }) => timerStartedEventAttributes != null)
    .map(parseSummary)
}

function parseSummary({ userMetadata }: Event): string | undefined {
  return parseBytes(z.string().optional(), userMetadata?.summary?.data)
}

function parseBytes<Out>(schema: z.ZodType<Out>, bytes: Uint8Array | null | undefined): Out {
  return schema.parse(bytes == null ? undefined : JSON.parse(Buffer.from(bytes).toString()))
}
