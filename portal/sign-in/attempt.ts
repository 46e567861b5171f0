import { hash } from 'node:crypto'
import { type PagePolicyName, pagePolicies } from '../../contract/fields/limits.ts'
import { dropAccents } from '../../research/text/words/fold.ts'
import { PageError, type Visit } from '../page.ts'

/** Every failed attempt answers this, so that it does not say what was wrong. */
export const failedAttempt =
  'That did not work. Check what you entered, or ask for a new sign-in link.'

/** The HTTP status of a failed attempt. */
export const failedStatus = 422

/**
 * Counts an attempt by its address and by the user that it names, if it names one.
 * @throws PageError 429
 */
export async function countAttempt(visit: Visit, user: string | null): Promise<void> {
  await countUse(visit, 'sign_in', visit.subject)
  if (user !== null) await countUse(visit, 'sign_in_user', user)
}

/**
 * Counts a mail to an address.
 * @throws PageError 429
 */
export async function countMail(visit: Visit, email: string): Promise<void> {
  await countUse(visit, 'sign_in', visit.subject)
  await countUse(visit, 'sign_in_mail', email)
}

/**
 * Counts a use of a page by an address, a user or an identifier.
 * @throws PageError 429
 */
export async function countUse(
  { deps }: Visit,
  policy: PagePolicyName,
  subject: string,
): Promise<void> {
  const { limit } = pagePolicies[policy]
  // names and addresses stay out of the table of counters
  const hashed = hash('sha256', fold(subject))
  const { exceeded } = await deps.rateLimits.consume({ policy, limit, subject: hashed })
  if (exceeded) throw new PageError(429, 'Too many attempts. Please wait a minute.')
}

/** No finer than the database compares names: it may hold İ for i. */
function fold(text: string): string {
  return dropAccents(text.normalize('NFKD').toLowerCase())
}
