/** Asked about every vehicle, without a key. */
const onlineProviders = ['vpic_online', 'recalls', 'ratings', 'complaints'] as const

/** Where titles and accidents are known, each behind a contract. */
export const historyProviders = ['vinaudit', 'clearvin'] as const
export type HistoryProvider = (typeof historyProviders)[number]

/** Whether a report of this provider is bought. */
export function isHistoryProvider(provider: string): provider is HistoryProvider {
  return historyProviders.some((one) => one === provider)
}

/** Providers that the configuration lets a look-up ask beside the offline data. */
export function listVehicleProviders({
  VEHICLE_LOOKUPS: lookups,
  VEHICLE_HISTORY_PROVIDER: history,
}: {
  VEHICLE_LOOKUPS: 'on' | 'off'
  VEHICLE_HISTORY_PROVIDER?: HistoryProvider | undefined
}): string[] {
  if (lookups === 'off') return []
  return [...onlineProviders, ...(history === undefined ? [] : [history])]
}
