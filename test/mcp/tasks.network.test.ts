/**
 * The tasks extension as this server speaks it, over the tools that the conformance suite calls.
 */
import { createServer, type Server as HttpServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CallToolResult,
  createMcpHandler,
  MissingRequiredClientCapabilityError,
  type Tool,
} from '@modelcontextprotocol/server'
import getRawBody from 'raw-body'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMcpServer } from '../../mcp/protocol/create-mcp-server.ts'
import type { TaskState, Toolbox } from '../../mcp/protocol/toolbox.ts'
import { judgeServer } from '../support/mcp/judge.ts'
import { tasksExtension } from '../support/mcp/messages.ts'
import { openLoopback } from '../support/servers/open-loopback.ts'

const text = (value: string, isError = false): CallToolResult => ({
  content: [{ type: 'text', text: value }],
  ...(isError ? { isError } : {}),
})

const tasks = new Map<string, TaskState>()

function makeTask(): TaskState {
  const now = new Date().toISOString()
  const taskId = `task_${tasks.size}`
  const shared = { taskId, createdAt: now, lastUpdatedAt: now, ttlMs: 60_000, pollIntervalMs: 200 }
  const task: TaskState = { ...shared, status: 'working' }
  tasks.set(taskId, task)
  return task
}

async function endTask({ taskId }: TaskState, ms: number, ending: () => TaskState): Promise<void> {
  await sleep(ms, undefined, { ref: false })
  if (tasks.get(taskId)?.status === 'working') tasks.set(taskId, ending())
}

const endings: Readonly<Record<string, (task: TaskState) => TaskState>> = {
  slow_compute: (task) => ({ ...task, status: 'completed', result: text('computed') }),
  failing_job: (task) => ({ ...task, status: 'completed', result: text('failed', true) }),
  protocol_error_job: (task) => ({
    ...task,
    status: 'failed',
    error: { code: -32_603, message: 'broken' },
  }),
}

const listed = (name: string): Tool => ({ name, inputSchema: { type: 'object' } })

const toolbox: Toolbox = {
  tools: ['greet', 'confirm_delete', ...Object.keys(endings)].map(listed),
  resources: [],
  async call(name, args, { takesTasks }) {
    if (name === 'greet') return { kind: 'result', result: text(`Hello, ${args.name}!`) }
    if (name === 'confirm_delete') return { kind: 'result', result: text('deleted') }
    const end = endings[name]
    if (end === undefined) return null
    if (!takesTasks && name === 'failing_job')
      throw new MissingRequiredClientCapabilityError({
        requiredCapabilities: { extensions: { [tasksExtension]: {} } },
      })
    const task = makeTask()
    void endTask(task, Number(args.seconds ?? 0.2) * 1_000, () => end(task))
    return { kind: 'running', task, result: text('still running') }
  },
  findTask: async (id) => tasks.get(id) ?? null,
  async cancelTask(id) {
    const task = tasks.get(id)
    if (task?.status === 'working') tasks.set(id, { ...task, status: 'cancelled' })
    return task !== undefined
  },
}

let server: HttpServer
let url: string
beforeAll(async () => {
  const handler = createMcpHandler(({ era }) =>
    createMcpServer(() => toolbox, {
      info: { name: 'tasks', version: '1.0.0' },
      instructions: '',
      isModern: era === 'modern',
      method: null,
    }),
  )
  server = createServer(async (incoming, outgoing) => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
    const parsedBody = JSON.parse(String(await getRawBody(incoming)))
    const method = incoming.method ?? 'POST'
    const answer = await handler.fetch(new Request('http://localhost/', { method, headers }), {
      parsedBody,
    })
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(await answer.text())
  })
  const port = await openLoopback(server)
  url = `http://127.0.0.1:${port}/mcp`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each([
  'tasks-lifecycle',
  'tasks-capability-negotiation',
  'tasks-wire-fields',
  'tasks-request-state-removal',
  'tasks-request-headers',
  'tasks-dispatch-and-envelope',
  'tasks-required-task-error',
])('the tasks extension conforms to the scenario %s', { timeout: 30_000 }, async (scenario) => {
  const { passed, failed } = await judgeServer(url, ['--scenario', scenario])
  expect(failed).toEqual([])
  expect(passed.length).toBeGreaterThan(0)
})
