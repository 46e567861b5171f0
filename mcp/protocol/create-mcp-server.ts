import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type Implementation,
  type InputRequiredResult,
  inputRequired,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { toPlainMessage } from '../../contract/fields/to-plain-message.ts'
import { hasCapability } from './client-capabilities.ts'
import type { TaskState, Toolbox } from './toolbox.ts'

const tasksExtension = 'io.modelcontextprotocol/tasks'
const uiExtension = 'io.modelcontextprotocol/ui'
/** The tools are the same until the service is upgraded. */
const listTtlMs = 300_000
const pageKey = 'open_page'

type Options = {
  info: Implementation
  instructions: string
  isModern: boolean
  /** Of the one message that is handled; null: of several, or not known. */
  method: string | null
}

/** Finds what a message may use, from what its request said of its caller. */
type RequireToolbox = (ctx: ServerContext) => Toolbox

/**
 * The protocol over toolboxes: one server for one request, of any revision. It asks for the toolbox
 * when a message is handled: the package puts functions that refer to a server among V8's old
 * objects, and what a server refers to stays with them until the next full garbage collection.
 */
export function createMcpServer(
  requireToolbox: RequireToolbox,
  { info, instructions, isModern, method }: Options,
): Server {
  const listHint = { ttlMs: listTtlMs, cacheScope: 'public' } as const
  const server = new Server(info, {
    instructions,
    capabilities: {
      tools: {},
      resources: {},
      // older revisions have no extensions that a client could declare for each request
      ...(isModern ? { extensions: { [tasksExtension]: {}, [uiExtension]: {} } } : {}),
    },
    cacheHints: {
      'tools/list': listHint,
      'resources/list': listHint,
      'resources/templates/list': listHint,
      'resources/read': listHint,
    },
  })
  // of what another message would need, the package would wrap each handler for this one as well
  const serves = (group: string) => method === null || method.startsWith(group)
  if (serves('tools/')) serveTools(server, requireToolbox, isModern)
  if (serves('resources/')) serveResources(server, requireToolbox)
  if (isModern && serves('tasks/')) serveTasks(server, requireToolbox)
  return server
}

function serveTools(server: Server, requireToolbox: RequireToolbox, isModern: boolean): void {
  server.setRequestHandler('tools/list', (_, ctx) => ({ tools: requireToolbox(ctx).tools }))
  server.setRequestHandler('tools/call', async ({ params }, ctx) => {
    const takesTasks = isModern && declares(ctx, 'extensions', tasksExtension)
    const answer = await requireToolbox(ctx).call(params.name, params.arguments ?? {}, {
      signal: ctx.mcpReq.signal,
      onProgress: createProgress(ctx),
      opensPages:
        isModern && declares(ctx, 'elicitation', 'url') && ctx.mcpReq.inputResponses === undefined,
      takesTasks,
    })
    if (answer === null)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`)
    if (answer.kind === 'page') return askToOpen(answer)
    return answer.kind === 'running' && takesTasks ? buildCreatedTask(answer.task) : answer.result
  })
}

function askToOpen({ url, message }: { url: string; message: string }): InputRequiredResult {
  return inputRequired({ inputRequests: { [pageKey]: inputRequired.elicitUrl({ url, message }) } })
}

/** Of a task that was just made: what it found is asked for with `tasks/get`. */
function buildCreatedTask({
  taskId,
  createdAt,
  lastUpdatedAt,
  ttlMs,
  pollIntervalMs,
  status,
}: TaskState): CallToolResult {
  return {
    resultType: 'task',
    taskId,
    status,
    createdAt,
    lastUpdatedAt,
    ttlMs,
    pollIntervalMs,
    content: [],
  }
}

function serveResources(server: Server, requireToolbox: RequireToolbox): void {
  server.setRequestHandler('resources/list', (_, ctx) => ({
    resources: requireToolbox(ctx).resources.map(({ text: _text, ...entry }) => entry),
  }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }))
  server.setRequestHandler('resources/read', ({ params: { uri } }, ctx) => {
    const found = requireToolbox(ctx).resources.find((entry) => entry.uri === uri)
    if (found === undefined) throw new ResourceNotFoundError(uri)
    const { mimeType, text, _meta } = found
    return { contents: [{ uri, mimeType, text, ...(_meta === undefined ? {} : { _meta }) }] }
  })
}

const TaskParams = z.looseObject({ taskId: z.string({ error: toPlainMessage }) })

/** The tasks extension (SEP-2663). */
function serveTasks(server: Server, requireToolbox: RequireToolbox): void {
  const schemas = { params: TaskParams }
  server.setRequestHandler('tasks/get', schemas, async ({ taskId }, ctx) => {
    requireTasks(ctx)
    const task = await requireToolbox(ctx).findTask(taskId)
    if (task === null) throw buildUnknownTask()
    return { ...task }
  })
  server.setRequestHandler('tasks/cancel', schemas, async ({ taskId }, ctx) => {
    requireTasks(ctx)
    if (!(await requireToolbox(ctx).cancelTask(taskId))) throw buildUnknownTask()
    return {}
  })
  // no task asks for input, so there is nothing that an update could answer
  server.setRequestHandler('tasks/update', schemas, async ({ taskId }, ctx) => {
    requireTasks(ctx)
    if ((await requireToolbox(ctx).findTask(taskId)) === null) throw buildUnknownTask()
    return {}
  })
}

function requireTasks(ctx: ServerContext): void {
  if (!declares(ctx, 'extensions', tasksExtension))
    throw new MissingRequiredClientCapabilityError({
      requiredCapabilities: { extensions: { [tasksExtension]: {} } },
    })
}

function buildUnknownTask(): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such task.')
}

/** Whether the client says in this request that it has a capability. */
function declares(ctx: ServerContext, group: 'extensions' | 'elicitation', name: string): boolean {
  const envelope: Readonly<Record<string, unknown>> = { ...ctx.mcpReq.envelope }
  return hasCapability(envelope[CLIENT_CAPABILITIES_META_KEY], group, name)
}

/** Notifications for a client that asked for them; the value rises with each. */
function createProgress(ctx: ServerContext): (percent: number, message: string) => void {
  const progressToken = ctx.mcpReq._meta?.progressToken
  let last = -1
  return (progress, message) => {
    if (progressToken === undefined || progress <= last) return
    last = progress
    const params = { progressToken, progress, total: 100, message }
    // a client that has left misses nothing: the job has the same events
    ctx.mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined)
  }
}
