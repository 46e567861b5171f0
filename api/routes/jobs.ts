import { isEnded, JobEventsQuery, JobInput, JobListQuery, JobQuery } from '../../contract/jobs.ts'
import { operation, operationNames } from '../../contract/operations.ts'
import { eventsAfter } from '../../store/events.ts'
import { type JobRow, jobById, listJobs, markCancelling } from '../../store/jobs.ts'
import { inTransaction } from '../../store/open.ts'
import { ApiError, invalidRequest } from '../api-error.ts'
import type { ApiDeps } from '../deps.ts'
import { jobView } from '../job-view.ts'
import { countPolicy } from '../pipeline/limit-by-key.ts'
import { checkScope } from '../pipeline/require-scope.ts'
import { readEvents } from '../read-events.ts'
import { closed, eventJson, frames, respondSse } from '../respond/sse.ts'
import { setJobHeaders } from '../respond/usage-headers.ts'
import { startJob } from '../start-job.ts'
import { type Context, callerOf } from '../state.ts'
import { validateInput } from '../validate-input.ts'

type Handler = (ctx: Context, deps: ApiDeps) => Promise<void>

/** `POST /api/v1/jobs`: the operation's own schema, scope and rate apply as if it were called directly. */
export const createJob: Handler = async (ctx, deps) => {
  const wanted = validateInput(JobInput, ctx.state.input)
  const row = operation(wanted.operation)
  checkScope(ctx, row.scope)
  await countPolicy(ctx, deps.rateLimits, row.ratePolicy)
  // a job has no stream of its own: `format` is accepted and means nothing
  const input = validateInput(row.input, wanted.input, ['input'])
  if (!isObject(input)) throw invalidRequest('input', 'must be an object')
  if (wanted.webhook !== undefined) throw invalidRequest('webhook', 'names no webhook endpoint of this account')
  const { metadata, deadline_seconds, max_percentage } = wanted
  const jobId = await startJob(deps, callerOf(ctx), {
    operation: wanted.operation,
    input,
    channel: 'job',
    requestId: ctx.state.requestId,
    sandbox: ctx.state.sandbox,
    metadata,
    ...(deadline_seconds === undefined ? {} : { deadline_seconds }),
    ...(max_percentage === undefined ? {} : { max_percentage }),
  })
  respondAccepted(ctx, await ownJob(ctx, deps, jobId))
}

/** Newest first; only jobs whose operation the key may use. */
export const getJobs: Handler = async (ctx, { db }) => {
  const query = validateInput(JobListQuery, Object.fromEntries(ctx.URL.searchParams))
  const { owner, scopes, isPublished } = callerOf(ctx)
  const operations = operationNames.filter((name) => scopes.includes(operation(name).scope) && (query.operation ?? name) === name)
  const page = {
    owner,
    operations: isPublished ? [] : operations,
    limit: query.limit + 1,
    before: query.cursor === undefined ? null : readCursor(query.cursor),
    status: query.status ?? null,
    sandbox: query.sandbox === undefined ? null : query.sandbox === 'true',
    createdAfter: query.created_after === undefined ? null : new Date(query.created_after),
    createdBefore: query.created_before === undefined ? null : new Date(query.created_before),
  }
  const rows = await listJobs(db, page)
  const data = rows.slice(0, query.limit)
  const last = data.at(-1)
  const hasMore = rows.length > query.limit
  ctx.body = {
    object: 'list',
    data: data.map(jobView),
    has_more: hasMore,
    next_cursor: hasMore && last !== undefined ? writeCursor(last) : null,
  }
}

/** `wait` long-polls until the job ends or its stage changes. */
export const getJob: Handler = async (ctx, deps) => {
  const { wait } = validateInput(JobQuery, Object.fromEntries(ctx.URL.searchParams))
  let job = await ownJob(ctx, deps, ctx.state.params.id ?? '')
  if (wait > 0 && !isEnded(job.status)) job = await waitForChange(ctx, deps, job, wait)
  ctx.set('Cache-Control', 'private, no-cache')
  ctx.body = jobView(job)
  ctx.response.etag = etagOf(job)
  if (ctx.fresh) {
    ctx.status = 304
    ctx.body = null
  }
}

/** Replays from a cursor, then follows until the end (design 7.1, 7.2). */
export const getJobEvents: Handler = async (ctx, deps) => {
  const query = validateInput(JobEventsQuery, Object.fromEntries(ctx.URL.searchParams))
  const after = readLastEventId(ctx) ?? query.after ?? 0
  const job = await ownJob(ctx, deps, ctx.state.params.id ?? '')
  const type = ctx.accepts('text/event-stream', 'application/json')
  if (type === false) throw new ApiError('not_acceptable')
  if (type === 'application/json') {
    const events = await eventsAfter(deps.db, job.id, after, query.limit + 1)
    const data = events.slice(0, query.limit)
    const hasMore = events.length > query.limit
    ctx.type = 'application/json'
    ctx.body = `{"object":"list","data":[${data.map(eventJson).join(',')}],"has_more":${hasMore},"next_cursor":${hasMore ? JSON.stringify(String(data.at(-1)?.seq)) : null}}`
    return
  }
  if (isEnded(job.status) && after >= job.lastSeq) {
    // tells an EventSource not to come back
    ctx.status = 204
    return
  }
  const signal = closed(ctx)
  respondSse(ctx, frames(readEvents(deps, job.id, { after, signal, silenceMs: deps.config.keepAliveMs }), { ids: true }))
}

/** Drops what the job has; only what was used is charged. Repeatable. */
export const cancelJob: Handler = async (ctx, deps) => {
  const job = await ownJob(ctx, deps, ctx.state.params.id ?? '')
  if (!isEnded(job.status)) {
    await inTransaction(deps.db, (tx) => markCancelling(tx, job.id))
    await deps
      .cancelWorkflow(job.id)
      .catch((error: unknown) => deps.log.warn({ err: error, job: job.id }, 'cancellation not sent; it is kept in the row'))
  }
  respondAccepted(ctx, await ownJob(ctx, deps, job.id))
}

/** Ends the gathering and keeps what is there. Repeatable. */
export const stopJob: Handler = async (ctx, deps) => {
  const job = await ownJob(ctx, deps, ctx.state.params.id ?? '')
  if (!isEnded(job.status)) await deps.stopWorkflow(job.id)
  respondAccepted(ctx, await ownJob(ctx, deps, job.id))
}

function respondAccepted(ctx: Context, job: JobRow): void {
  const view = jobView(job)
  setJobHeaders(ctx, job.id)
  ctx.status = 202
  ctx.set('Location', view.links.self)
  if (view.poll_after_ms !== null) ctx.set('Retry-After', String(Math.ceil(view.poll_after_ms / 1_000)))
  ctx.body = view
}

/** @throws ApiError `not_found` for unknown jobs, other accounts' and those whose operation the key may not use */
async function ownJob(ctx: Context, { db }: ApiDeps, id: string): Promise<JobRow> {
  const caller = callerOf(ctx)
  const job = /^job_[0-9A-Z]{26}$/.test(id) ? await jobById(db, id) : null
  if (job === null || job.owner !== caller.owner || !caller.scopes.includes(operation(job.operation).scope)) {
    throw new ApiError('not_found', { message: 'There is no such job.' })
  }
  return job
}

async function waitForChange(ctx: Context, deps: ApiDeps, job: JobRow, waitSeconds: number): Promise<JobRow> {
  const until = performance.now() + waitSeconds * 1_000
  const signal = AbortSignal.any([closed(ctx), AbortSignal.timeout(waitSeconds * 1_000)])
  for await (const _ of readEvents(deps, job.id, { after: job.lastSeq, signal, silenceMs: waitSeconds * 1_000 })) {
    const current = await jobById(deps.db, job.id)
    if (current === null || isEnded(current.status) || current.stage !== job.stage || performance.now() >= until) break
  }
  return (await jobById(deps.db, job.id)) ?? job
}

/** Everything of a job that can change is in these. */
function etagOf(job: JobRow): string {
  return `${job.id}.${job.status}.${job.stage}.${job.lastSeq}.${job.progress.percent}`
}

function readLastEventId(ctx: Context): number | null {
  const given = ctx.get('Last-Event-ID').trim()
  if (given === '') return null
  if (!/^\d{1,15}$/.test(given)) throw invalidRequest('Last-Event-ID', 'must be the number of an event')
  return Number(given)
}

function writeCursor(job: JobRow): string {
  return Buffer.from(`${job.createdAt.toISOString()} ${job.id}`).toString('base64url')
}

function readCursor(cursor: string): { createdAt: Date; id: string } {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const createdAt = new Date(time)
  if (Number.isNaN(createdAt.getTime()) || !id.startsWith('job_')) throw invalidRequest('cursor', 'is not one that this list gave')
  return { createdAt, id }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
