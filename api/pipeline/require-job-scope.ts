import { toOperation } from '../../contract/operations/operations.ts'
import { type CallStep, chooseOperation } from '../calls/call.ts'
import { checkScope } from './require-scope.ts'

/** A job needs the scope of the operation that its body names. */
export const requireJobScope: CallStep = (call, next) => {
  const name = call.endpoint === 'createJob' ? chooseOperation(call) : null
  if (name !== null) checkScope(call, toOperation(name).scope)
  return next()
}
