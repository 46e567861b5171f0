import type { Finding } from '../../research/records/finding.ts'
import { formatCount } from '../../research/text/formats/format-count.ts'
import { formatUtcDay } from '../../research/text/formats/format-time.ts'
import type { Site } from '../../research/usernames/sites/site.ts'
import { sweepProvider } from '../../sources/choice/providers.ts'
import type { Tx } from '../../store/database/open.ts'
import {
  countSiteOutcomes,
  insertSiteOutcomes,
  loadSiteOutcomes,
  updateDescribed,
} from '../../store/findings/site-outcomes.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { listSwitchedOffSites } from '../../store/service/switched-off-sites.ts'
import type { SweepReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { Batch } from '../job/batch.ts'
import { countMsLeft } from '../job/count-ms-left.ts'
import { recordStep } from '../job/record-step.ts'
import { parseRunPlan } from '../job/run-plan.ts'
import { loadRecords } from '../person/load-people.ts'
import { loadBegunSubject, type Search } from '../person/load-subject.ts'
import { recordFindings } from '../person/record-findings.ts'
import { buildShards } from '../sweep/build-shards.ts'
import { runSweep } from '../sweep/run-sweep.ts'
import type { SiteOutcome } from '../sweep/site-outcome.ts'
import { recordAvatarChecks } from './record-avatar-checks.ts'

/** What is known is written this often, so that a worker that dies repeats no more. */
const writeEveryMs = 150
/** Requests under way, all parts of a sweep together, where the process has room for them. */
const maxRequestsAtOnce = 480
const lookAtPicturesEveryMs = 1_000
/** A sweep that still waits then is not worth waiting for. */
const maxMs = 30_000
/** Left of the run's time for grouping what was found. */
const spareMs = 1_500

/** How a site ends that an operator's examination has found broken. */
const switchedOff = {
  outcome: 'skipped',
  reason: 'switched_off',
  finding: null,
  durationMs: 0,
} as const

type Details = { kind: 'details'; site: string; finding: Finding | null }
type News = { kind: 'outcome'; outcome: SiteOutcome } | Details

function hasPicture(news: News): news is Details {
  return news.kind === 'details' && (news.finding?.avatarUrl ?? null) !== null
}

/** Asks one part of the sites. A repeated try goes on behind what the one before wrote down. */
export async function sweepUsername(
  deps: ActivityDeps,
  jobId: string,
  shard: number,
  shards: number,
): Promise<SweepReport> {
  const search = await loadBegunSubject(deps, jobId)
  if (search.subject.kind !== 'username') throw new ActivityError('invalid_input')
  const part = await loadPart(deps, search, { shard, shards })
  const report: SweepReport = { found: 0, absent: 0, unknown: 0 }
  const count = (outcome: string) => {
    report[outcome === 'found' || outcome === 'absent' ? outcome : 'unknown'] += 1
  }
  for (const outcome of part.outcomes) count(outcome)
  const { signal } = deps.attempt()
  // pictures are looked at while the slow sites are waited for
  const pictures = new Batch<string>(
    () => recordAvatarChecks(deps, search, signal),
    lookAtPicturesEveryMs,
  )
  const batch = new Batch<News>(async (news) => {
    await record(deps, search, news)
    for (const { site } of news.filter(hasPicture)) pictures.add(site)
  }, writeEveryMs)
  for (const { name } of part.switchedOff) {
    count('skipped')
    batch.add({ kind: 'outcome', outcome: { ...switchedOff, site: name } })
  }
  await runSweep(part.open, search.subject.text, {
    fetcher: deps.fetcher,
    denied: deps.deniedHosts,
    seed: formatUtcDay(deps.now()),
    signal,
    deadlineMs: computeMsLeft(search, deps.now()),
    atOnce: Math.ceil(maxRequestsAtOnce / shards),
    canaries: deps.canaries,
    room: deps.probeRoom,
    undescribed: await listUndescribed(deps, search, part.undescribed),
    report: (outcome) => {
      // a worker that is stopped did not ask these: another will
      if (signal.aborted && outcome.reason === 'stopped') return
      count(outcome.outcome)
      deps.metrics.sweptSites.inc({ outcome: outcome.outcome })
      batch.add({ kind: 'outcome', outcome })
    },
    describe: (site, finding) => batch.add({ kind: 'details', site, finding }),
  })
  await batch.flush()
  await pictures.flush()
  signal.throwIfAborted()
  await recordAvatarChecks(deps, search, signal)
  return report
}

/**
 * The sites of one part of a sweep: what came of those that a try before has asked, and which are
 * to be asked yet.
 */
async function loadPart(
  { db, sites }: ActivityDeps,
  { job, platforms }: Search,
  { shard, shards }: { shard: number; shards: number },
) {
  const rows = new Map((await loadSiteOutcomes(db, job.id)).map((row) => [row.site, row]))
  const off = new Set((await listSwitchedOffSites(db)).map(({ site }) => site))
  const own = buildShards(await sites(), platforms, shards)[shard] ?? []
  const unasked = own.filter(({ name }) => !rows.has(name))
  return {
    outcomes: own.flatMap(({ name }) => rows.get(name)?.outcome ?? []),
    switchedOff: unasked.filter(({ name }) => off.has(name)),
    open: unasked.filter(({ name }) => !off.has(name)),
    undescribed: own.filter(({ name }) => {
      const row = rows.get(name)
      return row?.outcome === 'found' && row.described === false
    }),
  }
}

/** How far the sweep has come, once for each tenth of its sites and each batch of accounts. */
async function loadSweepStatus(tx: Tx, job: JobRow) {
  const { id, progress } = job
  const sites = parseRunPlan(job)?.sites ?? 0
  const { asked, found } = await countSiteOutcomes(tx, id)
  const tenth = Math.floor((10 * asked) / Math.max(1, sites))
  if (tenth === 0 && found === 0) return null
  const label = `${asked} of ${sites} sites asked, ${formatCount(found, 'account')} found`
  const event = { type: 'status', label, stage: 'social', percent: progress.percent } as const
  return { dedupeKey: `sites:${tenth}:${found}`, event }
}

/** Accounts whose pages a worker that died did not get to. */
async function listUndescribed(
  { db }: ActivityDeps,
  { job }: Search,
  sites: readonly Site[],
): Promise<{ site: Site; finding: Finding }[]> {
  if (sites.length === 0) return []
  const findings = new Map(
    (await loadRecords(db, job.id)).records.map(({ id, finding }) => [id, finding]),
  )
  return sites.flatMap((site) => {
    const finding = findings.get(buildSiteKey(site.name))
    return finding === undefined ? [] : [{ site, finding }]
  })
}

function buildSiteKey(site: string): string {
  return `site:${site}`
}

function computeMsLeft({ job }: Search, now: Date): number {
  return Math.max(1, Math.min(maxMs, countMsLeft(job, now) - spareMs))
}

async function record(deps: ActivityDeps, search: Search, news: readonly News[]): Promise<void> {
  const jobId = search.job.id
  const outcomes = news.flatMap((one) => (one.kind === 'outcome' ? [one.outcome] : []))
  const found = news.flatMap((one) => {
    const finding = one.kind === 'outcome' ? one.outcome.finding : one.finding
    const site = one.kind === 'outcome' ? one.outcome.site : one.site
    return finding === null
      ? []
      : [{ provider: sweepProvider, finding, dedupeKey: buildSiteKey(site) }]
  })
  await recordStep(deps, jobId, async (tx, job) => {
    await insertSiteOutcomes(tx, jobId, outcomes, deps.now())
    await updateDescribed(
      tx,
      jobId,
      news.flatMap((one) => (one.kind === 'details' ? [one.site] : [])),
    )
    const accounts = await recordFindings(tx, deps, job, search, found)
    const status = await loadSweepStatus(tx, job)
    const label = status?.event.label ?? job.progress.label
    const events = status === null ? accounts : [...accounts, status]
    return { events, stage: 'social', progress: { ...job.progress, label } }
  })
}
