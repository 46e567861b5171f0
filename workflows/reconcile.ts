import { housekeeping } from './proxies.ts'

/** Runs on a schedule: whatever the API wrote down and could not start is started (design §4). */
export async function reconcile(): Promise<{ started: number }> {
  return await housekeeping.reconcile()
}
