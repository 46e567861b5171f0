import { createServer } from 'node:net'
import { openLoopback } from '../servers/open-loopback.ts'

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
  const port = await openLoopback(server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
