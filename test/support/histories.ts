/**
 * Recorded histories as files. The SDK's own conversion fails where npm gives each of its packages
 * a protobufjs of its own.
 */
import path from 'node:path'
import proto from '@temporalio/proto'

type Workflow = 'entity_search' | 'vin' | 'search' | 'dossier' | 'chat' | 'sandbox'
type History = proto.temporal.api.history.v1.IHistory
const { History } = proto.temporal.api.history.v1

export function historyFile(workflow: Workflow, shape: string): string {
  return path.join(
    import.meta.dirname,
    '..',
    '..',
    'fixtures',
    'histories',
    workflow,
    `${shape}.json`,
  )
}

/**
 * A webhook delivery that failed twice, was hastened and got through: `node
 * test/workflows/record-delivery.ts`.
 */
export const deliveryHistory = path.join(
  import.meta.dirname,
  '..',
  '..',
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
