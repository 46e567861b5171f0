import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { isRoleWord } from './phrases/roles.ts'
import { headingEnds, headingNouns, headingOpenings } from './tables/card-words.ts'
import { organizationLinks } from './tables/organization-words.ts'

const headingOpening = new RegExp(String.raw`^${joinAlternatives(headingOpenings)}\b`, 'u')
const inNames = new RegExp(`^${joinAlternatives(organizationLinks)}$|^d['’]`, 'u')

/**
 * "Featured Books", "Listen to this radio", "Devices": a heading or a link of a page, though one of
 * its words is found in names of firms.
 */
export function isPageHeading(text: string): boolean {
  const words = text.split(/\s+/)
  const isPlain = (word: string) => /^\p{Ll}/u.test(word) && !inNames.test(word)
  return (
    hasHeadingOpening(text) ||
    words.some(isPlain) ||
    /\/|\([^)]*\d/u.test(text) ||
    hasHeadingEnd(text) ||
    words.every((word) => !/^\p{Lu}/u.test(word) || headingNouns.has(word.toLowerCase()))
  )
}

/** "General Information", "Artist Profile", "Books Reviewed" */
export function hasHeadingEnd(text: string): boolean {
  const last = (text.split(/\s+/).at(-1) ?? '').toLowerCase()
  return headingEnds.has(last) || (/^\p{L}{3,}s \p{Lu}\p{Ll}+ed$/u.test(text) && last !== 'limited')
}

/**
 * "Write to a friend", "Related singers", "Authors retain copyright": a line that asks for
 * something, heads a list or speaks of several.
 */
export function hasHeadingOpening(text: string): boolean {
  const several = /^(\p{L}{3,})s\s/u.exec(text)?.[1] ?? ''
  return headingOpening.test(text) || isRoleWord(several)
}
