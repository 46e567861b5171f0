import {
  acquireTurn,
  cancelTurn,
  chooseNextTurn,
  createHostTurns,
  type HostTurns,
  isQuiet,
  type Pace,
  releaseTurn,
} from './host-turns.ts'

/** Hosts without anyone waiting are forgotten when there are more than this. */
const maxQuietHosts = 1_000

type Waiter = { pace: Pace; runId: string; go: (startedAt: number) => void }
type Host = HostTurns<Waiter> & { timer: NodeJS.Timeout | null }

type Pacer = {
  /**
   * Waits for a turn at a host and returns the function that ends it.
   * @param runId the run that the request is for
   * @throws what the signal is aborted with
   */
  take(host: string, pace: Pace, signal: AbortSignal, runId?: string): Promise<() => void>
  /** Hosts that are remembered, for tests. */
  size(): number
}

/**
 * Politeness towards one host: few requests at a time, and a gap between their starts, as the host
 * asks for it or by its own speed. Requests for different runs alternate.
 */
export function createPacer({ atOnce }: { atOnce: number }): Pacer {
  const hosts = new Map<string, Host>()

  function serve(host: Host): void {
    while (host.timer === null) {
      const now = performance.now()
      const next = chooseNextTurn(host, atOnce, now)
      if (next.type === 'none') return
      if (next.type === 'later') {
        host.timer = setTimeout(() => {
          host.timer = null
          serve(host)
        }, next.waitMs)
        return
      }
      acquireTurn(host, next.waiter, now)
      next.waiter.go(now)
    }
  }

  function leave(host: Host, startedAt: number): void {
    releaseTurn(host, startedAt, performance.now())
    // its speed may be known only now
    stopTimer(host)
    serve(host)
  }

  function giveUp(host: Host, waiter: Waiter): void {
    cancelTurn(host, waiter)
    if (host.waiting.length === 0) stopTimer(host)
  }

  return {
    take(name, pace, signal, runId = '') {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        const host = rememberHost(hosts, name)
        const onAbort = () => {
          giveUp(host, waiter)
          reject(signal.reason)
        }
        const waiter: Waiter = {
          pace,
          runId,
          go(startedAt) {
            signal.removeEventListener('abort', onAbort)
            resolve(() => leave(host, startedAt))
          },
        }
        signal.addEventListener('abort', onAbort, { once: true })
        host.waiting.push(waiter)
        serve(host)
      })
    },
    size: () => hosts.size,
  }
}

function rememberHost(hosts: Map<string, Host>, name: string): Host {
  const known = hosts.get(name)
  if (known !== undefined) return known
  if (hosts.size >= maxQuietHosts) {
    const now = performance.now()
    for (const [other, host] of hosts) if (isQuiet(host, now)) hosts.delete(other)
  }
  const host = { ...createHostTurns<Waiter>(), timer: null }
  hosts.set(name, host)
  return host
}

function stopTimer(host: Host): void {
  if (host.timer === null) return
  clearTimeout(host.timer)
  host.timer = null
}
