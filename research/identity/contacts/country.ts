import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max'

/** What people write for a country where its ISO 3166 code is asked for. */
const aliases: Readonly<Record<string, CountryCode>> = {
  UK: 'GB',
  EL: 'GR',
  USA: 'US',
  GBR: 'GB',
  DEU: 'DE',
  FRA: 'FR',
  ESP: 'ES',
  ITA: 'IT',
  NLD: 'NL',
  BEL: 'BE',
  CHE: 'CH',
  AUT: 'AT',
  POL: 'PL',
  CZE: 'CZ',
  SWE: 'SE',
  NOR: 'NO',
  DNK: 'DK',
  FIN: 'FI',
  IRL: 'IE',
  PRT: 'PT',
  CAN: 'CA',
  MEX: 'MX',
  BRA: 'BR',
  AUS: 'AU',
  NZL: 'NZ',
  IND: 'IN',
  JPN: 'JP',
  CHN: 'CN',
  KOR: 'KR',
  ZAF: 'ZA',
}

/**
 * The country whose national numbers are understood, from a hint ("de", "en-GB", "UK", "usa");
 * undefined when it is none.
 */
export function toCountry(hint: string | null | undefined): CountryCode | undefined {
  const code = (hint ?? '')
    .trim()
    .replace(/^.*[-_]/, '')
    .toUpperCase()
  const named = Object.hasOwn(aliases, code) ? aliases[code] : undefined
  if (named !== undefined) return named
  return isSupportedCountry(code) ? code : undefined
}
