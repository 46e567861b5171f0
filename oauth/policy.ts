import { interactionPolicy } from 'oidc-provider'
import type { ApiDeps } from '../api/deps.ts'
import { loadVisitor } from '../portal/load-visitor.ts'

const { base, Check } = interactionPolicy

/**
 * When a user is asked: to sign in, where no session of the pages belongs to the user that the
 * library's own session remembers; to consent, as the library decides.
 */
export function buildPolicy(deps: Pick<ApiDeps, 'visitors' | 'config'>) {
  const policy = base()
  const isSignedOut = new Check('signed_out', 'the user has to sign in', async (ctx) => {
    const { session } = ctx.oidc
    const visitor = await loadVisitor(deps, ctx.req.headers.cookie ?? '')
    if (session?.accountId !== undefined && visitor?.userId === session.accountId) return false
    // the library would lead the next user to a page for signing out, which is not served
    delete session?.accountId
    delete session?.authorizations
    return true
  })
  policy.get('login')?.checks.add(isSignedOut)
  return policy
}
