/**
 * An RFC 6750 challenge. It leads with `resource_metadata`, which points at the RFC
 * 9728 document; `error` is there only when a credential was sent and rejected.
 */
export function challenge(
  publicUrl: string,
  parameters: { error?: 'invalid_token' | 'insufficient_scope' } = {},
): string {
  const metadata = `resource_metadata="${publicUrl}/.well-known/oauth-protected-resource"`
  return parameters.error === undefined
    ? `Bearer ${metadata}`
    : `Bearer ${metadata}, error="${parameters.error}"`
}
