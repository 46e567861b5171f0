import { type CountryCode, getCountryCallingCode, type PhoneNumber } from 'libphonenumber-js/max'
import { parsePhone } from './parse-phone.ts'
import { isAnnounced, type Label } from './phone-labels.ts'
import { isField } from './phone-surroundings.ts'

type Place = {
  label: Label
  before: string
  after: string
  country: CountryCode | undefined
  /** Where no country is given: those that the text points at, the likeliest first. */
  countries: () => readonly CountryCode[]
}

/** The longest number has fifteen digits, written in at most this many groups. */
const maxGroups = 8

/**
 * The numbers in one run of digits and separators, as E.164: "030 123456 / 0171 1234567", "Suite
 * 200 (202) 555-0143".
 */
export function parseRun(run: string, place: Place): string[] {
  const found: string[] = []
  for (const piece of run.split(/ {2,}| [/–-] |\/ +| +\//))
    found.push(...parsePiece(piece.trim(), place, piece.trim() === run.trim()))
  return found
}

function parsePiece(piece: string, place: Place, isWhole: boolean): string[] {
  const groups = piece.split(' ').filter((group) => group !== '')
  const found: string[] = []
  for (let first = 0; first < groups.length; first += 1) {
    for (let last = Math.min(groups.length, first + maxGroups); last > first; last -= 1) {
      const number = accept(
        groups.slice(first, last).join(' '),
        place,
        isWhole && first === 0 && last === groups.length,
      )
      if (number === null) continue
      found.push(number)
      first = last - 1
      break
    }
  }
  return found
}

/** @param isAll nothing of what stood together is left over */
function accept(
  written: string,
  { label, before, after, country, countries }: Place,
  isAll: boolean,
): string | null {
  const text = written.replace(/^[).·/–-]+/, '').replace(/[(.·/–-]+$/, '')
  const digits = text.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 17 || !isBalanced(text)) return null
  if (/^\(?\s?\+/.test(text)) return parsePhone(text, country)?.number ?? null
  if (label === 'other') return null
  if (/^\(?00[1-9]/.test(text) && digits.length >= 10)
    return parsePhone(text, country)?.number ?? null

  if (country === undefined) {
    if (isNorthAmerican(text, label, isAll)) return parsePhone(text, 'US')?.number ?? null
    if (label === 'none' && !isAnnounced(before) && !hasArea(text)) return null
    for (const one of countries()) {
      const phone = parsePhone(text, one)
      if (phone === null || !isFrom(phone, one)) continue
      if (isNationalNotation(phone, digits) && (label === 'phone' || isSpaced(text, digits, isAll)))
        return phone.number
    }
    return null
  }
  const phone = parsePhone(text, country)
  if (phone === null) return null
  if (label === 'phone' && isAll) return phone.number
  return isNationalNotation(phone, digits) &&
    (isSpaced(text, digits, isAll) || (isAll && isField(before, after)))
    ? phone.number
    : null
}

/**
 * "(202) 555-0143", "1-202-555-0143" and "202-555-0143" are written nowhere else; with a label also
 * "202 555 0143".
 */
function isNorthAmerican(text: string, label: Label, isAll: boolean): boolean {
  if (
    /^(?:1[-. ]?)?\([2-9]\d{2}\) ?[2-9]\d{2}[-. ]\d{4}$/.test(text) ||
    /^1([-. ])[2-9]\d{2}\1[2-9]\d{2}\1\d{4}$/.test(text) ||
    /^[2-9]\d{2}([-.])[2-9]\d{2}\1\d{4}$/.test(text) ||
    (isAll && /^[2-9]\d{2} [2-9]\d{2} \d{4}$/.test(text))
  )
    return true
  return label === 'phone' && /^[2-9]\d{2}[-. ]?[2-9]\d{2}[-. ]?\d{4}$/.test(text)
}

/** "0171 1234567", "(11) 96125-3240", "09876501659": a trunk prefix or an area code in brackets. */
function hasArea(text: string): boolean {
  return /^\(\d{2,4}\) ?\d|^0[1-9][\d ./-]{7,}$/.test(text)
}

/** Numbering plans join countries: the Vatican is dialled as Rome is. */
function isFrom(phone: PhoneNumber, country: CountryCode): boolean {
  return phone.countryCallingCode === getCountryCallingCode(country)
}

/** Where people leave the trunk prefix out when they write a number down. */
const withoutTrunk = ['IN', 'CN', 'BR', 'TR', 'RU', 'KZ', 'CO', 'TH', 'NG', 'PK', 'PH']

/**
 * Dialled as written in its country: "98765 43210" in India, but in Germany only with the leading
 * zero.
 */
function isNationalNotation(phone: PhoneNumber, digits: string): boolean {
  const national = phone
    .formatNational()
    .replace(/ ?(?:ext|x)\.? ?\d+$/i, '')
    .replace(/\D/g, '')
  if (digits === national || digits === `${phone.countryCallingCode}${phone.nationalNumber}`)
    return true
  return (
    digits === `0${phone.nationalNumber}` ||
    (digits === phone.nationalNumber && withoutTrunk.includes(phone.country ?? ''))
  )
}

/**
 * Groups distinguish a phone from an id; without them a trunk zero does, and part of a longer run
 * has to be more explicit still.
 */
function isSpaced(text: string, digits: string, isAll: boolean): boolean {
  const isTrunk = digits.startsWith('0')
  return isAll
    ? /[^\d]/.test(text) || (isTrunk && digits.length >= 9)
    : isTrunk || /[()-]/.test(text)
}

function isBalanced(text: string): boolean {
  return /^[^()]*(?:\([^()]*\)[^()]*){0,2}$/.test(text)
}
