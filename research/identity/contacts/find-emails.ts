import { decodePercents } from '../../text/addresses/decode-percents.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { decodeReferences } from '../../text/signs/decode-references.ts'
import type { Span } from '../../text/span.ts'
import { findWrittenEmails } from './email-runs.ts'
import { listEmailSpellings } from './email-spellings.ts'
import { buildRegionsAround } from './regions.ts'
import { atWords } from './tables/email-words.ts'

/** An address is at most 254 characters; spelled out it takes more. */
const reach = { before: 160, after: 280, maxTotal: 400_000 }

/** Whatever may stand for an @. */
const signs = new RegExp(
  unwrap`
    @|%40|[ ([{<«_-]${joinAlternatives(atWords)} ?[ )\]}>»_-]
    |[a-z0-9]AT[a-z0-9]|[([{]a[)\]}]`,
  'gi',
)

/**
 * The addresses in a page or text, each once: those of links first, then in the order of the text.
 * @param markup as it was fetched, for what stands in links
 * @param plain the same as its reader sees it (`toPlainText`)
 * @param isRead whether the surroundings of a sign that may stand for an @ are read at all
 */
export function findEmails(
  markup: string,
  plain: string,
  isRead: (region: string) => boolean = () => true,
): string[] {
  const found = new Set(findLinkedEmails(markup).map(({ email }) => email))
  for (const region of buildRegionsAround(plain, placesOfSigns(plain), reach)) {
    if (!isRead(region.text)) continue
    const unescaped = region.text.replace(/%(40|2B|2E|20)/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    for (const { email } of findWrittenEmails(listEmailSpellings(unescaped))) found.add(email)
  }
  return [...found]
}

function* placesOfSigns(text: string): Generator<Span> {
  for (const match of text.matchAll(signs))
    yield { start: match.index, end: match.index + match[0].length }
}

const mailLink = /mailto:([^\s"'<>]{1,2000})/gi
const protectedLink = /(?:data-cfemail=["']?|\/cdn-cgi\/l\/email-protection#)([0-9a-f]{6,512})/gi

/**
 * Addresses in `mailto:` links (also their to, cc and bcc) and in the links that Cloudflare writes
 * in their place.
 */
function findLinkedEmails(text: string): { email: string; at: number }[] {
  const found: { email: string; at: number }[] = []
  for (const match of text.matchAll(mailLink)) {
    const [path = '', query = ''] = decodeReferences(match[1] ?? '').split('?', 2)
    const named = new URLSearchParams(query)
    for (const part of [
      decodePercents(path),
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

/** Cloudflare's notation: hex bytes, each combined with the first by exclusive or. */
function unmask(hex: string): string {
  const bytes = [...hex.matchAll(/../g)].map(([pair]) => Number.parseInt(pair, 16))
  const [key = 0, ...rest] = bytes
  return decodePercents(
    rest.map((byte) => `%${(byte ^ key).toString(16).padStart(2, '0')}`).join(''),
  )
}
