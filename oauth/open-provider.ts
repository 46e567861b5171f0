import type Provider from 'oidc-provider'
import type { ApiDeps } from '../api/deps.ts'
import { createProvider } from './create-provider.ts'

/**
 * The authorization server, opened with its first request: its keys are in the database, which may
 * be away when the process starts. A failure is tried again with the next request.
 */
export function openProvider(deps: ApiDeps): () => Promise<Provider> {
  let opening: Promise<Provider> | undefined
  return () => {
    if (opening === undefined) {
      opening = createProvider(deps)
      opening.catch(() => {
        opening = undefined
      })
    }
    return opening
  }
}
