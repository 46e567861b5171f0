import { Resolver } from 'node:dns/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Resolve } from './connector.ts'
import { FetchError } from './fetcher.ts'
import { findCode } from './to-fetch-error.ts'

/** A name server that is silent for this long is asked once more, or the next one is. */
const [tryMs, tries] = [700, 2]
/** The longest that resolving a name may take, with any number of name servers. */
const maxNameMs = 3_000
/** How long IPv6 addresses are waited for once the IPv4 ones are known, and the reverse. */
const secondFamilyMs = 100

/**
 * Resolves names by DNS queries of this process. `dns.lookup` takes a thread of libuv's pool for
 * each name until the name servers have answered, and a sweep resolves hundreds of names at once:
 * everything else that needs the pool would wait. Reads resolv.conf, not the hosts file.
 */
export function createCaresResolve({ servers }: { servers?: readonly string[] } = {}): Resolve {
  const resolver = new Resolver({ timeout: tryMs, tries })
  if (servers !== undefined) resolver.setServers(servers)
  return async (host) => {
    const families = [resolver.resolve4(host), resolver.resolve6(host)]
    const answered = families.map((family) => family.then((found) => found, ignoreFailure))
    const timer = new AbortController()
    const late = sleep(maxNameMs, null, { signal: timer.signal }).then(() => {
      throw new FetchError('dns', { code: 'ETIMEOUT' })
    })
    try {
      await Promise.race([Promise.any(families), late])
    } catch (error) {
      const first: unknown = error instanceof AggregateError ? error.errors[0] : error
      throw new FetchError('dns', { code: findCode(first) })
    } finally {
      late.catch(() => {})
      timer.abort()
    }
    await Promise.race([Promise.all(answered), sleep(secondFamilyMs)])
    const pending = new Promise<string[]>((resolve) => setImmediate(resolve, []))
    return (await Promise.all(answered.map((one) => Promise.race([one, pending])))).flat()
  }
}

function ignoreFailure(): string[] {
  return []
}
