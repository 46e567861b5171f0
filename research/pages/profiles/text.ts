import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { unseenOrControl } from '../../text/signs/unseen-signs.ts'
import { foldLetters } from '../../text/words/fold.ts'
import {
  namelessParts,
  placeholderNames,
  siteOpenings,
  sitePhrases,
} from './tables/placeholder-names.ts'

/**
 * Text of strangers as plain text: well-formed, on one line, without signs that hide or reorder
 * others. Null when nothing is left. Code points.
 */
export function toProfileText(text: string | null | undefined, maxLength: number): string | null {
  const plain = (text ?? '')
    .slice(0, maxLength * 20)
    .toWellFormed()
    // structured data carries markup as text
    .replace(/<(script|style)\b[^<>]*>.*?<\/\1>/gis, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(unseenOrControl, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const cut = Array.from(plain).slice(0, maxLength).join('').trim()
  return cut === '' ? null : cut
}

const placeholder = new RegExp(
  `^${joinAlternatives(placeholderNames)}\\b[.!…]*$|${joinAlternatives(namelessParts)}`,
  'i',
)

/** A person's name as a page gives it, or null for what sites write where no name is. */
export function toProfileName(
  text: string | null | undefined,
  notNames: readonly string[],
): string | null {
  const name = toProfileText(text, 80)
  if (name === null || placeholder.test(name) || !/\p{L}/u.test(name) || /[<>{}[\]|]/.test(name))
    return null
  const folded = foldLetters(name)
  return folded.length < 2 || notNames.some((other) => foldLetters(other) === folded) ? null : name
}

const ofTheSite = new RegExp(
  `^${joinAlternatives(siteOpenings)}\\b|${joinAlternatives(sitePhrases)}`,
  'i',
)

/** A person's own description, or null for the site's description of itself. */
export function toProfileBio(
  text: string | null | undefined,
  notBios: readonly string[],
): string | null {
  const bio = toProfileText(text, 500)
  if (bio === null || ofTheSite.test(bio) || !/\p{L}/u.test(bio)) return null
  const folded = foldLetters(bio)
  return folded.length < 3 || notBios.some((other) => foldLetters(other) === folded) ? null : bio
}
