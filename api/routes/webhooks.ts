import { randomBytes } from 'node:crypto'
import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { scopes } from '../../contract/fields/keys.ts'
import { limits } from '../../contract/fields/limits.ts'
import { noQuery } from '../../contract/fields/lists.ts'
import { WebhookInput, WebhookListQuery, WebhookPatch } from '../../contract/resources/webhooks.ts'
import deniedHosts from '../../fixtures/egress/denied-hosts.json' with { type: 'json' }
import { parseEgressAllow } from '../../research/egress/allow.ts'
import { judgeWebhookUrl } from '../../research/webhooks/judge-webhook-url.ts'
import { secretPrefix } from '../../research/webhooks/sign.ts'
import { lockAccount } from '../../store/accounts/accounts.ts'
import { createId } from '../../store/database/new-id.ts'
import { inTransaction, inTransactionOn } from '../../store/database/open.ts'
import { cancelDeliveries } from '../../store/webhooks/deliveries.ts'
import {
  countWebhookEndpoints,
  deleteWebhookEndpoint,
  findWebhookEndpoint,
  insertWebhookEndpoint,
  listWebhookEndpoints,
  updateWebhookSecret as rotate,
  updateWebhookEndpoint,
} from '../../store/webhooks/endpoints.ts'
import { buildInvalidRequest } from '../calls/api-error.ts'
import { requireCaller } from '../calls/call.ts'
import { requireAccountId } from '../calls/require-account-id.ts'
import { validateInput, validateQuery } from '../request/validate-input.ts'
import { keepAnswer, respondKept } from '../respond/kept.ts'
import { buildKeyset, buildPage } from '../respond/page.ts'
import type { CallContext } from '../state.ts'
import { buildWebhookView } from '../webhooks/build-webhook-view.ts'
import { loadOwnWebhook, parseWebhookId, refuseUnknownWebhook } from '../webhooks/own-webhook.ts'
import type { CallHandler } from './handler.ts'

const secretBytes = 32

/** `POST /api/v1/webhooks`: 201 with the secret, which is never shown again. */
export const createWebhook: CallHandler = async (context, { db, now, config }) => {
  const wanted = validateInput(WebhookInput, context.state.input)
  const accountId = requireAccountId(context.state)
  checkUrl(wanted.url, config.egressAllow)
  const id = createId('we')
  const createdAt = now()
  const answer = await inTransactionOn(db, accountId, async (tx) => {
    // counted and added by one at a time
    await lockAccount(tx, accountId)
    if ((await countWebhookEndpoints(tx, accountId)) >= limits.webhookEndpoints)
      throw buildInvalidRequest(
        '',
        `would be endpoint number ${limits.webhookEndpoints + 1}; an account has at most ` +
          `${limits.webhookEndpoints}`,
      )
    const { keyId } = requireCaller(context.state)
    const secret = createSecret()
    await insertWebhookEndpoint(tx, { ...wanted, id, accountId, keyId, secret, createdAt })
    const row = await findWebhookEndpoint(tx, accountId, id)
    return await keepAnswer(
      tx,
      context,
      buildWebhookView(row ?? refuseUnknownWebhook(), { now: createdAt, showSecret: true }),
    )
  })
  respondKept(context, toEndpoint('createWebhook'), answer)
}

/** Newest first. */
export const getWebhooks: CallHandler = async (context, { db, now }) => {
  const query = validateQuery(WebhookListQuery, context.querystring)
  const rows = await listWebhookEndpoints(db, {
    accountId: requireAccountId(context.state),
    ...buildKeyset(query),
  })
  const { shown, links } = buildPage(rows, query.limit)
  const view = { now: now(), isNarrowed: isNarrowed(context) }
  context.body = { object: 'list', data: shown.map((row) => buildWebhookView(row, view)), ...links }
}

export const getWebhook: CallHandler = async (context, deps) => {
  validateQuery(noQuery, context.querystring)
  context.body = buildWebhookView(await loadOwnWebhook(context, deps), {
    now: deps.now(),
    isNarrowed: isNarrowed(context),
  })
}

/** What is absent stays. Disabling ends what is on its way. */
export const updateWebhook: CallHandler = async (context, { db, now, config }) => {
  const {
    url = null,
    description = null,
    events = null,
    status = null,
    metadata = null,
  } = validateInput(WebhookPatch, context.state.input)
  if (url !== null) checkUrl(url, config.egressAllow)
  const at = now()
  const id = parseWebhookId(context)
  const patch = {
    accountId: requireAccountId(context.state),
    id,
    keyId: requireCaller(context.state).keyId,
    now: at,
    url,
    description,
    events,
    status,
    metadata,
  }
  const row = await inTransaction(db, async (tx) => {
    const updated = await updateWebhookEndpoint(tx, patch)
    if (updated?.status === 'disabled') await cancelDeliveries(tx, { id: null, endpointId: id }, at)
    return updated
  })
  context.body = buildWebhookView(row ?? refuseUnknownWebhook(), { now: at })
}

export const deleteWebhook: CallHandler = async (context, { db }) => {
  const id = parseWebhookId(context)
  if (!(await deleteWebhookEndpoint(db, requireAccountId(context.state), id)))
    refuseUnknownWebhook()
  context.body = { object: 'webhook_endpoint', id, deleted: true }
}

/** The new secret signs from now on; the one before does too, for a while. */
export const rotateWebhookSecret: CallHandler = async (context, { db, now, config }) => {
  const at = now()
  const previousUntil = new Date(at.getTime() + config.webhooks.rotationGraceSeconds * 1_000)
  const answer = await inTransaction(db, async (tx) => {
    const row = await rotate(tx, {
      accountId: requireAccountId(context.state),
      id: parseWebhookId(context),
      secret: createSecret(),
      previousUntil,
      now: at,
    })
    return await keepAnswer(
      tx,
      context,
      buildWebhookView(row ?? refuseUnknownWebhook(), { now: at, showSecret: true }),
    )
  })
  respondKept(context, toEndpoint('rotateWebhookSecret'), answer)
}

function isNarrowed(context: CallContext): boolean {
  return !scopes.every((scope) => requireCaller(context.state).scopes.includes(scope))
}

function createSecret(): string {
  return `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`
}

const addressRules: Readonly<Record<string, string>> = {
  scheme: 'must begin with https://',
  port: 'must not name a port other than 443',
  credentials: 'must not contain a user name or password',
}

function checkUrl(url: string, egressAllow: readonly string[]): void {
  const fault = judgeWebhookUrl(url, { allow: parseEgressAllow(egressAllow), denied: deniedHosts })
  if (fault === null) return
  const rule = addressRules[fault]
  if (rule !== undefined) throw buildInvalidRequest('url', rule)
  const remedy = isExemptible(fault) ? `; ${describeExemption(url)}` : ''
  throw buildInvalidRequest(
    'url',
    `must be an https address on the public internet (${fault})${remedy}`,
  )
}

/** Addresses of one's own machine or network, which an operator may open. */
function isExemptible(fault: string): boolean {
  return ['loopback_address', 'private_address', 'local_name'].includes(fault)
}

function describeExemption(url: string): string {
  const host = URL.parse(url)?.host ?? ''
  return (
    `for a receiver of your own, the operator adds ${host} to EGRESS_ALLOW (see ` +
    '/docs/backends.md)'
  )
}
