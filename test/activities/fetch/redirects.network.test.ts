import { expect, test } from 'vitest'
import {
  ask,
  openFetcher,
  outcome,
  plainHeaders,
  serve,
} from '../../support/servers/fetch-server.ts'

test('redirects are followed to the final answer, whose address is reported without its fragment', async () => {
  const server = await serve({
    '/a': (_request, response) => response.writeHead(301, { location: '/b?x=1#top' }).end('moved'),
    '/b': (_request, response) => response.writeHead(302, { location: './c' }).end('moved'),
    '/c': (_request, response) => response.end('here'),
  })
  const answer = await openFetcher().fetch(ask(`${server.url}/a#start`))
  expect({ ...answer, headers: null, body: answer.body.toString() }).toEqual({
    status: 200,
    headers: null,
    body: 'here',
    finalUrl: `${server.url}/c`,
    truncated: false,
  })
  expect(server.connections).toBe(1)
})

test('with no redirects wanted, the redirect is the answer', async () => {
  const server = await serve({
    '/': (_request, response) => response.writeHead(302, { location: '/login' }).end('moved'),
  })
  const answer = await openFetcher().fetch(ask(server.url, { maxRedirects: 0 }))
  expect([answer.status, answer.headers.location, answer.body.toString()]).toEqual([
    302,
    '/login',
    'moved',
  ])
})

test('a redirect that says not where is the answer', async () => {
  const server = await serve({ '/': (_request, response) => response.writeHead(302).end('moved') })
  expect((await openFetcher().fetch(ask(server.url))).body.toString()).toBe('moved')
})

test('more redirects than wanted are a fault, as many as wanted are not', async () => {
  const server = await serve({
    '*': (request, response) => {
      const left = Number((request.url ?? '').slice(1))
      if (left === 0) response.end('here')
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    },
  })
  const fetcher = openFetcher()
  expect(await outcome(fetcher, ask(`${server.url}/3`, { maxRedirects: 3 }))).toBe('200')
  expect(await outcome(fetcher, ask(`${server.url}/4`, { maxRedirects: 3 }))).toBe('redirects')
})

test('a loop is seen when it closes', async () => {
  const server = await serve({
    '/a': (_request, response) => response.writeHead(302, { location: '/b' }).end(),
    '/b': (_request, response) => response.writeHead(302, { location: '/a' }).end(),
  })
  expect(await outcome(openFetcher(), ask(`${server.url}/a`, { maxRedirects: 20 }))).toBe(
    'redirects',
  )
  expect(server.seen.length).toBe(2)
})

test.each([
  [301, 'POST', 'GET'],
  [302, 'POST', 'GET'],
  [303, 'POST', 'GET'],
  [303, 'PUT', 'GET'],
  [303, 'HEAD', 'HEAD'],
  [302, 'PUT', 'PUT'],
  [307, 'POST', 'POST'],
  [308, 'POST', 'POST'],
] as const)('a redirect of status %i turns a %s into a %s', async (status, method, expected) => {
  const server = await serve({
    '/a': (_request, response) => response.writeHead(status, { location: '/b' }).end(),
    '/b': (_request, response) => response.end(),
  })
  const hasBody = method === 'POST' || method === 'PUT'
  const headers = hasBody ? { 'content-type': 'application/json' } : {}
  await openFetcher().fetch(
    ask(`${server.url}/a`, { method, headers, body: hasBody ? '{"a":1}' : null }),
  )
  const last = server.seen.at(-1)
  expect(last?.line).toBe(`${expected} /b`)
  const repeats = hasBody && expected !== 'GET'
  expect([last?.body, last?.headers['content-type']]).toEqual(
    repeats ? ['{"a":1}', 'application/json'] : ['', undefined],
  )
})

test('keys stay at the origin they were meant for', async () => {
  const other = await serve({ '/': (_request, response) => response.end() })
  const server = await serve({
    '/near': (_request, response) => response.writeHead(302, { location: '/far' }).end(),
    '/far': (_request, response) => response.writeHead(302, { location: `${other.url}/` }).end(),
  })
  const keys = {
    authorization: 'Bearer k',
    'X-Api-Key': 'k',
    'x-subscription-token': 'k',
    'ocp-apim-subscription-key': 'k',
  }
  await openFetcher().fetch(
    ask(`${server.url}/near`, {
      headers: { ...keys, accept: 'text/html', 'Accept-Language': 'de' },
    }),
  )
  expect(server.seen.at(-1)?.headers).toMatchObject({
    authorization: 'Bearer k',
    'x-api-key': 'k',
    'x-subscription-token': 'k',
  })
  const names = Object.keys(other.seen[0]?.headers ?? {})
  expect(names.sort()).toEqual(plainHeaders)
})

test('an address in raw UTF-8 is understood', async () => {
  const server = await serve({
    '/': (_request, response) =>
      response.writeHead(302, { location: Buffer.from('/josé').toString('latin1') }).end(),
    '/jos%C3%A9': (_request, response) => response.end('here'),
  })
  expect((await openFetcher().fetch(ask(server.url))).body.toString()).toBe('here')
})
