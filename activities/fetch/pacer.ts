/** Hosts without anyone waiting are forgotten when there are more than this. */
const maxQuietHosts = 1_000

/** The least gap, however quick a host is. */
const minGapMs = 50
/** Weight of the latest answer in the average of a host's speed. */
const newShare = 0.5

/**
 * From one start at a host to the next: half the time that it takes to answer, at most `maxGapMs`,
 * and no less than `delayMs`, which its robots.txt asks for.
 */
type Pace = { delayMs: number; maxGapMs: number }

type Waiter = { pace: Pace; runId: string; go: () => void }
type Host = {
  running: number
  /** When the last request began, and at which pace. */
  last: { startedAt: number; pace: Pace } | null
  /** How long it took to answer so far; null: not known. */
  answerMs: number | null
  waiting: Waiter[]
  /** How many of those waiting, by run, went before the rest of theirs. */
  served: Map<string, number>
  timer: NodeJS.Timeout | null
}

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

  function hostOf(name: string): Host {
    const known = hosts.get(name)
    if (known !== undefined) return known
    if (hosts.size >= maxQuietHosts) forgetQuiet()
    const host: Host = {
      running: 0,
      last: null,
      answerMs: null,
      waiting: [],
      served: new Map(),
      timer: null,
    }
    hosts.set(name, host)
    return host
  }

  function forgetQuiet(): void {
    const now = performance.now()
    for (const [name, host] of hosts)
      if (host.running === 0 && host.waiting.length === 0 && chooseNextAt(host) <= now)
        hosts.delete(name)
  }

  function serve(host: Host): void {
    while (host.timer === null && host.running < atOnce) {
      const next = chooseNext(host)
      if (next === undefined) return
      const waitMs = chooseNextAt(host) - performance.now()
      if (waitMs > 0) {
        host.timer = setTimeout(() => {
          host.timer = null
          serve(host)
        }, waitMs)
        return
      }
      host.waiting.splice(host.waiting.indexOf(next), 1)
      if (host.waiting.length === 0) host.served.clear()
      else host.served.set(next.runId, (host.served.get(next.runId) ?? 0) + 1)
      host.running += 1
      host.last = { startedAt: performance.now(), pace: next.pace }
      next.go()
    }
  }

  function leave(host: Host, startedAt: number): void {
    host.running -= 1
    const tookMs = performance.now() - startedAt
    host.answerMs =
      host.answerMs === null ? tookMs : host.answerMs + newShare * (tookMs - host.answerMs)
    // its speed may be known only now
    if (host.timer !== null) {
      clearTimeout(host.timer)
      host.timer = null
    }
    serve(host)
  }

  return {
    take(name, pace, signal, runId = '') {
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
          pace,
          runId,
          go() {
            signal.removeEventListener('abort', giveUp)
            const startedAt = performance.now()
            resolve(() => leave(host, startedAt))
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

/** The first of the run that had the fewest turns while others wait. */
function chooseNext({ waiting, served }: Host): Waiter | undefined {
  const turns = ({ runId }: Waiter) => served.get(runId) ?? 0
  return waiting.reduce<Waiter | undefined>(
    (best, one) => (best === undefined || turns(one) < turns(best) ? one : best),
    undefined,
  )
}

/** When the next request to a host may begin, by `performance.now()`. */
function chooseNextAt({ last, answerMs }: Host): number {
  if (last === null) return 0
  const { startedAt, pace } = last
  const ownMs = answerMs === null ? pace.maxGapMs / 2 : Math.max(minGapMs, answerMs / 2)
  return startedAt + Math.max(pace.delayMs, Math.min(pace.maxGapMs, ownMs))
}
