import {
  type AuthInfo,
  createMcpHandler,
  type Implementation,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { type Call, type CallStep, requireCaller } from '../api/calls/call.ts'
import type { ApiDeps } from '../api/deps.ts'
import { countTool } from '../api/pipeline/limit-by-key.ts'
import { checkScope } from '../api/pipeline/require-scope.ts'
import type { Step } from '../api/state.ts'
import { toEndpoint } from '../contract/endpoints/endpoints.ts'
import { isToolName, type ToolName, toTool } from '../contract/endpoints/mcp-tools.ts'
import { isObject } from '../contract/fields/is-object.ts'
import { deriveNeededScopes } from '../contract/fields/keys.ts'
import { contractVersion } from '../contract/results/envelope.ts'
import { respondMcp, toRequest } from './http.ts'
import { canOpenPage } from './protocol/client-capabilities.ts'
import { createMcpServer } from './protocol/create-mcp-server.ts'
import type { Toolbox } from './protocol/toolbox.ts'
import { PrintedData } from './results/printed-data.ts'
import { createToolbox } from './tools/toolbox.ts'

/** What the server says of itself to clients. */
function buildInfo(publicUrl: string): Implementation {
  return {
    name: 'people-research',
    title: 'People Research Service',
    version: contractVersion,
    websiteUrl: publicUrl,
  }
}

/** What a client's model reads before it chooses a tool. */
const instructions =
  "Researches a person's public online footprint, companies, pictures and vehicles. Use " +
  'search_people to learn which person is meant, then build_dossier for an overview or ' +
  'ask_about_person for one fact; find_companies comes before profile_company. Every ' +
  'statement has numbered sources; keep them when you repeat it. A result with status ' +
  '"running" goes on: call get_job with its job_id.'

/**
 * The MCP server: one JSON-RPC message for each request, and no session. A tool call is a call of
 * its endpoint.
 * @param callTool the steps of a call after authentication
 */
export function serveMcp(deps: ApiDeps, callTool: CallStep): Step {
  const info = buildInfo(deps.config.publicUrl)
  const handler = createMcpHandler(
    ({ era, authInfo }) =>
      createMcpServer(requireToolbox, {
        info,
        instructions,
        isModern: era === 'modern',
        method: authInfo instanceof Sender ? authInfo.method : null,
      }),
    { onerror: (error) => deps.log.debug({ err: error }, 'MCP message refused') },
  )
  return async (ctx, next) => {
    if (ctx.state.endpoint !== 'mcp') return await next()
    const tool = findCalledTool(ctx.state)
    const counting = tool === null ? null : countTool(ctx.state, deps, toTool(tool).endpoint)
    await ctx.state.settleRates()
    const { keyId, scopes } = requireCaller(ctx.state)
    const data = new PrintedData()
    const toolbox = createToolbox(deps, ctx.state, callTool, { data, counting })
    const parsedBody = ctx.state.body
    const method = typeof parsedBody.method === 'string' ? parsedBody.method : null
    const authInfo = new Sender(keyId ?? 'sandbox', [...scopes], { toolbox, method })
    const response = await handler.fetch(toRequest(ctx), { authInfo, parsedBody })
    await respondMcp(ctx, response, data)
  }
}

/** Who sends a message, as the protocol hands it through, with what the message may use. */
class Sender implements AuthInfo {
  readonly token = ''
  readonly clientId: string
  readonly scopes: string[]
  readonly toolbox: Toolbox
  /** What the message asks for; null: it does not say. */
  readonly method: string | null

  constructor(
    clientId: string,
    scopes: string[],
    { toolbox, method }: Pick<Sender, 'toolbox' | 'method'>,
  ) {
    this.clientId = clientId
    this.scopes = scopes
    this.toolbox = toolbox
    this.method = method
  }
}

function requireToolbox({ http }: ServerContext): Toolbox {
  if (http?.authInfo instanceof Sender) return http.authInfo.toolbox
  throw new Error('a message came without its caller')
}

/**
 * A tool beyond the caller's token is refused before the protocol answers, so that the client sees
 * which scope to ask for. A client that can open a page asks its person there instead.
 * @returns the tool that the message calls; null where the protocol has to look at it first
 * @throws ApiError `missing_scope`
 */
function findCalledTool(call: Pick<Call, 'caller' | 'body'>): ToolName | null {
  const { method, params } = call.body
  if (method !== 'tools/call' || !isObject(params)) return null
  const { name } = params
  if (typeof name !== 'string' || !isToolName(name) || canOpenPage(params)) return null
  for (const scope of deriveNeededScopes(toEndpoint(toTool(name).endpoint).scope))
    checkScope(call, scope)
  return name
}
