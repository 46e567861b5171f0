import { findAccountByName } from '../store/accounts/accounts.ts'
import { lockCreation } from '../store/database/lock-creation.ts'
import { createId } from '../store/database/new-id.ts'
import { type Db, inTransaction } from '../store/database/open.ts'
import {
  findUserByEmail,
  findUserByName,
  hasOwner,
  insertMembership,
  insertUser,
  updateEmail,
} from '../store/users/users.ts'
import { CommandError } from './command.ts'

type Wanted = { name: string; account: string | null; email: string | null; now: Date }

/**
 * Finds a user by name, or creates one, and puts them into an account.
 * @throws CommandError when there is no such account, or the address is another user's
 */
export async function findOrCreateUser(
  db: Db,
  { name, account, email, now }: Wanted,
): Promise<string> {
  return await inTransaction(db, async (tx) => {
    await lockCreation(tx, 'users')
    const known = await findUserByName(tx, name)
    const bearer = email === null ? null : await findUserByEmail(tx, email)
    if (bearer !== null && bearer.id !== known?.id)
      throw new CommandError(`${email} is the address of ${bearer.name}.`)
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
