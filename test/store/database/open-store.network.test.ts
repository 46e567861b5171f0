import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isConnectionError } from '../../../store/database/errors.ts'
import { migrate } from '../../../store/database/migrate.ts'
import { inTransaction, openStore } from '../../../store/database/open.ts'
import { openLoopback } from '../../support/servers/open-loopback.ts'

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const ready = message('Z', Buffer.from('I'))
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready])
const done = Buffer.concat([message('C', Buffer.from('BEGIN\0')), ready])
const farewell = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
)

/**
 * Speaks as much of PostgreSQL's protocol as a connection and a statement need, and ends the
 * connection where the test wants it.
 */
async function startDoomed(answers: {
  toStart: Buffer
  toQuery: Buffer
}): Promise<{ url: string; server: Server }> {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.on('data', () => void socket.write(answers.toQuery))
      socket.write(answers.toStart)
    })
    socket.on('error', () => undefined)
  })
  const port = await openLoopback(server)
  return { url: `postgres://user@127.0.0.1:${port}/nothing`, server }
}

let server: Server | undefined
afterEach(() => server?.close())

test.each([
  ['with its welcome', { toStart: Buffer.concat([welcome, farewell]), toQuery: done }],
  [
    'with the answer to a statement',
    { toStart: welcome, toQuery: Buffer.concat([done, farewell]) },
  ],
])(
  'a connection that the database ends in one breath %s fails what uses it, and not the process',
  async (_, answers) => {
    const doomed = await startDoomed(answers)
    server = doomed.server
    const db = openStore(doomed.url, { max: 1 })
    const outcomes = await Promise.allSettled([
      inTransaction(db, () => Promise.resolve('done')),
      db.query('begin'),
      inTransaction(db, () => Promise.resolve('done')),
    ])
    // an error event without a listener is an uncaught exception, which would end this test
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
    await db.end()
  },
)

test('a database that accepts the migrations and says nothing is one that cannot be reached', async () => {
  const silent = await startDoomed({ toStart: Buffer.alloc(0), toQuery: Buffer.alloc(0) })
  server = silent.server
  const refusal = await migrate(silent.url, { connectionTimeoutMillis: 50 }).catch(
    (error: unknown) => error,
  )
  expect(isConnectionError(refusal)).toBe(true)
})
