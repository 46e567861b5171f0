/** The pipeline on one page: what every request passes, in order. */
import Koa from 'koa'
import { composeSteps } from '../api/calls/call.ts'
import type { ApiDeps } from '../api/deps.ts'
import { admitUsage } from '../api/pipeline/admit-usage.ts'
import { allowOrigins } from '../api/pipeline/allow-origins.ts'
import { announceDeprecation } from '../api/pipeline/announce-deprecation.ts'
import { answerFromCache } from '../api/pipeline/answer-from-cache.ts'
import { assignRequestId } from '../api/pipeline/assign-request-id.ts'
import { authenticate } from '../api/pipeline/authenticate.ts'
import { checkEnabled } from '../api/pipeline/check-enabled.ts'
import { createJob } from '../api/pipeline/create-job.ts'
import { cutRevokedStream } from '../api/pipeline/cut-revoked-stream.ts'
import { describeCall } from '../api/pipeline/describe-call.ts'
import { detectSandbox } from '../api/pipeline/detect-sandbox.ts'
import { handleErrors } from '../api/pipeline/handle-errors.ts'
import { limitByIp } from '../api/pipeline/limit-by-ip.ts'
import {
  limitByKey,
  limitItem,
  limitRepeatedItem,
  limitTool,
} from '../api/pipeline/limit-by-key.ts'
import { logRequest } from '../api/pipeline/log-request.ts'
import { matchRoute } from '../api/pipeline/match-route.ts'
import { measureRequest } from '../api/pipeline/measure-request.ts'
import { readBody } from '../api/pipeline/read-body.ts'
import { recordItem, recordRequest } from '../api/pipeline/record-request.ts'
import { refuseHost } from '../api/pipeline/refuse-host.ts'
import { refuseRequestId } from '../api/pipeline/refuse-request-id.ts'
import { refuseSuppressed } from '../api/pipeline/refuse-suppressed.ts'
import { refuseUnmatched } from '../api/pipeline/refuse-unmatched.ts'
import { replayIdempotent } from '../api/pipeline/replay-idempotent.ts'
import { requireJobScope } from '../api/pipeline/require-job-scope.ts'
import { requireScope } from '../api/pipeline/require-scope.ts'
import { runBatch } from '../api/pipeline/run-batch.ts'
import { runOperation } from '../api/pipeline/run-operation.ts'
import { serveSandbox } from '../api/pipeline/serve-sandbox.ts'
import { traceRequest } from '../api/pipeline/trace-request.ts'
import { validate } from '../api/pipeline/validate.ts'
import { respondCall } from '../api/respond/respond-call.ts'
import { sendStream } from '../api/respond/sse.ts'
import { answer } from '../api/routes/index.ts'
import { createPageCalls } from '../api/routes/page-calls.ts'
import { onCall, type State, type Step } from '../api/state.ts'
import { refuseForeignHost } from '../mcp/refuse-foreign-host.ts'
import { serveMcp } from '../mcp/serve-mcp.ts'
import { awaitJob } from '../mcp/tools/await-job.ts'
import { parseArguments } from '../mcp/tools/parse-arguments.ts'
import { buildConsentPages } from '../oauth/consent.ts'
import { openProvider } from '../oauth/open-provider.ts'
import { serveOAuth } from '../oauth/serve-oauth.ts'
import { servePages } from '../portal/serve-pages.ts'

/**
 * Builds the application. Each step is one rule; steps that do not concern an endpoint pass it on.
 */
export function createApp(deps: ApiDeps): Koa<State> {
  const { config, rateLimits } = deps
  // a call of an operation passes these, whether it is a request, an item of a batch or a job's
  // start
  const callOperation = composeSteps([
    requireJobScope,
    detectSandbox,
    validate,
    serveSandbox(deps),
    refuseSuppressed(deps),
    replayIdempotent(deps),
    limitRepeatedItem(deps),
    admitUsage(deps),
    answerFromCache(deps),
    runOperation(deps),
    createJob(deps),
  ])
  const answerEndpoint = answer(deps)
  const pageCalls = createPageCalls(deps, callOperation, answerEndpoint)
  const provided = openProvider(deps)
  const steps: Step[] = [
    sendStream(),
    cutRevokedStream(deps),
    handleErrors({ publicUrl: config.publicUrl, log: deps.log, stopping: deps.stopping }),
    measureRequest(deps.metrics),
    logRequest(deps),
    recordRequest(deps),
    assignRequestId,
    refuseHost,
    servePages(deps, pageCalls, buildConsentPages(provided)),
    serveOAuth(deps, provided),
    allowOrigins(config.allowOrigins),
    matchRoute,
    describeCall,
    traceRequest(deps.span),
    announceDeprecation(deps.changelog),
    limitByIp({ rateLimits, ipLimitPerMinute: config.ipLimitPerMinute }),
    refuseRequestId,
    refuseUnmatched,
    checkEnabled(config.developerApi),
    refuseForeignHost(config.publicUrl),
    authenticate(deps),
    onCall(requireScope),
    onCall(limitByKey(deps)),
    readBody(deps),
    respondCall(deps),
    onCall(callOperation),
    runBatch(deps, composeSteps([recordItem(deps), requireScope, limitItem(deps), callOperation])),
    serveMcp(
      deps,
      composeSteps([
        recordItem(deps),
        requireScope,
        limitTool(deps),
        parseArguments,
        callOperation,
        awaitJob(deps),
      ]),
    ),
    answerEndpoint,
  ]
  const app = new Koa<State>({
    proxy: config.trustedProxies > 0,
    maxIpsCount: config.trustedProxies,
  })
  // as one: Koa would make a promise and a bound function for each of them
  app.use(composeSteps(steps))
  // what breaks after the headers were sent: a client that left is no news
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!isDisconnect(error)) deps.log.error({ err: error }, 'response broke off')
  })
  return app
}

/** A body that ends too early, or in nonsense, is an error of Node's parser. */
function isDisconnect({ code }: NodeJS.ErrnoException): boolean {
  return (
    code?.startsWith('HPE_') === true ||
    code === 'ECONNRESET' ||
    code === 'EPIPE' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    code === 'ERR_STREAM_DESTROYED'
  )
}
