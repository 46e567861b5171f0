/** `first`: what an answer waits for. `usual`: the list. `idle`: only while nothing else waits. */
const priorities = ['first', 'usual', 'idle'] as const
export type Priority = (typeof priorities)[number]

export type SiteQueue = {
  /**
   * Runs the work once there is room for it, both overall and at its host. Rejects when the queue
   * has been closed.
   */
  run<T>(host: string, priority: Priority, work: () => Promise<T>): Promise<T>
  /** Whatever waits is refused, and what comes. */
  close(): void
}

type Waiting = { priority: Priority; start: () => void; refuse: () => void }
type Host = { busy: number; waiting: Waiting[] }

/**
 * Limits concurrency overall and per host. Work that waits for its host delays no other: only work
 * whose host has room enters the common queue.
 */
export function createSiteQueue({
  atOnce,
  perHost,
}: {
  atOnce: number
  perHost: number
}): SiteQueue {
  const hosts = new Map<string, Host>()
  const ready: Record<Priority, Waiting[]> = { first: [], usual: [], idle: [] }
  let busy = 0
  let isClosed = false

  const startNext = () => {
    while (busy < atOnce) {
      const next = priorities
        .map((priority) => ready[priority])
        .find((line) => line.length > 0)
        ?.shift()
      if (next === undefined) return
      busy += 1
      next.start()
    }
  }
  const leave = (name: string, host: Host) => {
    busy -= 1
    const next = host.waiting.shift()
    if (next !== undefined) ready[next.priority].push(next)
    else host.busy -= 1
    if (host.busy === 0) hosts.delete(name)
    startNext()
  }

  return {
    run(name, priority, work) {
      return new Promise((resolve, reject) => {
        const refuse = () => reject(new QueueClosedError())
        if (isClosed) return refuse()
        const host = hosts.get(name) ?? { busy: 0, waiting: [] }
        hosts.set(name, host)
        const start = () =>
          void work()
            .then(resolve, reject)
            .finally(() => leave(name, host))
        if (host.busy >= perHost) host.waiting.push({ priority, start, refuse })
        else {
          host.busy += 1
          ready[priority].push({ priority, start, refuse })
          startNext()
        }
      })
    },
    close() {
      isClosed = true
      const waiting = [
        ...Object.values(ready),
        ...Array.from(hosts.values(), (host) => host.waiting),
      ].flatMap((line) => line.splice(0))
      for (const { refuse } of waiting) refuse()
    },
  }
}

export class QueueClosedError extends Error {
  override name = 'QueueClosedError' as const
}
