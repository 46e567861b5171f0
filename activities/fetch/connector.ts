import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction, connect as openTcp, type Socket } from 'node:net'
import { createSecureContext, connect as openTls, type SecureContext } from 'node:tls'
import type { buildConnector } from 'undici'
import { type Attempt, createAttempt } from './attempt.ts'
import { choosePort } from './choose-port.ts'
import { FetchError } from './fetcher.ts'
import type { Guard } from './guard.ts'
import { createTlsSessions, type TlsSessions } from './tls-sessions.ts'
import { toFetchError } from './to-fetch-error.ts'

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
  const opening = new Set<Attempt>()

  function connect(options: buildConnector.Options, callback: buildConnector.Callback): void {
    const { hostname, protocol } = options
    const origin = buildOrigin(options)
    const attempt = createAttempt({
      timeoutMs,
      onConnection(socket) {
        opening.delete(attempt)
        callback(null, socket)
      },
      onFault(fault) {
        opening.delete(attempt)
        sessions.forget(origin)
        callback(fault, null)
      },
    })
    opening.add(attempt)
    const begin = (addresses: readonly string[]) => {
      if (attempt.isOver()) return
      if (addresses.length === 0) throw new FetchError('dns')
      guard(origin, addresses)
      const socket = openSocket(options, addresses, { origin, secureContext, sessions })
      socket.setNoDelay(true)
      attempt.follow({
        socket,
        readyEvent: protocol === 'https:' ? 'secureConnect' : 'connect',
        judge: (address) => guard(origin, [address]),
      })
    }
    const asked = isIP(hostname) === 0 ? resolve(hostname) : Promise.resolve([hostname])
    asked.then(begin).catch((error: unknown) => attempt.fail(toFetchError(error)))
  }

  return {
    connect,
    close() {
      for (const attempt of [...opening]) attempt.fail(new FetchError('aborted'))
    },
  }
}

function buildOrigin({ hostname, protocol, port }: buildConnector.Options): string {
  return `${protocol}//${isIP(hostname) === 6 ? `[${hostname}]` : hostname}:${port}/`
}

type Secure = { origin: string; secureContext: SecureContext; sessions: TlsSessions }

/** A socket to one of these addresses, that is being connected. */
function openSocket(
  { hostname, protocol, port }: buildConnector.Options,
  addresses: readonly string[],
  { origin, secureContext, sessions }: Secure,
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
