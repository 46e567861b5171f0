import { randomBytes } from 'node:crypto'
import { html } from 'hono/html'
import type Provider from 'oidc-provider'
import { type Scope, scopes } from '../contract/fields/keys.ts'
import { isInvisible } from '../contract/fields/text.ts'
import { operationNames, toOperation } from '../contract/operations/operations.ts'
import type { Plans } from '../contract/operations/plans.ts'
import {
  type Content,
  type Html,
  type Page,
  type PageAnswer,
  PageError,
  type Visit,
} from '../portal/page.ts'
import { signInPath } from '../portal/pages/sign-in.ts'
import { toWeekShare } from '../portal/parts/week-share.ts'
import { hashSecret } from '../research/api-key.ts'
import { cutText } from '../research/text/signs/cut-text.ts'
import { findGrant, recordGrant } from '../store/accounts/keys.ts'
import { createId } from '../store/database/new-id.ts'
import { listMemberships } from '../store/users/users.ts'
import { consentPath } from './consent-path.ts'
import { toFormTarget, toShownHost } from './redirects.ts'
import { listResources } from './resources.ts'

/** What each scope allows, for the person who decides. */
const scopeMeanings: Readonly<Record<Scope, string>> = {
  search: 'search people, companies and pictures',
  dossier: 'build dossiers and look up vehicles',
  chat: 'ask questions about people',
}

type Provided = () => Promise<Provider>
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** The page on which a user allows or denies what an application asks for. */
export function buildConsentPages(provided: Provided): readonly Page[] {
  const page = (method: Page['method'], answer: Page['answer']): Page => ({
    method,
    path: consentPath,
    needsSession: false,
    answer,
  })
  return [
    page('GET', (visit) => ask(visit, provided)),
    page('POST', (visit) => decide(visit, provided)),
  ]
}

async function loadInteraction(visit: Visit, provided: Provided) {
  const provider = await provided()
  const { req, res } = visit.exchange
  const interaction = await provider.interactionDetails(req, res).catch(async (error: unknown) => {
    const { errors } = await import('oidc-provider')
    if (error instanceof errors.SessionNotFound)
      throw new PageError(400, 'This request has ended. Please start again in the application.')
    throw error
  })
  // the cookie names the newest request: consent on the page of an older one is refused
  const shown = visit.query.get('uid') ?? visit.form.get('uid')
  if (shown !== interaction.uid)
    throw new PageError(400, 'Another application has asked since. Please start again in yours.')
  return { provider, interaction }
}

async function ask(visit: Visit, provided: Provided): Promise<PageAnswer> {
  const { provider, interaction } = await loadInteraction(visit, provided)
  const { visitor } = visit
  if (visitor === null || mustSignInAgain(visitor.sessionSince, interaction)) {
    const returnTo = `${consentPath}?${new URLSearchParams({ uid: interaction.uid })}`
    return { kind: 'redirect', to: `${signInPath}?${new URLSearchParams({ return_to: returnTo })}` }
  }
  if (interaction.prompt.name === 'login')
    return continueTo(
      await finish(visit, provider, { login: { accountId: visitor.userId, remember: false } }),
    )
  return await buildConsent(visit, provider, interaction)
}

/** The times of sessions are those of the database, whose clock may be behind. */
const clockSlackMs = 2_000

/** Whether the application wants a user who signs in for it (`prompt=login`), and none has yet. */
function mustSignInAgain(sessionSince: Date, { prompt, iat }: Interaction): boolean {
  const asked = iat * 1_000 - clockSlackMs
  return prompt.reasons.includes('login_prompt') && sessionSince.getTime() < asked
}

/**
 * Goes on by a new navigation: Chromium applies `form-action` to what follows a form, and the
 * answer may lead to the application at once.
 */
function continueTo(to: string): Content {
  const body = html`<meta http-equiv="refresh" content="0;url=${to}">
<p><a href="${to}">Continue</a></p>`
  return { kind: 'page', title: 'Signed in', body }
}

async function buildConsent(
  { deps, visitor }: Visit,
  provider: Provider,
  { params, uid }: Interaction,
): Promise<PageAnswer> {
  if (visitor === null) throw new Error('consent is asked of a user who has signed in')
  const client = await provider.Client.find(String(params.client_id))
  const memberships = await listMemberships(deps.db, visitor.userId)
  if (memberships.length === 0)
    throw new PageError(403, 'You belong to no account yet. Ask its owner or the operator.')
  const redirect = String(params.redirect_uri)
  const body = html`${buildApplicant(String(params.client_id), client?.clientName ?? '', redirect)}
<form method="post" action="${consentPath}">
<input type="hidden" name="uid" value="${uid}">
<label for="account">For the account</label>
<select id="account" name="account">${memberships.map(
    ({ accountId, accountName }) => html`<option value="${accountId}">${accountName}</option>`,
  )}</select>
<fieldset>
<legend>It may</legend>
${parseScopes(params.scope).map((scope) =>
  buildScopeChoice(scope, computeMaxShare(scope, memberships, deps.config.plans)),
)}
</fieldset>
<p class="hint">What it does counts against the account's weekly allowance, then its credits, until
you revoke it. You are signed in as ${visitor.userName}.</p>
<div class="actions">
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny" class="quiet">Deny</button>
</div>
</form>`
  return { kind: 'page', title: 'Allow access?', body, formTargets: [toFormTarget(redirect)] }
}

/** @param name what it calls itself: signs in it that turn the direction of text end with it */
function buildApplicant(clientId: string, name: string, redirect: string): Html {
  const isDocument = /^https:/.test(clientId)
  return html`
<p><strong><bdi>${isInvisible(name) ? 'An application without a name' : name}</bdi></strong>
${isDocument ? html`(published at ${new URL(clientId).host})` : '(not verified)'}
asks to use the People Research Service for you. The answer goes to
<strong>${toShownHost(redirect)}</strong>.</p>`
}

function buildScopeChoice(scope: Scope, maxShare: number): Html {
  return html`<label class="choice"><input type="checkbox" name="scope" value="${scope}" checked>
${scopeMeanings[scope]}, each up to ${maxShare} % of a week</label>`
}

/** The share of a week that the dearest call takes on the smallest of the user's plans. */
function computeMaxShare(
  scope: Scope,
  memberships: readonly { plan: string }[],
  plans: Plans,
): number {
  return Math.max(...memberships.map(({ plan }) => toWeekShare(plans, plan, computeMaxCost(scope))))
}

/** What the dearest call of a scope sets aside. */
function computeMaxCost(scope: Scope): number {
  const allowed = operationNames.map(toOperation).filter((one) => one.scope === scope)
  return Math.max(...allowed.map(({ reserveMicroDollars }) => reserveMicroDollars))
}

/** The scopes of ours that a request names. */
function parseScopes(scope: unknown): Scope[] {
  const words = typeof scope === 'string' ? scope.split(' ') : []
  return scopes.filter((one) => words.includes(one))
}

async function decide(visit: Visit, provided: Provided): Promise<PageAnswer> {
  const { provider, interaction } = await loadInteraction(visit, provided)
  const { visitor, form, deps } = visit
  if (visitor === null || interaction.session?.accountId !== visitor.userId)
    throw new PageError(403, 'You are signed out. Please start again in the application.')
  const memberships = await listMemberships(deps.db, visitor.userId)
  const accountId = form.get('account')
  const allowed = parseScopes(interaction.params.scope).filter((one) =>
    form.getAll('scope').includes(one),
  )
  const isMember = memberships.some((one) => one.accountId === accountId)
  if (form.get('decision') !== 'allow' || accountId === null || !isMember || allowed.length === 0)
    return await finishBy(visit, provider, {
      error: 'access_denied',
      error_description: 'the user denied it',
    })
  const grantId = await recordConsent(visit, provider, interaction, {
    userId: visitor.userId,
    accountId,
    allowed,
  })
  return await finishBy(visit, provider, { consent: { grantId } })
}

type Consent = { userId: string; accountId: string; allowed: Scope[] }

/** Keeps the grant as a key; the same application, allowed again, has one key for each account. */
async function recordConsent(
  { deps, now }: Visit,
  provider: Provider,
  { params }: Interaction,
  { userId, accountId, allowed }: Consent,
): Promise<string> {
  const clientId = String(params.client_id)
  const client = await provider.Client.find(clientId)
  const id = (await findGrant(deps.db, { userId, clientId, accountId, now })) ?? createId('key')
  await recordGrant(deps.db, {
    id,
    accountId,
    name: cutText(client?.clientName ?? clientId, 80),
    // of a secret that is kept nowhere: a grant is used by its tokens alone
    secretSha256: hashSecret(randomBytes(32).toString('base64url')),
    scopes: allowed,
    userId,
    clientId,
    now,
  })
  const grant = new provider.Grant({ accountId: userId, clientId })
  grant.jti = id
  const { publicUrl } = deps.config
  const scope = allowed.join(' ')
  grant.addOIDCScope(`${scope} offline_access`)
  // of both, as clients write them: tokens that lead to this key stay good for theirs
  const resources = listResources(publicUrl).flatMap((one) => [one, `${one}/`])
  for (const resource of resources) grant.addResourceScope(resource, scope)
  const denied = parseScopes(params.scope).filter((one) => !allowed.includes(one))
  if (denied.length > 0) {
    grant.rejectOIDCScope(denied.join(' '))
    for (const resource of resources) grant.rejectResourceScope(resource, denied.join(' '))
  }
  await grant.save()
  return id
}

type Result = Parameters<Provider['interactionResult']>[2]

async function finish(
  { exchange: { req, res } }: Visit,
  provider: Provider,
  result: Result,
): Promise<string> {
  return await provider.interactionResult(req, res, result, { mergeWithLastSubmission: false })
}

async function finishBy(visit: Visit, provider: Provider, result: Result): Promise<PageAnswer> {
  return { kind: 'redirect', to: await finish(visit, provider, result) }
}
