import { parseWordSet } from '../../text/patterns/word-set.ts'
import { isElement, isText, type PageElement, type PageNode, type PageTree } from './page-node.ts'
import { parseMarkup } from './parse-markup.ts'
import { stripMarkup } from './strip-markup.ts'

/**
 * Longer pages are cut, so that parsing never blocks the event loop. Characters, before and after
 * the removal of invisible content.
 */
const [maxPageLength, maxMarkupLength] = [6_000_000, 1_500_000]
/** Pages with deeper trees are made to break readers. */
const maxDepth = 1_500
/** More tags are no page for reading: what follows them is left. */
const maxTags = 25_000

/**
 * A page as a tree, without running or loading anything; everything stands in `body` or the head
 * before it. In linear time.
 */
export function plantPage(html: string): PageTree {
  return parseMarkup(
    wholeDocument(
      boundTags(
        stripMarkup(html.slice(0, maxPageLength))
          .slice(0, maxMarkupLength)
          .replace(/<(?=<)/g, '&lt;'),
      ),
    ),
  )
}

/**
 * Forgotten heads and bodies, and what stands behind the end of the body, in the places where the
 * tree is looked at.
 */
function wholeDocument(html: string): string {
  const plain = html.replace(/<\/(?:body|html)\s{0,20}>/gi, '')
  const body = plain.search(/<body[\s>]/i)
  if (body === -1) {
    const [, attributes = ''] = /<html(\s[^<>]{0,1000})>/i.exec(plain.slice(0, 5_000)) ?? []
    const inside = plain.replace(
      /<!doctype[^<>]{0,500}>|<\/?(?:html|head)(?:\s[^<>]{0,1000})?>/gi,
      '',
    )
    return `<!doctype html><html${attributes}><head></head><body>${inside}</body></html>`
  }
  // what a broken server wrote before the page is none of it
  const start = plain.slice(0, body).search(/<html[\s>]|<head[\s>]/i)
  const before = plain.slice(Math.max(0, start), body)
  const [root = '<html>'] = /<html(?:\s[^<>]{0,1000})?>/i.exec(before) ?? []
  const head = before.replace(/<!doctype[^<>]{0,500}>|<\/?(?:html|head)(?:\s[^<>]{0,1000})?>/gi, '')
  return `<!doctype html>${root}<head>${head}</head>${plain.slice(body)}</body></html>`
}

/** Their end is understood when the next one begins, so they never stand in each other. */
const endless = parseWordSet(`
  area base br col embed hr img input link meta param source track wbr p li dd dt td th tr option
  optgroup
`)

/**
 * Cuts a page off where it has too many tags, or where they stand too deep in each other: a tree of
 * that would take all the time there is.
 */
function boundTags(html: string): string {
  const open: string[] = []
  const tag = /<(\/?)([a-z][a-z0-9:-]{0,30})/gi
  let count = 0
  for (let found = tag.exec(html); found !== null; found = tag.exec(html)) {
    const name = found[2]?.toLowerCase() ?? ''
    count += 1
    if (found[1] === '/') {
      const place = open.lastIndexOf(name)
      if (place !== -1) open.length = place
    } else if (name === 'script' || name === 'style') {
      const close = name === 'script' ? /<\/script/gi : /<\/style/gi
      close.lastIndex = found.index
      if (!close.test(html)) return html
      tag.lastIndex = close.lastIndex
    } else if (!endless.has(name)) open.push(name)
    if (count > maxTags || open.length > maxDepth) return html.slice(0, found.index)
  }
  return html
}

/**
 * All elements below a node in the order of the page, each with how deep it stands. Without
 * recursion, whatever the page.
 */
export function listElements(root: PageNode): { element: PageElement; depth: number }[] {
  const found: { element: PageElement; depth: number }[] = []
  let depth = 0
  let node = root.firstChild
  while (node !== null) {
    if (isElement(node)) found.push({ element: node, depth })
    if (node.firstChild !== null) {
      node = node.firstChild
      depth += 1
      continue
    }
    let next: PageNode = node
    while (next.nextSibling === null && depth > 0 && next.parentNode !== null) {
      next = next.parentNode
      depth -= 1
    }
    node = next === root ? null : next.nextSibling
  }
  return found
}

/** Nodes of an element that are looked at for the beginning of its text. */
const maxBeginningNodes = 200

/** The first characters of an element's text, however long it is. */
export function toBeginning(root: PageElement, maxLength: number): string {
  let text = ''
  let node: PageNode | null = root.firstChild
  for (
    let seen = 0;
    node !== null && text.length < maxLength && seen < maxBeginningNodes;
    seen += 1
  ) {
    if (isText(node)) text += node.textContent.slice(0, maxLength)
    if (node.firstChild !== null) node = node.firstChild
    else {
      while (node !== null && node !== root && node.nextSibling === null) node = node.parentNode
      node = node === root || node === null ? null : node.nextSibling
    }
  }
  return text.slice(0, maxLength)
}
