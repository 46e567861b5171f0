import type { platforms } from '../../contract/operations/search.ts'
import type { Site } from '../../research/usernames/sites/site.ts'
import { choosePlatform } from '../../research/usernames/sites/spec-platforms.ts'
import { parseDomain } from './parse-domain.ts'

/**
 * Divides the sites among `count` activities; the same list gives the same parts. Sites of one host
 * stay together, since they share the limits of that host; no part is empty.
 * @param wanted the platforms of the request; empty = all sites
 */
export function buildShards(
  sites: readonly Site[],
  wanted: readonly (typeof platforms)[number][],
  count: number,
): Site[][] {
  const chosen =
    wanted.length === 0
      ? sites
      : sites.filter((site) => wanted.some((platform) => platform === choosePlatform(site)))
  const hosts = [...Map.groupBy(chosen, (site) => parseDomain(site.probeUrl)).values()]
  const shards: Site[][] = Array.from({ length: Math.max(1, count) }, () => [])
  for (const host of hosts.toSorted((a, b) => b.length - a.length)) {
    const smallest = shards.reduce((least, shard) => (shard.length < least.length ? shard : least))
    smallest.push(...host)
  }
  const place = new Map(chosen.map((site, index) => [site, index]))
  return shards
    .filter((shard) => shard.length > 0)
    .map((shard) => shard.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)))
}
