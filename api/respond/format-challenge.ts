import type { Scope } from '../../contract/fields/keys.ts'

type Parameters = {
  error?: 'invalid_token' | 'insufficient_scope'
  /** What a token needs. */
  scopes?: readonly Scope[]
  /** The path of a resource with metadata of its own. */
  path?: string
}

/**
 * An RFC 6750 challenge. It leads with `resource_metadata`, which points at the RFC
 * 9728 document; `error` is there only when a credential was sent and rejected.
 */
export function formatChallenge(
  publicUrl: string,
  { error, scopes = [], path = '' }: Parameters = {},
): string {
  return [
    `Bearer resource_metadata="${publicUrl}/.well-known/oauth-protected-resource${path}"`,
    ...(error === undefined ? [] : [`error="${error}"`]),
    ...(scopes.length === 0 ? [] : [`scope="${scopes.join(' ')}"`]),
  ].join(', ')
}
