import { expect, test } from 'vitest'
import { createPacer } from '../../../activities/fetch/pacer.ts'
import { ask, openFetcher, outcome, serve } from '../../support/servers/fetch-server.ts'

const asPage = { purpose: 'page' } as const
const atOnce = { delayMs: 0, maxGapMs: 0 }

test('pages of one host are asked in the order they came, at the pace at which it answers', async () => {
  const slowly: Parameters<typeof serve>[0][string] = (_r, response) =>
    void setTimeout(() => response.end(), 300)
  const server = await serve({ '/a': slowly, '/b': slowly, '/c': slowly, '/d': slowly })
  const fetcher = openFetcher({ pageGapMs: 200 })
  const paths = ['/a', '/b', '/c', '/d']
  await Promise.all(paths.map((path) => fetcher.fetch(ask(server.url + path, asPage))))
  const pages = server.seen.filter(({ line }) => line !== 'GET /robots.txt')
  expect(pages.map(({ line }) => line)).toEqual(paths.map((path) => `GET ${path}`))
  const [first, , , fourth] = pages
  // never more than two at once, and half an answer's time between two starts; a busy server may
  // note one later than the next deserves
  expect((fourth?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(300)
})

test('a quick host is asked sooner again than one whose speed is not known', async () => {
  const pacer = createPacer({ atOnce: 2 })
  const { signal } = new AbortController()
  const pace = { delayMs: 0, maxGapMs: 10_000 }
  const leave = await pacer.take('a', pace, signal)
  const startedAt = performance.now()
  const next = pacer.take('a', pace, signal)
  leave()
  ;(await next)()
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})

test('runs that wait for one host take turns', async () => {
  const pacer = createPacer({ atOnce: 1 })
  const { signal } = new AbortController()
  const order: string[] = []
  const leave = await pacer.take('a', atOnce, signal, 'first')
  const turns = ['first', 'first', 'first', 'second', 'third'].map(async (runId) => {
    const end = await pacer.take('a', atOnce, signal, runId)
    order.push(runId)
    end()
  })
  leave()
  await Promise.all(turns)
  expect(order).toEqual(['first', 'second', 'third', 'first', 'first'])
})

test('a Crawl-delay that is longer than the gap is kept', async () => {
  const server = await serve({
    '/robots.txt': (_r, response) => response.end('User-agent: *\nCrawl-delay: 0.4\n'),
    '*': (_r, response) => response.end(),
  })
  const fetcher = openFetcher({ pageGapMs: 1 })
  await Promise.all(['/a', '/b'].map((path) => fetcher.fetch(ask(server.url + path, asPage))))
  const pages = server.seen.filter(({ line }) => line !== 'GET /robots.txt')
  expect((pages[1]?.at ?? 0) - (pages[0]?.at ?? 0)).toBeGreaterThan(300)
})

test('waiting for a turn is part of the time', async () => {
  const server = await serve({
    '/robots.txt': (_r, response) => response.end('User-agent: *\nCrawl-delay: 3600\n'),
    '*': (_r, response) => response.end(),
  })
  const fetcher = openFetcher()
  expect(await outcome(fetcher, ask(`${server.url}/a`, asPage))).toBe('200')
  expect(await outcome(fetcher, ask(`${server.url}/b`, { ...asPage, timeoutMs: 100 }))).toBe(
    'timeout',
  )
  expect(server.seen.map(({ line }) => line)).toEqual(['GET /robots.txt', 'GET /a'])
})

test('requests to APIs and username probes are not paced', async () => {
  const server = await serve({ '*': (_r, response) => response.end() })
  const fetcher = openFetcher({ pageGapMs: 60_000 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      outcome(fetcher, ask(server.url, { purpose: n % 2 ? 'api' : 'probe' })),
    ),
  )
  expect(new Set(answers)).toEqual(new Set(['200']))
})

test('a host gets a limited number of requests at a time, and others wait in their order', async () => {
  const pacer = createPacer({ atOnce: 2 })
  const { signal } = new AbortController()
  const order: string[] = []
  const turn = (name: string) =>
    pacer.take('a', atOnce, signal).then((leave) => {
      order.push(name)
      return leave
    })
  const [first, second, third, fourth] = [turn('1'), turn('2'), turn('3'), turn('4')]
  const leaveFirst = await first
  await second
  const elsewhere = await pacer.take('b', atOnce, signal)
  expect(order).toEqual(['1', '2'])
  leaveFirst()
  await third
  expect(order).toEqual(['1', '2', '3'])
  ;(await second)()
  await fourth
  expect(order).toEqual(['1', '2', '3', '4'])
  elsewhere()
})

test('who gives up waiting lets the next one pass', async () => {
  const pacer = createPacer({ atOnce: 1 })
  const { signal } = new AbortController()
  const leave = await pacer.take('a', atOnce, signal)
  const impatient = new AbortController()
  const gone = pacer.take('a', atOnce, impatient.signal)
  const patient = pacer.take('a', atOnce, signal)
  impatient.abort(new Error('gone'))
  await expect(gone).rejects.toThrow('gone')
  leave()
  ;(await patient)()
})

test('hosts are forgotten once they are quiet', async () => {
  const pacer = createPacer({ atOnce: 1 })
  const { signal } = new AbortController()
  const stays = await pacer.take('stays', atOnce, signal)
  for (let n = 0; n < 10_000; n += 1) (await pacer.take(`host ${n}`, atOnce, signal))()
  expect(pacer.size()).toBeLessThan(1_100)
  const waits = pacer.take('stays', atOnce, signal)
  stays()
  ;(await waits)()
})
