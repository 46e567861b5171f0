import { decodePercents } from '../../text/addresses/decode-percents.ts'
import { hasEmailForm } from '../../text/addresses/has-email-form.ts'
import { cleanText } from '../tree/clean-text.ts'
import type { PageTree } from '../tree/page-node.ts'

const maxContacts = 20

type Contacts = { emails: string[]; phones: string[] }

/** What `mailto:` and `tel:` links of a page lead to. */
export function findContactLinks(page: PageTree): Contacts {
  const hrefs = page
    .querySelectorAll('a[href^="mailto:" i], a[href^="tel:" i]')
    .slice(0, 50)
    .map((link) => link.getAttribute('href')?.trim() ?? '')
  return chooseContacts(hrefs, { emails: [], phones: [] })
}

/** What links lead to, or else what is shown as an address or a number. */
export function chooseContacts(hrefs: readonly string[], shown: Contacts): Contacts {
  return {
    emails: collect(hrefs, 'mailto:', shown.emails).filter(hasEmailForm),
    phones: collect(hrefs, 'tel:', shown.phones).filter(hasPhoneForm),
  }
}

/** Whether a text holds digits enough for a telephone number. */
export function hasPhoneForm(text: string): boolean {
  return /\d{3}/.test(text)
}

function collect(hrefs: readonly string[], scheme: string, shown: readonly string[]): string[] {
  const linked = hrefs.flatMap((href) =>
    href.toLowerCase().startsWith(scheme)
      ? decodePercents(href.slice(scheme.length).split('?')[0] ?? '')
      : [],
  )
  return [...new Set([...linked, ...(linked.length > 0 ? [] : shown)].map(cleanText))]
    .filter((text) => text !== '' && text.length <= 254)
    .slice(0, maxContacts)
}
