import { z } from 'zod'
import { type Contacts, findContacts } from '../../research/identity/contacts/find-contacts.ts'

const Line = z.object({ text: z.string(), country: z.string().nullish() })

/**
 * Op `contacts` of the bench port: the addresses and numbers that stand in a text or
 * page.
 */
export function answerContacts(line: unknown): Contacts {
  const { text, country } = Line.parse(line)
  return findContacts(text, country)
}
