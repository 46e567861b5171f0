import type { Config } from '../config/read-config.ts'

const maxWaitMs = 10_000

type Mail = { to: string; subject: string; paragraphs: readonly string[] }

/**
 * Sends a mail.
 * @throws when the mail server does not take it
 */
export async function sendMail(
  { url, from }: NonNullable<Config['mail']>,
  { to, subject, paragraphs }: Mail,
): Promise<void> {
  // not loaded by a process that sends no mail
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: maxWaitMs,
    greetingTimeout: maxWaitMs,
    socketTimeout: maxWaitMs,
  })
  try {
    await transport.sendMail({ from, to, subject, text: paragraphs.join('\n\n') })
  } finally {
    transport.close()
  }
}
