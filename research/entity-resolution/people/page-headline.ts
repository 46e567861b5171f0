import { parseHost } from '../../text/addresses/parse-host.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { joiningWords } from '../../text/words/stop-words.ts'
import { toCapital } from '../../text/words/to-capital.ts'
import { isRole } from '../../writing/occupation-words.ts'
import { pageWords } from './tables/page-words.ts'

const pageWord = new RegExp(String.raw`\b${joinAlternatives(pageWords)}\b`, 'iu')

/**
 * What a page's title states beside the name: a role, else a name of an organisation. Any other
 * part of a title describes the page ("Official website", "Speakers"): its host stands for it.
 */
export function parsePageHeadline({
  title,
  name,
  url,
}: {
  title: string
  name: string | null
  url: string | null
}): string {
  const parts = (name === null ? title : title.replace(name, ''))
    .split(/\s+[|·–—-]\s+|[,(（【「)）】」]/)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+/u, '').trim())
    .filter((part) => part !== '')
  const stated = parts.find(isRole) ?? parts.find(isOrganizationName)
  if (stated !== undefined) return toCapital(stated)
  const host = url === null ? null : parseHost(url)
  return host === null ? '' : `Named on ${host}`
}

/** Whether a text says what a page is and, but for the person's name, nothing else. */
export function isPageDescription(text: string, name: string): boolean {
  const said = text.replace(name, '').trim()
  const words = said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return !isRole(said) && words.every((word) => pageWord.test(word) || joiningWords.has(word))
}

function isOrganizationName(text: string): boolean {
  const words = text.split(/\s+/)
  const isNamed = words.every((word) => /^(?:\p{Lu}|\p{Lo})/u.test(word) || joiningWords.has(word))
  return words.length >= 2 && isNamed && !pageWord.test(text)
}

/** Whether a headline only says where the person was found, and nothing of the person. */
export function isWhereFound(headline: string): boolean {
  return /^(?:Named|Accounts?) on /.test(headline)
}
