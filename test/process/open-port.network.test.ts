import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openPort } from '../../process/open-port.ts'

test('a connection that the system cannot accept does not end the process', async () => {
  const server = createServer()
  await openPort(server, { port: 0, host: '127.0.0.1' })
  for (let n = 0; n < 2; n += 1) expect(server.emit('error', new Error('accept ENFILE'))).toBe(true)
  server.close()
})
