import { endpoint } from '../../contract/endpoints.ts'
import type { Scope } from '../../contract/keys.ts'
import { ApiError } from '../api-error.ts'
import { type Context, callerOf, type Step } from '../state.ts'

/** Spec §5.2: the table of endpoints says which scope each needs. */
export const requireScope: Step = async (ctx, next) => {
  const { endpoint: name } = ctx.state
  const scope = name === null ? null : endpoint(name).scope
  if (scope !== null) checkScope(ctx, scope)
  await next()
}

/** @throws ApiError `missing_scope` */
export function checkScope(ctx: Context, scope: Scope): void {
  if (!callerOf(ctx).scopes.includes(scope)) throw new ApiError('missing_scope', { message: `This API key lacks the scope "${scope}".` })
}
