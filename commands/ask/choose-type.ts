import { interpretEmail, interpretPhone } from '../../research/identity/contacts/interpret-query.ts'
import { interpretUsername } from '../../research/identity/contacts/interpret-username.ts'
import type { SubjectKind } from '../../research/identity/queries/subject.ts'
import { hasEmailForm } from '../../research/text/addresses/has-email-form.ts'

/**
 * What a query looks like: an address with an @ inside, a number with its country, a handle or a
 * profile's URL, else a name.
 */
export function chooseType(query: string): SubjectKind {
  const text = query.trim()
  if (hasEmailForm(text) && !('reason' in interpretEmail(text))) return 'email'
  if (/^(?:\+|00|\(\+)[\d\s().\-/]+$/.test(text) && !('reason' in interpretPhone(text)))
    return 'phone'
  const isHandle = /^@\S+$/.test(text) || /^(?:https?:\/\/|www\.)\S+$/i.test(text)
  return isHandle && !('reason' in interpretUsername(text)) ? 'username' : 'name'
}

const words = {
  name: 'a name',
  phone: 'a phone number',
  email: 'an email address',
  username: 'a username',
} as const satisfies Record<SubjectKind, string>

/** The guess as a sentence. */
export function renderTypeLine(query: string, type: SubjectKind): string {
  return `Searching for "${query}" as ${words[type]} (use --type to change).`
}
