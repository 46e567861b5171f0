import { html } from 'hono/html'
import { ApiError } from '../../api/calls/api-error.ts'
import { buildKeyset, buildPage } from '../../api/respond/page.ts'
import { operationNames } from '../../contract/operations/operations.ts'
import { isEnded, Job, JobListQuery, JobStatus } from '../../contract/resources/jobs.ts'
import type { Queryable } from '../../store/database/open.ts'
import { findJob } from '../../store/jobs/jobs.ts'
import { listJobLines } from '../../store/jobs/lists.ts'
import { type AccountVisit, buildAccountPage } from '../account-visit.ts'
import { copyScript, jobScript } from '../assets.ts'
import type { Content, Html, Page, PageAnswer } from '../page.ts'
import { buildAsked } from '../parts/asked.ts'
import { buildSameCalls } from '../parts/call-samples.ts'
import { buildSelect } from '../parts/fields.ts'
import { buildResult } from '../parts/result.ts'
import { buildSentence, buildTable, buildTime } from '../parts/text.ts'
import { createToken } from '../sessions.ts'

export const jobPages: readonly Page[] = [
  buildAccountPage('GET', '/jobs', 'Jobs', buildJobs),
  buildAccountPage('GET', '/jobs/{job}', 'Jobs', buildJob),
  buildAccountPage('GET', '/jobs/{job}/events', 'Jobs', async ({ answerBy, params }) =>
    answerBy('jobEvents', { id: params.job ?? '' }),
  ),
  buildAccountPage('POST', '/jobs/{job}/stop', 'Jobs', (visit) => steer(visit, 'stopJob')),
  buildAccountPage('POST', '/jobs/{job}/cancel', 'Jobs', (visit) => steer(visit, 'cancelJob')),
  buildAccountPage('POST', '/jobs/{job}/again', 'Jobs', runAgain),
]

const all = ['', 'all'] as const

async function buildJobs({ base, deps, account, query }: AccountVisit): Promise<Content> {
  const wanted = new URLSearchParams({ limit: '30' })
  for (const name of ['status', 'operation', 'cursor']) {
    const value = query.get(name) ?? ''
    if (value !== '') wanted.set(name, value)
  }
  const { shown, links } = await loadLines(deps.db, account.accountId, wanted)
  const typed = { values: query, faults: new Map<string, string>() }
  const next = new URLSearchParams(wanted)
  if (links.next_cursor !== null) next.set('cursor', links.next_cursor)
  const body = html`
<form method="get" action="${base}/jobs" class="row">
<div>${buildSelect(typed, { name: 'status', label: 'Status', options: [all, ...JobStatus.options.map((one) => [one, one] as const)] })}</div>
<div>${buildSelect(typed, { name: 'operation', label: 'Operation', options: [all, ...operationNames.map((one) => [one, one] as const)] })}</div>
<button class="quiet">Show</button>
</form>
${
  shown.length === 0
    ? html`<p>There are no such jobs. The <a href="${base}/playground">playground</a> starts one.</p>`
    : buildTable(
        'Jobs, newest first',
        ['Started', 'Operation', 'Status', 'Progress', 'Charged', 'Job'],
        shown.map((job) => [
          buildTime(job.createdAt),
          `${job.operation}${job.sandbox ? ' (sandbox)' : ''}`,
          job.status,
          `${job.percent} %`,
          job.percentageCharged === null ? '–' : `${job.percentageCharged} %`,
          html`<a href="${base}/jobs/${job.id}"><code>${job.id}</code></a>`,
        ]),
      )
}
${links.next_cursor === null ? '' : html`<p><a href="${base}/jobs?${next}">Older jobs</a></p>`}`
  return { kind: 'page', title: 'Jobs', body }
}

/**
 * Read for the table alone: the endpoint's jobs are whole, and to print and parse thirty of them
 * takes longer than the rest of the page.
 */
async function loadLines(db: Queryable, owner: string, wanted: URLSearchParams) {
  const query = JobListQuery.safeParse(Object.fromEntries(wanted))
  if (!query.success) throw new ApiError('invalid_request')
  const { limit, status = null, operation } = query.data
  const lines = await listJobLines(db, {
    owner,
    operations: operation === undefined ? operationNames : [operation],
    ...buildKeyset(query.data),
    status,
    sandbox: null,
    createdAfter: null,
    createdBefore: null,
  })
  return buildPage(lines, limit)
}

async function buildJob(visit: AccountVisit): Promise<Content> {
  const { base, call, params, deps } = visit
  const id = params.job ?? ''
  const job = await call('getJob', Job, { params: { id } }).catch(explainErased)
  if (job === null) {
    const body = html`<p>What this job found has been erased: results are kept for a time only.</p>
<p><a href="${base}/jobs">To the jobs</a></p>`
    return { kind: 'page', status: 410, title: 'Erased', body }
  }
  const input = await loadInput(deps.db, job.id)
  const at = `${base}/jobs/${job.id}`
  const body = html`
<dl${isEnded(job.status) ? '' : html` data-job="${at}/events"`}>
<dt>Asked</dt><dd>${buildAsked(input)}</dd>
<dt>Status</dt><dd data-status>${job.status}${job.partial ? ', partial' : ''}</dd>
<dt>Stage</dt><dd data-stage>${job.stage}</dd>
<dt>Progress</dt><dd><progress max="100" value="${job.progress.percent}" aria-label="Progress"></progress> <span data-label role="status">${job.progress.label}</span></dd>
<dt>Started</dt><dd>${buildTime(job.created_at)}</dd>
<dt>Ended</dt><dd>${buildTime(job.completed_at, 'not yet')}</dd>
<dt>Charged</dt><dd>${job.usage === null ? 'not settled yet' : `${job.usage.percentageCharged} % of the week`}${job.sandbox ? ' (sandbox)' : ''}</dd>
<dt>Kept until</dt><dd>${buildTime(job.expires_at)}</dd>
</dl>
${job.error === null ? '' : html`<p class="alert">${job.error.message} <code>${job.error.code}</code></p>`}
${isEnded(job.status) ? '' : buildSteering(at)}
<form method="post" action="${at}/again" class="actions">
<input type="hidden" name="token" value="${createToken()}">
<button class="quiet">Run again</button>
</form>
<section data-log hidden><h2>What came so far</h2><ol class="log" tabindex="0" aria-label="Events"></ol></section>
${
  job.warnings.length === 0
    ? ''
    : buildTable(
        'Warnings',
        ['Provider', 'What happened'],
        job.warnings.map((one) => [one.provider ?? '', buildSentence(one.message)]),
      )
}
${buildResult(job.result)}
<h2>The same by key</h2>
${buildSameCalls(deps.config.publicUrl, job.operation, input)}`
  const scripts = [copyScript.path, ...(isEnded(job.status) ? [] : [jobScript.path])]
  return { kind: 'page', title: `Job: ${job.operation.replaceAll('_', ' ')}`, body, scripts }
}

function explainErased(thrown: unknown): null {
  if (thrown instanceof ApiError && thrown.code === 'job_expired') return null
  throw thrown
}

function buildSteering(at: string): Html {
  return html`<div class="actions">
<form method="post" action="${at}/stop"><button>Stop and keep what was found</button></form>
<form method="post" action="${at}/cancel"><button class="quiet">Cancel and keep nothing</button></form>
<p><a href="${at}">Look again</a></p>
</div>`
}

/** What the job was asked, without what it noted of the request that asked. */
async function loadInput(db: Queryable, id: string): Promise<Record<string, unknown>> {
  const job = await findJob(db, id)
  const { format: _format, sandbox: _sandbox, region: _region, ...asked } = job?.input ?? {}
  return asked
}

async function steer(
  { call, params, base }: AccountVisit,
  how: 'stopJob' | 'cancelJob',
): Promise<PageAnswer> {
  const { id } = await call(how, Job, { params: { id: params.job ?? '' } })
  return { kind: 'redirect', to: `${base}/jobs/${id}` }
}

/** Another job with the input of this one, as it was understood. */
async function runAgain({ call, params, form, base, deps }: AccountVisit): Promise<PageAnswer> {
  const { id, operation, sandbox } = await call('getJob', Job, { params: { id: params.job ?? '' } })
  const input = await loadInput(deps.db, id)
  const job = await call('createJob', Job, {
    body: { operation, input, sandbox },
    formToken: form.get('token') ?? '',
  })
  return { kind: 'redirect', to: `${base}/jobs/${job.id}` }
}
