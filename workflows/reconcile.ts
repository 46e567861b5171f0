import { sleep } from '@temporalio/workflow'
import { housekeeping } from './proxies.ts'

/** The length of one run, so that the list of runs shows one an hour and not one a round. */
const runSeconds = 3_600
/** Each round adds a dozen events to the history. */
const maxRounds = 200

/**
 * Housekeeping, round after round. The schedule skips its times while a run is open, then starts
 * the next one.
 * @param input left out: a single round
 */
export async function reconcile(input?: { everySeconds: number }): Promise<{ started: number }> {
  const everySeconds = input?.everySeconds ?? runSeconds
  const rounds = Math.min(maxRounds, Math.max(1, Math.floor(runSeconds / everySeconds)))
  let started = 0
  for (let round = 1; ; round += 1) {
    started += (await housekeeping.reconcile()).started
    if (round >= rounds) return { started }
    await sleep(everySeconds * 1_000)
  }
}
