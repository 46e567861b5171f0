import { html } from 'hono/html'
import { chooseRequestOutcome } from '../../contract/errors/errors.ts'
import { buildIdPattern } from '../../contract/fields/ids.ts'
import { operationNames } from '../../contract/operations/operations.ts'
import { ApiKeyList } from '../../contract/resources/api-keys.ts'
import { listUsage, type UsageRow } from '../../store/requests/lists.ts'
import { type AccountVisit, buildAccountPage } from '../account-visit.ts'
import type { Content, Page } from '../page.ts'
import { buildSelect } from '../parts/fields.ts'
import { parseDays, parseFilter, toWindowStart, windowOptions } from '../parts/request-window.ts'
import { buildTable, buildTime } from '../parts/text.ts'

const maxPageRows = 50
const Place = new RegExp(String.raw`^(\d{13})_(${buildIdPattern('[a-z]+')})$`)

export const requestPages: readonly Page[] = [
  buildAccountPage('GET', '/requests', 'Requests', buildRequests),
]

/** One row each, as in the export: ids and figures, no names, no queries. */
async function buildRequests(visit: AccountVisit): Promise<Content> {
  const { base, call, deps, account, query, now } = visit
  const days = parseDays(query.get('days'))
  // what this process answered just now
  await deps.requestLog.flush()
  const [keys, rows] = await Promise.all([
    call('listKeys', ApiKeyList, { query: new URLSearchParams({ limit: '100' }) }),
    listUsage(deps.db, {
      accountId: account.accountId,
      operations: operationNames,
      keyId: null,
      since: toWindowStart(days, now),
      before: parsePlace(query.get('before')),
      now,
      only: parseFilter(query),
      limit: maxPageRows + 1,
    }),
  ])
  const shown = rows.slice(0, maxPageRows)
  const last = shown.at(-1)
  const values = new URLSearchParams(query)
  values.set('days', String(days))
  const typed = { values, faults: new Map<string, string>() }
  const names = new Map(keys.data.map(({ id, name }) => [id, name || id]))
  const body = html`
<form method="get" action="${base}/requests" class="row">
<div>${buildSelect(typed, { name: 'key', label: 'Key', options: [['', 'all'], ...names] })}</div>
<div>${buildSelect(typed, { name: 'operation', label: 'Operation', options: [['', 'all'], ...operationNames.map((name) => [name, name] as const)] })}</div>
<div>${buildSelect(typed, { name: 'status', label: 'Answer', options: statusOptions })}</div>
<div>${buildSelect(typed, { name: 'days', label: 'Time', options: windowOptions })}</div>
<button class="quiet">Show</button>
</form>
${
  shown.length === 0
    ? html`<p>There are no such requests.</p>`
    : buildTable(
        'Requests, newest first',
        ['When', 'Operation', 'Answer', 'Outcome', 'Took', 'Charged', 'Key', 'Request'],
        shown.map((row) => buildCells(row, names.get(row.keyId) ?? 'portal', base)),
      )
}
${
  rows.length > maxPageRows && last !== undefined
    ? html`<p><a href="${base}/requests?${writePlace(query, last)}">Older requests</a></p>`
    : ''
}`
  return { kind: 'page', title: 'Requests', body }
}

function buildCells(row: UsageRow, keyName: string, base: string) {
  const { operation, channel, errorCode, durationMs, jobId, requestId } = row
  return [
    buildTime(row.createdAt),
    operation ?? (channel === 'sync' ? 'other' : channel),
    row.httpStatus ?? '–',
    html`${chooseRequestOutcome(row.outcome, errorCode)}${errorCode === null ? '' : html` <code>${errorCode}</code>`}${row.sandbox ? ' (sandbox)' : ''}${row.cached ? ' (cached)' : ''}`,
    durationMs === null ? '–' : `${durationMs} ms`,
    `${row.percentageCharged} %`,
    keyName,
    jobId === null
      ? html`<code>${requestId}</code>`
      : html`<a href="${base}/jobs/${jobId}"><code>${requestId}</code></a>`,
  ]
}

const statusOptions = [
  ['', 'all'],
  ['2', 'answered (2xx)'],
  ['4', 'refused (4xx)'],
  ['5', 'failed (5xx)'],
] as const

function parsePlace(text: string | null): { createdAt: Date; id: string } | null {
  const [, ms, id] = Place.exec(text ?? '') ?? []
  return ms === undefined || id === undefined ? null : { createdAt: new Date(Number(ms)), id }
}

function writePlace(query: URLSearchParams, last: { createdAt: Date; id: string }) {
  const next = new URLSearchParams(query)
  next.set('before', `${last.createdAt.getTime()}_${last.id}`)
  return next
}
