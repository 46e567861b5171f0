import { decodeReferences } from '../../text/decode-references.ts'
import { unwrap } from '../../text/unwrap.ts'

const link = new RegExp(
  unwrap`
    (?:\b(?:tel|callto|sms|smsto):|\b(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?
    (?:[^\s"'<>]{0,200}&(?:amp;)?)?phone=|t\.me\/(?=\+|%2B)))
    ((?:\+|%2B)?[\d(][\d().%A-Fa-f +\u2010-\u2015-]{4,60})(;phone-context=\+[\d-]{1,20})?`,
  'gi',
)

/**
 * Numbers in links that dial or chat, as written there; those of chat services are international
 * without a plus.
 */
export function findLinkedPhones(text: string): string[] {
  const found: string[] = []
  for (const match of text.matchAll(link)) {
    const written = withoutPercents(decodeReferences(match[1] ?? ''))
      .replace(/\s/g, ' ')
      .replace(/[^\d+(). -].*$/, '')
    const isChat = /^(?:wa\.me|api\.|web\.)/i.test(match[0])
    const context = match[2]?.replace(/^.*=/, '')
    if (isChat && !written.startsWith('+')) found.push(`+${written}`)
    else
      found.push(
        context !== undefined && !written.startsWith('+') ? `${context}${written}` : written,
      )
  }
  return found
}

function withoutPercents(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
