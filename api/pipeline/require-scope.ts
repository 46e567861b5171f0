import { endpoint } from '../../contract/endpoints.ts'
import { neededScopes, type Scope } from '../../contract/keys.ts'
import { ApiError } from '../api-error.ts'
import { type Context, callerOf, type Step } from '../state.ts'

/** The table of endpoints says which scopes each needs. */
export const requireScope: Step = async (ctx, next) => {
  const { endpoint: name } = ctx.state
  for (const scope of neededScopes(name === null ? null : endpoint(name).scope))
    checkScope(ctx, scope)
  await next()
}

/** @throws ApiError `missing_scope` */
export function checkScope(ctx: Context, scope: Scope): void {
  if (!callerOf(ctx).scopes.includes(scope))
    throw new ApiError('missing_scope', { message: `This API key lacks the scope "${scope}".` })
}
