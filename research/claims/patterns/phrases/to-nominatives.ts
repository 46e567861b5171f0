import { dropGenitive } from '../../../text/words/drop-genitive.ts'
import { toBaseForm } from '../../../text/words/to-base-form.ts'
import type { ClaimDraft } from '../../claim.ts'
import { saysGerman } from './says-language.ts'

/** "Wiener Lampenvereins": no case changes what is of a town. */
const ofTown = /^\p{Lu}[\p{L}-]*er /u

/**
 * "Leiter des Instituts für Wasserbau": the institute is called "Institut für Wasserbau".
 * @returns the post without an organisation where an adjective leaves open how it is called:
 * "des Deutschen Lampenrats"; none where nothing else is left
 */
export function toNominatives(draft: ClaimDraft, text: string): ClaimDraft[] {
  if (draft.path !== 'work.positions' || draft.value.organization === null) return [draft]
  const { organization, title } = draft.value
  const excerpt = text.slice(draft.start, draft.end)
  if (!excerpt.includes(`des ${organization}`)) return [draft]
  const base = toBaseForm(organization, 'de')
  const named = base ?? (saysGerman(excerpt) ? withoutEnding(organization) : organization)
  if (named === null && title === null) return []
  return [{ ...draft, value: { ...draft.value, organization: named } }]
}

/** @returns null behind an adjective, whose ending depends on the gender of the noun */
function withoutEnding(name: string): string | null {
  const front = ofTown.exec(name)?.[0] ?? ''
  const [noun = '', ...more] = name.slice(front.length).split(' ')
  const [next = ''] = more
  if (/en$/u.test(noun) && /^\p{Lu}.*s$/u.test(next)) return null
  // of two nouns with an ending the first may be a name that ends so
  if (more.some((word) => /^\p{Lu}\p{L}*s$/u.test(word))) return name
  return [`${front}${dropGenitive(noun)}`, ...more].join(' ')
}
