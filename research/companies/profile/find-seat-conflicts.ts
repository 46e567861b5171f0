import type { CompanyConflict } from '../../../contract/operations/entity-dossier.ts'
import { comparePlaces, parsePlace } from '../../identity/places/parse-place.ts'
import { toCountryName } from '../jurisdiction.ts'
import { chooseLeaf, type StatedValue } from './choose-leaf.ts'
import type { StatedLocation } from './fact-parts.ts'

const seats = { headquarters: 'locations.headquarters', registered: 'locations.registeredOffice' }

/**
 * Cities that sources give for one seat. A record with several may mean any of them; spellings of a
 * city and seats without one contradict nothing.
 * @param said the most trusted record first
 */
export function findSeatConflicts(said: readonly StatedValue<StatedLocation>[]): CompanyConflict[] {
  return (['headquarters', 'registered'] as const).flatMap((kind) => {
    const stated = said.filter(({ value }) => value.kind === kind && value.city !== null)
    const byRecord = Map.groupBy(stated, ({ by }) => by.id)
    const alone = [...byRecord.values()].flatMap((some) => (some.length === 1 ? some : []))
    const { conflict } = chooseLeaf(
      alone.map(({ value, by }) => ({ value: formatSeat(value), by })),
      isSameCity,
    )
    return conflict === null ? [] : [{ path: seats[kind], values: conflict }]
  })
}

function formatSeat({ city, country }: StatedLocation): string {
  return [city, country === null ? null : (toCountryName(country) ?? country)]
    .filter((part) => part !== null)
    .join(', ')
}

function isSameCity(a: string, b: string): boolean {
  const [x, y] = [parsePlace(a), parsePlace(b)]
  return x === null || y === null || comparePlaces(x, y) === 'no'
}
