import { createHash } from 'node:crypto'

/** Names an account in Temporal, which holds no personal data. @returns 16 hexadecimal digits */
export function fairnessKey(account: string): string {
  return createHash('sha256').update(account).digest('hex').slice(0, 16)
}
