import { decodeHTMLAttribute } from 'entities/decode'

/**
 * Character references become characters, as in an attribute of HTML: without a semicolon only
 * where neither `=` nor a letter follows, so that `?a=1&copy=2` stays an address.
 */
export function decodeReferences(text: string): string {
  return text.includes('&') ? decodeHTMLAttribute(text) : text
}
