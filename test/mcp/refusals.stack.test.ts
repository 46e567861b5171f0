import { request as httpRequest } from 'node:http'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxKey } from '../../contract/fields/keys.ts'
import { insertSuppression } from '../../store/opt-outs/suppressions.ts'
import { call } from '../support/calls/call.ts'
import { errorOf } from '../support/calls/callers.ts'
import { toolResult } from '../support/mcp/clients.ts'
import { opensPages, postMessage, readMessages, request } from '../support/mcp/messages.ts'
import { putOnPlan } from '../support/rows/accounts.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi()
})
afterAll(() => service.stop())

const search = { name: 'search_people', arguments: { query: 'Ada Marlowe' } }
const metadata = 'http://service.test/.well-known/oauth-protected-resource/api/mcp'

describe('a message', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    call(service.url, '/api/mcp', { key: sandboxKey, body, headers })

  test('a message without a key is 401 with the metadata and the scopes to ask for', async () => {
    const response = await postMessage(service.url, 'tools/list', {})
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${metadata}", scope="search dossier chat"`,
    )
  })

  test('a message with an unknown key is 401 invalid_token', async () => {
    const key = 'prs_live_unknown_key'
    const response = await postMessage(service.url, 'tools/list', {}, { key })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token", scope=')
  })

  test.each([
    ['that is no JSON', '{"jsonrpc":', 400, 'invalid_json'],
    ['in an array', '[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]', 400, 'invalid_request'],
    ['of another protocol', '{"hello":"world"}', 400, 'invalid_request'],
    ['of more than 65,536 bytes', `{"jsonrpc":"${'2'.repeat(70_000)}"}`, 413, 'request_too_large'],
  ])('a message %s is refused', async (_, body, status, code) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(await errorOf(response)).toMatchObject({ code })
  })

  test.each([
    ['maybe', 400],
    ['1', 200],
  ])(
    'a message with X-Service-Sandbox: %s is answered %i, whatever it asks',
    async (value, status) => {
      for (const method of ['tools/list', 'tools/call']) {
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: search })
        expect((await post(body, { 'x-service-sandbox': value })).status).toBe(status)
      }
    },
  )

  test.each([
    ['*/*', 200],
    ['application/json, text/event-stream', 200],
    ['text/html', 406],
    ['application/json', 406],
  ])('a message that accepts %s is answered %i', async (accept, status) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    expect((await post(body, { accept })).status).toBe(status)
  })

  test('a message that is no JSON by its media type is 415', async () => {
    expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415)
  })

  test.each([
    ['attacker.example', 400],
    ['service.test', 200],
    ['localhost:1234', 200],
  ])('a message with the Host %s is answered %i', async (host, status) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const headers = {
      host,
      authorization: `Bearer ${sandboxKey}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'content-length': body.length,
    }
    const answered = await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest(`${service.url}/api/mcp`, { method: 'POST', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      sent.on('error', reject)
      sent.end(body)
    })
    expect(answered).toBe(status)
  })

  test.each(['GET', 'DELETE'])(
    'a message by %s is 405, since there are no sessions',
    async (method) => {
      const response = await call(service.url, '/api/mcp', { key: sandboxKey, method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
    },
  )

  test('a message beyond 120 a minute is 429 with Retry-After', async () => {
    const { key } = await service.createKey()
    const all = await Promise.all(
      Array.from({ length: 121 }, () => postMessage(service.url, 'tools/list', {}, { key })),
    )
    const refused = all.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused[0]?.headers.get('ratelimit-policy')).toContain('"mcp";q=120;w=60')
  })
})

describe('a tool call', () => {
  const callTool = async (params: Record<string, unknown>, key = service.key) =>
    toolResult(await request(service.url, 'tools/call', params, { key }))

  test('a tool call of an unknown tool is -32602', async () => {
    const params = { name: 'no_such_tool', arguments: {} }
    const response = await postMessage(service.url, 'tools/call', params, { key: service.key })
    const { answer } = await readMessages(response)
    expect(answer.error).toMatchObject({ code: -32_602, message: 'Unknown tool: no_such_tool' })
  })

  test('a tool call beyond the scopes of its key is 403 with the scope to ask for', async () => {
    const { key } = await service.createKey({ scopes: ['dossier'] })
    const response = await postMessage(service.url, 'tools/call', search, { key })
    expect(response.status).toBe(403)
    expect(response.headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${metadata}", error="insufficient_scope", scope="search"`,
    )
  })

  test.each([
    [
      'with a wrong argument',
      { name: 'search_people', arguments: { query: '' } },
      'invalid_request',
      'query',
    ],
    [
      'whose query is not what its type says',
      { name: 'search_people', arguments: { query: 'no number', type: 'phone' } },
      'invalid_request',
      'query',
    ],
    [
      'that waits too long',
      { name: 'build_dossier', arguments: { person: { name: 'Ada' }, wait_seconds: 51 } },
      'invalid_request',
      'wait_seconds',
    ],
    [
      'about an unknown job',
      { name: 'get_job', arguments: { job_id: 'job_none' } },
      'not_found',
      'no such job',
    ],
  ])(
    'a tool call %s is a result with the error of the REST interface',
    async (_, params, code, words) => {
      const result = await callTool(params)
      expect(result.isError).toBe(true)
      expect(result.structuredContent).toMatchObject({ error: { code, retryable: false } })
      expect(JSON.stringify(result.content)).toContain(words)
    },
  )

  test('a tool call beyond the policy of its operation is a result that says when to try again', async () => {
    const { key } = await service.createKey()
    const wrong = { name: 'build_dossier', arguments: { person: { name: '' } } }
    for (let count = 0; count < 30; count += 1) await callTool(wrong, key)
    expect((await callTool(wrong, key)).structuredContent).toMatchObject({
      error: { code: 'rate_limited', retryable: true },
      retry_after: expect.any(Number),
    })
  })

  test('a tool call and its message are counted by one statement', async () => {
    const { key, id } = await service.createKey()
    await callTool({ name: 'build_dossier', arguments: { person: { name: '' } } }, key)
    const { rows } = await service.db.query(sql`
      select array_agg(key order by key) as keys from rate_limits where key like ${`%:${id}`}
      group by xmin::text
    `)
    expect(rows).toEqual([{ keys: [`dossier:${id}`, `mcp:${id}`] }])
  })

  test('a tool call beyond the limit of messages is 429, and starts nothing', async () => {
    const { key, id } = await service.createKey()
    const expire = Date.now() + 60_000
    await service.db.query(
      sql`insert into rate_limits (key, points, expire) values (${`mcp:${id}`}, 120, ${expire})`,
    )
    const response = await postMessage(service.url, 'tools/call', search, { key })
    expect(response.status).toBe(429)
    expect(await errorOf(response)).toMatchObject({ code: 'rate_limited' })
    const { rows } = await service.db.query(sql`select from jobs where key_id = ${id}`)
    expect(rows).toHaveLength(0)
  })

  test('a tool call about a person who has opted out is a result with subject_suppressed', async () => {
    const entry = { kind: 'email', value: 'opted.out@example.org', platform: null } as const
    const more = { factKind: null, factValue: null, note: 'asked us', now: new Date() }
    await insertSuppression(service.db, { ...entry, ...more })
    const query = { query: 'opted.out@example.org', type: 'email' }
    const result = await callTool({ name: 'search_people', arguments: query })
    expect(result.structuredContent).toMatchObject({ error: { code: 'subject_suppressed' } })
  })

  test('a tool call that the plan does not cover names the page that helps, and is recorded as refused', async () => {
    const { key, id } = await service.createKey({ account: 'unsubscribed' })
    await putOnPlan(service.db, 'unsubscribed', 'none')
    const result = await callTool(search, key)
    expect(result.structuredContent).toMatchObject({
      error: { code: 'not_subscribed', url: 'http://service.test/portal#subscribe' },
    })
    expect(JSON.stringify(result.content)).toContain('http://service.test/portal#subscribe')
    await service.apis[0]?.deps.requestLog.flush()
    const { rows } = await service.db.query(
      `select endpoint, channel, error_code, http_status from requests
       where key_id = '${id}' order by endpoint`,
    )
    expect(rows).toEqual([
      { endpoint: 'mcp', channel: 'mcp', errorCode: 'not_subscribed', httpStatus: 200 },
      { endpoint: 'search', channel: 'mcp', errorCode: 'not_subscribed', httpStatus: 402 },
    ])
  })
})

describe('a client that can open pages', () => {
  const ask = (key: string, more: Record<string, unknown> = {}) =>
    request(service.url, 'tools/call', { ...search, ...more }, { key, capabilities: opensPages })

  test('a client that can open pages is asked once to open the page of a 402; when declined, it gets the error', async () => {
    const { key } = await service.createKey({ account: 'asked' })
    await putOnPlan(service.db, 'asked', 'none')
    expect(await ask(key)).toMatchObject({
      resultType: 'input_required',
      inputRequests: {
        open_page: {
          method: 'elicitation/create',
          params: { mode: 'url', url: 'http://service.test/portal#subscribe' },
        },
      },
    })
    const declined = { inputResponses: { open_page: { action: 'decline' } } }
    expect(await ask(key, declined)).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'not_subscribed' } },
    })
  })

  test('a client that can open pages is asked to open the page where a key gets its scopes; when declined, it is 403', async () => {
    const { key } = await service.createKey({ scopes: ['chat'] })
    expect(await ask(key)).toMatchObject({
      resultType: 'input_required',
      inputRequests: { open_page: { params: { url: 'http://service.test/portal#create-key' } } },
    })
    const declined = { ...search, inputResponses: { open_page: { action: 'decline' } } }
    const options = { key, capabilities: opensPages }
    const response = await postMessage(service.url, 'tools/call', declined, options)
    expect(response.status).toBe(403)
  })
})

test('a browser may send the headers of the protocol', async () => {
  const response = await call(service.url, '/api/mcp', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://inspector.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'mcp-protocol-version',
    },
  })
  const allowed = response.headers.get('access-control-allow-headers')
  for (const name of ['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name'])
    expect(allowed).toContain(name)
})
