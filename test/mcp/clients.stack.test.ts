import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toolNames } from '../../contract/endpoints/mcp-tools.ts'
import { sandboxKey } from '../../contract/fields/keys.ts'
import { McpCard, McpRegistryEntry } from '../../contract/resources/mcp.ts'
import { partialMessages } from '../../contract/results/events.ts'
import { root } from '../support/code/root.ts'
import { connectClient, connectOldClient, modern } from '../support/mcp/clients.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi()
})
afterAll(() => service.stop())

const query = { name: 'search_people', arguments: { query: 'Ada Marlowe' } }

describe.each([
  ['that pins the revision 2026-07-28', modern, '2026-07-28'],
  ['that negotiates', { versionNegotiation: { mode: 'auto' } }, '2026-07-28'],
  ['of older revisions', { versionNegotiation: { mode: 'legacy' } }, '2025-11-25'],
] as const)('a client %s', (_, options, revision) => {
  test('a client lists the tools in their order, and searches with a key', async () => {
    await using client = await connected(options)
    expect(client.getNegotiatedProtocolVersion()).toBe(revision)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(toolNames)
    const result = await client.callTool(query)
    expect(result.structuredContent).toMatchObject({
      object: 'search_result',
      hits: [{ name: 'Ada Marlowe' }],
    })
    expect(result.structuredContent).not.toHaveProperty('events')
  })

  test('a client plays a scenario of the sandbox in every tool', async () => {
    await using client = await connected(options)
    const name = 'sandbox:usage_exhausted'
    const calls = [
      { name: 'search_people', arguments: { query: name } },
      { name: 'build_dossier', arguments: { person: { name } } },
      { name: 'ask_about_person', arguments: { person: { name }, question: 'Where?' } },
      { name: 'get_job', arguments: { job_id: name } },
    ]
    for (const call of calls) {
      const result = await client.callTool(call)
      expect(result.isError).toBe(true)
      expect(result.structuredContent).toMatchObject({ error: { code: 'usage_exhausted' } })
      expect(JSON.stringify(result.content)).toContain('http://service.test/portal#add-credits')
    }
  })
})

test('with the sandbox key a slow dossier is still running, until get_job waits for its end', async () => {
  await using client = await connected(modern)
  const { structuredContent, content } = await client.callTool({
    name: 'build_dossier',
    arguments: { person: { name: 'sandbox:slow' }, wait_seconds: 0 },
  })
  const running = { status: 'running', job_id: 'sandbox:slow', poll_after_ms: expect.any(Number) }
  expect(structuredContent).toEqual(running)
  expect(content).toEqual([{ type: 'text', text: expect.stringContaining('sandbox:slow') }])
  const ended = await client.callTool({ name: 'get_job', arguments: { job_id: 'sandbox:slow' } })
  expect(ended.structuredContent).toMatchObject({ object: 'dossier_result' })
})

test('with the sandbox key get_job plays a scenario that succeeds, and knows no other job', async () => {
  await using client = await connected(modern)
  const ask = (job: string) => client.callTool({ name: 'get_job', arguments: { job_id: job } })
  const { structuredContent, content } = await ask('sandbox:partial')
  expect(structuredContent).toMatchObject({ object: 'dossier_result', partial: true })
  expect(JSON.stringify(content)).toContain(`Incomplete: ${partialMessages.deadline_reached}`)
  expect((await ask('sandbox:unknown')).structuredContent).toMatchObject({
    error: { code: 'not_found' },
  })
})

test('the name of a scenario is no job for an ordinary key', async () => {
  const { key } = await service.createKey({ account: 'acme' })
  await using client = await connected(modern, key)
  const found = await client.callTool({ name: 'get_job', arguments: { job_id: 'sandbox:empty' } })
  expect(found.structuredContent).toMatchObject({ error: { code: 'not_found' } })
})

test('a client of the SDK 1.x lists the tools and searches with a key', async () => {
  const client = await connectOldClient({ url: service.url, key: sandboxKey })
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(toolNames)
  const result = await client.callTool(query)
  expect(result.structuredContent).toMatchObject({ object: 'search_result' })
  await client.close()
})

test('the documents of the server name its address, its tools and its own metadata', async () => {
  const read = async (at: string) => await (await fetch(`${service.url}${at}`)).json()
  const url = 'http://service.test/api/mcp'
  const metadata = '/.well-known/oauth-protected-resource/api/mcp'
  const card = McpCard.parse(await read('/.well-known/mcp.json'))
  expect(card).toMatchObject({
    url,
    authentication: { protected_resource_metadata_url: `http://service.test${metadata}` },
  })
  expect(card.tools.map(({ name, scope }) => [name, scope])).toEqual([
    ['search_people', 'search'],
    ['build_dossier', 'dossier'],
    ['ask_about_person', 'chat'],
    ['get_job', null],
    ['find_companies', 'search'],
    ['profile_company', 'dossier'],
    ['find_picture', 'search'],
    ['look_up_vehicle', 'dossier'],
  ])
  expect(McpRegistryEntry.parse(await read('/server.json'))).toMatchObject({
    name: 'test.service/people-research',
    remotes: [{ type: 'streamable-http', url }],
  })
  const scopes = { scopes_supported: ['search', 'dossier', 'chat'] }
  const base = 'http://service.test'
  const server = { authorization_servers: [base], ...scopes }
  expect(await read(metadata)).toMatchObject({ resource: url, ...server })
  expect(await read('/.well-known/oauth-protected-resource')).toMatchObject({
    resource: base,
    ...server,
  })
  expect(await read('/api/v1')).toMatchObject({ mcp: { live: true, tools: toolNames } })
})

test('the script of docs/agents.md prints the candidates of a search', async () => {
  const guide = await readFile(path.join(root, 'docs', 'agents.md'), 'utf8')
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(guide) ?? []
  const env = { ...process.env, BASE_URL: service.url }
  const args = ['--input-type=module', '--eval', code]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
  expect(stdout).toContain('1. **Ada Marlowe** (92 %)')
})

async function connected(options: Parameters<typeof connectClient>[1], key = sandboxKey) {
  const client = await connectClient({ url: service.url, key }, options)
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() })
}
