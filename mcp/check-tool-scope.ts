import type { Call } from '../api/call.ts'
import { checkScope } from '../api/pipeline/require-scope.ts'
import { isObject } from '../api/request/parse-json-body.ts'
import { toEndpoint } from '../contract/endpoints.ts'
import { deriveNeededScopes } from '../contract/keys.ts'
import { isToolName, toTool } from '../contract/mcp-tools.ts'
import { canOpenPage } from './protocol/client-capabilities.ts'

/**
 * A tool beyond the caller's token is refused before the protocol answers, so that the client sees
 * which scope to ask for. A client that can open a page asks its person there instead.
 * @throws ApiError `missing_scope`
 */
export function checkToolScope(call: Pick<Call, 'caller' | 'body'>): void {
  const { method, params } = call.body
  if (method !== 'tools/call' || !isObject(params)) return
  const { name } = params
  if (typeof name !== 'string' || !isToolName(name) || canOpenPage(params)) return
  for (const scope of deriveNeededScopes(toEndpoint(toTool(name).endpoint).scope))
    checkScope(call, scope)
}
