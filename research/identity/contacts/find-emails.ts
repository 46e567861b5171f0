import { unwrap } from '../../text/unwrap.ts'
import { findLinkedEmails } from './email-links.ts'
import { findWrittenEmails } from './email-runs.ts'
import { respellEmails } from './email-spellings.ts'
import { buildRegionsAround } from './regions.ts'

/** An address is at most 254 characters; spelled out it takes more. */
const reach = { before: 160, after: 280, most: 400_000 }

/** Whatever may stand for an @. */
const signs = new RegExp(
  unwrap`
    @|%40|[ ([{<«_-](?:at|a-t|ät|arroba|chez|snail|klammeraffe|æt|at sign) ?[ )\]}>»_-]
    |[a-z0-9]AT[a-z0-9]|[([{]a[)\]}]`,
  'gi',
)

/**
 * The addresses in a page or text, each once: those of links first, then in the order of the text.
 * @param source as it was fetched, for what stands in links
 * @param plain the same as its reader sees it (`toPlainText`)
 */
export function findEmails(source: string, plain: string): string[] {
  const found = new Set(findLinkedEmails(source).map(({ email }) => email))
  for (const region of buildRegionsAround(plain, placesOfSigns(plain), reach)) {
    const unescaped = region.text.replace(/%(40|2B|2E|20)/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    for (const { email } of findWrittenEmails(respellEmails(unescaped))) found.add(email)
  }
  return [...found]
}

function* placesOfSigns(text: string): Generator<{ start: number; end: number }> {
  for (const match of text.matchAll(signs))
    yield { start: match.index, end: match.index + match[0].length }
}
