import { z } from 'zod'
import type { PersonHit } from '../../contract/results/person.ts'
import { Account } from '../../contract/results/social.ts'

type Address = { rank: number; site: string; url: string; sureness: string }

const WithAccount = z.looseObject({ account: Account })

/** Where each candidate of a search was found, in the order of the candidates. */
export function listAddresses(
  hits: readonly PersonHit[],
  events: readonly unknown[],
): readonly Address[] {
  const accounts = collectAccounts(events)
  return hits.flatMap(({ accountIds = [], urls = [] }, index) => {
    const own = accountIds.flatMap((id) => accounts.get(id) ?? [])
    const known = new Set(own.map(({ url }) => url))
    const rank = index + 1
    return [
      ...own.map(({ platform, url, state, confidence }) => ({
        rank,
        site: platform,
        url,
        sureness: state === 'candidate' ? `${Math.round(confidence)} %` : state,
      })),
      ...urls
        .filter((url) => !known.has(url))
        .map((url) => ({ rank, site: 'page', url, sureness: '' })),
    ]
  })
}

/** The accounts of a search by id, each as its last event has it. */
function collectAccounts(events: readonly unknown[]): ReadonlyMap<string, Account> {
  return new Map(
    events.flatMap((event) => {
      const { data } = WithAccount.safeParse(event)
      return data === undefined ? [] : [[data.account.id, data.account] as const]
    }),
  )
}
