import { parseWordSet } from '../text/word-set.ts'
import { cleanText } from './clean-text.ts'
import { isElement, isText, type PageElement, type PageNode } from './page-tree.ts'

const blocks = parseWordSet(`
  address article aside blockquote body center dd details dialog dir div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav
  noframes ol p pre search section summary table tbody tfoot thead tr ul caption
`)
/** What is no text for reading even where it is seen. */
const mute = parseWordSet(`
  script style template noscript head svg math canvas object embed iframe audio video map select
  option datalist textarea button input rp rt progress meter dialog
`)

/** A piece of text that stands on lines of its own. */
export type Line = { text: string; linked: number; tag: string; element: PageElement }

/** How much text lines hold, in characters. */
export function sumLengths(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0)
}

/**
 * The text below an element as a visitor sees it: blocks, list items, table rows and `<br>` are
 * lines, cells of a row are parted by a tab, inline elements neither part nor join words.
 * @param leaves elements to leave out with all that is in them
 */
export function buildLines(
  root: PageElement,
  leaves: ReadonlySet<PageElement> = new Set(),
): Line[] {
  const lines: Line[] = []
  let buffer = ''
  let linked = 0
  let links = 0
  let preformatted = 0
  let holder = root
  const flush = () => {
    for (const part of buffer.split(preformatted > 0 ? '\n' : '\u0000')) {
      const text = part
        .split('\t')
        .map(cleanText)
        .filter((cell) => cell !== '')
        .join('\t')
      if (text !== '')
        lines.push({
          text,
          linked: Math.min(linked, text.length),
          tag: holder.localName,
          element: holder,
        })
    }
    buffer = ''
    linked = 0
  }
  const enter = (element: PageElement) => {
    const name = element.localName
    if (blocks.has(name)) {
      flush()
      holder = element
    } else if (name === 'td' || name === 'th') {
      if (holdsBlocks(element)) flush()
      else buffer += '\t'
    } else if (name === 'br') flush()
    else if (name === 'img' || name === 'wbr') buffer += name === 'img' ? ' ' : ''
    if (name === 'pre') preformatted += 1
    if (name === 'a') links += 1
  }
  const leave = (element: PageElement) => {
    const name = element.localName
    if (blocks.has(name)) {
      flush()
      holder = element.parentNode ?? root
    } else if (name === 'td' || name === 'th') {
      if (holdsBlocks(element)) flush()
      else buffer += '\t'
    }
    if (name === 'pre') preformatted -= 1
    if (name === 'a') links -= 1
  }
  walk(root, {
    enter: (node) => {
      if (isText(node)) {
        const text = node.textContent ?? ''
        buffer += preformatted > 0 ? text : text.replace(/[\t\n\r\f]+/g, ' ')
        if (links > 0) linked += text.trim().length
        return true
      }
      if (!isElement(node) || isMute(node) || leaves.has(node)) return false
      enter(node)
      return true
    },
    leave: (node) => {
      if (isElement(node)) leave(node)
    },
  })
  flush()
  return lines
}

/** Folded answers have their questions on buttons. */
function isMute(element: PageElement): boolean {
  return (
    mute.has(element.localName) &&
    !(element.localName === 'button' && /^(?:h[1-6]|dt)$/.test(element.parentNode?.localName ?? ''))
  )
}

/** Cells with lines of their own are there for the layout. */
function holdsBlocks(cell: PageElement): boolean {
  return cell.querySelector('p, br, div, ul, ol, table, h1, h2, h3, h4') !== null
}

type Visitor = { enter: (node: PageNode) => boolean; leave: (node: PageNode) => void }

/** Goes through a tree without recursion; `enter` answers whether to go in. */
function walk(root: PageElement, { enter, leave }: Visitor): void {
  let node: PageNode = root
  let isOpen = enter(root)
  for (;;) {
    if (isOpen && node.firstChild !== null) {
      node = node.firstChild
      isOpen = enter(node)
      continue
    }
    if (isOpen) leave(node)
    while (node !== root && node.nextSibling === null) {
      if (node.parentNode === null) return
      node = node.parentNode
      leave(node)
    }
    if (node === root || node.nextSibling === null) return
    node = node.nextSibling
    isOpen = enter(node)
  }
}
