import type { Socket } from 'node:net'
import { FetchError } from './fetcher.ts'
import { toFetchError, toHandshakeError } from './to-fetch-error.ts'

/**
 * `resolving`: the addresses of the name are not known yet; `connecting`: to one that the guard has
 * judged; `reached`: the far side has taken the connection, its TLS handshake is under way; `over`:
 * there is a connection, or a fault.
 */
type AttemptState = 'resolving' | 'connecting' | 'reached' | 'over'

type AttemptOptions = {
  timeoutMs: number
  /** Exactly one of the two is called, once. */
  onConnection: (socket: Socket) => void
  onFault: (fault: FetchError) => void
}

type Opened = {
  socket: Socket
  /** The event that a request may be sent after. */
  readyEvent: 'connect' | 'secureConnect'
  /** @throws FetchError when the address that was connected to is not allowed */
  judge: (address: string) => void
}

export type Attempt = {
  isOver(): boolean
  /** The name has been resolved and judged; `socket` is on its way. */
  follow(opened: Opened): void
  fail(fault: FetchError): void
}

/** One attempt to connect, in a time that begins now. */
export function createAttempt({ timeoutMs, onConnection, onFault }: AttemptOptions): Attempt {
  let state: AttemptState = 'resolving'
  let socket: Socket | null = null

  function end(): void {
    state = 'over'
    clearTimeout(timer)
  }
  function fail(fault: FetchError): void {
    if (state === 'over') return
    end()
    socket?.destroy()
    onFault(fault)
  }
  // an error is made only where it is thrown: building its stack is the most expensive part
  function failBy(error: unknown): void {
    if (state === 'over') return
    fail(state === 'reached' ? toHandshakeError(error) : toFetchError(error))
  }
  const timer = setTimeout(() => fail(new FetchError('timeout')), timeoutMs)

  return {
    isOver: () => state === 'over',
    fail,
    follow({ socket: opened, readyEvent, judge }) {
      state = 'connecting'
      socket = opened
      opened.on('error', failBy)
      opened.on('close', () => state === 'over' || fail(new FetchError('connection')))
      opened.once('connect', () => {
        if (state === 'connecting') state = 'reached'
        try {
          // checked once more: the address that was connected to, as the kernel says it
          judge(opened.remoteAddress ?? '')
        } catch (error) {
          fail(toFetchError(error))
        }
      })
      opened.once(readyEvent, () => {
        if (state === 'over') return
        end()
        onConnection(opened)
      })
    },
  }
}
