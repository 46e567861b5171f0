import { once } from 'node:events'
import type { Server } from 'node:http'
import net from 'node:net'
import { vi } from 'vitest'

/** One connection on which a test writes what no HTTP client would. */
export type RawConnection = {
  /** Resolves when the bytes are on their way, or when the other side no longer reads. */
  write(data: string | Buffer): Promise<void>
  /** All that has come, once it matches. */
  until(pattern: RegExp): Promise<string>
  /** All that came, once the server has closed. */
  closed: Promise<string>
  /** Sends nothing more, and goes on reading. */
  end(): void
  destroy(): void
}

export async function connect(url: string): Promise<RawConnection> {
  const socket = net.connect({ host: '127.0.0.1', port: Number(new URL(url).port) })
  let text = ''
  socket.setEncoding('latin1')
  socket.on('data', (piece) => {
    text += piece
  })
  socket.on('error', () => undefined)
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  await once(socket, 'connect')
  return {
    async write(data) {
      if (socket.destroyed) return
      await Promise.race([
        new Promise<void>((resolve) => void socket.write(data, () => resolve())),
        closed,
      ])
    },
    async until(pattern) {
      const check = () => {
        if (!pattern.test(text)) throw new Error(`${pattern} has not come: ${JSON.stringify(text)}`)
      }
      await vi.waitFor(check, { timeout: 5_000, interval: 5 })
      return text
    },
    closed,
    end: () => void socket.end(),
    destroy: () => void socket.destroy(),
  }
}

/** Sends one request as it stands and returns the whole answer; the connection ends with it. */
export async function exchange(url: string, head: string, body = ''): Promise<string> {
  const connection = await connect(url)
  await connection.write(
    `${head.trim().replaceAll('\n', '\r\n')}\r\nConnection: close\r\n\r\n${body}`,
  )
  return await connection.closed
}

/** What the server reads off the wire, by connection, from now on. */
export function watchConnections(server: Server): net.Socket[] {
  const sockets: net.Socket[] = []
  server.on('connection', (socket) => void sockets.push(socket))
  return sockets
}
