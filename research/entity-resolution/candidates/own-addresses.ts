import { findEmails } from '../../identity/contacts/find-emails.ts'
import type { SoughtName } from '../../identity/names/name-mentions.ts'

/** A shorter family name stands in the addresses of others too. */
const minLength = 3

/**
 * E-mail addresses with the sought family name in front of the @: those of a bearer, not those of a
 * site.
 */
export function findOwnAddresses(text: string, { family }: SoughtName): Set<string> {
  if (family.length < minLength || !text.includes('@')) return new Set()
  const addresses = findEmails(text, text).map((address) => address.toLowerCase())
  return new Set(addresses.filter((address) => (address.split('@')[0] ?? '').includes(family)))
}
