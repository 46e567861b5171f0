import { hash } from 'node:crypto'
import type { Outside } from '../../activities/providers/open-outside.ts'
import { runSweep } from '../../activities/sweep/run-sweep.ts'
import type { SiteOutcome } from '../../activities/sweep/site-outcome.ts'
import { createProbeRoom } from '../../activities/sweep/site-queue.ts'
import { formatUtcDay } from '../../research/text/formats/format-time.ts'
import type { Site } from '../../research/usernames/sites/site.ts'
import type { Db } from '../../store/database/open.ts'
import {
  deleteSwitchedOffSite,
  insertSwitchedOffSite,
  listSwitchedOffSites,
} from '../../store/service/switched-off-sites.ts'

/**
 * How a site answered about an account that its list knows. `well`: it shows the account. `broken`:
 * it answers, but not so. `unreached`: it does not answer, which says nothing about its rule.
 */
type SiteState = {
  site: string
  state: 'well' | 'broken' | 'unreached'
  outcome: SiteOutcome['outcome']
  reason: string
  ms: number
}

const maxKnownAccounts = 2
const maxSitesAtOnce = 20

/**
 * Asks sites about accounts that their list knows: another sample each day, and all that are
 * switched off. Broken ones are switched off for every worker; those that are well again are
 * switched on.
 * @param count how many sites the sample has
 */
export async function checkSites(
  db: Db,
  outside: Outside,
  { count, now }: { count: number; now: Date },
): Promise<SiteState[]> {
  const day = formatUtcDay(now)
  const off = new Set((await listSwitchedOffSites(db)).map(({ site }) => site))
  const known = (await outside.sites()).filter((site) => site.known.length > 0)
  const rank = ({ name }: Site) => hash('sha256', `${day} ${name}`)
  const sample = known
    .filter(({ name }) => !off.has(name))
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .slice(0, count)
  const asked = [...known.filter(({ name }) => off.has(name)), ...sample]
  const room = createProbeRoom(maxSitesAtOnce)
  const states = await Promise.all(
    asked.map((site) =>
      examine(site, (username) => askSite(site, username, { ...outside, room, day })),
    ),
  )
  for (const { site, state, outcome, reason } of states) {
    if (state === 'broken')
      await insertSwitchedOffSite(db, { site, reason: `${outcome}: ${reason}`, since: now })
    if (state === 'well' && off.has(site)) await deleteSwitchedOffSite(db, site)
  }
  return states.toSorted((a, b) => (a.site < b.site ? -1 : 1))
}

/** One account that is shown is enough: others may have been closed since the list was made. */
async function examine(
  site: Site,
  ask: (username: string) => Promise<SiteOutcome>,
): Promise<SiteState> {
  const answers: SiteOutcome[] = []
  for (const username of site.known.slice(0, maxKnownAccounts)) {
    const answer = await ask(username)
    answers.push(answer)
    if (answer.outcome !== 'absent' && answer.outcome !== 'changed') break
  }
  const last = answers.at(-1)
  const { outcome, reason } = last ?? { outcome: 'skipped' as const, reason: 'no_known_account' }
  const isAnswer = outcome === 'absent' || outcome === 'changed'
  return {
    site: site.name,
    state: outcome === 'found' ? 'well' : isAnswer ? 'broken' : 'unreached',
    outcome,
    reason,
    ms: answers.reduce((sum, { durationMs }) => sum + durationMs, 0),
  }
}

async function askSite(
  site: Site,
  username: string,
  {
    fetcher,
    deniedHosts,
    canaries,
    room,
    day,
  }: Outside & {
    room: ReturnType<typeof createProbeRoom>
    day: string
  },
): Promise<SiteOutcome> {
  const answer = Promise.withResolvers<SiteOutcome>()
  await runSweep([site], username, {
    fetcher,
    denied: deniedHosts,
    seed: day,
    signal: AbortSignal.timeout(60_000),
    atOnce: 2,
    room,
    canaries,
    report: answer.resolve,
  })
  return await answer.promise
}
