import type { DrawCounter } from '../../store/limits/draw-counter.ts'
import type { Count } from '../../store/limits/rate-limits.ts'
import type { RequestDraws, RequestsAhead, RequestWindow } from '../deps.ts'

/** What a statement counts: its first `given` requests belong to callers, the others are ahead. */
type Counted = { size: number; given: number }
/** A statement under way. */
type Asked = Counted & { count: ReturnType<DrawCounter['count']> }

type Lease = {
  window: RequestWindow
  /** Requests that are counted and not sent, in the window that ends at `expire`. */
  left: number
  expire: number
  /** Until then the window is so full that nothing is taken ahead. */
  crowdedUntil: number
  /** Until then the window was full when last seen. */
  fullUntil: number
  /** Whether a request was taken since the last statement. */
  isUsed: boolean
  usedAt: number
  asked: Asked | null
  /** Points on their way back to the window: ends when the database has them, or lost them. */
  returning: Promise<void> | null
  /** The start of a run counts some of its requests; no request waits for it. */
  isCarried: boolean
}

/**
 * `ahead`: how much of a window is taken at once beside what is sent now. `crowded`: a window that
 * is as full is counted request by request, and gets back what is not sent. The longer it is, the
 * longer a request that is not sent would keep others waiting.
 */
const shares = { brief: { ahead: 1 / 4, crowded: 1 }, long: { ahead: 1 / 20, crowded: 3 / 4 } }
const briefSeconds = 10
const maxAhead = 4
/** A run likely asks what another run asked within this time. */
const likelyMs = 10_000

/**
 * Takes requests out of the windows of providers, a few ahead: a statement that counts for one
 * counts for the others that this worker is likely to send, so that most runs write once however
 * many bursts they ask in. Whatever is taken is counted, so all workers together never send more
 * than a window allows.
 */
export class RequestLeases implements RequestDraws {
  readonly #draws: DrawCounter
  readonly #now: () => Date
  readonly #leases = new Map<string, Lease>()

  /** @param now the time that all workers count by */
  constructor(draws: DrawCounter, now: () => Date) {
    this.#draws = draws
    this.#now = now
  }

  count: DrawCounter['count'] = (draw) => this.#draws.count(draw)

  async take(window: RequestWindow): ReturnType<RequestDraws['take']> {
    const at = this.#now().getTime()
    const lease = this.#findLease(window)
    lease.isUsed = true
    lease.usedAt = at
    if (lease.left > 0 && lease.expire > at) {
      lease.left -= 1
      return { isTaken: true, expire: lease.expire }
    }
    // a refusal is counted once
    if (lease.fullUntil > at) {
      await lease.returning
      const { points, expire } = await this.#draws.count(toDraw(window, 0, at))
      if (points >= window.requests) return { isTaken: false, expire }
      lease.fullUntil = 0
      return await this.take(window)
    }
    const { asked, returning } = lease
    const shared = asked !== null && asked.given < asked.size ? asked : this.#ask(lease, 1, at)
    shared.given += 1
    const place = shared.given
    this.#askForLikely(at)
    const { points, expire } = await shared.count
    const isTaken = points - shared.size + place <= window.requests
    // it was counted beside points that the window gets back
    if (!isTaken && returning !== null) return await this.take(window)
    return { isTaken, expire }
  }

  async giveBack(window: RequestWindow, expire: number): Promise<void> {
    const at = this.#now().getTime()
    const lease = this.#findLease(window)
    // a window that is over has no use for it
    if (expire <= at) return
    const hasRoom = lease.crowdedUntil <= at && lease.left < chooseAhead(window)
    if (hasRoom && lease.expire === expire) lease.left += 1
    else await this.#release(lease, 1, expire)
  }

  takeAhead(): RequestsAhead {
    const at = this.#now().getTime()
    const low = this.#listLow(at).map((lease) => ({ lease, size: chooseAhead(lease.window) }))
    const spent = this.#listSpent(at).map((lease) => ({ lease, size: 1 }))
    const carried = [...low, ...spent].map(({ lease, size }) => {
      lease.isCarried = true
      lease.isUsed = false
      return { lease, size, draw: toDraw(lease.window, size, at) }
    })
    return {
      draws: carried.map(({ draw }) => draw),
      settle: (counts) => {
        for (const { lease, size, draw } of carried) {
          const count = counts.get(draw.key)
          if (count !== undefined) this.#keep(lease, { size, given: 0 }, count)
        }
      },
      close: () => {
        for (const { lease } of carried) lease.isCarried = false
      },
    }
  }

  #findLease(window: RequestWindow): Lease {
    const known = this.#leases.get(window.key)
    if (known !== undefined) return known
    const times = { expire: 0, crowdedUntil: 0, fullUntil: 0, usedAt: 0 }
    const idle = { isUsed: false, asked: null, returning: null, isCarried: false }
    const lease = { window, left: 0, ...times, ...idle }
    this.#leases.set(window.key, lease)
    return lease
  }

  /**
   * @param own how many are sent now; more are taken where the window has room
   * @param at the time by which the lease was chosen: the clock may be set back meanwhile
   */
  #ask(lease: Lease, own: number, at: number): Asked {
    const size = own + (lease.crowdedUntil > at ? 0 : chooseAhead(lease.window))
    const asked = { size, given: 0, count: this.#draws.count(toDraw(lease.window, size, at)) }
    lease.asked = asked
    lease.isUsed = own > 0
    asked.count.then(
      (count) => {
        this.#close(lease, asked)
        this.#keep(lease, asked, count)
      },
      () => this.#close(lease, asked),
    )
    return asked
  }

  #close(lease: Lease, asked: Asked): void {
    if (lease.asked === asked) lease.asked = null
  }

  /**
   * Holds what is ahead; a crowded window gets back what is not sent, but for the one that the run
   * which counted it is likely to send.
   */
  #keep(lease: Lease, asked: Counted, { points, expire }: Pick<Count, 'points' | 'expire'>): void {
    const { window } = lease
    if (lease.expire !== expire) lease.left = 0
    lease.expire = expire
    const ahead = asked.size - asked.given
    if (points <= window.requests * chooseShares(window).crowded) {
      lease.left += ahead
      return
    }
    lease.crowdedUntil = expire
    const refused = Math.min(asked.size, Math.max(0, points - window.requests))
    if (refused > 0) lease.fullUntil = expire
    const next = asked.given === 0 && refused === 0 ? 1 : 0
    lease.left += next
    // the last ones are both
    const unsent = Math.max(ahead - next, refused)
    // a brief window that stays full all the same is over before that is of use
    if (isBrief(window) && points - unsent >= window.requests) return
    // where it is lost, nothing is sent that was not counted
    if (unsent > 0) this.#release(lease, unsent, expire).catch(() => undefined)
  }

  async #release(lease: Lease, points: number, expire: number): Promise<void> {
    const { returning: earlier, window } = lease
    const released = this.#draws.release({ key: window.key, points, expire })
    const returning = Promise.allSettled([earlier, released]).then(() => {
      if (lease.returning === returning) lease.returning = null
    })
    lease.returning = returning
    await released
  }

  /** Takes ahead, in the same statement, what other runs asked shortly before. */
  #askForLikely(at: number): void {
    for (const lease of this.#listLow(at)) this.#ask(lease, 0, at)
  }

  /** Of what other runs asked shortly before, that of which little is left. */
  #listLow(at: number): Lease[] {
    return this.#listLikely(at).filter(({ window, left, expire, crowdedUntil }) => {
      const isLow = expire <= at || left <= chooseAhead(window) / 2
      return isLow && crowdedUntil <= at
    })
  }

  /** The same of windows that are crowded, but not full: those of which nothing is left. */
  #listSpent(at: number): Lease[] {
    return this.#listLikely(at).filter(
      ({ left, crowdedUntil, fullUntil }) => left === 0 && crowdedUntil > at && fullUntil <= at,
    )
  }

  /** What other runs asked shortly before, and no statement counts now. */
  #listLikely(at: number): Lease[] {
    return [...this.#leases].flatMap(([key, lease]) => {
      if (lease.asked !== null || lease.isCarried) return []
      if (lease.usedAt < at - likelyMs) {
        if (lease.expire <= at) this.#leases.delete(key)
        return []
      }
      return lease.isUsed && chooseAhead(lease.window) > 0 ? [lease] : []
    })
  }
}

function toDraw({ key, seconds }: RequestWindow, points: number, at: number) {
  return { key, points, expire: at + seconds * 1_000 }
}

function isBrief({ seconds }: RequestWindow): boolean {
  return seconds <= briefSeconds
}

function chooseShares(window: RequestWindow): { ahead: number; crowded: number } {
  return isBrief(window) ? shares.brief : shares.long
}

function chooseAhead(window: RequestWindow): number {
  return Math.min(maxAhead, Math.floor(window.requests * chooseShares(window).ahead))
}
