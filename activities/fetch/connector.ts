import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction, connect as openTcp, type Socket } from 'node:net'
import { createSecureContext, connect as openTls } from 'node:tls'
import type { buildConnector } from 'undici'
import { choosePort } from './choose-port.ts'
import { FetchError } from './fetcher.ts'
import type { Guard } from './guard.ts'
import { createTlsSessions, type TlsSessions } from './tls-sessions.ts'
import { toFetchError, toHandshakeError } from './to-fetch-error.ts'

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>

type ConnectorOptions = {
  guard: Guard
  resolve?: Resolve | undefined
  /**
   * Certificate authorities in PEM; absent = those that Node trusts, NODE_EXTRA_CA_CERTS among
   * them.
   */
  ca?: readonly string[] | undefined
  /** Shared by connectors that trust the same authorities. */
  sessions?: TlsSessions
  timeoutMs: number
}

export type Connector = {
  connect: buildConnector.connector
  /** Gives up whatever is still being connected. */
  close(): void
}

/**
 * Opens connections to addresses that the guard has judged: a name is resolved
 * once, every address is judged, and the socket gets these addresses instead of the name, so that
 * DNS has no second chance to answer otherwise.
 */
export function createConnector({
  guard,
  resolve = resolveByDns,
  ca,
  sessions = createTlsSessions(),
  timeoutMs,
}: ConnectorOptions): Connector {
  // One context for all: reading the certificate authorities again for each site is what makes
  // sweeps slow.
  const secureContext = createSecureContext(ca === undefined ? {} : { ca: [...ca] })
  const opening = new Set<(fault: FetchError) => void>()

  function open(
    origin: string,
    { hostname, protocol, port }: buildConnector.Options,
    addresses: readonly string[],
  ): Socket {
    const how = {
      host: hostname,
      port: choosePort({ port, protocol }),
      lookup: answerWith(addresses),
      autoSelectFamily: true,
    }
    if (protocol !== 'https:') return openTcp(how)
    // an address is no server name (RFC 6066 §3), and neither is a name with the dot of the root
    const servername = isIP(hostname) === 0 ? hostname.replace(/\.$/, '') : ''
    const session = sessions.find(origin)
    const socket = openTls({
      ...how,
      servername,
      secureContext,
      ALPNProtocols: ['http/1.1'],
      ...(session === undefined ? {} : { session }),
    })
    sessions.watch(origin, socket)
    return socket
  }

  function connect(options: buildConnector.Options, callback: buildConnector.Callback): void {
    const { hostname, protocol, port } = options
    const origin = `${protocol}//${isIP(hostname) === 6 ? `[${hostname}]` : hostname}:${port}/`
    let socket: Socket | null = null
    let isOver = false
    const end = () => {
      isOver = true
      clearTimeout(timer)
      opening.delete(fail)
    }
    const fail = (fault: FetchError) => {
      if (isOver) return
      end()
      socket?.destroy()
      sessions.forget(origin)
      callback(fault, null)
    }
    const timer = setTimeout(() => fail(new FetchError('timeout')), timeoutMs)
    opening.add(fail)

    const begin = (addresses: readonly string[]) => {
      if (isOver) return
      if (addresses.length === 0) throw new FetchError('dns')
      guard(origin, addresses)
      const opened = open(origin, options, addresses)
      socket = opened
      let isReached = false
      opened.setNoDelay(true)
      opened.on(
        'error',
        (error) => isOver || fail(isReached ? toHandshakeError(error) : toFetchError(error)),
      )
      // an error is made only where it is wanted: its stack costs more than all the rest
      opened.on('close', () => isOver || fail(new FetchError('connection')))
      opened.once('connect', () => {
        isReached = true
        try {
          // checked once more: the address that was connected to, as the kernel says it
          guard(origin, [opened.remoteAddress ?? ''])
        } catch (error) {
          fail(toFetchError(error))
        }
      })
      opened.once(protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        if (isOver) return
        end()
        callback(null, opened)
      })
    }
    const asked = isIP(hostname) === 0 ? resolve(hostname) : Promise.resolve([hostname])
    asked.then(begin).catch((error: unknown) => fail(toFetchError(error)))
  }

  return {
    connect,
    close() {
      for (const fail of [...opening]) fail(new FetchError('aborted'))
    },
  }
}

async function resolveByDns(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

function answerWith(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, { all }, callback) => {
    const first = found[0]
    if (all === true) callback(null, found)
    else callback(null, first?.address ?? '', first?.family)
  }
}
