import { html } from 'hono/html'
import { z } from 'zod'
import { endpoints } from '../../contract/endpoints/endpoints.ts'
import { toolNames, toTool } from '../../contract/endpoints/mcp-tools.ts'
import {
  type OperationName,
  operations,
  toOperation,
} from '../../contract/operations/operations.ts'
import type { Html } from '../page.ts'
import { buildSample } from './text.ts'

type Sample = { path: string; body: object; publicUrl: string; key: string }

const firstCall = {
  path: operations.search.path,
  body: { query: 'Ada Marlowe', format: 'json', sandbox: true },
}

/**
 * A first call to paste, in each language.
 * @param key its text, or what stands for it
 */
export function buildFirstCalls(publicUrl: string, key: string): Html {
  const sample = { ...firstCall, publicUrl, key }
  return html`${[
    ['curl', formatCurl(sample)],
    ['TypeScript', formatTypeScript(sample)],
    ['Python', formatPython(sample)],
    ['MCP client', formatMcpConfiguration(sample)],
  ].map(
    ([name = '', text = '']) =>
      html`<details${name === 'curl' ? html` open` : ''}><summary>${name}</summary>${buildSample(text, name)}</details>`,
  )}`
}

/** A call of an operation as it is made by key, and by an agent. */
export function buildSameCalls(publicUrl: string, name: OperationName, input: object): Html {
  const sample = { path: toOperation(name).path, body: input, publicUrl, key: 'YOUR_KEY' }
  const byTool = formatToolCall(name, input)
  return html`${[
    ['curl', formatCurl(sample)],
    ['TypeScript', formatTypeScript(sample)],
    ...(byTool === null ? [] : [['MCP', byTool]]),
  ].map(
    ([label = '', text = '']) =>
      html`<details><summary>${label}</summary>${buildSample(text, label)}</details>`,
  )}`
}

function formatCurl({ path, body, publicUrl, key }: Sample): string {
  // in single quotes only the quote itself has a meaning
  const json = JSON.stringify(body).replaceAll("'", `'\\''`)
  return [
    `curl ${publicUrl}${path}`,
    `-H 'Authorization: Bearer ${key}'`,
    "-H 'Content-Type: application/json'",
    `-d '${json}'`,
  ].join(' \\\n  ')
}

function formatTypeScript({ path, body, publicUrl, key }: Sample): string {
  return `const response = await fetch('${publicUrl}${path}', {
  method: 'POST',
  headers: { Authorization: 'Bearer ${key}', 'Content-Type': 'application/json' },
  body: JSON.stringify(${JSON.stringify(body)}),
})
console.log(await response.json())`
}

function formatPython({ path, body, publicUrl, key }: Sample): string {
  return `import json, urllib.request

request = urllib.request.Request(
    "${publicUrl}${path}",
    data=json.dumps(json.loads(${JSON.stringify(JSON.stringify(body))})).encode(),
    headers={"Authorization": "Bearer ${key}", "Content-Type": "application/json"},
)
print(json.load(urllib.request.urlopen(request)))`
}

function formatMcpConfiguration({ publicUrl, key }: Sample): string {
  return JSON.stringify(
    {
      mcpServers: {
        'people-research': {
          url: `${publicUrl}${endpoints.mcp.path}`,
          headers: { Authorization: `Bearer ${key}` },
        },
      },
    },
    null,
    2,
  )
}

/** @returns null for an input that no tool takes */
function formatToolCall(name: OperationName, input: object): string | null {
  const toolName = toolNames.find((one) => toTool(one).endpoint === name)
  if (toolName === undefined) return null
  // jobs keep the default, and some tools have no such argument
  const { refresh, ...others }: { refresh?: unknown } = input
  const asked = refresh === false ? others : input
  const chat = AsChat.safeParse(asked)
  const args = chat.success ? toQuestion(chat.data) : asked
  if (!toTool(toolName).input.safeParse(args).success) return null
  return JSON.stringify(
    { method: 'tools/call', params: { name: toolName, arguments: args } },
    null,
    2,
  )
}

const AsChat = z.looseObject({ messages: z.array(z.looseObject({ content: z.string() })).min(1) })

/** The tool takes the last message as its question. */
function toQuestion({ messages, ...others }: z.infer<typeof AsChat>): object {
  const history = messages.slice(0, -1)
  const question = messages.at(-1)?.content
  return { ...others, question, ...(history.length === 0 ? {} : { history }) }
}
