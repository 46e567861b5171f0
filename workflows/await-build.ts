import { condition, defineSignal, setHandler } from '@temporalio/workflow'
import type { DossierPlan } from './ports.ts'

/** The build that a run waits for has ended; the run plans again. */
const buildEnded = defineSignal('buildEnded')

/** A run plans again after this time even if the signal was lost. */
const lookAgainAfter = '15s'

/**
 * Plans again and again while an equal build is under way; the waits are durable and hold no
 * worker.
 */
export async function awaitBuild(plan: () => Promise<DossierPlan>): Promise<DossierPlan> {
  let ended = 0
  setHandler(buildEnded, () => {
    ended += 1
  })
  for (;;) {
    const before = ended
    const answer = await plan()
    if (answer.state !== 'waiting') return answer
    await condition(() => ended > before, lookAgainAfter)
  }
}
