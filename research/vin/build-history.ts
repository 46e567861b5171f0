import type { VehicleHistory } from '../../contract/operations/vin.ts'

export type History = Pick<
  VehicleHistory,
  'provider' | 'titles' | 'brands' | 'salvage' | 'thefts' | 'accidents' | 'odometer' | 'notice'
>

const notice =
  'From records that states, insurers and salvage yards report; not all do, so that no record ' +
  'is not a clean record. ' +
  'This is public-record information and no consumer report.'

/** A history as each provider of titles and accidents gives it; lists left out are empty. */
export function buildHistory({
  provider,
  ...lists
}: Pick<History, 'provider'> & Partial<History>): History {
  const none = { titles: [], brands: [], salvage: [], thefts: [], accidents: [], odometer: [] }
  return { ...none, ...lists, provider, notice }
}
