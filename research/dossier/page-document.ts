import type { ClaimDraft } from '../claims/claim.ts'
import { patternClaims } from '../claims/patterns/pattern-claims.ts'
import { pagePersonLines } from '../claims/structured/page-person-lines.ts'
import { shiftClaims } from '../claims/structured/shift-claims.ts'
import type { PersonProfile } from '../documents/person-profile.ts'
import { nameWords, parsePersonName } from '../names/person-name.ts'
import { scoreNames } from '../names/score-names.ts'
import type { PageReading } from '../pages/page-reading.ts'
import { namedPerson } from './page-finding.ts'

/** Characters: what is behind this of a page is seldom about one person. */
const mostText = 200_000

/**
 * A page as a document that claims can quote: its text, then what its structured data states about somebody of the name, line by line; with what
 * both say (design §1.5, §6).
 * @param options.isOwn the page stands on the person's own site
 */
export function pageDocument(
  reading: PageReading,
  person: PersonProfile,
  { isOwn = false }: { isOwn?: boolean } = {},
): { text: string; drafts: ClaimDraft[] } {
  const text = reading.text.slice(0, mostText).toWellFormed()
  const stated = namedPerson(reading, person)
  const spoken = patternClaims({ text, person, isOwnPage: isOwn || stated?.isMain === true || isTitledBy(reading, person) })
  if (stated === null) return { text, drafts: spoken }
  const lines = pagePersonLines(stated)
  const gap = text === '' ? '' : '\n\n'
  return { text: `${text}${gap}${lines.text}`, drafts: [...spoken, ...shiftClaims(lines.claims, text.length + gap.length)] }
}

/** Of two ways to write one name nearly all score so. */
const sameName = 90
const longestHead = 100

/** Whether a page is titled by the person's name and nothing else, titles and degrees apart: what it says without a subject is about them. */
function isTitledBy({ title, text }: PageReading, { name, aliases }: PersonProfile): boolean {
  const heads = [...(title ?? '').split(/\s+[|·•–—-]\s+|\s*\|\s*/), text.split('\n', 1)[0] ?? '']
  const isName = (head: string) => {
    const words = nameWords(parsePersonName(head)).length
    return [name, ...aliases].some((one) => words <= nameWords(parsePersonName(one)).length + 1 && scoreNames(head, one).score >= sameName)
  }
  return heads.filter((head) => head.length <= longestHead).some(isName)
}
