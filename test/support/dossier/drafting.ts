import type { ClaimDraft, Statement } from '../../../research/claims/claim.ts'
import type { Document } from '../../../research/records/document.ts'
import { buildPersonProfile } from '../../../research/records/person-profile.ts'

/** An invented person. */
export const zeldaProfile = buildPersonProfile({
  name: 'Zelda Quibbleworth',
  usernames: ['zquib'],
  urls: ['https://quibbleworth.org/', 'https://github.com/zquib'],
})

/** A page of middling trust, but for what is said. */
export function page(
  id: string,
  domain: string,
  text: string,
  said: Partial<Document> = {},
): Document {
  return {
    id,
    url: `https://${domain}/${id}`,
    title: `Title of ${id}`,
    domain,
    text,
    kind: 'page',
    publishedAt: null,
    retrievedAt: '2026-05-01T08:00:00.000Z',
    trust: 60,
    ...said,
  }
}

/** A draft that quotes the document's words; throws for words that do not stand there. */
export function quoted(
  document: Document,
  words: string,
  statement: Statement,
  said: Partial<Pick<ClaimDraft, 'method' | 'confidence'>> = {},
): { documentId: string; draft: ClaimDraft } {
  const start = document.text.indexOf(words)
  if (start < 0) throw new Error(`"${words}" is not in ${document.id}`)
  return {
    documentId: document.id,
    draft: {
      ...statement,
      start,
      end: start + words.length,
      method: 'pattern',
      confidence: 80,
      ...said,
    },
  }
}

export const idOf = (prefix: string, key: string): string => `${prefix}_${key}`

/** The same members in another order, the same for the same seed. */
export function shuffled<T>(values: readonly T[], seed: number): T[] {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state
  }
  return values
    .map((value) => ({ value, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}
