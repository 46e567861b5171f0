import { z } from 'zod'
import type { Coverage, Outcome } from '../../contract/results/coverage.ts'
import { formatCount } from '../../research/text/formats/format-count.ts'
import { sweepProvider } from '../../sources/choice/providers.ts'
import type { SiteOutcomeRow } from '../../store/findings/site-outcomes.ts'

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
  const counts = {
    asked,
    found: countRows(rows, 'found'),
    absent: countRows(rows, 'absent'),
    skipped: countRows(rows, 'skipped'),
    unasked: asked - rows.length,
  }
  const unreached = rows
    .filter(({ outcome }) => openOutcomes.some((open) => open === outcome))
    .map(({ site, outcome, reason }) => ({ site, outcome, reason }))
  return {
    provider: sweepProvider,
    outcome: chooseOutcome(rows, counts),
    message: describeSweep(rows, { ...counts, unreached: unreached.length }),
    sites: { ...counts, unreached },
  }
}

type Counts = { asked: number; found: number; absent: number; skipped: number; unasked: number }

function countRows(rows: readonly SiteOutcomeRow[], outcome: string): number {
  return rows.filter((row) => row.outcome === outcome).length
}

function countReason(rows: readonly SiteOutcomeRow[], reason: string): number {
  return rows.filter((row) => row.reason === reason).length
}

function chooseOutcome(
  rows: readonly SiteOutcomeRow[],
  { found, absent, unasked }: Counts,
): Outcome {
  if (found > 0) return 'ok'
  if (absent > 0) return 'no_results'
  if (unasked > 0) return 'timeout'
  const [worst = 'error'] = openOutcomes.toSorted(
    (one, other) => countRows(rows, other) - countRows(rows, one),
  )
  return countRows(rows, worst) > 0 ? worst : 'skipped'
}

function describeSweep(
  rows: readonly SiteOutcomeRow[],
  { asked, found, absent, skipped, unasked, unreached }: Counts & { unreached: number },
): string {
  const left = countReason(rows, offline)
  const off = countReason(rows, switchedOff)
  const notLooked = unreached - left
  const answered = found + absent
  const sites =
    left > 0 ? `${answered} of ${asked} sites answered` : `${formatCount(asked, 'site')} asked`
  const parts = [
    left > 0 ? 'The sweep stopped early, as ten hosts in a row could not be reached' : '',
    `${sites}: ${formatCount(found, 'knows', 'know')} the name, ` +
      `${formatCount(absent, 'does', 'do')} not`,
    notLooked > 0 ? `${notLooked} could not be looked at` : '',
    unasked > 0 ? `${formatCount(unasked, 'was', 'were')} not reached in time` : '',
    skipped > off ? `${formatCount(skipped - off, 'allows', 'allow')} no such name` : '',
    off > 0 ? formatCount(off, 'is switched off', 'are switched off') : '',
  ]
  return `${parts.filter((part) => part !== '').join('; ')}.`
}

const Sites = z.object({
  unasked: z.number(),
  unreached: z.array(z.object({ reason: z.string() })),
})

/** The counts of the sweep in a coverage, as `buildSweepCoverage` makes them. */
function findSweep(coverage: readonly Coverage[]): z.infer<typeof Sites> | null {
  const sweep = coverage.find(({ provider }) => provider === sweepProvider)
  return Sites.safeParse(sweep?.sites).data ?? null
}

/**
 * True when a sweep ended before its sites had answered: its own time, or a part of it that was
 * lost, cut it short.
 */
export function isSweepCut(coverage: readonly Coverage[]): boolean {
  const sites = findSweep(coverage)
  return (
    sites !== null &&
    (sites.unasked > 0 || sites.unreached.some(({ reason }) => reason === 'deadline'))
  )
}

/** True when a sweep ended because the network could not be reached. */
export function isSweepOffline(coverage: readonly Coverage[]): boolean {
  const sites = findSweep(coverage)
  return sites?.unreached.some(({ reason }) => reason === offline) === true
}
