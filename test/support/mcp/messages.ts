/** Messages of the Model Context Protocol as they stand on the wire. */
import { z } from 'zod'
import { events } from '../calls/call.ts'

const revision = '2026-07-28'
export const tasksExtension = 'io.modelcontextprotocol/tasks'
export const takesTasks = { extensions: { [tasksExtension]: {} } }
export const opensPages = { elicitation: { url: {} } }

const Answer = z.looseObject({
  result: z.record(z.string(), z.unknown()).optional(),
  error: z
    .looseObject({ code: z.number(), message: z.string(), data: z.unknown().optional() })
    .optional(),
})
type Answer = z.infer<typeof Answer>

type Message = {
  key?: string | null
  /** What the client declares. */
  capabilities?: Record<string, unknown>
  headers?: Record<string, string>
  signal?: AbortSignal
  progressToken?: string
}

/** A message of the revision 2026-07-28. */
export async function postMessage(
  url: string,
  method: string,
  params: Record<string, unknown>,
  { key, capabilities = {}, headers = {}, signal, progressToken }: Message = {},
): Promise<Response> {
  const name = params.name ?? params.uri ?? params.taskId
  const meta = {
    'io.modelcontextprotocol/protocolVersion': revision,
    'io.modelcontextprotocol/clientInfo': { name: 'test-agent', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': capabilities,
    ...(progressToken === undefined ? {} : { progressToken }),
  }
  const body = { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } }
  return await fetch(`${url}/api/mcp`, {
    method: 'POST',
    headers: {
      ...(key === undefined || key === null ? {} : { authorization: `Bearer ${key}` }),
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': revision,
      'mcp-method': method,
      ...(typeof name === 'string' ? { 'mcp-name': name } : {}),
      ...headers,
    },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  })
}

/** The answer and the notifications before it, as JSON or as a stream. */
export async function readMessages(
  response: Response,
): Promise<{ answer: Answer; notifications: Record<string, unknown>[] }> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  const all: unknown[] = isStream ? await events(response) : [await response.json()]
  const parsed = z.array(z.record(z.string(), z.unknown())).parse(all)
  const answer = parsed.find((message) => 'result' in message || 'error' in message)
  return {
    answer: Answer.parse(answer),
    notifications: parsed.filter((message) => 'method' in message),
  }
}

/** @returns the result; an error of the protocol is thrown */
export async function request(
  url: string,
  method: string,
  params: Record<string, unknown>,
  options: Message = {},
): Promise<Record<string, unknown>> {
  const { answer } = await readMessages(await postMessage(url, method, params, options))
  if (answer.result === undefined) throw new Error(JSON.stringify(answer.error))
  return answer.result
}
