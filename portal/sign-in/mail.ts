import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'
import { linkMinutes } from './links.ts'

const patienceMs = 10_000

/** Sends a sign-in link. @throws when the mail server does not take it */
export async function sendSignInLink(
  { url, from }: NonNullable<Config['mail']>,
  { to, link }: { to: string; link: string },
): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  try {
    await transport.sendMail({
      from,
      to,
      subject: 'Your sign-in link',
      text: [
        'Open this link to sign in to the People Research Service:',
        link,
        `It works once, for ${linkMinutes} minutes. If you did not ask for it, ignore this mail.`,
      ].join('\n\n'),
    })
  } finally {
    transport.close()
  }
}
