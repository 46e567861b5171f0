import { z } from 'zod'
import type { Coverage } from '../../contract/coverage.ts'
import { formatCount } from '../../research/text/format-count.ts'
import { sweepProvider } from '../../sources/choice/providers.ts'
import type { SiteOutcomeRow } from '../../store/site-outcomes.ts'

/** The reason of sites that a machine without a network did not reach. */
const offline = 'offline'

/** The reason of sites that an operator's examination has found broken. */
const switchedOff = 'switched_off'

const openOutcomes = ['blocked', 'rate_limited', 'timeout', 'changed', 'error'] as const

/**
 * What the sweep came to, counted: how many sites know the name, how many do not, and how many
 * could not be looked at, by name.
 * @param asked how many sites there are to ask
 */
export function buildSweepCoverage(rows: readonly SiteOutcomeRow[], asked: number): Coverage {
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length
  const [found, absent, skipped] = [count('found'), count('absent'), count('skipped')]
  const unreached = rows.filter(({ outcome }) => openOutcomes.some((open) => open === outcome))
  const unasked = asked - rows.length
  const answered = found + absent
  const worst = openOutcomes.toSorted((a, b) => count(b) - count(a))[0] ?? 'error'
  const outcome =
    found > 0
      ? 'ok'
      : answered > 0
        ? 'no_results'
        : unasked > 0
          ? 'timeout'
          : unreached.length > 0
            ? worst
            : 'skipped'
  const off = rows.filter(({ reason }) => reason === switchedOff).length
  const left = rows.filter(({ reason }) => reason === offline).length
  const notLooked = unreached.length - left
  const parts = [
    left > 0 ? 'The sweep stopped early, as ten hosts in a row could not be reached' : '',
    `${left > 0 ? `${answered} of ${asked} sites answered` : `${asked} sites asked`}: ${found} ` +
      `know the name, ${absent} do not`,
    notLooked > 0 ? `${notLooked} could not be looked at` : '',
    unasked > 0 ? `${unasked} were not reached in time` : '',
    skipped > off ? `${skipped - off} allow no such name` : '',
    off > 0 ? formatCount(off, 'is switched off', 'are switched off') : '',
  ]
  return {
    provider: sweepProvider,
    outcome,
    message: `${parts.filter((part) => part !== '').join('; ')}.`,
    sites: {
      asked,
      found,
      absent,
      skipped,
      unasked,
      unreached: unreached.map(({ site, outcome: why, reason }) => ({
        site,
        outcome: why,
        reason,
      })),
    },
  }
}

const Sites = z.object({
  unasked: z.number(),
  unreached: z.array(z.object({ reason: z.string() })),
})

/**
 * True when a sweep ended before its sites had answered: its own time, or a part of it that was
 * lost, cut it short.
 */
export function isSweepCut(coverage: readonly Coverage[]): boolean {
  const sites = Sites.safeParse(
    coverage.find(({ provider }) => provider === sweepProvider)?.sites,
  ).data
  return (
    sites !== undefined &&
    (sites.unasked > 0 || sites.unreached.some(({ reason }) => reason === 'deadline'))
  )
}

/** True when a sweep ended because the network could not be reached. */
export function isSweepOffline(coverage: readonly Coverage[]): boolean {
  const sites = Sites.safeParse(
    coverage.find(({ provider }) => provider === sweepProvider)?.sites,
  ).data
  return sites?.unreached.some(({ reason }) => reason === offline) === true
}
