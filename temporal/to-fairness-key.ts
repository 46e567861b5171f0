import { hash } from 'node:crypto'

/**
 * The name of an account in Temporal, free of personal data.
 * @returns 16 hexadecimal digits
 */
export function toFairnessKey(account: string): string {
  return hash('sha256', account).slice(0, 16)
}
