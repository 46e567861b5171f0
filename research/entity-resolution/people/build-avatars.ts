import type { Avatar } from '../../../contract/results/social.ts'
import { compareText } from '../../text/order.ts'
import type { PersonRecord } from './record.ts'
import type { ImageHashes } from './shared-values.ts'

/**
 * The pictures of the accounts: verified once their bytes were read; which others use the same
 * bytes. Pictures, never faces.
 */
export function buildAvatars(
  records: readonly PersonRecord[],
  hashes: ImageHashes,
  idOf: (record: PersonRecord) => string,
): { accountId: string; avatar: Avatar }[] {
  const shown = records.flatMap((record) => {
    if (record.kind !== 'account' || record.avatarUrl === null) return []
    const holder = record.sightings.find(
      ({ id, finding }) => finding.avatarUrl !== null && hashes.has(id),
    )
    const checkedAt =
      (holder ?? record.sightings.find(({ finding }) => finding.avatarUrl !== null))?.retrievedAt ??
      ''
    return [
      {
        accountId: idOf(record),
        url: record.avatarUrl,
        checkedAt,
        hash: holder === undefined ? undefined : hashes.get(holder.id),
      },
    ]
  })
  const users = Map.groupBy(shown, ({ hash }) => hash?.sha256 ?? null)
  return shown
    .map(({ accountId, url, checkedAt, hash }): { accountId: string; avatar: Avatar } => {
      const sha256 = hash?.sha256 ?? null
      const others =
        sha256 === null
          ? []
          : (users.get(sha256) ?? []).map((one) => one.accountId).filter((id) => id !== accountId)
      return {
        accountId,
        avatar: {
          url,
          state: sha256 === null ? 'candidate' : 'verified',
          sha256,
          perceptualHash: hash?.perceptualHash ?? null,
          reusedBy: others.sort(compareText),
          checkedAt,
        },
      }
    })
    .sort((a, b) => compareText(a.accountId, b.accountId))
}
