import * as client from 'openid-client'
import type { Config } from '../../config/read-config.ts'

type ProviderConfig = NonNullable<Config['oidc']>
/** What the browser keeps between leaving for the provider and coming back. */
type Departure = { state: string; nonce: string; verifier: string }
export type Identity = { issuer: string; subject: string; name: string | null }

export const callbackPath = '/sign-in/provider/callback'
const maxWaitSeconds = 10

/** Discovered once; a failure is tried again with the next user. */
const discovered = new WeakMap<ProviderConfig, Promise<client.Configuration>>()

async function fetchConfiguration(provider: ProviderConfig): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret } = provider
  const known = discovered.get(provider)
  if (known !== undefined) return await known
  const url = new URL(issuer)
  const discovering = client.discovery(url, clientId, clientSecret, undefined, {
    timeout: maxWaitSeconds,
    execute: [
      // the signature of the ID token is checked too, whatever protects the connection
      client.enableNonRepudiationChecks,
      ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  })
  discovered.set(provider, discovering)
  discovering.catch(() => discovered.delete(provider))
  return await discovering
}

/** @returns where the user signs in, by the authorization code flow with PKCE (RFC 7636) */
export async function buildDeparture(
  provider: ProviderConfig,
  publicUrl: string,
): Promise<Departure & { to: string }> {
  const configuration = await fetchConfiguration(provider)
  const verifier = client.randomPKCECodeVerifier()
  const [state, nonce] = [client.randomState(), client.randomNonce()]
  const to = client.buildAuthorizationUrl(configuration, {
    redirect_uri: `${publicUrl}${callbackPath}`,
    scope: 'openid profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  return { state, nonce, verifier, to: to.href }
}

/**
 * Finds out who came back.
 * @throws Error where the provider cannot be reached, or its answer proves nothing
 */
export async function fetchIdentity(
  provider: ProviderConfig,
  { publicUrl, query }: { publicUrl: string; query: URLSearchParams },
  { state, nonce, verifier }: Departure,
): Promise<Identity> {
  const configuration = await fetchConfiguration(provider)
  const returned = new URL(`${publicUrl}${callbackPath}?${query}`)
  const tokens = await client.authorizationCodeGrant(configuration, returned, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('the answer holds no ID token')
  const name = claims.preferred_username ?? claims.name
  return {
    issuer: claims.iss,
    subject: claims.sub,
    name: typeof name === 'string' ? name.slice(0, 80) : null,
  }
}
