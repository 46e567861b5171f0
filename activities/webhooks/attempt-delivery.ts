import { computeBusyWaitMs, computeRetryWaitMs } from '../../research/webhooks/retry-wait.ts'
import { createId } from '../../store/database/new-id.ts'
import { inTransaction, type Tx } from '../../store/database/open.ts'
import { insertWebhookAttempt } from '../../store/webhooks/attempts.ts'
import {
  cancelDeliveries,
  countAttempt,
  type DeliveryOrder,
  loadDeliveryOrder,
  updateNextAttempt,
} from '../../store/webhooks/deliveries.ts'
import { recordWebhookFailure, recordWebhookSuccess } from '../../store/webhooks/endpoints.ts'
import type { DeliveryStep } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { fetchReply, type Posted } from './fetch-reply.ts'

/**
 * Makes one attempt of a delivery and writes down what came of it. Repeated after it was written
 * down it sends nothing; repeated before, it sends the same bytes again: an event arrives at least
 * once.
 * @param attempt its number, from 1
 * @throws ActivityError `receiver_busy` when the endpoint or its account has no turn for it: that
 * is no attempt, and Temporal comes back to it later
 */
export async function attemptDelivery(
  deps: ActivityDeps,
  deliveryId: string,
  attempt: number,
): Promise<DeliveryStep> {
  const order = await loadDeliveryOrder(deps.db, deliveryId, deps.now())
  if (order === null) return { state: 'cancelled', said: 'there is no such delivery any more' }
  if (order.status !== 'pending') return { state: order.status, said: 'ended before' }
  if (order.attempts >= attempt) {
    const waitMs = Math.max(0, order.nextAttemptAt.getTime() - deps.now().getTime())
    return { state: 'again', attempt: order.attempts + 1, waitMs, said: 'attempted before' }
  }
  if (!order.isEnabled) {
    await cancelDeliveries(deps.db, { id: deliveryId, endpointId: order.endpointId }, deps.now())
    return { state: 'cancelled', said: 'the endpoint is disabled' }
  }
  const endTurn = deps.webhooks.takeTurn(order)
  if (endTurn === null) return await postpone(deps, deliveryId)
  const startedAt = deps.now()
  const started = performance.now()
  const post = () => fetchReply(deps, order, attempt)
  const posted = await deps
    .span('webhook attempt', { delivery: deliveryId, attempt }, post)
    .finally(endTurn)
  const durationMs = Math.round(performance.now() - started)
  deps.metrics.webhookAttempts.inc({ outcome: posted.error ?? 'delivered' })
  deps.metrics.webhookSeconds.observe(durationMs / 1_000)
  return await record(deps, { deliveryId, order, attempt, posted, startedAt, durationMs })
}

/** Records the postponement, so that the delivery does not count as lost. */
async function postpone(
  { db, now, attempt: running }: ActivityDeps,
  deliveryId: string,
): Promise<never> {
  const nextRetryDelayMs = computeBusyWaitMs(deliveryId, running().number)
  await updateNextAttempt(db, deliveryId, new Date(now().getTime() + nextRetryDelayMs))
  throw new ActivityError('receiver_busy', { nextRetryDelayMs })
}

type Made = {
  deliveryId: string
  order: DeliveryOrder
  attempt: number
  posted: Posted
  startedAt: Date
  durationMs: number
}

/** Locks the endpoint's row first: a transaction that disables it continues with its deliveries. */
async function record(
  { db, now: clock, webhooks }: ActivityDeps,
  made: Made,
): Promise<DeliveryStep> {
  const { deliveryId, order, attempt, posted, startedAt, durationMs } = made
  const { httpStatus, error, response, retryAfterSeconds } = posted
  const { endpointId } = order
  const now = clock()
  const said = describePosted(posted)
  return await inTransaction(db, async (tx) => {
    const isDisabled = await recordHealth(tx, endpointId, posted, { webhooks, now })
    const waitMs = computeRetryWaitMs({
      deliveryId,
      attempt,
      schedule: webhooks.schedule,
      retryAfterSeconds,
    })
    const status =
      error === null ? 'delivered' : isDisabled || waitMs === null ? 'failed' : 'pending'
    const nextAttemptAt = new Date(now.getTime() + (waitMs ?? 0))
    const counted = await countAttempt(tx, { id: deliveryId, attempt, status, nextAttemptAt, now })
    // the run reads the row again and learns whether it is gone or a repeated try was quicker
    if (!counted) return { state: 'again', attempt, waitMs: 0, said: 'not counted' }
    await insertWebhookAttempt(tx, {
      id: createId('att'),
      deliveryId,
      number: attempt,
      httpStatus,
      durationMs,
      error,
      response,
      createdAt: startedAt,
    })
    if (isDisabled) await cancelDeliveries(tx, { id: null, endpointId }, now)
    return status === 'pending'
      ? { state: 'again', attempt: attempt + 1, waitMs: waitMs ?? 0, said }
      : { state: status, said }
  })
}

function describePosted({ error, httpStatus }: Posted): string {
  if (error === null) return `delivered, ${httpStatus}`
  return httpStatus === null ? error : `${error} ${httpStatus}`
}

/** @returns whether the endpoint is disabled from then on */
async function recordHealth(
  tx: Tx,
  endpointId: string,
  { error, httpStatus }: Posted,
  { webhooks, now }: { webhooks: ActivityDeps['webhooks']; now: Date },
): Promise<boolean> {
  if (error === null) {
    await recordWebhookSuccess(tx, endpointId, now)
    return false
  }
  const { isDisabled } = await recordWebhookFailure(tx, {
    id: endpointId,
    gone: httpStatus === 410,
    failingBefore: new Date(now.getTime() - webhooks.disableAfterMs),
    now,
  })
  return isDisabled
}
