import { TLSSocket } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { createConnector } from '../../../activities/fetch/connector.ts'
import { createAgent } from '../../../activities/fetch/create-fetcher.ts'
import { fetchOnce } from '../../../activities/fetch/fetch-once.ts'
import { createGuard } from '../../../activities/fetch/guard.ts'
import { parseEgressAllow } from '../../../research/egress/allow.ts'
import { createAuthority } from '../../support/servers/fetch-certificate.ts'
import { ask, openFetcher, outcome, serve } from '../../support/servers/fetch-server.ts'

/** One request of its own, without a fetcher around it. */
const get = (agent: ReturnType<typeof createAgent>, url: string) =>
  fetchOnce(
    agent,
    { method: 'GET', url: new URL(url), headers: {}, body: null },
    {
      userAgent: 'test',
      maxBytes: 100,
      enough: null,
      skipBody: () => false,
      signal: new AbortController().signal,
    },
  )

test('requests one after another share a connection', async () => {
  const server = await serve({ '*': (_request, response) => response.end('ok') })
  const fetcher = openFetcher()
  for (let n = 0; n < 20; n += 1) await fetcher.fetch(ask(`${server.url}/${n}`))
  expect(server.connections).toBe(1)
})

test('an origin gets as many connections as allowed, and the rest wait their turn', async () => {
  const server = await serve({
    '*': (_request, response) => setTimeout(() => response.end('ok'), 10),
  })
  const fetcher = openFetcher({ connectionsPerHost: 3 })
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => outcome(fetcher, ask(`${server.url}/${n}`))),
  )
  expect(new Set(answers)).toEqual(new Set(['200']))
  expect(server.connections).toBe(3)
})

test('who waited in vain for a connection does not cost the next one its own', async () => {
  const server = await serve({
    '/slow': () => undefined,
    '/': (_request, response) => response.end('ok'),
  })
  const fetcher = openFetcher({ connectionsPerHost: 1 })
  const first = outcome(fetcher, ask(`${server.url}/slow`, { timeoutMs: 300 }))
  const queued = Array.from({ length: 5 }, () =>
    outcome(fetcher, ask(server.url, { timeoutMs: 100 })),
  )
  const last = outcome(fetcher, ask(server.url))
  expect(await Promise.all([first, ...queued, last])).toEqual([
    ...Array.from({ length: 6 }, () => 'timeout'),
    '200',
  ])
  expect(server.seen.map(({ line }) => line)).toEqual(['GET /slow', 'GET /'])
})

test('hundreds of origins leave nothing behind', { timeout: 60_000 }, async () => {
  const server = await serve({
    '*': (_request, response) => response.writeHead(200, { connection: 'close' }).end('ok'),
  })
  const hosts = Array.from({ length: 600 }, (_, n) => `site-${n}.example:${server.port}`)
  const guard = createGuard({ allow: parseEgressAllow(hosts), denied: [] })
  const resolve = async (host: string) => {
    if (host.startsWith('site-1'))
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    return ['127.0.0.1']
  }
  const agent = createAgent(createConnector({ guard, resolve, timeoutMs: 5_000 }), 6)
  onTestFinished(() => agent.destroy())
  for (let start = 0; start < hosts.length; start += 100) {
    const some = hosts.slice(start, start + 100)
    await Promise.allSettled(some.map((host) => get(agent, `http://${host}/`)))
  }
  expect(server.seen.length).toBeGreaterThan(400)
  await expect.poll(() => Object.keys(agent.stats).length).toBe(0)
})

test('idle connections are given up after some seconds, and their origins with them', {
  timeout: 20_000,
}, async () => {
  const server = await serve({ '*': (_request, response) => response.end('ok') })
  const guard = createGuard({ allow: parseEgressAllow(['127.0.0.0/8']), denied: [] })
  const agent = createAgent(createConnector({ guard, timeoutMs: 5_000 }), 6)
  onTestFinished(() => agent.destroy())
  await get(agent, server.url)
  expect([server.open.size, Object.keys(agent.stats).length]).toEqual([1, 1])
  await expect
    .poll(() => [server.open.size, Object.keys(agent.stats).length], {
      timeout: 15_000,
      interval: 200,
    })
    .toEqual([0, 0])
})

const authority = createAuthority()

async function serveTls(names: readonly string[], given?: { expired?: boolean }) {
  const server = await serve(
    { '*': (_request, response) => response.end('ok') },
    authority.issue(names, given),
  )
  const exempt = ['good.example', 'bad.example'].map((host) => `${host}:${server.port}`)
  const fetcher = openFetcher({ ca: [authority.cert], exempt, resolve: async () => ['127.0.0.1'] })
  return { server, fetcher }
}

test('a certificate is verified against the name that was asked for, and a verified connection is used again', async () => {
  const { server, fetcher } = await serveTls(['good.example', '127.0.0.1'])
  expect(await outcome(fetcher, ask(`https://good.example:${server.port}/`))).toBe('200')
  expect(await outcome(fetcher, ask(`https://good.example:${server.port}/again`))).toBe('200')
  expect(server.connections).toBe(1)
  expect(await outcome(fetcher, ask(`${server.url}/`))).toBe('200')
  expect(await outcome(fetcher, ask(`https://bad.example:${server.port}/`))).toBe('tls')
  expect(server.seen.length).toBe(3)
})

test('a certificate that has expired, or is of an unknown authority, is a fault', async () => {
  const expired = await serveTls(['good.example'], { expired: true })
  const error = await expired.fetcher
    .fetch(ask(`https://good.example:${expired.server.port}/`))
    .catch((caught: unknown) => caught)
  expect(error).toMatchObject({ fault: 'tls', code: 'CERT_HAS_EXPIRED' })
  const { server } = await serveTls(['127.0.0.1'])
  expect(await outcome(openFetcher(), ask(`${server.url}/`))).toBe('tls')
  expect(server.seen.length).toBe(0)
})

test('https where http is spoken is a fault of tls, http where https is spoken one of the connection', async () => {
  const plain = await serve({ '*': (_request, response) => response.end('ok') })
  expect(await outcome(openFetcher(), ask(plain.url.replace('http:', 'https:')))).toBe('tls')
  const { server, fetcher } = await serveTls(['127.0.0.1'])
  expect(await outcome(fetcher, ask(server.url.replace('https:', 'http:')))).toMatch(
    /^(connection|400)$/,
  )
})

test('another connection to a host resumes the TLS session of the first', async () => {
  const resumed: boolean[] = []
  const server = await serve(
    {
      '*': ({ socket }, response) => {
        resumed.push(socket instanceof TLSSocket && socket.isSessionReused())
        response.writeHead(200, { connection: 'close' }).end('ok')
      },
    },
    authority.issue(['127.0.0.1']),
  )
  const fetcher = openFetcher({ ca: [authority.cert] })
  for (const purpose of ['probe', 'api'] as const) await fetcher.fetch(ask(server.url, { purpose }))
  expect(resumed).toEqual([false, true])
})
