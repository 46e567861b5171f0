import type { FailureType } from '../contract/failures.ts'

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

/**
 * Chooses how loud a failed activity is logged. A spent limit holds up each run that asks the
 * provider, and housekeeping tries a worker whose clock is wrong each second: the first wait of a
 * minute is a warning, since an operator may end it, and those after it stand in the metrics alone.
 */
export function createLevelChooser(
  now: () => number = Date.now,
): (type: string, provider: string | null) => Level {
  const quietUntil = new Map<string, number>()
  return (type, provider) => {
    const cause = type === 'source_rate_limited' ? provider : type === 'clock_differs' ? type : null
    if (cause === null) return levels[type] ?? 'warn'
    const time = now()
    if (time < (quietUntil.get(cause) ?? 0)) return 'debug'
    quietUntil.set(cause, time + quietMs)
    return 'warn'
  }
}
