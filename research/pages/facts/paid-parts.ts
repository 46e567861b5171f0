import { toPageKey } from '../../text/addresses/page-key.ts'
import { foldText } from '../../text/words/fold.ts'
import type { PageTree } from '../tree/page-node.ts'
import { type JsonNode, parseNodes } from './json-ld.ts'
import type { PageFacts } from './page-facts.ts'

/** An element by its class or id, as sites mark what they sell. */
const plain = /^[a-z0-9]*[.#][\w-]+$/i

/**
 * Takes out the parts of a page that its own article sells, which sites send to every visitor and
 * cover by a script.
 * @returns whether all of it is sold: no part is named
 */
export function removePaidParts(page: PageTree, facts: PageFacts): boolean {
  const offered = facts.articles.filter(isSold)
  if (offered.length === 0) return false
  const heads = page.querySelectorAll('title, h1').map(({ textContent }) => foldText(textContent))
  const sold = offered.filter((node) => isOwn(node, heads, facts.url))
  const parts = sold.map((node) => parseNodes(node.hasPart).filter(isSold).map(parseSelector))
  if (parts.some((part) => part.length === 0 || part.some((one) => !plain.test(one)))) return true
  for (const selector of new Set(parts.flat()))
    for (const element of page.querySelectorAll(selector)) element.remove()
  return false
}

function isSold({ isAccessibleForFree: free }: JsonNode): boolean {
  return free === false || (typeof free === 'string' && /(?:^|\/)false$/i.test(free.trim()))
}

function parseSelector({ cssSelector }: JsonNode): string {
  return typeof cssSelector === 'string' ? cssSelector.trim() : ''
}

/** Pages list other stories as well. */
function isOwn(node: JsonNode, heads: readonly string[], url: string): boolean {
  const own = foldText(typeof node.headline === 'string' ? node.headline : '')
  const stated = [node.url, node.mainEntityOfPage].map((one) =>
    typeof one === 'string' ? toPageKey(one) : null,
  )
  return (
    (own !== '' && heads.some((head) => head.includes(own))) ||
    stated.some((one) => one !== null && one === toPageKey(url))
  )
}
