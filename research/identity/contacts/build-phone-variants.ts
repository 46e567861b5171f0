import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Search engines limit the alternatives of one query. */
const maxVariants = 12

/**
 * The ways in which people write one number, the most telling first, for searching as quoted
 * phrases.
 * @param number E.164
 */
export function buildPhoneVariants(number: string): string[] {
  const phone = parsePhoneNumberFromString(number)
  if (phone === undefined) return []
  const international = phone.formatInternational()
  const national = phone.formatNational()
  const digits = national.replace(/\D/g, '')
  const groups = national.split(/[^\d]+/).filter((group) => group !== '')
  const variants = [
    international,
    number,
    national,
    international.replaceAll(' ', '-'),
    international.replaceAll(/[ -]/g, '.'),
    groups.join('-'),
    groups.join('.'),
    groups.join(' '),
    digits,
    number.replace('+', '00'),
    ...(phone.countryCallingCode === '1'
      ? [`1-${groups.join('-')}`, `1${digits}`]
      : trunkVariants(international, groups)),
  ]
  return [...new Set(variants)].slice(0, maxVariants)
}

/** "030/901820", "(030) 901820", "+49 (0) 30 901820" where a trunk zero is dialled at home. */
function trunkVariants(international: string, [area = '', ...rest]: readonly string[]): string[] {
  if (!area.startsWith('0') || area.length < 2 || rest.length === 0) return []
  const code = /^\+\d+/.exec(international)?.[0] ?? ''
  return [
    `${area}/${rest.join('')}`,
    `(${area}) ${rest.join(' ')}`,
    `${code} (0) ${area.slice(1)} ${rest.join(' ')}`,
    `${area} ${rest.join('')}`,
  ]
}
