import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import type { ChangelogEntry } from '../../contract/resources/platform.ts'
import { setDeprecationHeaders } from '../respond/usage-headers.ts'
import type { Step } from '../state.ts'

/** A deprecated operation keeps working and names its end in the headers, on errors too. */
export function announceDeprecation(changelog: readonly ChangelogEntry[]): Step {
  return (ctx, next) => {
    const operation = ctx.state.endpoint === null ? null : toEndpoint(ctx.state.endpoint).operation
    if (operation !== null) setDeprecationHeaders(ctx, operation, changelog)
    return next()
  }
}
