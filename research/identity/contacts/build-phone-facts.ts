import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'

export type LineType =
  | 'mobile'
  | 'fixed_line'
  | 'fixed_line_or_mobile'
  | 'toll_free'
  | 'premium_rate'
  | 'shared_cost'
  | 'voip'
  | 'personal'
  | 'pager'
  | 'uan'
  | 'voicemail'
  | 'unknown'

const lineTypes = {
  MOBILE: 'mobile',
  FIXED_LINE: 'fixed_line',
  FIXED_LINE_OR_MOBILE: 'fixed_line_or_mobile',
  TOLL_FREE: 'toll_free',
  PREMIUM_RATE: 'premium_rate',
  SHARED_COST: 'shared_cost',
  VOIP: 'voip',
  PERSONAL_NUMBER: 'personal',
  PAGER: 'pager',
  UAN: 'uan',
  VOICEMAIL: 'voicemail',
} as const satisfies Record<Exclude<ReturnType<PhoneNumber['getType']>, undefined>, LineType>

export type PhoneFacts = {
  /** E.164. */
  number: string
  /** ISO 3166, null for numbers of no country (+800) and of several. */
  country: string | null
  callingCode: string
  national: string
  international: string
  /** By the number's range; North American ranges do not distinguish fixed from mobile. */
  lineType: LineType
  extension: string | null
}

/** What the number itself says; who carries it today is not in it. */
export function buildPhoneFacts(phone: PhoneNumber): PhoneFacts {
  const type = phone.getType()
  // an extension is no part of the number that others know
  const bare = (phone.ext === undefined ? null : parsePhoneNumberFromString(phone.number)) ?? phone
  return {
    number: phone.number,
    country: phone.country ?? null,
    callingCode: phone.countryCallingCode,
    national: bare.formatNational(),
    international: bare.formatInternational(),
    lineType: type === undefined ? 'unknown' : lineTypes[type],
    extension: phone.ext ?? null,
  }
}
