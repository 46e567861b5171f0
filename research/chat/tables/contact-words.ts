import type { ClaimPath } from '../../claims/claim.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'

/** Words, folded, that ask for one way to reach someone. */
const ways: readonly [ClaimPath, ReadonlySet<string>][] = [
  ['contact.emails', parseWordSet('email emails mail mails courriel correo emailadresse')],
  [
    'contact.phones',
    parseWordSet(`
      phone phones telephone mobile telefon telefonnummer handynummer portable telefono movil
    `),
  ],
]

/**
 * The one way that a question about contact asks for; null where it names none or several.
 * @param words folded
 */
export function chooseContactPath(words: readonly string[]): ClaimPath | null {
  const named = ways.filter(([, known]) => words.some((word) => known.has(word)))
  return named.length === 1 ? (named[0]?.[0] ?? null) : null
}
