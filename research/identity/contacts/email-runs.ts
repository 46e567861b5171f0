import { unspacedSigns } from '../../text/signs/script.ts'
import { toEmailAddress, toMailDomain } from './email-address.ts'

type FoundEmail = { email: string; at: number }

const localCharacter = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9._+'-]/u
const domainCharacter = /[\p{L}\p{M}\p{N}.-]/u
/** Korean joins particles to what stands before them. */
const spacelessScript = new RegExp(String.raw`[${unspacedSigns}\p{Script=Hangul}]`, 'u')

/** Every address that is written with an @; positions are those in the text. */
export function findWrittenEmails(text: string): FoundEmail[] {
  const found: FoundEmail[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const email = parseAddressAround(text, at)
    if (email !== null) found.push({ email, at })
  }
  return found
}

function parseAddressAround(text: string, at: number): string | null {
  if (!localCharacter.test(text.charAt(at - 1)) || !domainCharacter.test(text.charAt(at + 1)))
    return null
  let start = at
  while (start > 0 && at - start <= 65 && localCharacter.test(text.charAt(start - 1))) start -= 1
  let end = at + 1
  while (end < text.length && end - at <= 254 && domainCharacter.test(text.charAt(end))) end += 1
  if (!text.slice(at, end).includes('.') || isSomethingElse(text, start, end)) return null

  // An ellipsis or a quotation mark before the address belongs to the sentence; a single double dot
  // inside is no address.
  const local = text
    .slice(start, at)
    .replace(/^.*\.{3,}/, '')
    .replace(/^[.'+-]+/, '')
  if (local === '' || /^[0-9a-f]{24,}$/i.test(local)) return null
  const host = parseMailHost(text.slice(at + 1, end))
  return host === null || /^\d+(?:\.\d+)?x\./i.test(host) ? null : toEmailAddress(local, host)
}

/** What has the shape of an address around its @ and is another kind of name. */
function isSomethingElse(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 80), start)
  const after = text.slice(end, end + 2)
  // "@ada@social.example" is a handle of the fediverse
  if (/[@＠]$/.test(before)) return true
  if (/(?:acct|sip|sips|xmpp|ssh|git|im|skype|matrix):(?:\/\/)?$/i.test(before)) return true
  // credentials in a URL: scheme://user:secret@host
  if (/[a-z][a-z0-9+.-]*:\/\/[^\s/?#"'<>]*$/i.test(before)) return true
  if (/(?:message-id|in-reply-to|references|content-id|cid):\s*<?$/i.test(before)) return true
  // git@host:owner/repository
  return /^:[\w~/]/.test(after) && text.slice(start, start + 4) === 'git@'
}

/** The longest start of a run of host characters that mail can be sent to. */
function parseMailHost(run: string): string | null {
  const script = run.search(spacelessScript)
  for (const candidate of script > 0 ? [run, run.slice(0, script)] : [run]) {
    const host = candidate.replace(/\.\..*$/, '').replace(/[.-]+$/, '')
    const labels = host.split('.')
    for (let count = labels.length; count >= 2; count -= 1) {
      const kept = labels.slice(0, count)
      if (
        count > 2 &&
        startsSentence(labels, count - 1) &&
        toMailDomain(kept.slice(0, -1).join('.')) !== null
      )
        continue
      const domain = kept.join('.').replace(/-+$/, '')
      if (toMailDomain(domain) !== null) return domain
      // a file name or a version is no host that only needs shortening
      if (count <= labels.length - 2) break
    }
  }
  return null
}

/** "…@example.org.It is": a capital after lower-case labels begins the next sentence. */
function startsSentence(labels: readonly string[], index: number): boolean {
  return (
    /^\p{Lu}\p{Ll}*$/u.test(labels[index] ?? '') &&
    labels.slice(0, index).every((label) => label === label.toLowerCase())
  )
}
