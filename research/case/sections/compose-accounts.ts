import type { Account } from '../../../contract/results/social.ts'
import type { Document } from '../../records/document.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import { foldHandle } from '../../safety/suppressions/identifiers.ts'
import { toOwnNameOrNull, toOwnShownOrNull } from '../../safety/to-own-shown-or-null.ts'
import { toPageKey } from '../../text/addresses/page-key.ts'
import type { BackedClaim } from '../merging/merged-claim.ts'
import { type BackedValue, collectShownAt, minConfidence, toBacked } from './section-items.ts'

/**
 * The person's accounts, the surest first: those given that a claim, the profile's usernames or its
 * addresses speak for, with the claim's `claimId` and `sourceIds` where there is one; then, if ids
 * can be made, accounts that only claims mention.
 */
export function composeAccounts(
  claims: readonly BackedClaim[],
  given: readonly Account[],
  documents: readonly Document[],
  person: PersonProfile,
  idOf: ((prefix: 'acc', key: string) => string) | null,
): Account[] {
  const stated = collectShownAt(claims, 'social.accounts')
  const own = given.flatMap((account) => {
    const claim = stated.find(({ value }) => isOne(account, value))
    const isShown = account.state !== 'rejected' && account.confidence >= minConfidence
    if (!isShown || (claim === undefined && !isNamed(account, person))) return []
    const backed =
      claim === undefined
        ? { sourceIds: [], claimId: null }
        : { ...toBacked(claim.one), confidence: account.confidence }
    return [
      {
        ...account,
        displayName: toOwnNameOrNull(account.displayName),
        bio: toOwnShownOrNull(account.bio, account.displayName),
        ...backed,
      },
    ]
  })
  const left = stated.filter(
    ({ value }) => !given.some((account) => isOne(account, value)) && URL.canParse(value.url),
  )
  const claimed =
    idOf === null ? [] : left.flatMap((claim) => composeAccount(claim, documents, idOf))
  return [...own, ...claimed].sort((a, b) => b.confidence - a.confidence || (a.id < b.id ? -1 : 1))
}

function composeAccount(
  { one, value: { platform, username, url } }: BackedValue<'social.accounts'>,
  documents: readonly Document[],
  idOf: (prefix: 'acc', key: string) => string,
): Account[] {
  const cited = documents.filter(({ id }) => one.citations.some(({ sourceId }) => sourceId === id))
  // the account itself was not fetched, only the sources that mention it
  const retrievedAt = cited
    .map((document) => document.retrievedAt)
    .sort()
    .at(-1)
  if (retrievedAt === undefined) return []
  const account = {
    id: idOf('acc', `${platform.toLowerCase()}:${foldHandle(username)}`),
    platform,
    username,
    url,
    displayName: null,
    bio: null,
    avatarUrl: null,
    state: 'candidate' as const,
    matchedOn: [],
    clusterId: null,
    evidenceIds: [],
    retrievedAt,
    ...toBacked(one),
  }
  return [account]
}

type Named = { platform: string; username: string; url: string }

function isOne(a: Named, b: Named): boolean {
  if (
    a.platform.toLowerCase() === b.platform.toLowerCase() &&
    foldHandle(a.username) === foldHandle(b.username)
  )
    return true
  const [x, y] = [toPageKey(a.url), toPageKey(b.url)]
  return x !== null && x === y
}

function isNamed({ username, url }: Named, { usernames, urls }: PersonProfile): boolean {
  const page = toPageKey(url)
  return (
    usernames.some((one) => foldHandle(one) === foldHandle(username)) ||
    urls.some((one) => page !== null && toPageKey(one) === page)
  )
}
