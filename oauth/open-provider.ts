import type Provider from 'oidc-provider'
import type { ApiDeps } from '../api/deps.ts'

/**
 * The authorization server, opened with its first request: its keys are in the database, which may
 * be away when the process starts. A failure is tried again with the next request.
 */
export function openProvider(deps: ApiDeps): () => Promise<Provider> {
  let opening: Promise<Provider> | undefined
  return () => {
    if (opening === undefined) {
      opening = loadProvider(deps)
      opening.catch(() => {
        opening = undefined
      })
    }
    return opening
  }
}

/** Its library is half of all that an API would load at its start. */
async function loadProvider(deps: ApiDeps): Promise<Provider> {
  const { createProvider } = await import('./create-provider.ts')
  return await createProvider(deps)
}
