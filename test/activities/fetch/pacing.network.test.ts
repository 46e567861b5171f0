import { expect, test } from 'vitest'
import { createPacer } from '../../../activities/fetch/pacer.ts'
import { ask, openFetcher, outcome, serve } from '../../support/fetch-server.ts'

const asPage = { purpose: 'page' } as const

test('pages of one host are asked one after another with a gap, in the order they came', async () => {
  const server = await serve({
    '/a': (_r, response) => response.end(),
    '/b': (_r, response) => response.end(),
    '/c': (_r, response) => response.end(),
  })
  const fetcher = openFetcher({ pageGapMs: 150 })
  await Promise.all(['/a', '/b', '/c'].map((path) => fetcher.fetch(ask(server.url + path, asPage))))
  const pages = server.seen.filter(({ line }) => line !== 'GET /robots.txt')
  expect(pages.map(({ line }) => line)).toEqual(['GET /a', 'GET /b', 'GET /c'])
  // starts are 150 ms apart; a busy server may note one later than the next deserves
  expect((pages[2]?.at ?? 0) - (pages[0]?.at ?? 0)).toBeGreaterThan(200)
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

test('only so many requests are at one host at a time, and others wait in their order', async () => {
  const pacer = createPacer({ atOnce: 2 })
  const { signal } = new AbortController()
  const order: string[] = []
  const turn = (name: string) =>
    pacer.take('a', 0, signal).then((leave) => {
      order.push(name)
      return leave
    })
  const [first, second, third, fourth] = [turn('1'), turn('2'), turn('3'), turn('4')]
  const leaveFirst = await first
  await second
  const elsewhere = await pacer.take('b', 0, signal)
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
  const leave = await pacer.take('a', 0, signal)
  const impatient = new AbortController()
  const gone = pacer.take('a', 0, impatient.signal)
  const patient = pacer.take('a', 0, signal)
  impatient.abort(new Error('gone'))
  await expect(gone).rejects.toThrow('gone')
  leave()
  ;(await patient)()
})

test('hosts are forgotten once they are quiet', async () => {
  const pacer = createPacer({ atOnce: 1 })
  const { signal } = new AbortController()
  const stays = await pacer.take('stays', 0, signal)
  for (let n = 0; n < 10_000; n += 1) (await pacer.take(`host ${n}`, 0, signal))()
  expect(pacer.size()).toBeLessThan(1_100)
  const waits = pacer.take('stays', 0, signal)
  stays()
  ;(await waits)()
})
