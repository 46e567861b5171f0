import { findMentions, parseSoughtName } from '../identity/names/name-mentions.ts'
import type { PageReading } from '../pages/page-reading.ts'
import type { Finding } from '../records/finding.ts'
import type { PersonProfile } from '../records/person-profile.ts'
import { buildPageDocument, type PageDocument } from './build-page-document.ts'
import { buildPageFinding } from './page-finding.ts'
import { chooseFurtherPages } from './pages-to-read.ts'

/** A page that was read, with what is taken from it. */
export type FoundPage = PageDocument & {
  finding: Finding | null
  /** Addresses that the page leads to and that are worth reading. */
  leads: string[]
}

/**
 * Takes from a page what it says of the person.
 * @param known addresses that are read anyway
 */
export function buildFoundPage(
  given: PageReading,
  url: string,
  profile: PersonProfile,
  known: ReadonlySet<string>,
): FoundPage {
  const reading = withHeading(given, profile)
  const document = buildPageDocument(reading, profile)
  const finding = buildPageFinding({ url, reading, drafts: document.drafts }, profile)
  return {
    ...document,
    finding,
    leads: finding.kind === 'person' ? chooseFurtherPages(reading, url, known) : [],
  }
}

/** Whose page it is may stand in the heading alone: then the heading leads the text. */
function withHeading(reading: PageReading, { name }: PersonProfile): PageReading {
  const { heading, text } = reading
  if (heading === undefined || text.startsWith(heading)) return reading
  const sought = parseSoughtName(name)
  const isNamed = (line: string) => findMentions(line, sought).count > 0
  return isNamed(heading) && !isNamed(text) ? { ...reading, text: `${heading}\n${text}` } : reading
}
