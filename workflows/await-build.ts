import { condition, defineSignal, setHandler } from '@temporalio/workflow'

/** The build that a run waits for has ended; the run plans again. */
const buildEnded = defineSignal('buildEnded')

/** A run plans again after this time even if the signal was lost. */
const lookAgainAfter = '15s'

type Waiting = { state: 'waiting' }

/** Plans repeatedly while an equal build is under way; the waits are durable and hold no worker. */
export async function awaitBuild<Plan extends { state: string }>(
  plan: () => Promise<Plan | Waiting>,
): Promise<Plan> {
  let ended = 0
  setHandler(buildEnded, () => {
    ended += 1
  })
  for (;;) {
    const before = ended
    const answer = await plan()
    if (isReady(answer)) return answer
    await condition(() => ended > before, lookAgainAfter)
  }
}

function isReady<Plan extends { state: string }>(answer: Plan | Waiting): answer is Plan {
  return answer.state !== 'waiting'
}
