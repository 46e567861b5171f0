import { findOrCreateUser } from '../commands/find-or-create-user.ts'
import type { Config } from '../config/read-config.ts'
import { createSignInLink } from '../portal/sign-in/links.ts'
import { openStore } from '../store/database/open.ts'

/** Who owns the account that `npm start` makes. */
export const localUser = 'local'

/** Makes the first start's sign-in link, for the owner of the account that its key belongs to. */
export async function createFirstSignInLink(
  databaseUrl: string,
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
  apiUrl: string,
): Promise<string> {
  const db = openStore(databaseUrl, { max: 1 })
  const now = new Date()
  // a port that was taken is replaced by another: then the address is that of this start
  const isSet = publicUrl !== `http://localhost:${port}`
  try {
    const wanted = { name: localUser, account: 'local', email: null, now }
    const userId = await findOrCreateUser(db, wanted)
    return await createSignInLink(db, { userId, publicUrl: isSet ? publicUrl : apiUrl, now })
  } finally {
    await db.end()
  }
}
