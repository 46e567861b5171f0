import { arabicOrganizations } from '../../claims/patterns/grammars/tables/arabic-words.ts'
import {
  chinese,
  japanese,
  korean,
} from '../../claims/patterns/grammars/tables/east-asian-words.ts'
import { findCities } from '../../identity/places/find-cities.ts'

const caseless = /[\p{Script=Arabic}\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u
const eastern = [chinese, japanese].map(
  ({ letter, organizations }) => `${letter}{2,14}?(?:${organizations}|学校)+`,
)
/** Beside an employer without a word between: "任职于中心医院". */
const works = new RegExp(chinese.works, 'gu')
const organizations = [
  ...eastern.map((form) => new RegExp(form, 'gu')),
  new RegExp(`[가-힣]{1,12}(?:${korean.organizations}|학교)`, 'gu'),
  new RegExp(`(?<!\\p{L})(?:${arabicOrganizations}|مدرسة) (?:ال)?\\p{Script=Arabic}{2,}`, 'gu'),
]

/** Organisations and cities in scripts that have no capitals, by which other scripts show names. */
export function findCaselessNames(line: string): string[] {
  if (!caseless.test(line)) return []
  const cities = findCities(line).map(({ start, end }) => line.slice(start, end))
  return [
    ...cities.filter((city) => caseless.test(city)),
    ...organizations.flatMap((form) => line.replace(works, ' ').match(form) ?? []),
  ]
}
