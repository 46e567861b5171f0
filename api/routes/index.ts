import type { EndpointName } from '../../contract/endpoints/endpoints.ts'
import { buildOpenApi } from '../../contract/openapi/openapi.ts'
import type { AnswerExamples } from '../../contract/openapi/responses.ts'
import type { OperationName } from '../../contract/operations/operations.ts'
import type { ApiDeps } from '../deps.ts'
import { buildStaticDocument, respondDocument, type StaticDocument } from '../respond/document.ts'
import { formatChallenge } from '../respond/format-challenge.ts'
import { addEventNumbers, buildFixture, buildSandboxResult } from '../respond/sandbox.ts'
import type { Context, Step } from '../state.ts'
import { callHandlers } from './call-handlers.ts'
import { serveDocsPage, serveGuidePage, serveLlmsPage } from './guides.ts'
import { getJobEvents } from './jobs.ts'
import { buildMcpCard, buildMcpProtectedResource, buildMcpRegistryEntry } from './mcp-documents.ts'
import { getPicture } from './picture.ts'
import {
  buildApiIndex,
  buildChangelogDocument,
  buildDeveloperStatus,
  buildHealth,
  buildProtectedResource,
  buildSandboxContract,
} from './platform-documents.ts'
import { servePortalPage } from './portal.ts'
import { exportUsage } from './usage-export.ts'

type Handler = (ctx: Context, deps: ApiDeps) => Promise<void>

/**
 * Operations, jobs of them, batches and tools are calls; every other endpoint has its row here.
 */
type Rows = Readonly<
  Record<Exclude<EndpointName, OperationName | 'createJob' | 'batch' | 'mcp'>, Handler>
>

/** The last step: an endpoint's own answer. */
export function answer(deps: ApiDeps): Step {
  const rows: Rows = {
    index: serveDocument(buildApiIndex),
    health: serveDocument(buildHealth),
    sandbox: serveDocument(buildSandboxContract),
    status: serveDocument(buildDeveloperStatus),
    changelog: serveDocument(buildChangelogDocument),
    protectedResource: serveDocument(buildProtectedResource),
    mcpProtectedResource: serveDocument(buildMcpProtectedResource),
    mcpCard: serveDocument(buildMcpCard),
    mcpRegistryEntry: serveDocument(buildMcpRegistryEntry),
    openapi: serveOpenApi(deps),
    portal: withChallenge(deps, servePortalPage(deps.config.publicUrl)),
    docs: withChallenge(deps, serveDocsPage()),
    agentsGuide: withChallenge(deps, serveGuidePage('agentsGuide', deps.config.publicUrl)),
    backendsGuide: withChallenge(deps, serveGuidePage('backendsGuide', deps.config.publicUrl)),
    operatorsGuide: withChallenge(deps, serveGuidePage('operatorsGuide', deps.config.publicUrl)),
    llms: withChallenge(deps, serveLlmsPage(deps.config.publicUrl)),
    picture: getPicture,
    jobEvents: getJobEvents,
    exportUsage,
    ...callHandlers,
  }
  return async (ctx) => {
    const { endpoint } = ctx.state
    if (endpoint === null || !isRow(rows, endpoint)) return
    // what a caller reads is theirs alone; documents say otherwise
    ctx.set('Cache-Control', 'private, no-store')
    await rows[endpoint](ctx, deps)
  }
}

function isRow(rows: Rows, name: EndpointName): name is keyof Rows {
  return Object.hasOwn(rows, name)
}

/**
 * Documents that need no key also carry the challenge, so that a client learns where keys come from
 * before its first refused request.
 */
function serveDocument(build: (facts: Parameters<typeof buildApiIndex>[0]) => unknown): Handler {
  return async (ctx, { config, changelog, now }) => {
    const { publicUrl, developerApi, ipLimitPerMinute, sandboxJobsPerMinute } = config
    const limitsSet = {
      ip: { limit: ipLimitPerMinute, per: 'ip' },
      sandbox_jobs: { limit: sandboxJobsPerMinute, per: 'ip' },
    } as const
    ctx.set('WWW-Authenticate', formatChallenge(publicUrl))
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = build({ publicUrl, developerApi, limitsSet, changelog, now: now() })
  }
}

function withChallenge({ config: { publicUrl } }: ApiDeps, page: Handler): Handler {
  return async (ctx, deps) => {
    ctx.set('WWW-Authenticate', formatChallenge(publicUrl))
    await page(ctx, deps)
  }
}

function serveOpenApi({ config: { publicUrl }, changelog }: ApiDeps): Handler {
  let document: StaticDocument | undefined
  const build = () =>
    buildStaticDocument(JSON.stringify(buildOpenApi(publicUrl, answerExamples(), changelog)))
  return async (ctx) => {
    document ??= build()
    ctx.set('WWW-Authenticate', formatChallenge(publicUrl))
    respondDocument(ctx, document, 'application/json')
  }
}

function answerExamples(): AnswerExamples {
  const requestId = 'req_01J0000000000000000000000'
  const now = new Date('2026-01-05T12:00:00.000Z')
  const answer = (name: 'search' | 'dossier' | 'chat') => {
    const fixture = buildFixture(name, null)
    return {
      json: buildSandboxResult(name, fixture, { requestId, now }),
      events: addEventNumbers(fixture.events, now),
    }
  }
  return { search: answer('search'), dossier: answer('dossier'), chat: answer('chat') }
}
