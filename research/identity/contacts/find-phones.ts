import type { CountryCode } from 'libphonenumber-js/max'
import { memoizeOnce } from '../../text/memoize-once.ts'
import { unwrap } from '../../text/patterns/unwrap.ts'
import { decodeReferences } from '../../text/signs/decode-references.ts'
import { rankCountries } from '../places/rank-countries.ts'
import { toCountry } from './country.ts'
import { removeOtherNumbers } from './not-phones.ts'
import { parsePhone } from './parse-phone.ts'
import { spellOutKeypad } from './phone-keypad.ts'
import { parseLabelBefore } from './phone-labels.ts'
import { parseRun } from './phone-runs.ts'
import { standsAlone } from './phone-surroundings.ts'
import { buildRegionsAround, findDenseDigits } from './regions.ts'

/**
 * Digits with the few signs that people put between them; a plus begins a new number. One class, so
 * that the scan is linear.
 */
const run = /\(?(?:\+ ?)?\(?\d[\d().·/ –-]*/g

/** Far enough for a label before a number, and for what follows it. */
const reach = { before: 80, after: 40, maxTotal: 200_000 }

/**
 * A page of nothing but numbers is a table of something else: reading a number costs some 50 µs, so
 * their count is bounded.
 */
const maxRuns = 1500

/** The context that says which country a number is of. Characters. */
const context = { before: 1_000, after: 1_000 }

/**
 * The phone numbers in a page or text as E.164, each once: those of links first, then in the order
 * of the text.
 * @param markup as it was fetched
 * @param page the same as its reader sees it (`toPlainText`)
 * @param country whose national notation is understood; without it that of the countries which the
 * text around a number points at, and that of North America where no other looks like it
 */
export function findPhones(markup: string, page: string, country?: CountryCode): string[] {
  const found = new Set<string>()
  for (const written of findLinkedPhones(markup)) {
    const phone = parsePhone(written, country)
    if (phone !== null) found.add(phone.number)
  }
  const plain = spellOutKeypad(page)
  let runs = 0
  for (const region of buildRegionsAround(plain, findDenseDigits(plain), reach)) {
    const text = removeOtherNumbers(region.text)
    const countries = memoizeOnce(() =>
      country === undefined
        ? rankPhoneCountries(
            plain.slice(Math.max(0, region.start - context.before), region.end + context.after),
          )
        : [],
    )
    for (const match of text.matchAll(run)) {
      const written = match[0].replace(/[ (]+$/, '')
      if (!mayBeNumber(written)) continue
      const end = match.index + written.length
      const before = text.slice(Math.max(0, match.index - 40), match.index)
      const after = text.slice(end, end + 12)
      const label = parseLabelBefore(before)
      if (!standsAlone({ written, before, after, label })) continue
      runs += 1
      if (runs > maxRuns) return [...found]
      for (const number of parseRun(written, { label, before, after, country, countries }))
        found.add(number)
    }
  }
  return [...found]
}

/**
 * At least the seven digits of a short number; more than this in a row is no list of phone numbers.
 */
function mayBeNumber(written: string): boolean {
  return written.length >= 7 && written.length <= 400 && written.replace(/\D/g, '').length >= 7
}

const link = new RegExp(
  unwrap`
    (?:\b(?:tel|callto|sms|smsto):|\b(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?
    (?:[^\s"'<>]{0,200}&(?:amp;)?)?phone=|t\.me\/(?=\+|%2B)))
    ((?:\+|%2B)?[\d(][\d().%A-Fa-f +\u2010-\u2015-]{4,60})(;phone-context=\+[\d-]{1,20})?`,
  'gi',
)

/**
 * Numbers in links that dial or chat, as written there; those of chat services are international
 * without a plus.
 */
function findLinkedPhones(text: string): string[] {
  const found: string[] = []
  for (const match of text.matchAll(link)) {
    const written = withoutPercents(decodeReferences(match[1] ?? ''))
      .replace(/\s/g, ' ')
      .replace(/[^\d+(). -].*$/, '')
    const isChat = /^(?:wa\.me|api\.|web\.)/i.test(match[0])
    const prefix = match[2]?.replace(/^.*=/, '')
    if (isChat && !written.startsWith('+')) found.push(`+${written}`)
    else
      found.push(prefix !== undefined && !written.startsWith('+') ? `${prefix}${written}` : written)
  }
  return found
}

function withoutPercents(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** Countries after the first few are guesses. */
const maxCountries = 4

const international = /(?:\+|\b00)[1-9][\d ().-]{7,20}\d/g

/**
 * Countries whose national notation the numbers of a text are likely in, the likeliest first: those
 * that its places and domains name, then those of its international numbers.
 */
function rankPhoneCountries(text: string): CountryCode[] {
  const ranked = rankCountries(text).flatMap((code) => toCountry(code) ?? [])
  for (const match of text.matchAll(international)) {
    const country = parsePhone(match[0])?.country
    if (country !== undefined) ranked.push(country)
  }
  return [...new Set(ranked)].slice(0, maxCountries)
}
