import {
  condition,
  defineSignal,
  patched,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow'
import { buildClosedFailure } from './build-closed-failure.ts'
import { describeRows } from './details.ts'
import type { DeliveryInput, DeliveryState } from './ports.ts'
import { sending } from './proxies.ts'
import { searchAttributes } from './search-attributes.ts'

/**
 * The endpoint's owner, or an operator, asks for the next attempt at once. A signal during an
 * attempt applies to the attempt after it, if there is one.
 */
const retryNow = defineSignal('retryNow')

/**
 * Tries until the event is delivered, the schedule is over or the endpoint is gone; the waits are
 * durable.
 */
export async function deliverWebhook({
  deliveryId,
  attempt: first,
}: DeliveryInput): Promise<{ state: DeliveryState }> {
  let isAsked = false
  setHandler(retryNow, () => {
    isAsked = true
  })
  const attempts: [string, string][] = []
  for (let attempt = first; ; ) {
    // a signal from here on applies to the attempt after this one
    isAsked = false
    const step = await sending.attemptDelivery.executeWithOptions(
      { summary: `attempt ${attempt}` },
      [deliveryId, attempt],
    )
    attempts.push([String(attempt), step.said])
    const state = step.state === 'again' ? 'waiting for the next attempt' : step.state
    setCurrentDetails(describeRows(`**${state}**`, ['attempt', 'outcome'], attempts))
    if (step.state !== 'again') {
      upsertSearchAttributes([
        { key: searchAttributes.stage, value: 'done' },
        { key: searchAttributes.stopReason, value: step.state },
      ])
      if (step.state === 'failed' && patched('failed-deliveries-fail'))
        throw buildClosedFailure('delivery_failed', 'The event could not be delivered.')
      return { state: step.state }
    }
    if (step.waitMs > 0) await condition(() => isAsked, step.waitMs)
    attempt = step.attempt
  }
}
