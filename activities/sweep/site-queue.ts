/** `first`: what an answer waits for. `usual`: the list. `idle`: only while nothing else waits. */
const priorities = ['first', 'usual', 'idle'] as const
export type Priority = (typeof priorities)[number]

/** Places for requests that all sweeps of a process share. */
export type ProbeRoom = {
  /** @param onFree called once when a place may be free again, if there is none now */
  take(onFree: () => void): boolean
  giveBack(): void
}

/** Queues that found no place are called in the order in which they came. */
export function createProbeRoom(places: number): ProbeRoom {
  const waiting = new Set<() => void>()
  let free = places
  return {
    take(onFree) {
      if (free === 0) {
        waiting.add(onFree)
        return false
      }
      free -= 1
      return true
    },
    giveBack() {
      free += 1
      for (const next of [...waiting]) {
        if (free === 0) return
        waiting.delete(next)
        next()
      }
    },
  }
}

export type SiteQueue = {
  /**
   * Runs the work once there is room for it, both overall and at its host. Rejects when the queue
   * has been closed.
   */
  run<T>(host: string, priority: Priority, work: () => Promise<T>): Promise<T>
  /** Refuses all that waits, and all that comes later. */
  close(): void
}

/**
 * Hundreds of connections opened in one go would all be answered late: after this many, the answers
 * that have come are read first.
 */
const startsPerTurn = 16

type Waiting = { priority: Priority; start: () => void; refuse: () => void }
type Host = { busy: number; waiting: Waiting[] }

/**
 * Limits concurrency overall and per host. Work that waits for its host delays no other: only work
 * whose host has room enters the common queue.
 */
export function createSiteQueue({
  atOnce,
  perHost,
  room = createProbeRoom(atOnce),
}: {
  atOnce: number
  perHost: number
  room?: ProbeRoom | undefined
}): SiteQueue {
  const hosts = new Map<string, Host>()
  const ready: Record<Priority, Waiting[]> = { first: [], usual: [], idle: [] }
  let [busy, started] = [0, 0]
  let isClosed = false

  const startNext = () => {
    while (busy < atOnce && started < startsPerTurn) {
      const line = priorities.map((priority) => ready[priority]).find(({ length }) => length > 0)
      if (line === undefined || !room.take(startNext)) return
      busy += 1
      started += 1
      if (started === 1)
        setImmediate(() => {
          started = 0
          startNext()
        })
      line.shift()?.start()
    }
  }
  const leave = (name: string, host: Host) => {
    busy -= 1
    room.giveBack()
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
