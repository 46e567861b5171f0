import { Readable } from 'node:stream'
import { chooseRequestOutcome } from '../../contract/errors/errors.ts'
import { dayMs } from '../../contract/fields/durations.ts'
import { scopes as allScopes } from '../../contract/fields/keys.ts'
import { limits } from '../../contract/fields/limits.ts'
import { listOperationsWithin } from '../../contract/operations/operations.ts'
import {
  type UsageExportColumn,
  UsageExportQuery,
  usageExportColumns,
} from '../../contract/resources/usage-export.ts'
import { type Cell, formatCsvRow } from '../../research/text/formats/csv.ts'
import { formatUtcDay } from '../../research/text/formats/format-time.ts'
import { toCredits } from '../../research/usage/share-usage.ts'
import { chooseUsageSource } from '../../research/usage/split-usage.ts'
import {
  findLastUsage,
  listUsage,
  type RequestPlace,
  type UsageRow,
} from '../../store/requests/lists.ts'
import { requireCaller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { validateQuery } from '../request/validate-input.ts'
import { parseCursor, writeCursor } from '../respond/page.ts'
import type { Context } from '../state.ts'

const maxPageRows = 500

/**
 * `GET /api/developer/usage/export`: the account's requests as CSV, newest first, as far as the
 * key's scopes go. Pages are read one at a time by keyset, so that a slow reader holds neither
 * memory nor a database connection. `Link` names the next part, where there is one.
 */
export async function exportUsage(
  ctx: Context,
  deps: Pick<ApiDeps, 'db' | 'now' | 'requestLog'>,
): Promise<void> {
  const { windowDays, cursor } = validateQuery(UsageExportQuery, ctx.querystring)
  const { accountId, keyId, scopes } = requireCaller(ctx.state)
  if (accountId === null) throw new Error('a test key came past detect-sandbox')
  // what this process answered just now
  await deps.requestLog.flush()
  const until = deps.now()
  const { since, before: start } = parsePart(cursor) ?? {
    since: new Date(until.getTime() - windowDays * dayMs),
    before: null,
  }
  // a key with every scope also sees requests without an operation, those of all keys
  const shown = {
    accountId,
    since,
    operations: listOperationsWithin(scopes),
    keyId: scopes.length === allScopes.length ? null : keyId,
  }
  const read = (before: RequestPlace | null) =>
    listUsage(deps.db, { ...shown, before, now: until, limit: maxPageRows })
  // before the headers: a database that is away is an error, not an empty file
  const first = await read(start)
  const last =
    first.length < maxPageRows
      ? null
      : await findLastUsage(deps.db, {
          ...shown,
          before: start,
          now: until,
          count: limits.exportRows,
        })
  ctx.type = 'text/csv; charset=utf-8; header=present'
  ctx.set(
    'Content-Disposition',
    `attachment; filename="usage_${formatUtcDay(since)}_${formatUtcDay(until)}.csv"`,
  )
  if (last !== null) {
    const next = { windowDays: String(windowDays), cursor: writePart(since, last) }
    ctx.set('Link', `<${ctx.path}?${new URLSearchParams(next)}>; rel="next"`)
  }
  ctx.body = Readable.from(streamLines(first, read, last?.id ?? null), { objectMode: false })
}

function writePart(since: Date, last: RequestPlace): string {
  return `${String(since.getTime()).padStart(13, '0')}_${writeCursor(last)}`
}

/** @param cursor as the contract accepts it */
function parsePart(cursor: string | undefined): { since: Date; before: RequestPlace } | null {
  if (cursor === undefined) return null
  const at = cursor.indexOf('_')
  return {
    since: new Date(Number(cursor.slice(0, at))),
    before: parseCursor(cursor.slice(at + 1)),
  }
}

/** @param lastId of the row that ends this part, since others may come in between meanwhile */
async function* streamLines(
  first: UsageRow[],
  read: (before: RequestPlace | null) => Promise<UsageRow[]>,
  lastId: string | null,
): AsyncGenerator<string, void> {
  yield formatCsvRow(usageExportColumns)
  for (let page = first; page.length > 0; ) {
    const end = page.findIndex(({ id }) => id === lastId)
    yield page
      .slice(0, end === -1 ? page.length : end + 1)
      .map(formatCsv)
      .join('')
    const isLast = page.length < maxPageRows || end !== -1
    page = isLast ? [] : await read(page.at(-1) ?? null)
  }
}

function formatCsv(row: UsageRow): string {
  const cells = buildCells(row)
  return formatCsvRow(usageExportColumns.map((column) => cells[column]))
}

function buildCells(row: UsageRow): Record<UsageExportColumn, Cell> {
  const extra = row.extraMicroDollars
  return {
    timestamp: row.createdAt,
    request_id: row.requestId,
    job_id: row.jobId,
    key_id: row.keyId,
    operation: row.operation,
    channel: row.channel,
    http_status: row.httpStatus,
    outcome: chooseRequestOutcome(row.outcome, row.errorCode),
    error_code: row.errorCode,
    cached: row.cached,
    idempotent_replay: row.idempotentReplay,
    sandbox: row.sandbox,
    metered: row.metered,
    percentage_charged: row.percentageCharged,
    source:
      row.microDollars === 0
        ? row.source
        : chooseUsageSource({ included: row.microDollars - extra, extra }),
    credits: toCredits(row.microDollars),
    remaining_percent: row.remainingPercent,
    model_input_tokens: row.modelInputTokens,
    model_output_tokens: row.modelOutputTokens,
    tool_calls: row.toolCalls,
    duration_ms: row.durationMs,
  }
}
