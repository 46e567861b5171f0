import { parse } from 'tldts'

/** RFC 2606 and 6761: names that can never be registered, as documentation and tests need them. */
const reservedTops = ['example', 'test', 'invalid']

/**
 * The part before the @, as people write it: dot-atoms of letters, digits and the few signs that
 * providers allow.
 */
const localForm = /^[\p{L}\p{N}_+'&=-]+(?:\.[\p{L}\p{N}_+'&=-]+)*$/u

/**
 * A host as mail is sent to: ASCII (punycode), lower case, at least two labels and a top-level name
 * that exists; or null.
 */
export function toMailDomain(host: string): string | null {
  if (!/\.[\p{L}\p{M}\p{N}-]{2,63}$/u.test(host)) return null
  if (host.length > 253 || !host.includes('.') || /[^\p{L}\p{M}\p{N}.-]/u.test(host)) return null
  const ascii = URL.parse(`http://${host}`)?.hostname ?? ''
  if (ascii === '' || ascii.length > 253) return null
  const labels = ascii.split('.')
  if (
    !labels.every((label) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label) && label.length <= 63)
  )
    return null
  const top = labels.at(-1) ?? ''
  if (/^\d+$/.test(top)) return null
  if (reservedTops.includes(top)) return ascii
  const known = parse(ascii, { allowPrivateDomains: false })
  return known.isIcann === true && known.domain !== null ? ascii : null
}

/**
 * One address in the form that is stored and compared: lower case, domain in ASCII; or null when no
 * mail could go there. Upper case before the @ is legal and distinguishes no mailbox of any
 * provider.
 */
export function toEmailAddress(local: string, host: string): string | null {
  const part = local.normalize('NFC').toLowerCase()
  if (part.length > 64 || !localForm.test(part)) return null
  const domain = toMailDomain(host)
  return domain === null || part.length + 1 + domain.length > 254 ? null : `${part}@${domain}`
}
