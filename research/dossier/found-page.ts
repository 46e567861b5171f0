import type { PersonProfile } from '../documents/person-profile.ts'
import type { Finding } from '../findings/finding.ts'
import type { PageReading } from '../pages/page-reading.ts'
import { type PageDocument, pageDocument } from './page-document.ts'
import { pageFinding } from './page-finding.ts'
import { furtherPages } from './pages-to-read.ts'

/** A page that was read, with what is taken from it. */
export type FoundPage = PageDocument & {
  finding: Finding | null
  /** Addresses that the page leads to and that are worth reading. */
  leads: string[]
}

export const nothingFound: FoundPage = { text: '', drafts: [], ownDrafts: null, finding: null, leads: [] }

/**
 * Takes from a page what it says of the person.
 * @param known addresses that are read anyway
 */
export function foundPage(reading: PageReading, url: string, profile: PersonProfile, known: ReadonlySet<string>): FoundPage {
  const document = pageDocument(reading, profile)
  const finding = pageFinding({ url, reading, drafts: document.drafts }, profile)
  return { ...document, finding, leads: finding.kind === 'person' ? furtherPages(reading, url, known) : [] }
}
