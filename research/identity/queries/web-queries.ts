import type { Subject } from './subject.ts'
import { toWrittenName } from './to-written-name.ts'

/** Brave takes no more; the others do. */
const maxCharacters = 400
/**
 * Written forms of one number that a search engine is asked for: more alternatives make engines
 * drop the quotes.
 */
const maxVariants = 3

/**
 * What a web search engine is asked about a subject: exact phrases only, since a loose search finds
 * pages that hold the words apart. Null when nothing is left to ask.
 */
export function buildSubjectQuery(subject: Subject): string | null {
  const phrases = collectPhrases(subject)
    .map((phrase) => phrase.replace(/["“”\s]+/g, ' ').trim())
    // engines answer signs alone with anything
    .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase))
  const query = phrases.map((phrase) => `"${phrase}"`).join(' OR ')
  return query === '' || query.length > maxCharacters ? null : query
}

function collectPhrases(subject: Subject): string[] {
  switch (subject.kind) {
    case 'name':
      return [toWrittenName(subject.text)]
    case 'phone':
      return [...new Set([subject.text, subject.national, subject.international])].slice(
        0,
        maxVariants,
      )
    case 'email':
    case 'username':
      return [subject.text]
  }
}
