import { toEmailAddress } from '../../research/identity/contacts/email-address.ts'
import { buildFinding, type Finding } from '../../research/records/finding.ts'
import { toPlainLine } from '../shared/plain.ts'
import type { UserId } from './parse-user-ids.ts'

const maxAddresses = 5

/**
 * Who published a key for an address; null where none of its user ids has that address.
 * @param userIds those that the key server has verified by mail
 */
export function buildKeyHolder(
  userIds: readonly UserId[],
  { email, url, title }: { email: string; url: string; title: string },
): Finding | null {
  const own = userIds.filter((one) => one.email?.toLowerCase() === email.toLowerCase())
  if (own.length === 0) return null
  const names = [...own, ...userIds].flatMap((one) => toPlainLine(one.name) ?? [])
  const [name = null, ...aliases] = [...new Set(names)].slice(0, maxAddresses)
  const emails = userIds.flatMap((one) => {
    const [, local, host] = /^([^@\s]+)@([^@\s]+)$/.exec(one.email ?? '') ?? []
    return local === undefined || host === undefined ? [] : (toEmailAddress(local, host) ?? [])
  })
  return buildFinding({
    kind: 'person',
    url,
    title: name === null ? title : `${name} · ${title}`,
    method: 'registry',
    matchedOn: ['email'],
    name,
    aliases,
    emails: [...new Set(emails)].slice(0, maxAddresses),
    trust: 85,
  })
}
