import { call } from '../calls/call.ts'
import { freshAddress } from '../calls/callers.ts'
import { freePort } from '../servers/free-port.ts'
import type { SharedService } from '../service/service.ts'
import { useApi } from '../service/use-service.ts'
import { Agent } from './agent.ts'
import type { Browser } from './browser.ts'
import { signInUser } from './sign-in-user.ts'

/** An authorization server, the applications that ask it and the users who answer. */
export type Issuer = {
  service: SharedService
  /** The public address, which applications compare with the issuer of their tokens. */
  url: string
  /** Of the account `acme`, to which all users belong. */
  key: string
  /** The environment of further APIs at the same public address. */
  env: Record<string, string>
  /** An application that calls from an address of its own. */
  newAgent(at?: string): Agent
  /** A browser in which the user has signed in. */
  signIn(name: string): Promise<Browser>
  /** Reads the jobs of an account by a key or an access token. */
  read(key: string, at?: string): Promise<Response>
}

/** An API that is reached at its public address (RFC 8414, section 3.3). */
export async function openIssuer(): Promise<Issuer> {
  const service = await useApi()
  const port = await freePort()
  const env = { TRUSTED_PROXIES: '1', PUBLIC_URL: `http://localhost:${port}` }
  const { url } = await service.startApi({ ...env, PORT: String(port) })
  const { key } = await service.createKey({ account: 'acme' })
  return {
    service,
    url,
    key,
    env,
    newAgent: (at = url) => new Agent(at, freshAddress()),
    signIn: (name) => signInUser(service, url, name),
    read: (token, at = url) => call(at, '/api/v1/jobs', { key: token }),
  }
}

/** The error code of the authorization server (RFC 6749, section 5.2). */
export async function oauthErrorOf(response: Response): Promise<unknown> {
  return JSON.parse(await response.text()).error
}
