import { commonCompanyWords } from '../../identity/names/tables/company-words.ts'
import { familyFirstNames } from '../../identity/names/tables/family-first-names.ts'
import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { foldWords } from '../../text/words/fold.ts'
import { type FullName, toFullName } from './full-name.ts'
import type { PersonRecord } from './record.ts'

/** What parts the name in a page's title from the rest: `Ada Example | Sample University`. */
const separators = /\s*[|·•:(（【「–—―]\s*|\s+[-‐]\s+|,\s+/u

/** Words of a name; particles come on top in most scripts, so four and not three. */
const [minWords, maxWords] = [2, 4]

/**
 * The personal name that a page's title begins with. Two capitalised words may be a firm as well,
 * so the first must be a given name, or the text of the page must use the same words again.
 * @returns null where the title does not read like a person's name
 */
export function parseTitleName({ sightings }: PersonRecord): FullName | null {
  for (const { finding } of sightings) {
    const [head = ''] = finding.title.trim().split(separators)
    const full = readsLikeName(head) ? toFullName(head.trim()) : null
    if (full !== null && (isKnownName(full) || finding.snippet.includes(full.text))) return full
  }
  return null
}

/**
 * Two to four words, each with a capital where the script has them; of scripts without spaces two
 * to four signs.
 */
function readsLikeName(text: string): boolean {
  if (/^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u.test(text)) return true
  const words = text.trim().split(/\s+/)
  const isWord = (word: string) => /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’.-]*$/u.test(word)
  const isParticle = (word: string) => /^\p{Ll}{1,3}$/u.test(word)
  if (words.length < minWords || words.length > maxWords) return false
  if (
    !words.every((word, i) => isWord(word) || (i > 0 && i < words.length - 1 && isParticle(word)))
  )
    return false
  return !foldWords(text).some((word) => commonCompanyWords.has(word))
}

function isKnownName({ text, parsed }: FullName): boolean {
  return (
    parsed.given.some((word) => isGivenName(word)) || familyFirstNames.has(foldWords(text)[0] ?? '')
  )
}
