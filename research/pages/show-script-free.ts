import type { PageElement, PageNode, PageTree } from './page-tree.ts'

/** Shorter ones ask the visitor to turn scripts on. Characters without white space. */
const minTextLength = 400
const unread = 'script, style, template'

/**
 * Puts what a page shows without scripts in its place, where that is most of its text: pages that
 * scripts build (Discourse, Flarum) hold their posts there for search engines.
 */
export function showScriptFree(page: PageTree): void {
  const parts = [...page.body.querySelectorAll('noscript')].map((element) => ({
    element,
    length: lengthOf(element),
  }))
  const [longest] = parts.toSorted((a, b) => b.length - a.length)
  if (longest === undefined || longest.length < minTextLength) return
  const others = [...page.body.querySelectorAll(unread)]
  const unseen = [...parts.map(({ length }) => length), ...others.map(lengthOf)]
  const seen = unseen.reduce((left, length) => left - length, lengthOf(page.body))
  if (seen < longest.length) longest.element.replaceWith(...childrenOf(longest.element))
}

function lengthOf({ textContent }: PageElement): number {
  return (textContent ?? '').replace(/\s+/g, '').length
}

function childrenOf({ firstChild }: PageElement): PageNode[] {
  const children: PageNode[] = []
  for (let node = firstChild; node !== null; node = node.nextSibling) children.push(node)
  return children
}
