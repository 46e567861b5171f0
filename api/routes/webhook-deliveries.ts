import { setTimeout as sleep } from 'node:timers/promises'
import pMap from 'p-map'
import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { isId } from '../../contract/fields/ids.ts'
import { listOperationsWithin } from '../../contract/operations/operations.ts'
import {
  maxShownAttempts,
  type WebhookDelivery,
  WebhookDeliveryListQuery,
  WebhookRecoverInput,
} from '../../contract/resources/webhooks.ts'
import { buildEventBody } from '../../research/webhooks/event-body.ts'
import { createId } from '../../store/database/new-id.ts'
import { inTransaction, type Tx } from '../../store/database/open.ts'
import { releaseIdempotencyKey } from '../../store/jobs/idempotency.ts'
import { listWebhookAttempts } from '../../store/webhooks/attempts.ts'
import {
  findWebhookDelivery,
  insertMissedDeliveries,
  insertWebhookDelivery,
  listWebhookDeliveries,
  type OpenDelivery,
  updateReopenedDelivery,
} from '../../store/webhooks/deliveries.ts'
import { lockWebhookEndpoint, type WebhookEndpointRow } from '../../store/webhooks/endpoints.ts'
import { insertTestEvent } from '../../store/webhooks/events.ts'
import { ApiError, buildInvalidRequest } from '../calls/api-error.ts'
import { requireCaller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { validateInput, validateQuery } from '../request/validate-input.ts'
import { keepAnswer, respondKept } from '../respond/kept.ts'
import { buildKeyset, buildPage } from '../respond/page.ts'
import type { CallContext } from '../state.ts'
import { buildDeliveryView } from '../webhooks/build-webhook-view.ts'
import { loadOwnWebhook } from '../webhooks/own-webhook.ts'
import type { CallHandler } from './handler.ts'

/** How long Temporal is waited for before the answer goes out without it. */
const maxWaitMs = 1_000
const maxRecoveredAtOnce = 100
const maxStartedAtOnce = 10

/** What was sent to an endpoint about operations of the key, newest first, with every attempt. */
export const getWebhookDeliveries: CallHandler = async (context, deps) => {
  const query = validateQuery(WebhookDeliveryListQuery, context.querystring)
  const { id } = await loadOwnWebhook(context, deps)
  const operations = listOperationsWithin(requireCaller(context.state).scopes)
  const rows = await listWebhookDeliveries(deps.db, {
    endpointId: id,
    status: query.status ?? null,
    operations,
    ...buildKeyset(query),
  })
  const { shown, links } = buildPage(rows, query.limit)
  const attempts = await listWebhookAttempts(
    deps.db,
    shown.map((row) => row.id),
    maxShownAttempts,
  )
  context.body = {
    object: 'list',
    data: shown.map((row) => buildDeliveryView(row, attempts)),
    ...links,
  }
}

/**
 * Sends a `job.succeeded` about a job that never was, marked `data.test`, whatever the endpoint
 * subscribes to.
 */
export const testWebhook: CallHandler = async (context, deps) => {
  const endpoint = await loadEnabledWebhook(context, deps)
  const { accountId } = endpoint
  const now = deps.now()
  const [eventId, jobId, id] = [createId('evt'), createId('job'), createId('whd')]
  const time = now.toISOString()
  const job = {
    id: jobId,
    operation: 'dossier',
    sandbox: false,
    status: 'succeeded',
    partial: false,
    stop_reason: 'completed',
    error: null,
    metadata: {},
    usage: null,
    created_at: time,
    completed_at: time,
  } as const
  const body = buildEventBody(eventId, job, { at: now, test: true })
  const answer = await inTransaction(deps.db, async (tx) => {
    await insertTestEvent(tx, {
      id: eventId,
      accountId,
      jobId,
      type: 'job.succeeded',
      endpointId: endpoint.id,
      body,
      now,
    })
    await insertWebhookDelivery(tx, { id, eventId, endpointId: endpoint.id, now })
    return await keepAnswer(tx, context, await showDelivery(tx, endpoint.id, id))
  })
  startLater(deps, [{ id, accountId, endpointId: endpoint.id, attempts: 0 }])
  respondKept(context, toEndpoint('testWebhook'), answer)
}

/**
 * The next attempt now. Repeatable; a delivery that has ended gets one more attempt, and the rest
 * of its schedule where there is any.
 */
export const retryWebhookDelivery: CallHandler = async (context, deps) => {
  const endpoint = await loadEnabledWebhook(context, deps)
  const { delivery: id = '' } = context.state.params
  const row = isId('whd', id) ? await findWebhookDelivery(deps.db, endpoint.id, id) : null
  if (row === null) throw new ApiError('not_found', { message: 'There is no such delivery.' })
  const answer = await inTransaction(deps.db, async (tx) => {
    await updateReopenedDelivery(tx, id, deps.now())
    return await keepAnswer(tx, context, await showDelivery(tx, endpoint.id, id))
  })
  try {
    await hasten(deps, {
      id,
      accountId: endpoint.accountId,
      endpointId: endpoint.id,
      attempts: row.attempts,
    })
  } catch (error) {
    // the next attempt was not made sooner: the same key may try again
    if (context.state.idempotencyKey !== null)
      await releaseIdempotencyKey(deps.db, context.state.idempotencyKey)
    throw error
  }
  respondKept(context, toEndpoint('retryWebhookDelivery'), answer)
}

/**
 * New deliveries of what the endpoint should have had since a time and neither has nor is about to
 * get. Repeatable.
 */
export const recoverWebhook: CallHandler = async (context, deps) => {
  const since = new Date(validateInput(WebhookRecoverInput, context.state.input).since)
  const { id: endpointId, accountId } = await loadEnabledWebhook(context, deps)
  const ids = Array.from({ length: maxRecoveredAtOnce }, () => createId('whd'))
  const { made, answer } = await inTransaction(deps.db, async (tx) => {
    await lockWebhookEndpoint(tx, endpointId)
    const recovered = await insertMissedDeliveries(
      tx,
      { endpointId, accountId, since, now: deps.now() },
      ids,
    )
    const body = {
      object: 'webhook_recovery',
      endpoint_id: endpointId,
      since: since.toISOString(),
      deliveries: recovered.length,
      has_more: recovered.length === maxRecoveredAtOnce,
    }
    return { made: recovered, answer: await keepAnswer(tx, context, body) }
  })
  startLater(
    deps,
    made.map((id) => ({ id, accountId, endpointId, attempts: 0 })),
  )
  respondKept(context, toEndpoint('recoverWebhook'), answer)
}

async function loadEnabledWebhook(
  context: CallContext,
  deps: ApiDeps,
): Promise<WebhookEndpointRow> {
  const endpoint = await loadOwnWebhook(context, deps)
  if (endpoint.status !== 'enabled')
    throw buildInvalidRequest('', 'concerns an endpoint that is disabled: enable it first')
  return endpoint
}

/** Behind the answer; a start that is lost is made up for by `reconcile`. */
function startLater({ startDelivery, log }: ApiDeps, deliveries: readonly OpenDelivery[]): void {
  const start = (delivery: OpenDelivery) => startDelivery(delivery)
  pMap(deliveries, start, { concurrency: maxStartedAtOnce, stopOnError: false }).catch(
    (error: unknown) => log.warn({ err: error }, 'deliveries not started; reconcile will'),
  )
}

/** Only Temporal can wake a delivery that sleeps, so the caller hears when it cannot be reached. */
async function hasten({ retryDelivery, log }: ApiDeps, delivery: OpenDelivery): Promise<void> {
  let answered = false
  const sent = retryDelivery(delivery).catch((error: unknown) => {
    if (!answered)
      throw new ApiError('provider_unavailable', { retryAfterSeconds: 2, cause: error })
    log.warn(
      { err: error, delivery: delivery.id },
      'retry not sent; reconcile starts what does not run',
    )
  })
  await Promise.race([sent, sleep(maxWaitMs, undefined, { ref: false })])
  answered = true
}

async function showDelivery(tx: Tx, endpointId: string, id: string): Promise<WebhookDelivery> {
  const row = await findWebhookDelivery(tx, endpointId, id)
  if (row === null) throw new ApiError('not_found', { message: 'There is no such delivery.' })
  return buildDeliveryView(row, await listWebhookAttempts(tx, [id], maxShownAttempts))
}
