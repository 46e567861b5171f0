import { demonymCountries } from '../../identity/places/tables/demonym-countries.ts'

/** Between two countries in front of a role: "Irish-born American". */
const between: ReadonlySet<string> = new Set(['born', 'and'])

/**
 * Whether words near a name put another country in front of a role, and never the person's own: an
 * "American actor" is no English one. Words such as "European" distinguish no countries.
 * @param roles folded, each a form of the one role
 * @param country code of the person's
 */
export function isOfOtherCountry(near: string, roles: readonly string[], country: string): boolean {
  const said = roles.flatMap((role) => listCountriesBefore(near, role))
  return said.some((one) => one !== '-') && !said.includes(country)
}

function listCountriesBefore(near: string, role: string): string[] {
  return near
    .split(` ${role} `)
    .slice(0, -1)
    .flatMap((before) => {
      const words = before.trim().split(' ')
      const first = words.findLastIndex((word) => !demonymCountries.has(word) && !between.has(word))
      return words.slice(first + 1).flatMap((word) => demonymCountries.get(word) ?? [])
    })
}
