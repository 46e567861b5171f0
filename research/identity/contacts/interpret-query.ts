import { buildEmailFacts, type EmailFacts } from './build-email-facts.ts'
import { buildPhoneFacts, type PhoneFacts } from './build-phone-facts.ts'
import { toCountry } from './country.ts'
import { toEmailAddress } from './email-address.ts'
import { findEmails } from './find-emails.ts'
import { parsePhone } from './parse-phone.ts'
import { spellOutKeypad } from './phone-keypad.ts'
import { toPlainText } from './plain-text.ts'

/** `reason` is a sentence for the caller: the message of 400 `invalid_request`. */
type Refused = { reason: string }

/**
 * A query of type `phone`.
 * @param region ISO 3166 code that national notation is read in
 */
export function interpretPhone(query: string, region?: string | null): PhoneFacts | Refused {
  const text = spellOutKeypad(toPlainText(query).trim())
    .replace(/^(?:tel|callto|phone|sms):\s*/i, '')
    .replace(/;ext=/i, ' ext. ')
  const digits = text.replace(/(?:ext\.?|x|#).*$/i, '').replace(/\D/g, '')
  if (digits === '') return { reason: 'query holds no digits, so it is not a phone number' }
  if (/\p{L}{2,}/u.test(text.replace(/ext(?:ension)?\.?/gi, '')))
    return { reason: 'query holds words, so it is not a phone number' }
  if (digits.length < 5) return { reason: 'query is too short for a phone number' }
  if (digits.length > 17)
    return { reason: 'query is too long for a phone number: at most 15 digits' }
  const country = toCountry(region)
  const phone =
    parsePhone(text, country) ?? (country === undefined ? withoutPlus(text, digits) : null)
  if (phone !== null) return buildPhoneFacts(phone)
  if (country === undefined && !text.startsWith('+'))
    return {
      reason:
        'query is no phone number in international notation: begin with + and the country code',
    }
  return {
    reason:
      country === undefined
        ? 'query is not a valid phone number: no country has such numbers'
        : `query is not a valid phone number, neither in ${country} nor internationally`,
  }
}

/** North American notation, and a whole international number whose plus was lost. */
function withoutPlus(text: string, digits: string): ReturnType<typeof parsePhone> {
  if (/^\(?[2-9]\d{2}\)?[-. ]?[2-9]\d{2}[-. ]?\d{4}$/.test(text)) return parsePhone(text, 'US')
  return digits.length >= 11 && !text.startsWith('0') ? parsePhone(`+${digits}`) : null
}

/**
 * A query of type `email`: the address, also when it is spelled out or written with a name or as a
 * link.
 */
export function interpretEmail(query: string): EmailFacts | Refused {
  const plain = toPlainText(query).trim()
  const written = plain.replace(/^mailto:/i, '').replace(/\?.*$/, '')
  const at = written.lastIndexOf('@')
  const whole =
    at > 0 ? toEmailAddress(written.slice(0, at), written.slice(at + 1).replace(/\.$/, '')) : null
  if (whole !== null) return buildEmailFacts(whole)
  const [first, second] = findEmails(query, plain)
  if (first !== undefined && second !== undefined)
    return { reason: 'query holds several email addresses: ask for one' }
  if (first !== undefined) return buildEmailFacts(first)
  if (at === -1) return { reason: 'query is not an email address: it has no @' }
  if (at === 0) return { reason: 'query is not an email address: nothing stands before the @' }
  if (!/\.[^.]+$/.test(written.slice(at)))
    return { reason: 'query is not an email address: the domain has no top-level name' }
  return {
    reason:
      toEmailAddress('a', written.slice(at + 1)) === null
        ? 'query is not an email address: no mail goes to such a domain'
        : 'query is not an email address: what stands before the @ is no name of a mailbox',
  }
}
