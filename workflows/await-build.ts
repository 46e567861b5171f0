import { condition, defineSignal, setHandler } from '@temporalio/workflow'
import type { DossierPlan } from './ports.ts'

/** The build that a run waits for has ended: it looks again. */
const buildEnded = defineSignal('buildEnded')

/** A signal that was lost costs a waiting run no more than this. */
const lookAgainAfter = '15s'

/**
 * Plans until it is not an equal build that has to be waited for; the wait is durable and holds no
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
