import { randomBytes } from 'node:crypto'
import Provider, { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider'
import { openFetcher } from '../activities/providers/open-outside.ts'
import type { ApiDeps } from '../api/deps.ts'
import { isObject } from '../contract/fields/is-object.ts'
import { scopes } from '../contract/fields/keys.ts'
import { hashSecret } from '../research/api-key.ts'
import { findGrant } from '../store/accounts/keys.ts'
import { createAdapter, hashClientSecret } from './adapter.ts'
import { createDocumentFetch } from './client-documents.ts'
import { consentPath } from './consent-path.ts'
import { runExchanges } from './exchange.ts'
import { buildPolicy } from './policy.ts'
import { isLocalRedirect } from './redirects.ts'
import { keepRefusals, renderError } from './refusals.ts'
import { clientAuthMethods } from './registration.ts'
import { listResources, parseResource } from './resources.ts'
import { routes } from './routes.ts'
import { loadSigningKeys } from './signing-keys.ts'

const accessTokenSeconds = 900
const idleSeconds = 30 * 86_400
const codeSeconds = 60
const interactionSeconds = 1_800

type Deps = Pick<ApiDeps, 'db' | 'config' | 'visitors' | 'now' | 'log'>

/** The authorization server: OAuth 2.1 with PKCE, dynamic registration and resource indicators. */
export async function createProvider(deps: Deps): Promise<Provider> {
  const { db, config, now } = deps
  const { publicUrl } = config
  const { jwks, cookieKeys } = await loadSigningKeys(db, config, now())
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const
  const provider = new Provider(publicUrl, {
    ...protocol,
    adapter: (kind: string) => createAdapter({ db, now }, kind),
    jwks: { keys: jwks },
    cookies: { keys: cookieKeys, long: cookie, short: cookie },
    features: buildFeatures(publicUrl),
    fetch: createDocumentFetch(() => openFetcher(config, 1)),
    interactions: {
      url: (_, { uid }) => `${consentPath}?${new URLSearchParams({ uid })}`,
      policy: buildPolicy(deps),
    },
    loadExistingGrant: (ctx) => findGivenGrant({ db, now }, ctx),
    renderError,
  })
  provider.proxy = true
  provider.Client.prototype.compareClientSecret = function compare(given) {
    // the stored one is a hash
    return hashSecret(hashClientSecret(given)).equals(hashSecret(this.clientSecret ?? ''))
  }
  keepRefusals(provider)
  provider.use(nameScopes)
  provider.use(runExchanges(db))
  provider.on('server_error', (_, error) => deps.log.error({ err: error }, 'OAuth request failed'))
  return provider
}

/** What clients see of it, whatever the configuration of the service. */
const protocol = {
  scopes: [...scopes, 'offline_access'],
  claims: {},
  responseTypes: ['code'],
  clientAuthMethods: [...clientAuthMethods],
  // without them a client takes these endpoints for ones of clients with a secret (RFC 8414)
  discovery: {
    revocation_endpoint_auth_methods_supported: clientAuthMethods,
    introspection_endpoint_auth_methods_supported: clientAuthMethods,
  },
  clientDefaults: {
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    id_token_signed_response_alg: 'ES256',
  },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  pkce: { required: () => true },
  clientBasedCORS: () => true,
  findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
  issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
  // signing out ends no grant
  expiresWithSession: () => false,
  rotateRefreshToken: true,
  routes,
  ttl: {
    AccessToken: accessTokenSeconds,
    AuthorizationCode: codeSeconds,
    IdToken: accessTokenSeconds,
    Interaction: interactionSeconds,
    RefreshToken: idleSeconds,
    Grant: 10 * 365 * 86_400,
    Session: 86_400,
  },
} satisfies Configuration

/** The library names `openid` as well, which is granted to no client. */
async function nameScopes(ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> {
  await next()
  if (ctx.oidc?.route === 'discovery' && isObject(ctx.body))
    ctx.body = { ...ctx.body, scopes_supported: protocol.scopes }
}

function buildFeatures(publicUrl: string): Configuration['features'] {
  const [, mcp] = listResources(publicUrl)
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: (_, client, token) => token.clientId === client.clientId,
    },
    introspection: {
      enabled: true,
      allowedPolicy: (_, client, token) => token.clientId === client.clientId,
    },
    registration: {
      enabled: true,
      idFactory: () => `client_${randomBytes(16).toString('base64url')}`,
      issueRegistrationAccessToken: false,
    },
    clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
    resourceIndicators: {
      enabled: true,
      defaultResource: (_, __, oneOf) => oneOf?.[0] ?? mcp,
      useGrantedResource: () => true,
      getResourceServerInfo: (_, indicator) => {
        const resource = parseResource(indicator, publicUrl)
        if (resource === null) throw new errors.InvalidTarget()
        return {
          scope: scopes.join(' '),
          audience: resource,
          accessTokenTTL: accessTokenSeconds,
          accessTokenFormat: 'opaque',
        }
      },
    },
  }
}

/** The grant that was just chosen, or the one that the user gave this client before. */
async function findGivenGrant({ db, now }: Pick<Deps, 'db' | 'now'>, { oidc }: KoaContextWithOIDC) {
  const { client, session, result, params, provider } = oidc
  const chosen = result?.consent?.grantId
  if (chosen !== undefined) return await provider.Grant.find(chosen)
  const redirect = params?.redirect_uri
  // anything on the user's machine can come under this client's name
  if (typeof redirect !== 'string' || isLocalRedirect(redirect)) return undefined
  const [userId, clientId] = [session?.accountId, client?.clientId]
  if (userId === undefined || clientId === undefined) return undefined
  const known = await findGrant(db, { userId, clientId, accountId: null, now: now() })
  if (known === null) return undefined
  const grant = await provider.Grant.find(known)
  // what was left out once can be allowed now
  if (grant !== undefined) delete grant.rejected
  return grant
}
