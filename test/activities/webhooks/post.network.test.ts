import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { FetcherOptions } from '../../../activities/fetch/create-fetcher.ts'
import { fetchReply } from '../../../activities/webhooks/fetch-reply.ts'
import { buildWebhookRules } from '../../../activities/webhooks/rules.ts'
import { readConfig } from '../../../config/read-config.ts'
import type { DeniedHost } from '../../../research/egress/host.ts'
import { createAuthority, type TestCertificate } from '../../support/servers/fetch-certificate.ts'
import { openFetcher, serve, serveRaw } from '../../support/servers/fetch-server.ts'

const ok = 'HTTP/1.1 200 OK\r\n'
const timeoutMs = 1_500

/** One attempt at an address, with everything but the fetcher as in a worker. */
async function post(
  url: string,
  {
    fetcher = {},
    allow = '127.0.0.0/8',
    denied = [],
  }: { fetcher?: Partial<FetcherOptions>; allow?: string; denied?: DeniedHost[] } = {},
) {
  const rules = buildWebhookRules(readConfig({ EGRESS_ALLOW: allow }))
  const controller = new AbortController()
  return await fetchReply(
    {
      fetcher: openFetcher(fetcher),
      attempt: () => ({ number: 1, signal: controller.signal, isLocal: false, waitedMs: 0 }),
      webhooks: { ...rules, timeoutMs },
      deniedHosts: denied,
      now: () => new Date(),
    },
    {
      accountId: 'acct_1',
      endpointId: 'we_1',
      eventId: 'evt_1',
      type: 'job.succeeded',
      body: '{"id":"evt_1","name":"Zoë"}',
      status: 'pending',
      attempts: 0,
      nextAttemptAt: new Date(),
      url,
      isEnabled: true,
      secrets: ['whsec_c2VjcmV0'],
    },
    1,
  )
}

test('an endpoint that was denied since it was registered is not connected to', async () => {
  let connections = 0
  const server = await serveRaw((socket) => {
    connections += 1
    socket.end(`${ok}content-length: 0\r\n\r\n`)
  })
  const denied = [{ host: new URL(server.url).hostname, reason: 'leak_forum' }]
  expect(await post(server.url, { denied })).toMatchObject({ httpStatus: null, error: 'denied' })
  expect(connections).toBe(0)
  expect(await post(server.url)).toMatchObject({ httpStatus: 200, error: null })
})

describe.concurrent('a receiver whose status is there has answered, whatever becomes of its body', () => {
  test.each([
    ['that never begins', `${ok}content-length: 10\r\n\r\n`, ''],
    ['that never ends', `${ok}\r\nthanks`, 'thanks'],
    ['in a coding that it is not', `${ok}content-encoding: gzip\r\n\r\nthanks`, ''],
    ['in an unknown coding', `${ok}content-encoding: compress\r\n\r\nthanks`, ''],
  ])(
    'a webhook endpoint has answered by its status, with a body %s',
    async (_, answer, response) => {
      const server = await serveRaw((socket) => socket.write(answer))
      expect(await post(server.url)).toMatchObject({ httpStatus: 200, error: null, response })
      await expect.poll(() => server.open.size).toBe(0)
    },
  )

  test('the part of a body that came before a break is kept', async () => {
    const server = await serveRaw((socket) => {
      socket.write(`${ok}content-length: 100\r\n\r\nthanks`, () =>
        setTimeout(() => socket.destroy(), 20),
      )
    })
    expect(await post(server.url)).toMatchObject({
      httpStatus: 200,
      error: null,
      response: 'thanks',
    })
  })

  test('a compressed body that never ends is shown as far as it came', async () => {
    const packed = gzipSync('thanks '.repeat(10_000))
    const server = await serve({
      '*': (_request, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).write(packed.subarray(0, -8)),
    })
    expect((await post(server.url)).response).toMatch(/^(thanks )+/)
  })

  test.each([
    [
      '410',
      'HTTP/1.1 410 Gone\r\n\r\n',
      { httpStatus: 410, error: 'status', retryAfterSeconds: null },
    ],
    [
      '429',
      'HTTP/1.1 429 Slow\r\nretry-after: 7\r\n\r\n',
      { httpStatus: 429, error: 'status', retryAfterSeconds: 7 },
    ],
    [
      '302',
      'HTTP/1.1 302 Found\r\nlocation: /elsewhere\r\n\r\n',
      { httpStatus: 302, error: 'redirect' },
    ],
  ])('a %s whose body never ends means what it says', async (_, answer, posted) => {
    const server = await serveRaw((socket) => socket.write(answer))
    expect(await post(server.url)).toMatchObject(posted)
  })
})

describe.concurrent('a receiver without a status has not', () => {
  test.each([
    ['says nothing', '', 'timeout'],
    ['never ends its headers', `${ok}x-a: b\r\n`, 'timeout'],
    ['speaks something else', '220 mail.example ESMTP\r\n', 'connection'],
  ])('a webhook delivery fails without a status when the receiver %s', async (_, answer, error) => {
    const server = await serveRaw((socket) => socket.write(answer))
    expect(await post(server.url)).toEqual({
      httpStatus: null,
      error,
      response: null,
      retryAfterSeconds: null,
    })
  })

  test('a webhook delivery fails without a status when the connection is refused', async () => {
    expect(await post('http://127.0.0.1:9/')).toMatchObject({ error: 'connection' })
  })

  test('a webhook delivery fails without a status when the name is unknown, or leads inside', async () => {
    const at = (addresses: readonly string[]) =>
      post('https://backend.example.com/', {
        fetcher: { resolve: () => Promise.resolve(addresses) },
      })
    expect(await at([])).toMatchObject({ error: 'dns' })
    expect(await at(['10.0.0.1'])).toMatchObject({ error: 'denied' })
    expect(await at(['93.184.216.34', '169.254.169.254'])).toMatchObject({ error: 'denied' })
  })
})

describe('over TLS', () => {
  const authority = createAuthority()
  const answer = {
    '*': (_: unknown, response: { end: (text: string) => void }) => response.end('ok'),
  }

  test('a certificate that is in order is taken, and gets the bytes that are signed', async () => {
    const server = await serve(answer, authority.issue(['127.0.0.1']))
    expect(await post(server.url, { fetcher: { ca: [authority.cert] } })).toMatchObject({
      httpStatus: 200,
      error: null,
    })
    expect(server.seen).toMatchObject([{ line: 'POST /', body: '{"id":"evt_1","name":"Zoë"}' }])
  })

  test.each<[string, string[], TestCertificate]>([
    ['has an unknown issuer', [], createAuthority().issue(['127.0.0.1'])],
    ['is another name’s', [authority.cert], authority.issue(['other.example'])],
    ['is out of date', [authority.cert], authority.issue(['127.0.0.1'], { expired: true })],
  ])('a TLS certificate that %s is refused before anything is sent', async (_, ca, certificate) => {
    const server = await serve(answer, certificate)
    expect(await post(server.url, { fetcher: { ca } })).toMatchObject({
      httpStatus: null,
      error: 'tls',
    })
    await sleep(10)
    expect(server.seen).toEqual([])
  })
})
