import type { ApiDeps } from '../api/deps.ts'
import { hashSecret } from '../research/api-key.ts'
import { findVisitor } from '../store/sessions.ts'
import { parseCookie, sessionCookie } from './cookies.ts'
import type { Visit } from './page.ts'

/** Who signed in with the browser that sends this Cookie header; null where no session is open. */
export async function loadVisitor(
  { db, config, now }: Pick<ApiDeps, 'db' | 'config' | 'now'>,
  cookies: string,
): Promise<Visit['visitor']> {
  const token = parseCookie(cookies, sessionCookie, config.publicUrl)
  if (token === null) return null
  const tokenSha256 = hashSecret(token)
  const visitor = await findVisitor(db, tokenSha256, now())
  return visitor === null ? null : { ...visitor, tokenSha256 }
}
