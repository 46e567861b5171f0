import type { Config } from '../../config/read-config.ts'
import { sendMail } from '../send-mail.ts'
import { linkMinutes } from './links.ts'

/**
 * Sends a sign-in link.
 * @throws when the mail server does not take it
 */
export async function sendSignInLink(
  mail: NonNullable<Config['mail']>,
  { to, link }: { to: string; link: string },
): Promise<void> {
  await sendMail(mail, {
    to,
    subject: 'Your sign-in link',
    paragraphs: [
      'Open this link to sign in to the People Research Service:',
      link,
      `It works once, for ${linkMinutes} minutes. If you did not ask for it, ignore this mail.`,
    ],
  })
}
