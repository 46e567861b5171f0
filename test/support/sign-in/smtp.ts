import { once } from 'node:events'
import { createServer } from 'node:net'

type MailServer = AsyncDisposable & { url: string; mails: string[] }

/** A mail server that takes everything and keeps it (RFC 5321). */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 mail.test ESMTP\r\n')
    let received = ''
    let isData = false
    socket.on('data', (chunk) => {
      received += chunk
      if (isData) {
        const end = received.indexOf('\r\n.\r\n')
        if (end < 0) return
        mails.push(received.slice(0, end))
        received = received.slice(end + 5)
        isData = false
        socket.write('250 kept\r\n')
      }
      for (let at = received.indexOf('\r\n'); at >= 0 && !isData; at = received.indexOf('\r\n')) {
        const line = received.slice(0, at).toUpperCase()
        received = received.slice(at + 2)
        if (line === 'DATA') isData = true
        socket.write(isData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
        if (line === 'QUIT') socket.end()
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
