/** Where the authorization server answers, by the names of its library. */
export const routes = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  introspection: '/oauth/introspect',
  jwks: '/oauth/jwks',
} as const

/** The metadata of RFC 8414. */
const metadataPath = '/.well-known/oauth-authorization-server'

const served: readonly string[] = [...Object.values(routes), metadataPath]

/** After the consent a user comes back to an address of the request alone. */
const resumed = new RegExp(`^${routes.authorization}/[^/]+$`)

/** Whether the authorization server serves this path. */
export function isOAuthPath(path: string): boolean {
  return served.includes(path) || resumed.test(path)
}
