import { hashSecret } from '../../research/api-key.ts'
import type { Queryable } from '../../store/database/open.ts'
import { insertSignInLink } from '../../store/users/sign-in-links.ts'
import { createToken } from '../sessions.ts'

/** How long a link can be used. */
export const linkMinutes = 15

/**
 * Makes a link that signs a user in once.
 * @returns its address; the token stands nowhere else
 */
export async function createSignInLink(
  db: Queryable,
  { userId, publicUrl, now }: { userId: string; publicUrl: string; now: Date },
): Promise<string> {
  const token = createToken()
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000)
  await insertSignInLink(db, { tokenSha256: hashSecret(token), userId, expiresAt })
  return `${publicUrl}/sign-in/link?token=${token}`
}
