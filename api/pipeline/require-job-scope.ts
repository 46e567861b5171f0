import { operation } from '../../contract/operations.ts'
import type { Step } from '../state.ts'
import { operationOf } from './detect-sandbox.ts'
import { checkScope } from './require-scope.ts'

/** A job needs the scope of the operation that it names, which only its body tells. */
export const requireJobScope: Step = async (ctx, next) => {
  const name = ctx.state.endpoint === 'createJob' ? operationOf(ctx) : null
  if (name !== null) checkScope(ctx, operation(name).scope)
  await next()
}
