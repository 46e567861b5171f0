import { html } from 'hono/html'
import { refusals } from '../../contract/errors/errors.ts'
import { operationNames } from '../../contract/operations/operations.ts'
import { formatUtcMinute } from '../../research/text/formats/format-time.ts'
import { countOpenJobs } from '../../store/jobs/open-jobs.ts'
import {
  listIncidents,
  loadOperationStatus,
  loadProviderStatus,
} from '../../store/service/status.ts'
import { docsPaths } from '../docs/guides.ts'
import {
  type Level,
  measureLevel,
  measureProviders,
  measureService,
} from '../docs/measure-status.ts'
import { buildOpenPage, type Html, type Page, type PageAnswer, type Visit } from '../page.ts'
import { toWindowStart } from '../parts/request-window.ts'

/** How far back incidents are listed, here and for the operator. */
export const incidentDays = 14
/** How long all visitors share one measurement. */
const keptMs = 30_000

/** What works at the moment, as the stored outcomes show it. */
export const statusPages: readonly Page[] = [buildOpenPage('GET', docsPaths.status, showStatus)]

type Measured = Awaited<ReturnType<typeof measure>>
const kept = new WeakMap<Visit['deps']['db'], { until: number; measured: Promise<Measured> }>()

async function measure({ deps: { db }, now }: Visit) {
  const since = toWindowStart(incidentDays, now)
  const [operations, providers, incidents, open] = await Promise.all([
    loadOperationStatus(db, { now, refusals }),
    loadProviderStatus(db, now),
    listIncidents(db, since),
    countOpenJobs(db),
  ])
  const queued = open.find(({ status, sandbox }) => status === 'queued' && !sandbox)
  const waitSeconds = queued?.oldestSeconds ?? 0
  return { operations, providers: measureProviders(providers), incidents, waitSeconds, at: now }
}

async function measureOnce(visit: Visit): Promise<Measured> {
  const { db } = visit.deps
  const last = kept.get(db)
  if (last !== undefined && performance.now() < last.until) return await last.measured
  const measured = measure(visit)
  kept.set(db, { until: performance.now() + keptMs, measured })
  measured.catch(() => kept.delete(db))
  return await measured
}

async function showStatus(visit: Visit): Promise<PageAnswer> {
  const measured = await measureOnce(visit).catch((error: unknown) => {
    visit.deps.log.warn({ err: error }, 'the status cannot be measured')
    return null
  })
  if (measured === null) {
    const body = html`<p role="status" class="level failing">The database does not answer. Requests
that need it fail.</p>`
    return { kind: 'page', status: 503, title: 'Status', body }
  }
  const body = buildStatus(measured)
  return { kind: 'page', title: 'Status', body, isIndexed: true, isWide: true }
}

function buildStatus(measured: Measured): Html {
  const { operations, providers, incidents, at } = measured
  return html`${buildVerdict(measured)}
<p class="hint">Measured from the outcomes of real runs, as of ${formatUtcMinute(at)}.</p>
<h2>Operations</h2>
${buildOperations(operations)}
<h2>Incidents</h2>
${buildIncidents(incidents)}
<h2>Providers</h2>
<p>What came of asking each outside source in the last day. Answers name the sources that failed.</p>
${buildProviders(providers)}`
}

function buildVerdict({ operations, incidents, waitSeconds }: Measured): Html {
  const { level, text } = measureService({
    openIncidents: incidents.filter(({ resolvedAt }) => resolvedAt === null).length,
    waitSeconds,
    levels: operations.map(chooseLevel),
  })
  return html`<p role="status" class="level ${level}">${text}</p>`
}

function buildOperations(operations: Measured['operations']): Html {
  const byName = new Map(operations.map((row) => [row.operation, row]))
  return html`<div class="wide-table" tabindex="0" role="region" aria-label="Operations">
<table><thead><tr><th scope="col">Operation</th><th scope="col">State</th>
<th scope="col">Succeeded, hour</th><th scope="col">Median, hour</th>
<th scope="col">Succeeded, day</th><th scope="col">Median, day</th></tr></thead>
<tbody>${operationNames.map((name) => {
    const row = byName.get(name)
    return html`<tr><th scope="row"><code>${name}</code></th>
<td>${buildLevel(row === undefined ? 'unmeasured' : chooseLevel(row))}</td>
<td>${toShare(row?.hourSucceeded ?? 0, row?.hourRuns ?? 0)}</td>
<td>${toDuration(row?.hourMedianMs ?? null)}</td>
<td>${toShare(row?.daySucceeded ?? 0, row?.dayRuns ?? 0)}</td>
<td>${toDuration(row?.dayMedianMs ?? null)}</td></tr>`
  })}</tbody></table></div>`
}

function buildIncidents(incidents: Measured['incidents']): Html | Html[] {
  if (incidents.length === 0) return html`<p>None in the last ${incidentDays} days.</p>`
  return incidents.map(
    ({ title, details, startedAt, resolvedAt }) => html`<h3>${title}</h3>
<p class="hint">${formatUtcMinute(startedAt)} to ${resolvedAt === null ? 'now' : formatUtcMinute(resolvedAt)}</p>
<p class="answer">${details}</p>`,
  )
}

function buildProviders(providers: Measured['providers']): Html {
  if (providers.length === 0) return html`<p>None was asked.</p>`
  return html`<div class="wide-table" tabindex="0" role="region" aria-label="Providers">
<table><thead><tr><th scope="col">Provider</th><th scope="col">State</th>
<th scope="col">Outcomes</th></tr></thead>
<tbody>${providers.map(
    ({ provider, level, outcomes }) => html`<tr><th scope="row"><code>${provider}</code></th>
<td>${buildLevel(level)}</td><td>${outcomes}</td></tr>`,
  )}</tbody></table></div>`
}

function chooseLevel({
  hourRuns,
  hourSucceeded,
  dayRuns,
  daySucceeded,
}: Measured['operations'][number]): Level {
  const hour = measureLevel(hourRuns, hourSucceeded)
  return hour === 'unmeasured' ? measureLevel(dayRuns, daySucceeded) : hour
}

function buildLevel(level: Level): Html {
  return html`<span class="level ${level}">${level === 'unmeasured' ? 'too few runs' : level}</span>`
}

function toShare(succeeded: number, runs: number): string {
  return runs === 0 ? '–' : `${Math.floor((succeeded / runs) * 1_000) / 10} %`
}

function toDuration(ms: number | null): string {
  if (ms === null) return '–'
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`
}
