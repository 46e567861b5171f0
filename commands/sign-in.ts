/** `npm run sign-in -- NAME`: a link by which a user signs in once. */
import { z } from 'zod'
import { createSignInLink, linkMinutes } from '../portal/sign-in/links.ts'
import { inTransaction } from '../store/database/open.ts'
import { insertAuditEntry } from '../store/service/audit-log.ts'
import { deleteOperator, insertOperator, isOperator } from '../store/service/operators.ts'
import { listMemberships } from '../store/users/users.ts'
import { parseArguments } from './arguments.ts'
import { findServiceUrl, runCommand, UsageError, withStore } from './command.ts'
import { findOrCreateUser } from './find-or-create-user.ts'
import { print, runProcess, type Shell } from './shell.ts'

const usage = `npm run sign-in -- NAME [--account ACCOUNT] [--email ADDRESS]
npm run sign-in -- NAME --operator|--no-operator

Makes a sign-in link for a user, and the user when there is none of that
NAME. With --account the user belongs to that account from then on: as its
owner if it has none, else as a member. ACCOUNT is an id (acct_…) or a name.
With --operator the user sees and changes all accounts at /portal/operator.`

const Name = z.string().trim().min(1).max(80)

/**
 * `npm run sign-in`: a user of the pages with a link to sign in by.
 * @returns the exit code
 */
export async function signIn(shell: Shell): Promise<number> {
  return await runCommand(shell, async () => {
    const { values, words } = parseArguments(usage, shell.args, {
      words: ['NAME'],
      options: {
        account: { type: 'string' },
        email: { type: 'string' },
        operator: { type: 'boolean' },
        'no-operator': { type: 'boolean' },
      },
    })
    const name = Name.safeParse(words[0])
    if (!name.success) throw new UsageError(`NAME has 1 to 80 characters.\n\n${usage}`)
    if (values.email !== undefined && !z.email().max(254).safeParse(values.email).success)
      throw new UsageError(`--email takes an e-mail address, not ${values.email}.`)
    if (values.operator === true && values['no-operator'] === true)
      throw new UsageError(`Give one of --operator and --no-operator.\n\n${usage}`)
    const publicUrl = await findServiceUrl(shell)
    const now = new Date()
    const { link, seesNothing } = await withStore(shell, async (db) => {
      const userId = await findOrCreateUser(db, {
        name: name.data,
        account: values.account ?? null,
        email: values.email ?? null,
        now,
      })
      const logged = { actor: 'npm run sign-in', subject: userId, details: name.data, now }
      await inTransaction(db, async (tx) => {
        if (values.operator === true) {
          await insertOperator(tx, userId, now)
          await insertAuditEntry(tx, { ...logged, action: 'operator.named' })
        }
        if (values['no-operator'] === true) {
          await deleteOperator(tx, userId)
          await insertAuditEntry(tx, { ...logged, action: 'operator.removed' })
        }
      })
      const memberships = await listMemberships(db, userId)
      return {
        link: await createSignInLink(db, { userId, publicUrl, now }),
        seesNothing: memberships.length === 0 && !(await isOperator(db, userId)),
      }
    })
    print(
      shell,
      `A sign-in link for ${name.data}. It works once, for ${linkMinutes} minutes:\n\n${link}`,
    )
    if (seesNothing)
      print(
        shell,
        `\n${name.data} belongs to no account and sees none; --account ACCOUNT changes that.`,
      )
  })
}

if (import.meta.main) await runProcess(signIn)
