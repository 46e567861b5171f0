import { randomBytes } from 'node:crypto'
import { hashSecret } from '../research/api-key.ts'
import { inTransaction, type Tx } from '../store/database/open.ts'
import { deleteSession, insertSession } from '../store/users/sessions.ts'
import { buildSessionCookie } from './cookies.ts'
import type { Redirect, Visit } from './page.ts'

/** 256 random bits, as text for a cookie or a link. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Signs a user in by a new session, so that a token that was known before opens nothing, and
 * sends the browser on.
 * @param returnTo where the user wanted to go, as the request says it
 */
export async function openSession(
  visit: Visit,
  userId: string,
  returnTo: string | null,
): Promise<Redirect> {
  return await inTransaction(visit.deps.db, (tx) => recordSession(tx, visit, { userId, returnTo }))
}

/** The same within a transaction: what a user signs in by once is used up with it. */
export async function recordSession(
  tx: Tx,
  { deps, sessionToken, now }: Visit,
  { userId, returnTo }: { userId: string; returnTo: string | null },
): Promise<Redirect> {
  const token = createToken()
  if (sessionToken !== null) await deleteSession(tx, hashSecret(sessionToken))
  await insertSession(tx, { tokenSha256: hashSecret(token), userId, now })
  return {
    kind: 'redirect',
    to: parseReturnTo(returnTo, deps.config.publicUrl),
    cookies: [buildSessionCookie(token)],
  }
}

/** Where people land who came for no page in particular. */
export const startPath = '/portal/account'

/** @returns an address of ours; the start for any other, so that a sign-in leads nowhere else */
export function parseReturnTo(text: string | null, publicUrl: string): string {
  if (text === null || !/^\/(?!\/)/.test(text) || !URL.canParse(text, publicUrl)) return startPath
  const { origin, pathname, search } = new URL(text, publicUrl)
  const isOurs = origin === new URL(publicUrl).origin && /^\/(?:portal|oauth)\//.test(pathname)
  return isOurs ? `${pathname}${search}` : startPath
}
