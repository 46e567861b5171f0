import { hash, timingSafeEqual } from 'node:crypto'
import { liveKeyPrefix } from '../contract/fields/keys.ts'

const shape = new RegExp(`^${liveKeyPrefix}([0-9A-HJKMNP-TV-Z]{26})_([A-Za-z0-9_-]{43})$`)

/** Splits `prs_live_<id>_<secret>`; null for anything that cannot be a key of ours. */
export function parseApiKey(key: string): { id: string; secret: string } | null {
  const [, id, secret] = shape.exec(key) ?? []
  return id === undefined || secret === undefined ? null : { id: `key_${id}`, secret }
}

/** The key as its owner sees it, once. */
export function formatApiKey(id: string, secret: string): string {
  return `${liveKeyPrefix}${id.replace(/^key_/, '')}_${secret}`
}

/** SHA-256 of a key's secret: 32 bytes. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}

/** Compares in constant time. */
export function isSecret(secret: string, storedSha256: Buffer): boolean {
  return isEqualHash(hashSecret(secret), storedSha256)
}

/** The same for a secret that is hashed already. */
export function isEqualHash(givenSha256: Buffer, storedSha256: Buffer): boolean {
  return givenSha256.length === storedSha256.length && timingSafeEqual(givenSha256, storedSha256)
}
