import {
  type CountryCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { unwrap } from '../../text/patterns/unwrap.ts'

/**
 * Ranges that regulators reserve for fiction: unassigned, so the metadata calls some invalid,
 * although they are numbers.
 */
const fictional = new RegExp(
  unwrap`
    ^\+(?:1[2-9]\d{2}55501\d{2}|44(?:7700900\d{3}|1632960\d{3})|33639980\d{3}|33639981\d{3}
    |35320(?:91)\d{4,5}|61[2378]5550\d{4})$`,
)

/** E.164 allows 15 digits behind the plus; numbering plans of some countries know longer ones. */
const maxDigits = 15

/**
 * One number as written, or null when it is none. Without a country only international notation is
 * understood. "00" counts as a plus in every country that does not use it otherwise.
 */
export function parsePhone(written: string, country?: CountryCode): PhoneNumber | null {
  const text = written.trim()
  const asGiven = read(text, country)
  if (asGiven !== null) return asGiven
  const international = /^[\s(]*00\s?[1-9]/.test(text)
    ? text.replace(/^[\s(]*00/, '+')
    : /^\(\+/.test(text)
      ? text.replace(/^\(/, '')
      : null
  return international === null ? null : read(international, undefined)
}

function read(text: string, country: CountryCode | undefined): PhoneNumber | null {
  if (country === undefined && !/^[(\s]*\+/.test(text)) return null
  const phone = parsePhoneNumberFromString(text, {
    extract: false,
    ...(country === undefined ? {} : { defaultCountry: country }),
  })
  if (phone === undefined || phone.number.length > maxDigits + 1) return null
  return phone.isValid() || fictional.test(phone.number) ? phone : null
}
