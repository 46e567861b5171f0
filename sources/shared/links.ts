import { toMailDomain } from '../../research/identity/contacts/email-address.ts'
import type { Link, LinkProof } from '../../research/records/finding.ts'
import { toWebAddress } from '../../research/text/addresses/parse-host.ts'
import { decodeReferences } from '../../research/text/signs/decode-references.ts'

const maxUrlLength = 500

/** An anchor and what stands in its tag. */
const anchor = /<a\s([^<>]*)>/gi
const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i
/** Mentions of other people and topics in a text. */
const mention = /\bclass\s*=\s*["'][^"']*\b(?:mention|hashtag)\b/i

/**
 * The address of a public web page from a profile, in one spelling; null for all else.
 * `ada.example` is read as https. Only http(s), a host below a top-level name that exists, no
 * password, no other port, at most 500 characters.
 */
export function parseWebUrl(written: string | null | undefined): string | null {
  const text = written?.trim() ?? ''
  if (text === '' || text.length > maxUrlLength || /[\s\p{Cc}]/u.test(text)) return null
  const address = toWebAddress(text)
  const url = address === text || /^[^/?#@:]+(?:[/?#]|$)/.test(text) ? URL.parse(address) : null
  if (url === null || url.username !== '' || url.password !== '' || url.port !== '') return null
  return toMailDomain(url.hostname.replace(/\.$/, '')) !== null && url.href.length <= maxUrlLength
    ? url.href
    : null
}

/** The https address of a picture from a profile; null for a platform's stand-in for none. */
export function parsePictureUrl(written: string | null | undefined): string | null {
  const url = parseWebUrl(written)
  // a platform's stand-in for "no picture" is the same for all accounts
  const isStandIn =
    url !== null &&
    /\/(?:missing|default|no_?avatar|user-image)[^/]*\.(?:png|jpe?g|gif|svg|webp)(?:\?|$)/i.test(
      url,
    )
  return url?.startsWith('https:') === true && !isStandIn ? url : null
}

/**
 * Links from a profile, without what is no web address.
 * @param proof what the platform has checked
 */
export function buildProfileLinks(
  urls: readonly (string | null | undefined)[],
  proof: LinkProof,
): Link[] {
  return urls.flatMap((written) => {
    const url = parseWebUrl(written)
    return url === null ? [] : [{ url, proof }]
  })
}

/** The whole addresses in a text without markup. */
export function parseTextLinks(text: string | null | undefined): Link[] {
  const urls = text?.slice(0, 20_000).match(/https?:\/\/[^\s<>"'`()[\]{}|\\]+/gi) ?? []
  return buildProfileLinks(
    urls.map((url) => url.replace(/[.,;:!?…]+$/, '')),
    'none',
  )
}

/** What a fragment of HTML links to, without other people's names and topics. */
export function parseHtmlLinks(html: string | null | undefined, proof: LinkProof): Link[] {
  const tags = [...(html?.slice(0, 20_000).matchAll(anchor) ?? [])].map(
    ([, attributes = '']) => attributes,
  )
  const urls = tags
    .filter((tag) => !mention.test(tag))
    .map((tag) =>
      href
        .exec(tag)
        ?.slice(1)
        .find((url) => url !== undefined),
    )
  return buildProfileLinks(
    urls.map((url) => (url === undefined ? null : decodeReferences(url))),
    proof,
  )
}

/** X names people by a bare word. */
export function buildXLinks(username: string | null | undefined): Link[] {
  const name = username?.trim().replace(/^@/, '') ?? ''
  return /^\w{1,15}$/.test(name) ? [{ url: `https://x.com/${name}`, proof: 'none' }] : []
}
