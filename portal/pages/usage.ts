import { html } from 'hono/html'
import { limits } from '../../contract/fields/limits.ts'
import { isInvisible } from '../../contract/fields/text.ts'
import { operationNames } from '../../contract/operations/operations.ts'
import { UsageReport } from '../../contract/resources/usage-report.ts'
import { listAccountChanges } from '../../store/accounts/changes.ts'
import { listUsage, type UsageRow } from '../../store/requests/lists.ts'
import { type AccountVisit, buildAccountPage } from '../account-visit.ts'
import { chartLibrary, chartScript, chartStyles } from '../assets.ts'
import type { Content, Html, Page, PageAnswer } from '../page.ts'
import { buildBarChart } from '../parts/bar-chart.ts'
import { buildSelect, createForm } from '../parts/fields.ts'
import { parseDays, toWindowStart, windowOptions } from '../parts/request-window.ts'
import { buildTable, buildTime, formatCredits } from '../parts/text.ts'

const microDollarsPerCredit = 10_000
const maxChangesShown = 50

export const usagePages: readonly Page[] = [
  buildAccountPage('GET', '/usage', 'Usage', buildUsage),
  buildAccountPage('GET', '/usage/points', 'Usage', listPoints),
  buildAccountPage('GET', '/usage/export', 'Usage', async ({ answerBy }) =>
    answerBy('exportUsage'),
  ),
]

async function buildUsage(visit: AccountVisit): Promise<Content> {
  const { base, call, deps, account, query } = visit
  const days = parseDays(query.get('days'))
  const [week, changes, requests] = await Promise.all([
    call('getUsage', UsageReport),
    listAccountChanges(deps.db, account.accountId, maxChangesShown),
    listWindow(visit, days),
  ])
  const ledger = changes.filter(({ kind }) => kind === 'credits')
  const body = html`
<dl class="figures">
<div><dt>Left of this week</dt><dd>${week.remaining_percent} %</dd></div>
<div><dt>Resets</dt><dd>${buildTime(week.reset_at)}</dd></div>
<div><dt>Extra credits</dt><dd>${formatCredits(week.credits)}</dd></div>
<div><dt>Set aside of them</dt><dd>${formatCredits(week.credits_reserved)}</dd></div>
</dl>
<h2>This week</h2>
<p>Since ${buildTime(week.week_start)}.</p>
${week.by_operation.length === 0 ? html`<p>There are no requests in it yet.</p>` : buildWeek(base, week)}
${buildWindow(base, days, requests)}
<h2>Credits</h2>
${
  ledger.length === 0
    ? html`<p>No credits were added or taken yet. The operator adds them.</p>`
    : buildTable(
        'Credits added and taken',
        ['When', 'Before', 'After'],
        ledger.map(({ createdAt, before, after }) => [
          buildTime(createdAt),
          formatCredits(Number(before) / microDollarsPerCredit),
          formatCredits(Number(after) / microDollarsPerCredit),
        ]),
      )
}`
  return { kind: 'page', title: 'Usage', body, scripts: [chartScript.path] }
}

function buildWeek(base: string, week: UsageReport): Html {
  const figures = ({ requests: count, percentage, credits }: UsageReport['by_day'][number]) =>
    [count, `${percentage} %`, formatCredits(credits)] as const
  return html`${buildTable(
    'By operation',
    ['Operation', 'Requests', 'Of the week', 'Credits'],
    week.by_operation.map((row) => [
      row.operation ?? 'other requests',
      ...figures({ day: '', ...row }),
    ]),
  )}
${buildTable(
  'By key',
  ['Key', 'Requests', 'Of the week', 'Credits'],
  week.by_key.map((row) => [
    html`<a href="${base}/requests?${new URLSearchParams({ key: row.key_id })}">${isInvisible(row.name ?? '') ? row.key_id : row.name}</a>`,
    ...figures({ day: '', ...row }),
  ]),
)}
${buildBarChart(
  'Requests by day',
  week.by_day.map((row) => ({ label: row.day.slice(5), value: row.requests })),
)}
${buildTable(
  'The week by day',
  ['Day', 'Requests', 'Of the week', 'Credits'],
  week.by_day.map((row) => [row.day, ...figures(row)]),
)}`
}

/** The newest requests of a window, newest first. */
async function listWindow({ deps, account, now }: AccountVisit, days: number): Promise<UsageRow[]> {
  return await listUsage(deps.db, {
    accountId: account.accountId,
    operations: operationNames,
    keyId: null,
    since: toWindowStart(days, now),
    before: null,
    now,
    limit: limits.chartEvents,
  })
}

/** What the chart draws: after each request, how many there were until then and what they cost. */
async function listPoints(visit: AccountVisit): Promise<PageAnswer> {
  const rows = await listWindow(visit, parseDays(visit.query.get('days')))
  const oldestFirst = rows.toReversed()
  let [failed, microDollars] = [0, 0]
  const sums = oldestFirst.map((row) => {
    failed += isFailed(row) ? 1 : 0
    microDollars += row.microDollars
    return { failed, credits: microDollars / microDollarsPerCredit }
  })
  const body = {
    times: oldestFirst.map(({ createdAt }) => createdAt.getTime() / 1_000),
    requests: oldestFirst.map((_, index) => index + 1),
    failed: sums.map((sum) => sum.failed),
    credits: sums.map((sum) => sum.credits),
  }
  return { kind: 'json', body }
}

const isFailed = ({ httpStatus }: UsageRow) => httpStatus !== null && httpStatus >= 400

function buildWindow(base: string, days: number, requests: readonly UsageRow[]): Html {
  return html`<h2 id="window">A longer look</h2>
<form method="get" action="${base}/usage#window" class="row">
<div>${buildSelect(createForm({ days: String(days) }), { name: 'days', label: 'Time', options: windowOptions })}</div>
<button class="quiet">Show</button>
</form>
${requests.length === 0 ? html`<p>There are no requests in that time.</p>` : buildChart(base, days, requests)}`
}

function buildChart(base: string, days: number, requests: readonly UsageRow[]): Html {
  const byPart = toParts(requests, days)
  return html`${requests.length === limits.chartEvents ? html`<p class="hint">The newest ${limits.chartEvents.toLocaleString('en')} requests of that time.</p>` : ''}
<div class="plot" role="img" aria-label="Requests over time: the table below has the figures"
 data-chart data-points="${base}/usage/points?days=${days}" data-library="${chartLibrary.path}"
 data-styles="${chartStyles.path}">${buildBarChart(
   'Requests over time',
   byPart.map(({ part, requests: value }) => ({ label: part.slice(-5), value })),
 )}</div>
${buildTable(
  days === 1 ? 'By hour' : 'By day',
  [days === 1 ? 'Hour' : 'Day', 'Requests', 'Failed', 'Credits'],
  [...byPart, sumParts(byPart)].map((row) => [
    row.part,
    row.requests,
    row.failed,
    formatCredits(row.credits),
  ]),
)}
<p><a href="${base}/usage/export?windowDays=${days}">Download as CSV</a> <span class="hint">The newest ${limits.exportRows.toLocaleString('en')} requests of that time, one a line; older ones come by the API.</span></p>`
}

/** The figures at which the lines of the chart end. */
function sumParts(parts: ReturnType<typeof toParts>) {
  const sum = (of: 'requests' | 'failed' | 'credits') =>
    parts.reduce((total, part) => total + part[of], 0)
  return {
    part: 'Together',
    requests: sum('requests'),
    failed: sum('failed'),
    credits: sum('credits'),
  }
}

/** Requests by their UTC hour or day, in the order of time. */
function toParts(requests: readonly UsageRow[], days: number) {
  const length = days === 1 ? 13 : 10
  const parts = Map.groupBy(requests.toReversed(), ({ createdAt }) =>
    createdAt.toISOString().slice(0, length).replace('T', ' '),
  )
  return [...parts].map(([part, rows]) => ({
    part: length === 13 ? `${part}:00` : part,
    requests: rows.length,
    failed: rows.filter(isFailed).length,
    credits: rows.reduce((sum, { microDollars }) => sum + microDollars, 0) / microDollarsPerCredit,
  }))
}
