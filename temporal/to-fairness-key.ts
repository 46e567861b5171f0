import { createHash } from 'node:crypto'

/**
 * The name of an account in Temporal, free of personal data.
 * @returns 16 hexadecimal digits
 */
export function toFairnessKey(account: string): string {
  return createHash('sha256').update(account).digest('hex').slice(0, 16)
}
