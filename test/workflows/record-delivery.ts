/**
 * `node test/workflows/record-delivery.ts`: plays a webhook delivery on a stack of its own and
 * saves its history for the replay test. Reviewed like code.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client, Connection } from '@temporalio/client'
import { WebhookDelivery, WebhookEndpoint } from '../../contract/resources/webhooks.ts'
import { call } from '../support/calls/call.ts'
import { eventually } from '../support/eventually.ts'
import { deliveryHistory, historyText } from '../support/histories/histories.ts'
import { answers, startReceiver } from '../support/servers/receiver.ts'
import { startService } from '../support/service/service.ts'
import { startTestStack } from '../support/stack/start.ts'

const stack = await startTestStack()
const receiver = await startReceiver()
const env = { EGRESS_ALLOW: '127.0.0.0/8', WEBHOOK_SCHEDULE_SECONDS: '0,0.2,3600' }
const service = await startService(stack, 'record-delivery', env)
await service.startWorker()
const { url, key, db, namespace } = service

// fails, fails again after a moment, is hastened, gets through
receiver.behave('/hook', answers(500, 500, 200))
const body = { url: `${receiver.url}/hook` }
const endpoint = WebhookEndpoint.parse(
  await (await call(url, '/api/v1/webhooks', { key, body })).json(),
)
const own = `/api/v1/webhooks/${endpoint.id}`
const { id } = WebhookDelivery.parse(
  await (await call(url, `${own}/test`, { key, method: 'POST' })).json(),
)
const attempted = async (count: number) => {
  const { rowCount } = await db.query('select from webhook_attempts where delivery_id = $1', [id])
  if (rowCount !== count) throw new Error(`${rowCount} attempts so far`)
}
await eventually(() => attempted(2))
await call(url, `${own}/deliveries/${id}/retry`, { key, method: 'POST' })
const connection = await Connection.connect({ address: stack.temporalAddress })
const handle = new Client({ connection, namespace }).workflow.getHandle(id)
await handle.result()
const history = await handle.fetchHistory()
await mkdir(path.dirname(deliveryHistory), { recursive: true })
await writeFile(deliveryHistory, historyText(history))
console.log(`${history.events?.length} events: ${path.relative(process.cwd(), deliveryHistory)}`)
await connection.close()
await service.stop()
await receiver.close()
await stack.stop()
