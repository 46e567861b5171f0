import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ask, openFetcher, outcome, serve, serveRaw } from '../../support/servers/fetch-server.ts'

const ok = 'HTTP/1.1 200 OK\r\n'

test('headers that come slowly end with the time', async () => {
  const server = await serveRaw((socket) => {
    socket.write(`${ok}x-a: `)
    const drip = setInterval(() => socket.write('a'), 20)
    socket.on('close', () => clearInterval(drip))
  })
  expect(await outcome(openFetcher(), ask(server.url, { timeoutMs: 200 }))).toBe('timeout')
  await expect.poll(() => server.open.size).toBe(0)
})

test('a server that says nothing ends with the time', async () => {
  const server = await serveRaw(() => undefined)
  expect(await outcome(openFetcher(), ask(server.url, { timeoutMs: 100 }))).toBe('timeout')
})

test('a body that drips ends with the time, however often something comes', async () => {
  const server = await serveRaw((socket) => {
    socket.write(`${ok}content-length: 100000\r\n\r\n`)
    const drip = setInterval(() => socket.write('a'), 20)
    socket.on('close', () => clearInterval(drip))
  })
  expect(await outcome(openFetcher(), ask(server.url, { timeoutMs: 200 }))).toBe('timeout')
  await expect.poll(() => server.open.size).toBe(0)
})

test('the time is for all redirects together', async () => {
  const server = await serve({
    '*': (request, response) => {
      const next = Number((request.url ?? '').slice(1)) + 1
      setTimeout(() => response.writeHead(302, { location: `/${next}` }).end(), 50)
    },
  })
  expect(
    await outcome(openFetcher(), ask(`${server.url}/0`, { timeoutMs: 400, maxRedirects: 1_000 })),
  ).toBe('timeout')
})

test('a name that DNS does not answer for ends with the time', async () => {
  const fetcher = openFetcher({ resolve: () => new Promise(() => undefined) })
  expect(await outcome(fetcher, ask('https://slow.example/', { timeoutMs: 50 }))).toBe('timeout')
})

test('of an endless body no more is read than asked for, and its connection is dropped', async () => {
  let sent = 0
  const server = await serve({
    '/': (_request, response) => {
      const chunk = Buffer.alloc(65_536, 'a')
      const pump = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length
      }
      response.on('drain', pump)
      pump()
    },
  })
  const { body, truncated } = await openFetcher().fetch(ask(server.url, { maxBytes: 100_000 }))
  expect([body.length, truncated]).toEqual([100_000, true])
  await expect.poll(() => server.open.size).toBe(0)
  expect(sent).toBeLessThan(20_000_000)
})

test('a body of just the size that is wanted is whole, one byte more is cut', async () => {
  const server = await serve({ '/': (_request, response) => response.end('a'.repeat(50_000)) })
  const fetcher = openFetcher()
  const whole = await fetcher.fetch(ask(server.url, { maxBytes: 50_000 }))
  const cut = await fetcher.fetch(ask(server.url, { maxBytes: 49_999 }))
  expect([whole.body.length, whole.truncated, cut.body.length, cut.truncated]).toEqual([
    50_000,
    false,
    49_999,
    true,
  ])
})

test.each([
  ['gzip', gzipSync(Buffer.alloc(50_000_000))],
  [
    'br',
    brotliCompressSync(Buffer.alloc(50_000_000), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3 },
    }),
  ],
  ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(50_000_000)))],
])('a bomb in %s is cut at the size of what comes out', async (coding, bomb) => {
  const server = await serve({
    '/': (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(bomb),
  })
  const { body, truncated } = await openFetcher().fetch(ask(server.url, { maxBytes: 100_000 }))
  expect([body.length, truncated]).toEqual([100_000, true])
})

test('compressed bytes that come to nothing are cut too', async () => {
  const nothing = gzipSync('')
  const server = await serve({
    '/': (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      const chunk = Buffer.concat(Array.from({ length: 1_000 }, () => nothing))
      const pump = () => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', pump)
      pump()
    },
  })
  const { body, truncated } = await openFetcher().fetch(ask(server.url))
  expect([body.length, truncated]).toEqual([0, true])
})

test('more codings than two are refused, one more is not', async () => {
  const plain = Buffer.from('here')
  const server = await serve({
    '/2': (_request, response) =>
      response
        .writeHead(200, { 'content-encoding': 'gzip, br' })
        .end(brotliCompressSync(gzipSync(plain))),
    '/3': (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip, gzip, gzip' }).end(plain),
  })
  const fetcher = openFetcher()
  expect((await fetcher.fetch(ask(`${server.url}/2`))).body.toString()).toBe('here')
  expect(await outcome(fetcher, ask(`${server.url}/3`))).toBe('encoding')
})

test('headers of unreasonable size are a fault', async () => {
  const server = await serveRaw((socket) =>
    socket.write(`${ok}x-a: ${'a'.repeat(100_000)}\r\ncontent-length: 0\r\n\r\n`),
  )
  expect(await outcome(openFetcher(), ask(server.url))).toBe('connection')
})

test('endless headers are a fault', async () => {
  const server = await serveRaw((socket) => {
    socket.write(ok)
    const pump = () => {
      while (!socket.destroyed && socket.write('x-a: a\r\n'.repeat(1_000)));
    }
    socket.on('drain', pump)
    pump()
  })
  expect(await outcome(openFetcher(), ask(server.url))).toBe('connection')
})

test('reading stops where enough is known', async () => {
  const asked: number[] = []
  const server = await serve({
    '/': (_request, response) => {
      response.writeHead(203)
      const drip = setInterval(() => response.write('0123456789'), 10)
      response.on('close', () => clearInterval(drip))
    },
  })
  const { body, truncated } = await openFetcher().fetch(
    ask(server.url, {
      enough: (soFar, status) => {
        asked.push(status)
        return soFar.includes('9012345678901')
      },
    }),
  )
  expect([body.length < 100, truncated, new Set(asked)]).toEqual([true, true, new Set([203])])
  await expect.poll(() => server.open.size).toBe(0)
})

test('a small rest is read after all, so that the connection can be used again; a large one is not', async () => {
  const server = await serve({
    '/small': (_request, response) => {
      response.writeHead(200, { 'content-length': 2_000 }).write('a'.repeat(1_000))
      setTimeout(() => response.end('a'.repeat(1_000)), 10)
    },
    '/large': (_request, response) => {
      response.writeHead(200, { 'content-length': 2_000_000 }).write('a'.repeat(1_000))
    },
  })
  const fetcher = openFetcher()
  const enough = () => true
  await fetcher.fetch(ask(`${server.url}/small`, { enough }))
  await expect
    .poll(async () => fetcher.fetch(ask(`${server.url}/small`)).then(() => server.connections))
    .toBeLessThanOrEqual(2)
  expect(server.open.size).toBe(server.connections)
  const { body } = await fetcher.fetch(ask(`${server.url}/large`, { enough }))
  expect(body.length).toBe(1_000)
  await expect.poll(() => server.open.size).toBe(server.connections - 1)
})

test('what a caller throws while reading reaches the caller', async () => {
  const server = await serve({ '/': (_request, response) => response.end('here') })
  const enough = () => {
    throw new RangeError('mine')
  }
  await expect(openFetcher().fetch(ask(server.url, { enough }))).rejects.toThrow(
    new RangeError('mine'),
  )
})

test('a caller can give up before, while waiting, and while reading', async () => {
  const server = await serve({
    '/silent': () => undefined,
    '/endless': (_request, response) => {
      response.write('a')
    },
  })
  const fetcher = openFetcher()
  expect(await outcome(fetcher, ask(server.url, { signal: AbortSignal.abort() }))).toBe('aborted')
  for (const path of ['/silent', '/endless']) {
    const caller = new AbortController()
    const pending = outcome(fetcher, ask(server.url + path, { signal: caller.signal }))
    await expect.poll(() => server.seen.at(-1)?.line).toBe(`GET ${path}`)
    caller.abort()
    expect(await pending).toBe('aborted')
  }
  await expect.poll(() => server.open.size).toBe(0)
})

test('one signal may be shared by very many requests without a warning', async () => {
  const warnings: string[] = []
  const listen = (warning: Error) => warnings.push(warning.name)
  process.on('warning', listen)
  const server = await serve({ '/': (_request, response) => response.end('ok') })
  const fetcher = openFetcher()
  const { signal } = new AbortController()
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => outcome(fetcher, ask(server.url, { signal }))),
  )
  process.off('warning', listen)
  expect([new Set(answers), warnings]).toEqual([new Set(['200']), []])
})

test('closing ends what is under way, and nothing starts after it', async () => {
  const server = await serve({ '/': () => undefined, '/page': () => undefined })
  const fetcher = openFetcher({
    exempt: ['slow.example'],
    resolve: () => new Promise(() => undefined),
  })
  const pending = [
    ask(server.url),
    ask('https://slow.example/'),
    ask(`${server.url}/page`, { purpose: 'page' }),
  ].map((request) => outcome(fetcher, request))
  await expect.poll(() => server.seen.at(-1)?.line).toBe('GET /page')
  await fetcher.close()
  expect(await Promise.all(pending)).toEqual(['aborted', 'aborted', 'aborted'])
  expect(await outcome(fetcher, ask(server.url))).toBe('aborted')
})
