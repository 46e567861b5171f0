import { hash } from 'node:crypto'

/**
 * The JSON text of a parsed JSON value that is the same for all ways to write it: keys in order, no
 * spaces (RFC 8785).
 */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  // by UTF-16 units, which is how strings compare
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const members = entries.map(([key, item]) => `${JSON.stringify(key)}:${toCanonicalJson(item)}`)
  return `{${members.join(',')}}`
}

/** SHA-256 of the canonical JSON text. */
export function hashCanonicalJson(value: unknown): Buffer {
  return hash('sha256', toCanonicalJson(value), 'buffer')
}
