import { isUnreachable } from '../fetch/is-unreachable.ts'
import type { SiteAnswer, SiteFault } from './fetch-site.ts'

/** Hosts in a row that could not be reached; a list holds fewer dead hosts than that in a row. */
const hostsInARow = 10

export type OutageWatch = {
  /**
   * What one request to a host came to.
   * @param startedAt by `performance.now()`
   */
  observe(host: string, answer: SiteAnswer | SiteFault, startedAt: number): void
}

/**
 * Calls `onOutage` once, when a number of hosts in a row fail in DNS or without a route to them. A
 * host that was asked before the last answer came says nothing: of hundreds of names that are
 * resolved at once, some time out together.
 */
export function createOutageWatch(onOutage: () => void): OutageWatch {
  let [unreached, isOut, answeredAt] = [new Set<string>(), false, Number.NEGATIVE_INFINITY]
  return {
    observe(host, answer, startedAt) {
      if (!('fault' in answer) || !isUnreachable(answer)) {
        unreached = new Set()
        answeredAt = performance.now()
        return
      }
      if (startedAt < answeredAt) return
      unreached.add(host)
      if (isOut || unreached.size < hostsInARow) return
      isOut = true
      onOutage()
    },
  }
}
