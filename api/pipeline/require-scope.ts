import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { deriveNeededScopes, type Scope } from '../../contract/fields/keys.ts'
import { ApiError } from '../calls/api-error.ts'
import { type Call, type CallStep, requireCaller } from '../calls/call.ts'

/** The table of endpoints says which scopes each needs. */
export const requireScope: CallStep = (call, next) => {
  const { endpoint: name } = call
  for (const scope of deriveNeededScopes(name === null ? null : toEndpoint(name).scope))
    checkScope(call, scope)
  return next()
}

/** @throws ApiError `missing_scope` */
export function checkScope(call: Pick<Call, 'caller'>, scope: Scope): void {
  if (!requireCaller(call).scopes.includes(scope))
    throw new ApiError('missing_scope', {
      message: `This API key lacks the scope "${scope}".`,
      scopes: [scope],
    })
}
