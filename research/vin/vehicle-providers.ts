/** Asked about every vehicle, without a key. */
export const onlineProviders = ['vpic_online', 'recalls', 'ratings', 'complaints'] as const

/** Where titles and accidents are known, each behind a contract. */
const historyProviders = ['vinaudit', 'clearvin'] as const
type HistoryProvider = (typeof historyProviders)[number]

/** Providers that the configuration lets a look-up ask beside the offline data. */
export function listVehicleProviders({
  lookups,
  history,
}: {
  lookups: boolean
  history: { provider: HistoryProvider } | null
}): string[] {
  if (!lookups) return []
  return [...onlineProviders, ...(history === null ? [] : [history.provider])]
}
