import { createServer, request } from 'node:http'
import { openLoopback } from '../servers/open-loopback.ts'

/**
 * Puts a key in front of each request, for a judge that cannot; several take turns, since each has
 * its limit a minute.
 */
export async function startKeyProxy(target: string, keys: readonly string[]) {
  let count = 0
  const server = createServer((incoming, outgoing) => {
    const key = keys[count % keys.length]
    count += 1
    const { method, url, headers } = incoming
    const sent = request(
      new URL(url ?? '/', target),
      { method, headers: { ...headers, authorization: `Bearer ${key}` } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    sent.on('error', () => outgoing.destroy())
    outgoing.on('close', () => sent.destroy())
    incoming.pipe(sent)
  })
  const port = await openLoopback(server)
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
