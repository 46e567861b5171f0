import { findOrCreateUser } from '../../../commands/find-or-create-user.ts'
import { createSignInLink } from '../../../portal/sign-in/links.ts'
import { accountOf } from '../rows/accounts.ts'
import type { SharedService } from '../service/service.ts'
import { Browser } from './browser.ts'

let addresses = 0

/**
 * A browser in which a user is signed in, who belongs to an account: to a new one as its owner.
 * @returns with the address of the account's pages
 */
export async function signInTo(
  service: SharedService,
  account: string,
  name: string,
): Promise<{ browser: Browser; base: string; accountId: string }> {
  const userId = await findOrCreateUser(service.db, { name, account, email: null, now: new Date() })
  const link = await createSignInLink(service.db, {
    userId,
    publicUrl: service.url,
    now: new Date(),
  })
  addresses += 1
  const browser = new Browser(service.url, `198.51.100.${addresses}`)
  const token = new URL(link).searchParams.get('token') ?? ''
  await browser.post('/sign-in/link', { form: { token } })
  const { id: accountId } = await accountOf(service.db, account)
  return { browser, base: `/portal/${accountId}`, accountId }
}
