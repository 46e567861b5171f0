import { findOrCreateUser } from '../../../commands/find-or-create-user.ts'
import { createSignInLink } from '../../../portal/sign-in/links.ts'
import { freshAddress } from '../calls/callers.ts'
import type { SharedService } from '../service/service.ts'
import { Browser } from './browser.ts'

/** @returns a browser in which a user of the account `acme` has signed in by a link */
export async function signInUser(
  { db }: Pick<SharedService, 'db'>,
  url: string,
  name: string,
): Promise<Browser> {
  const now = new Date()
  const userId = await findOrCreateUser(db, { name, account: 'acme', email: null, now })
  const link = new URL(await createSignInLink(db, { userId, publicUrl: url, now }))
  const browser = new Browser(url, freshAddress())
  await browser.post('/sign-in/link', { form: { token: link.searchParams.get('token') ?? '' } })
  return browser
}
