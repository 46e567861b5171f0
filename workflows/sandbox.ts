import { fixtures, record } from './proxies.ts'
import { run } from './run.ts'

/** A job in the sandbox, whatever its operation: tell the fixture's events, then its result, and ask nobody. */
export const sandbox = run({
  gather: (jobId) => fixtures.playFixture(jobId),
  conclude: (jobId) => record.composeFixture(jobId),
})
