import type { OperationName } from '../../contract/operations.ts'
import { suppressesInput } from '../../research/safety/suppressions/suppresses-input.ts'
import type { Db } from '../../store/open.ts'
import { loadTrustedSuppressions } from '../../store/suppressions.ts'
import { ApiError } from '../api-error.ts'
import type { Step } from '../state.ts'
import { operationOf } from './detect-sandbox.ts'

/**
 * The same for whoever is asked about, and whatever of theirs matched: it says what the policy is,
 * and nothing about a person.
 */
const message = "The service's opt-out policy does not allow this request to be answered."

/**
 * 451 when a request's own subject is an identifier that was suppressed. Fixtures are
 * invented, so nobody there opted out.
 */
export function refuseSuppressed({ db }: { db: Db }): Step {
  return async (ctx, next) => {
    const { endpoint, sandbox, input } = ctx.state
    const name = operationOf(ctx)
    // a job's input is read only by its route, which asks for itself
    if (name !== null && endpoint !== 'createJob' && !sandbox) await refuseInput(db, name, input)
    await next()
  }
}

/**
 * The same for an operation's validated input.
 * @throws ApiError `subject_suppressed`
 */
export async function refuseInput(
  db: Db,
  name: OperationName,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  // vehicles are nobody, and their answers are too quick to be kept waiting for a list
  if (name === 'vin') return
  if (suppressesInput(await loadTrustedSuppressions(db), name, input))
    throw new ApiError('subject_suppressed', { message })
}
