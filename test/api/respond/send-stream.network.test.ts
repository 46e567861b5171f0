import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Koa from 'koa'
import { afterEach, expect, test } from 'vitest'
import { sendStream } from '../../../api/respond/sse.ts'
import { createState, type State } from '../../../api/state.ts'
import { openLoopback } from '../../support/servers/open-loopback.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/**
 * A server that answers everything with one stream.
 * @returns its port, and a promise that resolves when the stream was released
 */
async function serve(pieces: () => AsyncIterable<string>, stallMs: number) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  async function* stream() {
    try {
      yield* pieces()
    } finally {
      release()
    }
  }
  const app = new Koa<State>()
  app.silent = true
  app.use(sendStream(stallMs))
  app.use((ctx) => {
    ctx.state = { ...createState(), stream: stream() }
    ctx.status = 200
  })
  server = createServer(app.callback())
  const port = await openLoopback(server)
  return { port, released }
}

async function ask(port: number): Promise<net.Socket> {
  const socket = net.connect({ host: '127.0.0.1', port })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  return socket
}

const large = 'x'.repeat(1_000_000)

async function* forEver() {
  for (;;) yield large
}

test('a client that asks for a stream and never reads it is cut off, and keeps nothing', async () => {
  const { port, released } = await serve(forEver, 300)
  const socket = await ask(port)
  socket.pause()
  await released
  const closed = once(socket, 'close')
  socket.resume()
  await closed
})

test('a limited number of small pieces waits for a client that never reads', async () => {
  let pieces = 0
  const { port, released } = await serve(async function* () {
    for (;;) {
      pieces += 1
      yield 'x'.repeat(1_000)
    }
  }, 300)
  const socket = await ask(port)
  socket.pause()
  await released
  socket.destroy()
  // what the two ends of the connection hold is the system's affair
  expect(pieces).toBeLessThan(20_000)
})

test('a client that reads slowly gets the whole stream', async () => {
  const { port, released } = await serve(async function* () {
    for (let n = 0; n < 30; n += 1) yield large
  }, 5_000)
  let bytes = 0
  for await (const chunk of await ask(port)) {
    bytes += chunk.length
    await sleep(1)
  }
  await released
  expect(bytes).toBeGreaterThan(30 * large.length)
})

test('a client that leaves in the middle ends the stream', async () => {
  const { port, released } = await serve(forEver, 60_000)
  const socket = await ask(port)
  await once(socket, 'data')
  socket.destroy()
  await released
})
