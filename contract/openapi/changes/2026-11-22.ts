import type { ChangelogEntry } from '../../resources/platform.ts'
import { lasting, nothing } from './entry-parts.ts'

/** What changed for callers on 22 November 2026, newest first. */
export const changes: readonly ChangelogEntry[] = [
  {
    id: 'chg_vehicle_lookups',
    date: '2026-11-22',
    type: 'added',
    title: 'Vehicles are looked up online',
    description:
      'POST /api/v1/vin adds air bags, driver assistance, drive and transmission, recalls of ' +
      'the make, model and year, crash-test ratings and the number of complaints. ' +
      'recallModels lists the model names that were asked, retrievedAt says when. Where a ' +
      'history provider is configured, history has titles, brands, salvage, thefts, ' +
      'accidents and odometer readings, and a report is charged. Results are cached for 7 ' +
      'days, for 15 minutes where an online part failed.',
    affects: {
      ...nothing,
      operations: ['vin'],
      fields: [
        'recalls',
        'recallsScope',
        'recallModels',
        'complaintsCount',
        'history',
        'retrievedAt',
      ],
    },
    ...lasting,
  },
  {
    id: 'chg_accounts_settled',
    date: '2026-11-22',
    type: 'security',
    title: 'A search emits accounts when their groups are settled',
    description:
      'Accounts are emitted when every source has answered, because a late answer may show ' +
      'an opt-out or a minor. ' +
      'Accounts of known adults are still emitted while the search runs, as long as the ' +
      'service holds no opt-out. ' +
      'People who seem to be minors are left out of searches. status events count the sites ' +
      'that were asked.',
    affects: { ...nothing, operations: ['search'] },
    ...lasting,
  },
  {
    id: 'chg_focus_evidence',
    date: '2026-11-22',
    type: 'added',
    title: 'A dossier says why its pages are about the person',
    description:
      'focus.evidence lists each page that was used with the reasons why it is about the ' +
      'person; focus.leftOut counts pages of the name that are about another person, or not ' +
      'certainly about this one. focus.headline is taken from the sections.',
    affects: { ...nothing, operations: ['dossier'], fields: ['focus'] },
    ...lasting,
  },
  {
    id: 'chg_narrow_keys',
    date: '2026-11-22',
    type: 'security',
    title: 'Narrowed keys see and change less',
    description:
      'GET /api/v1/events, the deliveries of webhooks and the usage export show what ' +
      'concerns the operations of the key, and its own requests that concern none. Of the ' +
      'address of a webhook such a key sees the host. Creating, changing, deleting, ' +
      'rotating, testing, retrying and recovering webhooks needs a key with all scopes, else ' +
      '403 missing_scope.',
    affects: { ...nothing, codes: ['missing_scope'] },
    ...lasting,
    breaking: true,
  },
  {
    id: 'chg_sandbox_hour',
    date: '2026-11-22',
    type: 'changed',
    title: 'Sandbox jobs are kept for an hour',
    description:
      'A job of the sandbox and the Idempotency-Key that began it are gone after an hour. ' +
      'All test keys of an address count as one key, and may start ten jobs a minute (policy ' +
      'sandbox_jobs).',
    affects: { ...nothing, operations: ['search', 'dossier', 'chat'], codes: ['rate_limited'] },
    ...lasting,
  },
  {
    id: 'chg_request_timeout',
    date: '2026-11-22',
    type: 'added',
    title: '408 for requests that do not arrive',
    description:
      'A request whose headers or body have not arrived completely after 30 seconds is 408 ' +
      'request_timeout; repeat it.',
    affects: { ...nothing, codes: ['request_timeout'] },
    ...lasting,
  },
  {
    id: 'chg_schemas_say_more',
    date: '2026-11-22',
    type: 'changed',
    title: 'Request schemas say what is accepted',
    description:
      'The bodies of jobs and batch items are published by operation, cursors, VINs and ids ' +
      'of webhook endpoints have patterns, and what no schema can say stands with the 400 of ' +
      'its operation. Cursors have a new form: begin a list again that was being read.',
    affects: { ...nothing, fields: ['input', 'cursor', 'next_cursor', 'webhook', 'vin'] },
    ...lasting,
  },
  {
    id: 'chg_docs_index',
    date: '2026-11-22',
    type: 'added',
    title: 'A list of the documents',
    description: 'GET /docs is a page that links to the guides and the contract.',
    affects: nothing,
    ...lasting,
  },
  {
    id: 'chg_job_dry_run',
    date: '2026-11-22',
    type: 'added',
    title: 'Dry runs of jobs',
    description:
      'POST /api/v1/jobs with dry_run true validates the request and answers 200 with what ' +
      'the job would do: whether the cache has the answer, which providers may be asked, and ' +
      'the percentage that would be reserved. Nothing is started, written or charged.',
    affects: { ...nothing, operations: ['search', 'dossier', 'chat', 'vin'], fields: ['dry_run'] },
    ...lasting,
  },
  {
    id: 'chg_own_404',
    date: '2026-11-22',
    type: 'fixed',
    title: 'A 404 with a valid key counts against that key only',
    description:
      'Asking for a job or a webhook that does not exist no longer uses up the anonymous ' +
      'policy, which all callers behind the same address share.',
    affects: { ...nothing, headers: ['RateLimit', 'RateLimit-Policy'], codes: ['not_found'] },
    ...lasting,
  },
  {
    id: 'chg_jobs_without_results',
    date: '2026-11-22',
    type: 'changed',
    title: 'The list of jobs leaves results out',
    description:
      'GET /api/v1/jobs carries no result unless include=result is sent: a hundred large ' +
      'ones were 28 MB. GET /api/v1/jobs/{id} is as before. Cancelling or stopping a job ' +
      'whose result is past its retention is 410 job_expired, like reading it.',
    affects: { ...nothing, fields: ['data[].result'], codes: ['job_expired'] },
    ...lasting,
    breaking: true,
  },
  {
    id: 'chg_idempotent_webhooks',
    date: '2026-11-22',
    type: 'added',
    title: 'Idempotency keys on every POST that creates',
    description:
      'Creating, rotating, testing, retrying and recovering webhooks honours ' +
      'Idempotency-Key. A replayed answer keeps its bytes, errors included, and ' +
      'Idempotent-Original-Request-Id names the first request. The sandbox scenario ' +
      'sandbox:idempotency_replayed rehearses it.',
    affects: {
      ...nothing,
      headers: ['Idempotency-Key', 'Idempotent-Original-Request-Id'],
      codes: ['idempotency_conflict'],
    },
    ...lasting,
  },
  {
    id: 'chg_respond_async',
    date: '2026-11-22',
    type: 'fixed',
    title: 'Prefer: respond-async in the sandbox and on batches',
    description:
      'A sandbox call with Prefer: respond-async becomes a sandbox job, a batch becomes ' +
      'asynchronous; both answer 202 with Preference-Applied.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat'],
      headers: ['Prefer', 'Preference-Applied'],
    },
    ...lasting,
  },
  {
    id: 'chg_stream_ids',
    date: '2026-11-22',
    type: 'changed',
    title: 'Streams of operations carry event ids',
    description:
      'Streams of search, dossier and chat have an id line in front of each data line: ' +
      'resume a cut one with Last-Event-ID at the address in Content-Location, followed by ' +
      '/events. A keep-alive is a comment line without an empty line behind it, and retry is ' +
      'a line of the first event, so that no decoder sees an empty event.',
    affects: {
      ...nothing,
      operations: ['search', 'dossier', 'chat'],
      headers: ['Last-Event-ID', 'Content-Location'],
    },
    ...lasting,
  },
  {
    id: 'chg_open_enumerations',
    date: '2026-11-22',
    type: 'changed',
    title: 'The OpenAPI document can grow',
    description:
      'Enumerations of answers are published as strings with x-extensible-enum and ' +
      'StreamEvent has an open last branch: clients that are generated from the document go ' +
      'on working when a code, an operation, an event type or a stop reason is added. Every ' +
      'object of an answer is a named component, operationIds read as calls, and each ' +
      'endpoint has an example request.',
    affects: nothing,
    ...lasting,
  },
]
