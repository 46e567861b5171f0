import { type OperationName, toOperation } from '../../contract/operations/operations.ts'
import { suppressesInput } from '../../research/safety/suppressions/suppresses-input.ts'
import type { Db } from '../../store/database/open.ts'
import { loadTrustedSuppressions } from '../../store/opt-outs/suppressions.ts'
import { ApiError } from '../calls/api-error.ts'
import { type CallStep, chooseOperation } from '../calls/call.ts'

/**
 * 451 when a request's own subject is an identifier that was suppressed. Fixtures are
 * invented, so no subject there has opted out.
 */
export function refuseSuppressed({ db }: { db: Db }): CallStep {
  return (call, next) => {
    const { endpoint, sandbox, input } = call
    const name = chooseOperation(call)
    // a job's input is validated by `create-job`, which asks for itself
    return name === null || endpoint === 'createJob' || sandbox
      ? next()
      : refuseInput(db, name, input).then(next)
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
  // a vehicle is no person, and its answer is too quick to wait for a list
  if (toOperation(name).about === 'vehicle') return
  if (suppressesInput(await loadTrustedSuppressions(db), name, input))
    throw new ApiError('subject_suppressed')
}
