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

/** `ownDrafts`: what it says if it stands on the person's own site, where that is more or less than `drafts`; else null. */
export type PageDocument = { text: string; drafts: ClaimDraft[]; ownDrafts: ClaimDraft[] | null }

/**
 * A page as a document that claims can quote: its text, then what its structured data states about somebody of the name, line by line; with what
 * both say (design §1.5, §6). Whose site it stands on is known only when all pages are read.
 */
export function pageDocument(reading: PageReading, person: PersonProfile): PageDocument {
  const text = reading.text.slice(0, mostText).toWellFormed()
  const stated = namedPerson(reading, person)
  const lines = stated === null ? { text: '', claims: [] } : pagePersonLines(stated)
  const gap = text === '' || stated === null ? '' : '\n\n'
  const said = shiftClaims(lines.claims, text.length + gap.length)
  const spoken = (isOwnPage: boolean) => [...patternClaims({ text, person, isOwnPage }), ...said]
  const isTheirs = stated?.isMain === true || isTitledBy(reading, person)
  const drafts = spoken(isTheirs)
  const ownDrafts = isTheirs ? drafts : spoken(true)
  const isSame = JSON.stringify(ownDrafts) === JSON.stringify(drafts)
  return { text: `${text}${gap}${lines.text}`, drafts, ownDrafts: isSame ? null : ownDrafts }
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
