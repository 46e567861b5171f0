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

const reading: readonly string[] = ['GET', 'HEAD']
const methods: Readonly<Record<string, readonly string[]>> = {
  [routes.authorization]: [...reading, 'POST'],
  [routes.token]: ['POST'],
  [routes.registration]: ['POST'],
  [routes.revocation]: ['POST'],
  [routes.introspection]: ['POST'],
  [routes.jwks]: reading,
  [metadataPath]: reading,
}

/** After the consent a user comes back to an address of the request alone. */
const resumed = new RegExp(`^${routes.authorization}/[^/]+$`)

/** The methods that the authorization server answers at a path; null: the path is not its own. */
export function findOAuthMethods(path: string): readonly string[] | null {
  return methods[path] ?? (resumed.test(path) ? reading : null)
}

/**
 * Whether scripts of other origins may use a path. A browser is led to the pages of an
 * authorization instead (RFC 9700, section 2.6).
 */
export function isOpenToOrigins(path: string): boolean {
  return path !== routes.authorization && !resumed.test(path)
}
