import type { Db } from '../../store/database/open.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { Model } from '../model/open-model.ts'
import { toPriceEstimate } from '../model/tokens.ts'
import { isAffordable, type ModelPrompt } from './fetch-completion.ts'

type PaidCalls = {
  /**
   * Makes a call once what was set aside for the run pays for it and for all that are under way.
   * @returns null when it does not, nor once those under way have ended; later calls are not made
   * either
   */
  run<Result extends object>(
    prompt: ModelPrompt,
    call: () => Promise<Result>,
  ): Promise<Result | null>
}

/** Calls of one run that are made at once, without spending more than its reserve together. */
export function createPaidCalls(
  deps: { db: Db; model: Model },
  job: Pick<JobRow, 'id' | 'accountId'>,
): PaidCalls {
  const underWay = new Set<Promise<unknown>>()
  let mayCost = 0
  // one looks at the budget at a time, and counts itself before the next one looks
  let admission: Promise<unknown> = Promise.resolve()
  let isSpent = false

  async function admit(prompt: ModelPrompt, price: number): Promise<boolean> {
    for (let assumed = mayCost; !isSpent; assumed = mayCost) {
      if (await isAffordable(deps, job, prompt, assumed)) break
      if (assumed === 0) isSpent = true
      else if (underWay.size > 0)
        await Promise.race([...underWay].map((call) => call.catch(() => undefined)))
    }
    if (!isSpent) mayCost += price
    return !isSpent
  }

  return {
    run(prompt, call) {
      const price = toPriceEstimate(deps.model.options, prompt)
      const admitted = admission.then(() => admit(prompt, price))
      const made = admitted.then(async (isAdmitted) => {
        if (!isAdmitted) return null
        try {
          return await call()
        } finally {
          mayCost -= price
          underWay.delete(made)
        }
      })
      admission = admitted.then(
        (isAdmitted) => void (isAdmitted && underWay.add(made)),
        () => undefined,
      )
      return made
    },
  }
}
