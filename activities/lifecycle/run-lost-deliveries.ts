import { listOverdueDeliveries } from '../../store/webhook-deliveries.ts'
import { deletePreviousSecrets } from '../../store/webhook-endpoints.ts'
import { deleteExpiredWebhookEvents } from '../../store/webhook-events.ts'
import type { ActivityDeps } from '../deps.ts'
import { runEach } from './run-each.ts'

const batch = 500
const keptMs = 30 * 86_400_000

/**
 * Starts the workflows of deliveries that should have been tried by now: never started, or lost.
 * One that runs is left alone. Forgets events after 30 days, and secrets that no longer sign.
 * @returns what could not be started
 */
export async function runLostDeliveries(
  { db, now, startDelivery }: Pick<ActivityDeps, 'db' | 'now' | 'startDelivery'>,
  before: Date,
): Promise<unknown[]> {
  await deletePreviousSecrets(db, now())
  await deleteExpiredWebhookEvents(db, new Date(now().getTime() - keptMs), batch)
  const overdue = await listOverdueDeliveries(db, before, batch)
  return await runEach(overdue, (delivery) => startDelivery(delivery))
}
