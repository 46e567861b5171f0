import { findAccountByName } from '../store/accounts.ts'
import { createId } from '../store/new-id.ts'
import { type Db, inTransaction } from '../store/open.ts'
import {
  findUserByName,
  hasOwner,
  insertMembership,
  insertUser,
  updateEmail,
} from '../store/users.ts'
import { CommandError } from './command.ts'

type Wanted = { name: string; account: string | null; email: string | null; now: Date }

/**
 * Finds a user by name, or creates one, and puts them into an account.
 * @throws CommandError when there is no such account
 */
export async function findOrCreateUser(
  db: Db,
  { name, account, email, now }: Wanted,
): Promise<string> {
  return await inTransaction(db, async (tx) => {
    const known = await findUserByName(tx, name)
    const userId = known?.id ?? createId('usr')
    if (known === null) await insertUser(tx, { id: userId, name, email, now })
    else if (email !== null) await updateEmail(tx, userId, email)
    if (account === null) return userId
    const accountId = await findAccountByName(tx, account)
    if (accountId === null)
      throw new CommandError(`There is no account ${account}: see npm run account -- list.`)
    const role = (await hasOwner(tx, accountId)) ? 'member' : 'owner'
    await insertMembership(tx, { userId, accountId, role, now })
    return userId
  })
}
