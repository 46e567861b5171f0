/** Hosts without anyone waiting are forgotten when there are more than this. */
const quietHosts = 1_000

type Waiter = { gapMs: number; go: () => void }
type Host = { running: number; nextAt: number; waiting: Waiter[]; timer: NodeJS.Timeout | null }

type Pacer = {
  /**
   * Waits for a turn at a host and returns the function that ends it.
   * @param gapMs from this start to the next one
   * @throws what the signal is aborted with
   */
  take(host: string, gapMs: number, signal: AbortSignal): Promise<() => void>
  /** Hosts that are remembered, for tests. */
  size(): number
}

/**
 * Politeness towards one host: few requests at a time, a gap between their starts, first
 * come first served.
 */
export function createPacer({ atOnce }: { atOnce: number }): Pacer {
  const hosts = new Map<string, Host>()

  function hostOf(name: string): Host {
    const known = hosts.get(name)
    if (known !== undefined) return known
    if (hosts.size >= quietHosts) forgetQuiet()
    const host: Host = { running: 0, nextAt: 0, waiting: [], timer: null }
    hosts.set(name, host)
    return host
  }

  function forgetQuiet(): void {
    const now = performance.now()
    for (const [name, host] of hosts)
      if (host.running === 0 && host.waiting.length === 0 && host.nextAt <= now) hosts.delete(name)
  }

  function serve(host: Host): void {
    while (host.timer === null && host.running < atOnce) {
      const next = host.waiting[0]
      if (next === undefined) return
      const waitMs = host.nextAt - performance.now()
      if (waitMs > 0) {
        host.timer = setTimeout(() => {
          host.timer = null
          serve(host)
        }, waitMs)
        return
      }
      host.waiting.shift()
      host.running += 1
      host.nextAt = performance.now() + next.gapMs
      next.go()
    }
  }

  function leave(host: Host): void {
    host.running -= 1
    serve(host)
  }

  return {
    take(name, gapMs, signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        const host = hostOf(name)
        const giveUp = () => {
          host.waiting.splice(host.waiting.indexOf(waiter), 1)
          if (host.waiting.length === 0 && host.timer !== null) {
            clearTimeout(host.timer)
            host.timer = null
          }
          reject(signal.reason)
        }
        const waiter: Waiter = {
          gapMs,
          go() {
            signal.removeEventListener('abort', giveUp)
            resolve(() => leave(host))
          },
        }
        signal.addEventListener('abort', giveUp, { once: true })
        host.waiting.push(waiter)
        serve(host)
      })
    },
    size: () => hosts.size,
  }
}
