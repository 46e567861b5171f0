import { memoizeOnce } from '../../text/memoize-once.ts'

const names = memoizeOnce(() => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }))

/**
 * The English name of a country.
 * @param code two letters, as in ISO 3166-1
 * @returns null where no country has them
 */
export function findCountryName(code: string): string | null {
  return names().of(code.toUpperCase()) ?? null
}
