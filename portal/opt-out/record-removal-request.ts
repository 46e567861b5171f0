import type { Config } from '../../config/read-config.ts'
import { dayMs } from '../../contract/fields/durations.ts'
import { hashSecret } from '../../research/api-key.ts'
import { inTransaction } from '../../store/database/open.ts'
import { countRecentOptOuts, insertOptOutRequest } from '../../store/opt-outs/requests.ts'
import { PageError, type Visit } from '../page.ts'
import { sendMail } from '../send-mail.ts'
import { countUse } from '../sign-in/attempt.ts'
import { computeDueDate } from './due-date.ts'
import { createCode } from './numbers.ts'
import type { ParsedRequest } from './parse-request.ts'

/** In a day, of one network address, and about one identifier. */
const [maxPerAddress, maxPerIdentifier] = [20, 5]

/**
 * Stores a request. Neither the answer nor the work depends on what is known of the person: nothing
 * of it is read.
 * @throws PageError 429
 */
export async function recordRemovalRequest(
  visit: Visit,
  number: string,
  { kind, law, message, identifiers }: ParsedRequest,
): Promise<void> {
  const { deps, now, subject } = visit
  await countUse(visit, 'opt_out', subject)
  const subjectSha256 = hashSecret(subject)
  const since = new Date(now.getTime() - dayMs)
  const recent = await countRecentOptOuts(deps.db, { subjectSha256, identifiers, since })
  if (recent.bySubject >= maxPerAddress || recent.byIdentifier >= maxPerIdentifier)
    throw new PageError(429, 'There were too many requests today. Please try again tomorrow.')
  const { mail } = deps.config
  const mailed = identifiers.map((one) => ({
    ...one,
    mailCode: one.kind === 'email' && mail !== null ? createCode() : null,
  }))
  const request = {
    kind,
    law,
    message,
    code: createCode(),
    codeExpiresAt: new Date(now.getTime() + dayMs),
    dueAt: computeDueDate(law, now),
    numberSha256: hashSecret(number),
    subjectSha256,
    now,
  }
  const id = await inTransaction(deps.db, (tx) =>
    insertOptOutRequest(
      tx,
      request,
      mailed.map(({ mailCode, ...one }) => ({
        ...one,
        mailCodeSha256: mailCode === null ? null : hashSecret(mailCode),
      })),
    ),
  )
  if (id === null) return
  for (const { mailCode, value } of mailed)
    if (mailCode !== null && mail !== null)
      void sendCode(visit, mail, { to: value, code: mailCode })
}

async function sendCode(
  { deps }: Visit,
  mail: NonNullable<Config['mail']>,
  { to, code }: { to: string; code: string },
): Promise<void> {
  await sendMail(mail, {
    to,
    subject: 'Your code for a request about your data',
    paragraphs: [
      `A request about this address was made at ${deps.config.publicUrl}/opt-out.`,
      `If it was you, type this code there within a day: ${code}`,
      'If it was not, ignore this mail: without the code nothing happens.',
    ],
  }).catch(() => deps.log.warn('a code for a request cannot be mailed'))
}
