import { decodeReferences } from '../../text/decode-references.ts'
import { findWrittenEmails } from './email-runs.ts'

const mailLink = /mailto:([^\s"'<>]{1,2000})/gi
const protectedLink = /(?:data-cfemail=["']?|\/cdn-cgi\/l\/email-protection#)([0-9a-f]{6,512})/gi

/**
 * Addresses in `mailto:` links (also their to, cc and bcc) and in the links that Cloudflare writes
 * in their place.
 */
export function findLinkedEmails(text: string): { email: string; at: number }[] {
  const found: { email: string; at: number }[] = []
  for (const match of text.matchAll(mailLink)) {
    const [path = '', query = ''] = decodeReferences(match[1] ?? '').split('?', 2)
    const named = new URLSearchParams(query)
    for (const part of [
      withoutPercents(path),
      ...['to', 'cc', 'bcc'].flatMap((name) => named.getAll(name)),
    ]) {
      for (const { email } of findWrittenEmails(part)) found.push({ email, at: match.index })
    }
  }
  for (const match of text.matchAll(protectedLink)) {
    for (const { email } of findWrittenEmails(unmask(match[1] ?? '')))
      found.push({ email, at: match.index })
  }
  return found
}

function withoutPercents(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Cloudflare's notation: hex bytes, each combined with the first by exclusive or. */
function unmask(hex: string): string {
  const bytes = [...hex.matchAll(/../g)].map(([pair]) => Number.parseInt(pair, 16))
  const [key = 0, ...rest] = bytes
  return withoutPercents(
    rest.map((byte) => `%${(byte ^ key).toString(16).padStart(2, '0')}`).join(''),
  )
}
