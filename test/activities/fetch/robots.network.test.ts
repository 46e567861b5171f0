import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ask, openFetcher, outcome, serve, serveRaw } from '../../support/servers/fetch-server.ts'

const page = (_request: unknown, response: ServerResponse) => {
  response.end('page')
}

function serveRobots(answer: (response: ServerResponse) => void) {
  return serve({ '/robots.txt': (_request, response) => answer(response), '*': page })
}

const asPage = { purpose: 'page' } as const

const files: [what: string, text: string, path: string, expected: string][] = [
  ['everything is allowed', 'User-agent: *\nDisallow:\n', '/ada', '200'],
  ['all are kept out', 'User-agent: *\nDisallow: /\n', '/ada', 'robots'],
  ['a folder is closed', 'User-agent: *\nDisallow: /private/\n', '/private/ada', 'robots'],
  ['another folder is closed', 'User-agent: *\nDisallow: /private/\n', '/ada', '200'],
  [
    'we are kept out by name',
    'User-agent: *\nAllow: /\n\nUser-agent: People-Research\nDisallow: /\n',
    '/ada',
    'robots',
  ],
  ['another is kept out by name', 'User-agent: otherbot\nDisallow: /\n', '/ada', '200'],
  [
    'we are let in by name',
    'User-agent: *\nDisallow: /\n\nUser-agent: people-research\nDisallow: /x\n',
    '/ada',
    '200',
  ],
  ['the longer rule wins', 'User-agent: *\nDisallow: /\nAllow: /ada$\n', '/ada', '200'],
  ['a pattern closes a query', 'User-agent: *\nDisallow: /*?q=\n', '/ada?q=1', 'robots'],
  ['a mark stands before the first line', '\ufeffUser-agent: *\nDisallow: /\n', '/ada', 'robots'],
  ['it is a web page', '<!doctype html><p>Log in: here</p>', '/ada', '200'],
  ['it is empty', '', '/ada', '200'],
]
test.each(files)('robots.txt: %s (%j): %s is %s', async (_what, text, path, expected) => {
  const server = await serveRobots((response) => response.end(text))
  expect(await outcome(openFetcher(), ask(server.url + path, asPage))).toBe(expected)
  expect(server.seen.map(({ line }) => line)).toEqual([
    'GET /robots.txt',
    ...(expected === '200' ? [`GET ${path}`] : []),
  ])
})

test.each([
  [401, '200'],
  [404, '200'],
  [410, '200'],
  [429, '200'],
  [500, 'robots'],
  [503, 'robots'],
])('a robots.txt that answers %i makes it %s', async (status, expected) => {
  const server = await serveRobots((response) =>
    response.writeHead(status).end('User-agent: *\nAllow: /'),
  )
  expect(await outcome(openFetcher(), ask(server.url, asPage))).toBe(expected)
})

test('only fetches of pages ask robots.txt: not calls of an API, not probes for an account', async () => {
  const server = await serveRobots((response) => response.end('User-agent: *\nDisallow: /\n'))
  const fetcher = openFetcher()
  expect(await outcome(fetcher, ask(server.url, { purpose: 'api' }))).toBe('200')
  expect(await outcome(fetcher, ask(server.url, { purpose: 'probe' }))).toBe('200')
  expect(server.seen.map(({ line }) => line)).toEqual(['GET /', 'GET /'])
})

test('a robots.txt that does not come keeps us out; one that hangs up too', async () => {
  const silent = await serveRaw((socket) => socket.resetAndDestroy())
  expect(await outcome(openFetcher(), ask(silent.url, asPage))).toBe('robots')
})

test('waiting for robots.txt is part of the time', async () => {
  const server = await serve({ '/robots.txt': () => undefined, '*': page })
  expect(await outcome(openFetcher(), ask(server.url, { ...asPage, timeoutMs: 100 }))).toBe(
    'timeout',
  )
})

test('a host that the guard refuses is refused by the guard, not by robots.txt', async () => {
  const fetcher = openFetcher({ resolve: async () => ['10.0.0.1'] })
  expect(await outcome(fetcher, ask('https://inside.example/', asPage))).toBe(
    'denied: private_address',
  )
})

test('robots.txt is asked once, by many at the same time and for a day', async () => {
  let now = Date.UTC(2026, 0, 1)
  const server = await serveRobots((response) =>
    setTimeout(() => response.end('User-agent: *\nDisallow: /no'), 20),
  )
  const fetcher = openFetcher({ now: () => new Date(now) })
  const asked = () => server.seen.filter(({ line }) => line === 'GET /robots.txt').length
  await Promise.all(['/a', '/b', '/c'].map((path) => fetcher.fetch(ask(server.url + path, asPage))))
  now += 86_000_000
  expect(await outcome(fetcher, ask(`${server.url}/no`, asPage))).toBe('robots')
  expect(asked()).toBe(1)
  now += 1_000_000
  expect(await outcome(fetcher, ask(`${server.url}/no`, asPage))).toBe('robots')
  expect(asked()).toBe(2)
})

test('a robots.txt that could not be read is asked for again after ten minutes', async () => {
  let now = Date.UTC(2026, 0, 1)
  let status = 503
  const server = await serveRobots((response) => response.writeHead(status).end())
  const fetcher = openFetcher({ now: () => new Date(now) })
  expect(await outcome(fetcher, ask(server.url, asPage))).toBe('robots')
  status = 404
  now += 590_000
  expect(await outcome(fetcher, ask(server.url, asPage))).toBe('robots')
  now += 20_000
  expect(await outcome(fetcher, ask(server.url, asPage))).toBe('200')
})

test('a redirect leads to another robots.txt', async () => {
  const closed = await serveRobots((response) => response.end('User-agent: *\nDisallow: /'))
  const server = await serve({
    '/': (_request, response) => response.writeHead(302, { location: `${closed.url}/ada` }).end(),
  })
  expect(await outcome(openFetcher(), ask(server.url, asPage))).toBe('robots')
  expect(closed.seen.map(({ line }) => line)).toEqual(['GET /robots.txt'])
})

test('robots.txt may be somewhere else, and compressed', async () => {
  const text = gzipSync('User-agent: *\nDisallow: /ada')
  const server = await serve({
    '/robots.txt': (_request, response) => response.writeHead(301, { location: '/real.txt' }).end(),
    '/real.txt': (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(text),
    '*': page,
  })
  expect(await outcome(openFetcher(), ask(`${server.url}/ada`, asPage))).toBe('robots')
  expect(await outcome(openFetcher(), ask(`${server.url}/bob`, asPage))).toBe('200')
})

test('of a very long robots.txt the beginning counts, without the rule that was cut in two', async () => {
  const start = 'User-agent: *\nDisallow: /no\n'
  const cut = '\nDisallow: /'
  const comment = '#'.repeat(512_000 - start.length - cut.length)
  const server = await serveRobots((response) => response.end(`${start}${comment}${cut}secret\n`))
  const fetcher = openFetcher()
  expect(await outcome(fetcher, ask(`${server.url}/no`, asPage))).toBe('robots')
  expect(await outcome(fetcher, ask(`${server.url}/yes`, asPage))).toBe('200')
})

test('a robots.txt made to be slow to match keeps us out', async () => {
  const server = await serveRobots((response) =>
    response.end(`User-agent: *\n${`Disallow: /${'*a'.repeat(900)}b\n`.repeat(270)}`),
  )
  // no rule of it matches, but finding that out takes seconds
  expect(await outcome(openFetcher(), ask(`${server.url}/${'a'.repeat(2_000)}`, asPage))).toBe(
    'robots',
  )
})

test('long robots.txt are kept up to a total length, and forgotten in the order of their use', async () => {
  const long = `User-agent: *\n${'# a remark\n'.repeat(45_000)}`
  const servers = await Promise.all(
    Array.from({ length: 9 }, () => serveRobots((response) => response.end(long))),
  )
  const fetcher = openFetcher()
  const asked = () =>
    servers.map(({ seen }) => seen.filter(({ line }) => line === 'GET /robots.txt').length)
  for (const { url } of servers) await fetcher.fetch(ask(url, asPage))
  for (const { url } of servers.toReversed()) await fetcher.fetch(ask(url, asPage))
  expect(asked()).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1])
})
