import { toCountry } from './country.ts'
import { findEmails } from './find-emails.ts'
import { findPhones } from './find-phones.ts'
import { toPlainText } from './plain-text.ts'

export type Contacts = {
  /** Lower case, domain in ASCII. */
  emails: string[]
  /** E.164. */
  phones: string[]
}

/**
 * Longer texts are read to here: contacts stand at the top or in a footer of pages that are far
 * shorter. Characters.
 */
const maxTextLength = 2_000_000

/**
 * The email addresses and phone numbers of a text or an HTML page, each once.
 * @param country ISO 3166 code (or "en-GB", "UK") whose national phone notation is understood
 */
export function findContacts(text: string, country?: string | null): Contacts {
  const markup = text.slice(0, maxTextLength)
  const plain = toPlainText(markup)
  return {
    emails: findEmails(markup, plain),
    phones: findPhones(markup, plain, toCountry(country)),
  }
}
