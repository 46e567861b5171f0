import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/endpoints/endpoints.ts'
import { buildWebhookHeaders } from '../../research/webhooks/sign.ts'
import { readText, root } from '../support/code/root.ts'
import { openLoopback } from '../support/servers/open-loopback.ts'

const pages = ['agents', 'backends', 'operators'] as const

describe.each(pages)('docs/%s.md', (name) => {
  // programs build addresses out of parts
  const text = readFileSync(path.join(root, 'docs', `${name}.md`), 'utf8').replace(
    /```(?:ts|python)\n[\s\S]*?```/g,
    '',
  )

  test('a page of docs/ names only endpoints that exist', () => {
    const known = Object.values(endpoints).map((endpoint) =>
      endpoint.path.replace(/\{[^}]+\}|:[^/]+/g, '*'),
    )
    const named = [...text.matchAll(/(?<![\w/.])(\/(?:api|openapi|docs|llms)[\w/{}.-]*)/g)].map(
      ([, at = '']) => at.replace(/\{[^}]+\}/g, '*').replace(/[./]+$/, ''),
    )
    const paths = named.filter((at) => !at.includes('job_'))
    expect(paths.filter((at) => !known.includes(at))).toEqual([])
  })

  test('a page of docs/ names only variables that the configuration reads', () => {
    const config = readText('config/environment.ts')
    const named = [...text.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)`/g)].map(
      ([, variable = '']) => variable,
    )
    expect(named.filter((variable) => !config.includes(`  ${variable}: `))).toEqual([])
  })

  test('links to files that exist', () => {
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
      expect(() => readFileSync(path.join(root, 'docs', link))).not.toThrow()
    }
  })
})

describe('the receiver of docs/backends.md', () => {
  const secret = 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0'
  const body = JSON.stringify({ id: 'evt_1', type: 'job.succeeded' })
  const signed = (text: string, at = new Date()) =>
    buildWebhookHeaders({
      eventId: 'evt_1',
      type: 'job.succeeded',
      attempt: 1,
      body: text,
      at,
      secrets: ['whsec_b2xk', secret],
    })
  const handled: unknown[] = []
  let folder: string
  let server: http.Server
  let url: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-docs-'))
    const [, code = ''] =
      /```js\n([\s\S]*?)```/.exec(await readFile(path.join(root, 'docs', 'backends.md'), 'utf8')) ??
      []
    const file = path.join(folder, 'receiver.mjs')
    await writeFile(file, code)
    const { createReceiver } = await import(pathToFileURL(file).href)
    server = createReceiver(secret, (event: { id: string }) => {
      handled.push(event)
      if (event.id === 'evt_2' && handled.length === 2) throw new Error('the table is away')
    })
    const port = await openLoopback(server)
    url = `http://127.0.0.1:${port}/`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(folder, { recursive: true, force: true })
  })
  const send = async (text: string, headers: Record<string, string>) =>
    (await fetch(url, { method: 'POST', body: text, headers })).status

  test('the receiver of docs/backends.md accepts what was signed with its secret, once, however often it arrives', async () => {
    expect(await send(body, signed(body))).toBe(204)
    expect(await send(body, signed(body))).toBe(204)
    expect(handled).toEqual([{ id: 'evt_1', type: 'job.succeeded' }])
  })

  test.each([
    ['a changed body', `${body} `, signed(body)],
    ['an old time', body, signed(body, new Date(Date.now() - 600_000))],
    [
      'another secret',
      body,
      buildWebhookHeaders({
        eventId: 'evt_1',
        type: 'job.failed',
        attempt: 1,
        body,
        at: new Date(),
        secrets: ['whsec_b3RoZXI='],
      }),
    ],
    ['no signature', body, {}],
    ['half a signature', body, { 'X-Service-Signature': `t=${Math.floor(Date.now() / 1_000)},v1` }],
  ])('the receiver of docs/backends.md refuses %s', async (_, text, headers) => {
    expect(await send(text, headers)).toBe(400)
    expect(handled).toHaveLength(1)
  })

  test('the receiver of docs/backends.md answers 500 when it could not handle an event, and handles the retry', async () => {
    const second = JSON.stringify({ id: 'evt_2', type: 'job.succeeded' })
    expect(await send(second, signed(second))).toBe(500)
    expect([await send(second, signed(second)), await send(second, signed(second))]).toEqual([
      204, 204,
    ])
    expect(handled).toHaveLength(3)
  })

  test('the receiver of docs/backends.md outlives a caller who hangs up, and one who sends without end', async () => {
    const hangUp = (length: number) =>
      new Promise((resolve) => {
        const request = http.request(url, {
          method: 'POST',
          headers: { 'content-length': 10_000_000 },
        })
        request.on('error', resolve)
        request.on('response', resolve)
        request.write('x'.repeat(length), () => length < 1_000 && request.destroy())
      })
    await Promise.all([hangUp(10), hangUp(2_000_000)])
    expect(await send(body, signed(body))).toBe(204)
  })
})
