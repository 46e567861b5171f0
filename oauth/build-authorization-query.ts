import { scopes } from '../contract/fields/keys.ts'

/** A scope that is none of these could never be granted: it is left out (RFC 6749, section 3.3). */
const known: readonly string[] = [...scopes, 'offline_access']

/** The query of an authorization request, as the library is to read it. */
export function buildAuthorizationQuery(given: string): string {
  const query = new URLSearchParams(given)
  // the library refuses parameters that repeat (RFC 6749, section 3.1)
  if (query.getAll('scope').length > 1) return given
  const asked = (query.get('scope') ?? '').split(' ').filter((one) => known.includes(one))
  // an application that names none of ours asks for all, instead of the library's none
  const added = asked.some((one) => one !== 'offline_access') ? [] : scopes
  query.set('scope', [...added, ...asked].join(' '))
  return query.toString()
}
