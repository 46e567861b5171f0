import type { FailureType } from '../contract/errors/failures.ts'

type Level = 'debug' | 'info' | 'warn'

/**
 * A wait for a turn is no trouble, and there may be thousands; a rehearsed failure is none either.
 */
const levels: Readonly<Partial<Record<string, Level>>> = {
  receiver_busy: 'debug',
  fixture_unavailable: 'info',
  fixture_broken: 'info',
} satisfies Partial<Record<FailureType, Level>>

/** How long one warning speaks for all that wait for the same thing. */
const quietMs = 60_000

/** What a failure waits for, where one warning speaks for many; null for a failure of its own. */
function findCommonCause(type: string, { provider, code }: Cause): string | null {
  if (type === 'source_rate_limited') return provider
  if (type === 'store_unavailable') return `${type} ${code}`
  return type === 'clock_differs' ? type : null
}

type Cause = { provider: string | null; code: string | null }

/**
 * Chooses how loud a failed activity is logged. A spent limit holds up each run that asks the
 * provider, a database that is away each activity of each run, and housekeeping tries a worker
 * whose clock is wrong each second: the first wait of a minute is a warning, since an operator may
 * end it, and those after it stand in the metrics alone.
 */
export function createLevelChooser(
  now: () => number = () => performance.now(),
): (type: string, cause: Cause) => Level {
  const quietUntil = new Map<string, number>()
  return (type, cause) => {
    const common = findCommonCause(type, cause)
    if (common === null) return levels[type] ?? 'warn'
    const time = now()
    if (time < (quietUntil.get(common) ?? 0)) return 'debug'
    quietUntil.set(common, time + quietMs)
    return 'warn'
  }
}
