import { sleep } from '@temporalio/workflow'
import { fixtures, record } from './proxies.ts'
import { run } from './run.ts'

/**
 * A job in the sandbox, whatever its operation: emits the fixture's events, then its result, and
 * asks no provider. A slow scenario waits here, where it holds no worker.
 */
export const sandbox = run({
  gather: async (jobId) => {
    let rest = await fixtures.playFixture(jobId, 0)
    // in old histories the activity waited itself and returned nothing, not even null
    while (rest?.next !== undefined) {
      await sleep(rest.waitMs)
      rest = await fixtures.playFixture(jobId, rest.next)
    }
  },
  conclude: (jobId, stopReason) => record.composeFixture(jobId, stopReason),
})
