import { parsePlace, splitCountry } from '../../../identity/places/parse-place.ts'
import { regionCountries } from '../../../identity/places/tables/place-aliases.ts'
import { places } from '../../../identity/places/tables/places.ts'
import { matchAt } from '../../../text/patterns/match-at.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { foldText } from '../../../text/words/fold.ts'
import { hasLeadingMonth } from '../../../text/words/months.ts'
import type { ClaimValueOf } from '../../claim.ts'
import {
  countyWords,
  institutionWords,
  notPlaceWords,
  placeParticles,
  streetEndings,
  streetWords,
} from '../tables/place-words.ts'
import type { OrganizationReading } from './parse-organization.ts'
import { isRoleWord } from './roles.ts'

type Location = ClaimValueOf<'locations.items'>

const name = new RegExp(
  unwrap`
    (?:the )?\p{Lu}[\p{L}\p{M}'’.-]*
    (?:(?: ${joinAlternatives(placeParticles)})? \p{Lu}[\p{L}\p{M}'’-]*(?:\.\p{Lu}\b\.?)?){0,3}`,
  'uy',
)
const further =
  /(?:,| in) (?:the )?\p{Lu}[\p{L}\p{M}'’-]*(?: (?:of |de )?\p{Lu}[\p{L}\p{M}'’-]*){0,3}/uy

const notPlaces = new RegExp(
  unwrap`
    ^${joinAlternatives(notPlaceWords)}\b|(?:schaft|heit|keit|ismus)$
    |\b${joinAlternatives(streetWords)}\b|\b${joinAlternatives(institutionWords)}\b`,
  'u',
)
const streetEnd = new RegExp(`${joinAlternatives(streetEndings)}$`, 'i')

/** "Tama county", "Neshoba Co." in front of a state */
const countyBehind = new RegExp(
  String.raw` ${joinAlternatives(countyWords)}(?!\p{L})|(?<= Co)\.(?=, )`,
  'uy',
)
const county = new RegExp(String.raw`\s(?:${joinAlternatives(countyWords)}|County|Co\.?)$`, 'u')

/**
 * The place whose name begins at `at`: a city, with its region and country where they follow. Null
 * for streets and what is no place.
 */
export function parseLocation(text: string, at: number): OrganizationReading | null {
  const first = matchAt(name, text, at)?.[0]?.replace(/['’]s$|(?<!\.\p{Lu})[.]$/u, '')
  if (first === undefined || first.length > 40) return null
  let end = at + first.length
  if (notPlaces.test(first) || hasLeadingMonth(first) || streetEnd.test(first)) return null
  end += matchAt(countyBehind, text, end)?.[0].length ?? 0
  for (let parts = 0; parts < 2; parts += 1) {
    const next = matchAt(further, text, end)?.[0]
    const part = next?.replace(/^(?:,| in) (?:the )?/, '')
    if (
      next === undefined ||
      part === undefined ||
      !(isCountry(part) || places.has(part) || isRegion(part))
    )
      break
    end += next.length
  }
  // "Barber, Texas": alone a trade, in front of its state a town
  if (isRoleWord(first) && end === at + first.length) return null
  // a house number, a postcode, or a street that goes on
  if (
    /^,? (?:#|\d{1,5}\b(?!\d{4}))/.test(text.slice(end, end + 8)) &&
    !/^,? (?:19|20)\d\d\b/.test(text.slice(end, end + 8))
  )
    return null
  return { value: text.slice(at, end).replace(/^the /, ''), end }
}

/** A place as it is written, parted into city and country where that is clear. */
export function toLocation(label: string): Omit<Location, 'from' | 'to' | 'current'> {
  const written = label.split(/\s*,\s*|\s+in\s+/).filter((part) => part !== '')
  const parts = written.length === 1 ? written.flatMap(splitCountry) : written
  const countryCode = parsePlace(label)?.country ?? null
  const last = parts.at(-1) ?? ''
  const country = isCountry(last) ? last.replace(/^the /i, '') : null
  const [first = ''] = parts
  const isCity =
    !isCountry(first) &&
    !county.test(first) &&
    !(isRegion(first) && (parts.length === 1 || country !== null)) &&
    parsePlace(label) !== null
  const city = isCity && parts.length <= 3 ? first : null
  return { label, city: city === '' ? null : city, country, countryCode }
}

function isCountry(part: string): boolean {
  const read = parsePlace(part)
  return read !== null && read.city === '' && read.country !== null && !isRegion(part)
}

/** A state or region that stands where others write the country. */
function isRegion(part: string): boolean {
  return regionCountries.has(foldText(part).trim())
}
