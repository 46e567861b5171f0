import { isObject } from '../../contract/fields/is-object.ts'
import { toOperation } from '../../contract/operations/operations.ts'
import { JobInput } from '../../contract/resources/jobs.ts'
import type { Db } from '../../store/database/open.ts'
import { findWebhookEndpoint } from '../../store/webhooks/endpoints.ts'
import { buildInvalidRequest } from '../calls/api-error.ts'
import { type Caller, type CallStep, requireCaller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { runDry } from '../jobs/run-dry.ts'
import { startJob } from '../jobs/start-job.ts'
import { checkMeaning } from '../request/check-meaning.ts'
import { validateInput } from '../request/validate-input.ts'
import { addPolicy, countSandboxWrite } from './limit-by-key.ts'
import { refuseInput } from './refuse-suppressed.ts'
import { refuseScenario } from './serve-sandbox.ts'

/** A job by name: the operation's own schema and rate apply as if it were called directly. */
export function createJob(deps: ApiDeps): CallStep {
  return async (call, next) => {
    if (call.endpoint !== 'createJob') return await next()
    const caller = requireCaller(call)
    const { requestId, sandbox, region } = call
    const wanted = validateInput(JobInput, call.input)
    const row = toOperation(wanted.operation)
    // a dry run is no use of the operation
    if (!wanted.dry_run) addPolicy(call, deps, row.ratePolicy)
    if (wanted.dry_run || sandbox || call.item !== null) await call.settleRates()
    const written = validateInput(row.input, withoutTransport(wanted), ['input'])
    if (!isObject(written)) throw buildInvalidRequest('input', 'must be an object')
    const input = checkMeaning(wanted.operation, written, { region, sandbox, path: 'input.' })
    if (sandbox) {
      if (!wanted.dry_run) await countSandboxWrite(call, deps)
      refuseScenario(call, input)
    } else await refuseInput(deps.db, wanted.operation, input)
    const { metadata, deadline_seconds, max_percentage, webhook } = wanted
    if (webhook !== undefined) await checkWebhook(deps.db, caller, webhook)
    if (wanted.dry_run) {
      const { operation } = wanted
      const asked = { operation, input, requestId, sandbox, maxPercentage: max_percentage }
      call.answer = { kind: 'result', body: await runDry(deps, caller, asked) }
      return
    }
    const job = await startJob(deps, caller, {
      operation: wanted.operation,
      input,
      channel: call.item === null ? 'job' : 'batch_job',
      requestId,
      sandbox,
      idempotencyKey: call.idempotencyKey,
      counting: call,
      // a webhook delivers the end; other jobs may be followed at once
      announced: call.item === null && webhook === undefined ? 'events' : 'nothing',
      metadata,
      ...(deadline_seconds === undefined ? {} : { deadline_seconds }),
      ...(max_percentage === undefined ? {} : { max_percentage }),
      ...(webhook === undefined ? {} : { webhook }),
    })
    call.jobId = job.id
    call.answer = { kind: 'job', job }
  }
}

/**
 * A job has no stream of its own, and says `sandbox` beside its input: there both are accepted and
 * mean nothing.
 */
function withoutTransport({
  input: { format: _format, sandbox, ...input },
}: JobInput): Record<string, unknown> {
  return typeof sandbox === 'boolean' || sandbox === undefined ? input : { ...input, sandbox }
}

/**
 * Checks that a job may name this endpoint to be notified of its end.
 * @throws ApiError `invalid_request` at `webhook`
 */
async function checkWebhook(
  db: Db,
  { accountId }: Pick<Caller, 'accountId'>,
  id: string,
): Promise<void> {
  const endpoint = accountId === null ? null : await findWebhookEndpoint(db, accountId, id)
  if (endpoint === null)
    throw buildInvalidRequest('webhook', 'names no webhook endpoint of this account')
  if (endpoint.status !== 'enabled')
    throw buildInvalidRequest('webhook', 'names an endpoint that is disabled')
}
