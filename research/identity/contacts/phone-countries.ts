import type { CountryCode } from 'libphonenumber-js/max'
import { rankCountries } from '../places/rank-countries.ts'
import { toCountry } from './country.ts'
import { parsePhone } from './parse-phone.ts'

/** Countries behind the first few are guesses. */
const maxCountries = 4

const international = /(?:\+|\b00)[1-9][\d ().-]{7,20}\d/g

/**
 * Countries whose national notation the numbers of a text are likely in, the likeliest first: those
 * that its places and domains name, then those of its international numbers.
 */
export function rankPhoneCountries(text: string): CountryCode[] {
  const ranked = rankCountries(text).flatMap((code) => toCountry(code) ?? [])
  for (const match of text.matchAll(international)) {
    const country = parsePhone(match[0])?.country
    if (country !== undefined) ranked.push(country)
  }
  return [...new Set(ranked)].slice(0, maxCountries)
}
