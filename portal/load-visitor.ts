import type { ApiDeps } from '../api/deps.ts'
import { hashSecret } from '../research/api-key.ts'
import { parseCookie, sessionCookie } from './cookies.ts'
import type { Visit } from './page.ts'

/**
 * Who signed in with the browser that sends this Cookie header; null where no session is open.
 * @param accountId of the account whose page is asked for
 */
export async function loadVisitor(
  { visitors, config }: Pick<ApiDeps, 'visitors' | 'config'>,
  cookies: string,
  accountId: string | null = null,
): Promise<Visit['visitor']> {
  const token = parseCookie(cookies, sessionCookie, config.publicUrl)
  if (token === null) return null
  const tokenSha256 = hashSecret(token)
  const visitor = await visitors.find({ tokenSha256, accountId })
  return visitor === null ? null : { ...visitor, tokenSha256 }
}
