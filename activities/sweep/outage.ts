import { isUnreachable } from '../fetch/is-unreachable.ts'
import type { SiteAnswer, SiteFault } from './fetch-site.ts'

/** Hosts in a row that could not be reached; a list holds fewer dead hosts than that in a row. */
const hostsInARow = 10

export type OutageWatch = {
  /** What one request to a host came to. */
  observe(host: string, answer: SiteAnswer | SiteFault): void
}

/** Calls `onOutage` once, when so many hosts in a row fail in DNS or without a route to them. */
export function createOutageWatch(onOutage: () => void): OutageWatch {
  let [unreached, isOut] = [new Set<string>(), false]
  return {
    observe(host, answer) {
      if (!('fault' in answer) || !isUnreachable(answer)) {
        unreached = new Set()
        return
      }
      unreached.add(host)
      if (isOut || unreached.size < hostsInARow) return
      isOut = true
      onOutage()
    },
  }
}
