import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { FetcherOptions } from '../../../activities/fetch/create-fetcher.ts'
import {
  ask,
  type FetchServer,
  openFetcher,
  outcome,
  plainHeaders,
  serve,
} from '../../support/servers/fetch-server.ts'

const asPage = { purpose: 'page' } as const
const page = (_request: unknown, response: ServerResponse) => {
  response.end('page')
}
const redirect = (location: string) => (_request: unknown, response: ServerResponse) => {
  response.writeHead(302, { location }).end()
}

/** A fetcher that may go to this gateway and nowhere else; a test that asks DNS fails. */
function openThrough(gateway: FetchServer, rest: Partial<FetcherOptions> & { path?: string } = {}) {
  const { path = '/pages', ...options } = rest
  return openFetcher({
    allow: { hosts: [{ host: '127.0.0.1', port: gateway.port }], ranges: [] },
    denied: [{ host: 'walled.example', reason: 'login' }],
    pagesThrough: gateway.url + path,
    ...options,
  })
}

test.each(['/pages', '/pages/', '', '/'])(
  'a page is asked of the gateway at %j by its whole address, robots.txt first',
  async (path) => {
    const gateway = await serve({
      '*': (request, response) => response.end(request.url?.endsWith('/robots.txt') ? '' : 'page'),
    })
    const answer = await openThrough(gateway, { path }).fetch(
      ask('https://Ada.example/a//b/%C3%A9?q=1&r=a%2Fb#top', asPage),
    )
    const start = path.replace(/\/$/, '')
    expect(gateway.seen.map(({ line }) => line)).toEqual([
      `GET ${start}/https://ada.example/robots.txt`,
      `GET ${start}/https://ada.example/a//b/%C3%A9?q=1&r=a%2Fb`,
    ])
    expect([answer.status, answer.body.toString(), answer.finalUrl]).toEqual([
      200,
      'page',
      'https://ada.example/a//b/%C3%A9?q=1&r=a%2Fb',
    ])
  },
)

test('only fetches of pages go to the mirror: an API and a probe go where they point', async () => {
  const gateway = await serve({ '*': page })
  const fetcher = openThrough(gateway, { resolve: async () => ['10.0.0.1'] })
  expect(await outcome(fetcher, ask('https://ada.example/', { purpose: 'api' }))).toBe(
    'denied: private_address',
  )
  expect(await outcome(fetcher, ask('https://ada.example/', { purpose: 'probe' }))).toBe(
    'denied: private_address',
  )
  expect(gateway.seen).toEqual([])
})

test('a host that the operator exempts is asked itself', async () => {
  const gateway = await serve({ '*': page })
  const near = await serve({ '/wiki': page })
  const allow = {
    hosts: [gateway, near].map(({ port }) => ({ host: '127.0.0.1', port })),
    ranges: [],
  }
  const answer = await openThrough(gateway, { allow }).fetch(ask(`${near.url}/wiki`, asPage))
  expect(answer.finalUrl).toBe(`${near.url}/wiki`)
  expect(near.seen.map(({ line }) => line)).toEqual(['GET /robots.txt', 'GET /wiki'])
  expect(gateway.seen).toEqual([])
})

describe('the guard judges an address by itself', () => {
  const refused: [url: string, expected: string][] = [
    ['http://public.example/', 'denied: scheme'],
    ['ftp://public.example/', 'denied: scheme'],
    ['https://public.example:8443/', 'denied: port'],
    ['https://me:secret@public.example/', 'denied: credentials'],
    ['https://10.0.0.1/', 'denied: private_address'],
    ['https://127.0.0.1/', 'denied: loopback_address'],
    ['https://[::1]/', 'denied: loopback_address'],
    ['https://169.254.169.254/latest/', 'denied: metadata_address'],
    ['https://localhost/', 'denied: loopback_address'],
    ['https://printer.local/', 'denied: local_name'],
    ['https://m.walled.example/', 'denied: host_denied_by_terms'],
    ['not an address', 'denied: not_a_url'],
  ]

  test.each(refused)(
    'the guard judges an address by itself: %s is %s, and the gateway never hears of it',
    async (url, expected) => {
      const gateway = await serve({ '*': page })
      expect(await outcome(openThrough(gateway), ask(url, asPage))).toBe(expected)
      expect(gateway.seen).toEqual([])
    },
  )

  test.each(refused.filter(([url]) => URL.canParse(url)))(
    'a redirect to %s is %s',
    async (location, expected) => {
      const gateway = await serve({ '/pages/https://ada.example/': redirect(location) })
      expect(await outcome(openThrough(gateway), ask('https://ada.example/', asPage))).toBe(
        expected,
      )
      expect(gateway.seen.map(({ line }) => line)).toEqual([
        'GET /pages/https://ada.example/robots.txt',
        'GET /pages/https://ada.example/',
      ])
    },
  )

  test('a gateway on an inside address without an exemption is refused like any other', async () => {
    const gateway = await serve({ '*': page })
    const fetcher = openThrough(gateway, { allow: { hosts: [], ranges: [] } })
    expect(await outcome(fetcher, ask('https://ada.example/', asPage))).toBe(
      'denied: loopback_address',
    )
    expect(gateway.seen).toEqual([])
  })

  test('a gateway that resolves into a private network is refused before anything is connected', async () => {
    const gateway = await serve({ '*': page })
    const fetcher = openThrough(gateway, {
      pagesThrough: 'https://gateway.example/pages',
      resolve: async () => ['10.0.0.1'],
    })
    expect(await outcome(fetcher, ask('https://ada.example/', asPage))).toBe(
      'denied: private_address',
    )
    expect(gateway.connections).toBe(0)
  })
})

describe('robots.txt', () => {
  const robots = (text: string) => (_request: unknown, response: ServerResponse) => {
    response.end(text)
  }

  test('robots.txt through a gateway is that of the page, and each host has its own', async () => {
    const gateway = await serve({
      '/pages/https://closed.example/robots.txt': robots('User-agent: *\nDisallow: /\n'),
      '/robots.txt': robots('User-agent: *\nDisallow: /\n'),
      '*': page,
    })
    const fetcher = openThrough(gateway)
    expect(await outcome(fetcher, ask('https://closed.example/ada', asPage))).toBe('robots')
    expect(await outcome(fetcher, ask('https://open.example/ada', asPage))).toBe('200')
    expect(gateway.seen.map(({ line }) => line)).not.toContain('GET /robots.txt')
  })

  test('robots.txt is asked for after each redirect to another host', async () => {
    const gateway = await serve({
      '/pages/https://closed.example/robots.txt': robots('User-agent: *\nDisallow: /\n'),
      '/pages/https://open.example/': redirect('https://closed.example/ada'),
    })
    expect(await outcome(openThrough(gateway), ask('https://open.example/', asPage))).toBe('robots')
  })
})

test('redirects are read from where the page is, and the answer says where it came from', async () => {
  const gateway = await serve({
    '/pages/https://ada.example/old': redirect('/people/ada#cv'),
    '/pages/https://ada.example/people/ada': redirect('../new?x=1'),
    '/pages/https://ada.example/new': redirect('//bob.example/ada'),
    '/pages/https://bob.example/ada': page,
  })
  const answer = await openThrough(gateway).fetch(ask('https://ada.example/old', asPage))
  expect([answer.body.toString(), answer.finalUrl]).toEqual(['page', 'https://bob.example/ada'])
})

test('a loop is seen when it closes, and too many redirects are too many', async () => {
  const gateway = await serve({
    '/pages/https://ada.example/a': redirect('/b'),
    '/pages/https://ada.example/b': redirect('https://ada.example/a'),
  })
  const fetcher = openThrough(gateway)
  expect(
    await outcome(fetcher, ask('https://ada.example/a', { ...asPage, maxRedirects: 20 })),
  ).toBe('redirects')
  expect(gateway.seen).toHaveLength(3)
})

test('the gateway receives no key and no cookie, and only the one User-Agent', async () => {
  const gateway = await serve({ '*': page })
  const keys = {
    authorization: 'Bearer k',
    'X-Api-Key': 'k',
    cookie: 'a=1',
    referer: 'https://ada.example/?q=ada',
    'user-agent': 'Mozilla',
  }
  const headers = { ...keys, accept: 'text/html', 'accept-language': 'de' }
  await openThrough(gateway).fetch(ask('https://ada.example/', { ...asPage, headers }))
  for (const { headers } of gateway.seen)
    expect(JSON.stringify(headers)).not.toMatch(/Bearer|"k"|a=1|ada|Mozilla/)
  const {
    accept,
    'accept-language': language,
    'user-agent': userAgent,
  } = gateway.seen.at(-1)?.headers ?? {}
  expect([accept, language, userAgent]).toEqual([
    'text/html',
    'de',
    'people-research/0.0.0 (+https://contact.example/)',
  ])
  expect(Object.keys(gateway.seen.at(-1)?.headers ?? {}).sort()).toEqual(plainHeaders)
})

test('one host is read at its pace; hosts that hang do not hold up the others, though all are behind one gateway', async () => {
  const gateway = await serve({
    '/pages/https://ada.example/hang': () => undefined,
    '*': (request, response) => {
      if (request.url?.includes('hang') === false) response.end('')
    },
  })
  const fetcher = openThrough(gateway, { connectionsPerHost: 1 })
  const stop = new AbortController()
  const hanging = Array.from({ length: 12 }, (_, n) =>
    outcome(fetcher, ask(`https://hang${n}.example/hang`, { ...asPage, signal: stop.signal })),
  )
  expect(await outcome(fetcher, ask('https://ada.example/', asPage))).toBe('200')
  stop.abort()
  expect(new Set(await Promise.all(hanging))).toEqual(new Set(['aborted']))
})

test('a page asked twice waits for its own host, not for the gateway', async () => {
  const gateway = await serve({
    '/pages/https://ada.example/robots.txt': (_request, response) =>
      response.end('User-agent: *\nCrawl-delay: 0.4\n'),
    '*': page,
  })
  const fetcher = openThrough(gateway)
  await Promise.all(
    ['https://ada.example/1', 'https://ada.example/2', 'https://bob.example/1'].map((url) =>
      fetcher.fetch(ask(url, asPage)),
    ),
  )
  const at = (end: string) => gateway.seen.find(({ line }) => line.endsWith(end))?.at ?? Number.NaN
  expect(Math.abs(at('ada.example/2') - at('ada.example/1'))).toBeGreaterThan(200)
  const firstOfAda = Math.min(at('ada.example/1'), at('ada.example/2'))
  const lastOfAda = Math.max(at('ada.example/1'), at('ada.example/2'))
  expect(firstOfAda).toBeLessThan(lastOfAda)
  expect(at('bob.example/1')).toBeLessThan(lastOfAda)
})
