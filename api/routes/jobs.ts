import { setTimeout as sleep } from 'node:timers/promises'
import { headers } from '../../contract/fields/headers.ts'
import { listOperationsWithin } from '../../contract/operations/operations.ts'
import {
  EventSeq,
  isEnded,
  JobEventsQuery,
  JobListQuery,
  JobQuery,
} from '../../contract/resources/jobs.ts'
import { buildEventJson, listEventsAfter, type StoredEvent } from '../../store/jobs/events.ts'
import { findJob, type JobRow } from '../../store/jobs/jobs.ts'
import { listJobs } from '../../store/jobs/lists.ts'
import { ApiError } from '../calls/api-error.ts'
import { requireCaller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { buildJobText, buildListedJobText } from '../jobs/build-job-view.ts'
import { cancelRun } from '../jobs/cancel-run.ts'
import { followEvents, streamEventTexts } from '../jobs/follow-events.ts'
import { loadOwnJob, loadOwnJobWithEvents, requireKept } from '../jobs/own-job.ts'
import { retryUntilDone } from '../jobs/retry-until-done.ts'
import { validateInput, validateQuery } from '../request/validate-input.ts'
import { respondAccepted } from '../respond/accepted.ts'
import { respondIfChanged } from '../respond/entity-tag.ts'
import { buildKeyset, buildListText, buildPage } from '../respond/page.ts'
import { createCloseSignal, respondSse, streamFrames } from '../respond/sse.ts'
import type { CallContext, Context } from '../state.ts'
import type { CallHandler } from './handler.ts'

/** How long a worker is waited for before the answer goes out without it. */
const maxWaitMs = 1_000
/**
 * A run that is just being started is looked for again so soon, then ever later, up to this, and no
 * longer than that.
 */
const starting = { firstMs: 50, maxMs: 2_000, withinMs: 120_000 }

/** Newest first; only jobs whose operation the key may use. */
export const getJobs: CallHandler = async (context, { db, now }) => {
  const query = validateQuery(JobListQuery, context.querystring)
  const { owner, scopes, isPublished } = requireCaller(context.state)
  const operations = listOperationsWithin(scopes).filter(
    (name) => (query.operation ?? name) === name,
  )
  const page = {
    owner,
    operations: isPublished ? [] : operations,
    ...buildKeyset(query),
    status: query.status ?? null,
    sandbox: query.sandbox === undefined ? null : query.sandbox === 'true',
    createdAfter: query.created_after === undefined ? null : new Date(query.created_after),
    createdBefore: query.created_before === undefined ? null : new Date(query.created_before),
    withResults: query.include === 'result',
  }
  const { shown, links } = buildPage(await listJobs(db, page), query.limit)
  const texts = shown.map((row) => buildListedJobText(row, now(), page.withResults))
  context.type = 'application/json'
  context.body = buildListText(texts, links)
}

/** `wait` long-polls until the job ends or its stage changes. */
export const getJob: CallHandler = async (context, deps) => {
  const { wait } = validateQuery(JobQuery, context.querystring)
  let job = await loadKeptJob(context, deps, context.state.params.id ?? '')
  if (wait > 0 && !isEnded(job.status)) job = await waitForChange(context, deps, job, wait)
  context.set('Cache-Control', 'private, no-cache')
  context.type = 'application/json'
  const { text, version } = buildJobText(job, deps.now())
  respondIfChanged(context, version, text)
}

/** Replays from a cursor, then follows until the end. */
export async function getJobEvents(ctx: Context, deps: ApiDeps): Promise<void> {
  const query = validateQuery(JobEventsQuery, ctx.querystring)
  const after = parseLastEventId(ctx) ?? query.after ?? 0
  const id = ctx.state.params.id ?? ''
  const type = ctx.accepts('text/event-stream', 'application/json')
  const { job, known } =
    type === 'text/event-stream'
      ? await loadKeptJobWithEvents(ctx, deps, { id, after })
      : { job: await loadKeptJob(ctx, deps, id), known: [] }
  ctx.vary('Accept')
  if (type === false) throw new ApiError('not_acceptable')
  if (type === 'application/json') {
    const events = await listEventsAfter(deps.db, job.id, after, query.limit + 1)
    const shown = events.slice(0, query.limit)
    const hasMore = events.length > query.limit
    ctx.type = 'application/json'
    ctx.body = buildListText(shown.map(buildEventJson), {
      has_more: hasMore,
      next_cursor: hasMore ? String(shown.at(-1)?.seq) : null,
    })
    return
  }
  if (isEnded(job.status) && after >= job.lastSeq) {
    // 204 makes an EventSource stop reconnecting
    ctx.status = 204
    return
  }
  const signal = createCloseSignal(ctx)
  const silenceMs = deps.config.keepAliveMs
  respondSse(
    ctx,
    streamFrames(streamEventTexts(followEvents(deps, job, { after, known, signal, silenceMs })), {
      retry: true,
    }),
  )
}

/** Drops what the job has; only what was used is charged. Repeatable. */
export const cancelJob: CallHandler = async (context, deps) => {
  const job = await loadKeptJob(context, deps, context.state.params.id ?? '')
  await cancelRun(deps, job)
  respondAccepted(context, await loadJob(context, deps, job.id), deps.now())
}

/** Ends the gathering and keeps what is there. Repeatable. */
export const stopJob: CallHandler = async (context, deps) => {
  const job = await loadKeptJob(context, deps, context.state.params.id ?? '')
  if (!isEnded(job.status)) await sendStop(deps, job)
  respondAccepted(context, await loadJob(context, deps, job.id), deps.now())
}

/**
 * Only a worker can accept a stop. While none is free the caller is answered at once, and the stop
 * keeps waiting for a worker.
 */
async function sendStop({ db, stopWorkflow, stopping, log }: ApiDeps, job: JobRow): Promise<void> {
  let answered = false
  const sent = stopOnceStarted({ db, stopWorkflow, stopping }, job.id).catch((error: unknown) => {
    if (!answered)
      throw new ApiError('provider_unavailable', { retryAfterSeconds: 2, cause: error })
    log.warn({ err: error, job: job.id }, 'stop not delivered')
  })
  await Promise.race([sent, sleep(maxWaitMs, undefined, { ref: false })])
  answered = true
}

/** A run that Temporal does not know yet is being started: the stop is for it, too. */
async function stopOnceStarted(
  { db, stopWorkflow, stopping }: Pick<ApiDeps, 'db' | 'stopWorkflow' | 'stopping'>,
  jobId: string,
): Promise<void> {
  const isSent = async () =>
    (await stopWorkflow(jobId)) || (await findJob(db, jobId))?.status !== 'queued'
  if ((await retryUntilDone(isSent, starting, stopping)) === 'late')
    throw new Error('the run was not started')
}

/** The job of the request's caller, erased or not. */
async function loadJob(context: CallContext, { db }: ApiDeps, id: string): Promise<JobRow> {
  const { state } = context
  const [job] = await Promise.all([loadOwnJob(db, requireCaller(state), id), state.settleRates()])
  return announceSandbox(context, job)
}

async function loadKeptJob(context: CallContext, deps: ApiDeps, id: string): Promise<JobRow> {
  return requireKept(await loadJob(context, deps, id), deps.now())
}

async function loadKeptJobWithEvents(
  context: CallContext,
  { db, now }: ApiDeps,
  wanted: { id: string; after: number },
): Promise<{ job: JobRow; known: StoredEvent[] }> {
  const { state } = context
  const loading = loadOwnJobWithEvents(db, requireCaller(state), wanted)
  const [found] = await Promise.all([loading, state.settleRates()])
  const job = requireKept(announceSandbox(context, found.job), now())
  return { job, known: found.events }
}

function announceSandbox(context: CallContext, job: JobRow): JobRow {
  if (job.sandbox) context.set(headers.sandbox, 'true')
  return job
}

async function waitForChange(
  context: CallContext,
  deps: ApiDeps,
  job: JobRow,
  waitSeconds: number,
): Promise<JobRow> {
  const until = performance.now() + waitSeconds * 1_000
  const signal = AbortSignal.any([context.state.left(), AbortSignal.timeout(waitSeconds * 1_000)])
  for await (const _ of followEvents(deps, job, {
    after: job.lastSeq,
    signal,
    silenceMs: waitSeconds * 1_000,
  })) {
    const current = await findJob(deps.db, job.id)
    if (
      current === null ||
      isEnded(current.status) ||
      current.stage !== job.stage ||
      performance.now() >= until
    )
      break
  }
  return (await findJob(deps.db, job.id)) ?? job
}

function parseLastEventId(ctx: Context): number | null {
  const given = ctx.get('Last-Event-ID').trim()
  return given === '' ? null : validateInput(EventSeq, given, ['Last-Event-ID'])
}
