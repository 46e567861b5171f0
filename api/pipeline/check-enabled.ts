import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { ApiError } from '../calls/api-error.ts'
import type { Step } from '../state.ts'

/** A deployment may switch the developer API off; its platform documents stay. */
export function checkEnabled(developerApi: 'enabled' | 'disabled'): Step {
  return (ctx, next) => {
    const { endpoint: name } = ctx.state
    if (developerApi === 'disabled' && name !== null && toEndpoint(name).auth === 'bearer')
      throw new ApiError('developer_api_disabled')
    return next()
  }
}
