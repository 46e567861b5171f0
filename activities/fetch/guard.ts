import type { EgressAllow } from '../../research/egress/allow.ts'
import { judgeEgress } from '../../research/egress/egress.ts'
import type { DeniedHost } from '../../research/egress/host.ts'
import { FetchError } from './fetcher.ts'

/** @throws FetchError `denied`, with the guard's reason */
export type Guard = (url: string, resolvesTo?: readonly string[]) => void

type Rules = {
  allow: EgressAllow
  denied: readonly DeniedHost[]
  /** Judges addresses that have answered with a page. */
  isAnswered?: boolean
}

/** The egress guard as a step that throws. */
export function createGuard(rules: Rules): Guard {
  return (url, resolvesTo) => {
    const { allow, reason } = judgeEgress({ ...rules, url, resolvesTo })
    if (!allow) throw new FetchError('denied', { reason })
  }
}
