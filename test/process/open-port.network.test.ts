import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { ConfigError } from '../../config/config-error.ts'
import { createRegistry, serveMetrics } from '../../process/metrics.ts'
import { openPort } from '../../process/open-port.ts'
import { openLoopback } from '../support/servers/open-loopback.ts'

test('a connection that the system cannot accept does not end the process', async () => {
  const server = createServer()
  await openPort(server, { port: 0, host: '127.0.0.1' })
  for (let n = 0; n < 2; n += 1) expect(server.emit('error', new Error('accept ENFILE'))).toBe(true)
  server.close()
})

test('metrics whose port another process has taken are refused with a sentence', async () => {
  const other = createServer()
  const port = await openLoopback(other)
  const refused = serveMetrics(createRegistry('api', {}), { port, host: '127.0.0.1' })
  await expect(refused).rejects.toThrow(
    new ConfigError(`port ${port} of 127.0.0.1 cannot be opened: address already in use`),
  )
  other.close()
})
