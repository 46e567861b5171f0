import type { Api } from '../../../server/serve.ts'
import { freePort } from '../servers/free-port.ts'
import type { SharedService } from '../service/service.ts'

/**
 * An API that is reached at its public address, which applications compare with the issuer of
 * their tokens (RFC 8414, section 3.3); the account `acme` has a key.
 * @returns the API, a key, and the environment of further APIs at the same public address
 */
export async function startIssuer(
  service: SharedService,
): Promise<{ api: Api; key: string; env: Record<string, string> }> {
  const port = await freePort()
  const env = { TRUSTED_PROXIES: '1', PUBLIC_URL: `http://localhost:${port}` }
  const api = await service.startApi({ ...env, PORT: String(port) })
  const { key } = await service.createKey({ account: 'acme' })
  return { api, key, env }
}
