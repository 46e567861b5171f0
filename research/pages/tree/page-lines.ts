import { parseWordSet } from '../../text/patterns/word-set.ts'
import { cleanText } from './clean-text.ts'
import { isElement, isText, type PageElement, type PageNode } from './page-node.ts'

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
  const writer = createLineWriter(root)
  walk(root, {
    enter: (node) => {
      if (isText(node)) {
        writer.write(node.textContent)
        return true
      }
      if (!isElement(node) || isMute(node) || leaves.has(node)) return false
      writer.enter(node)
      return true
    },
    leave: (node) => {
      if (isElement(node)) writer.leave(node)
    },
  })
  return writer.end()
}

type LineWriter = {
  write(text: string): void
  enter(element: PageElement): void
  leave(element: PageElement): void
  end(): Line[]
}

/** Writes the texts of a page into lines, in the order in which its elements begin and end. */
function createLineWriter(root: PageElement): LineWriter {
  const lines: Line[] = []
  let buffer = ''
  let linked = 0
  let links = 0
  let preformatted = 0
  let holder = root
  const flush = () => {
    for (const part of buffer.split(preformatted > 0 ? '\n' : '\u0000')) {
      const text = cleanCells(part)
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
  /** Parts lines or cells where an element begins or ends. */
  const part = (element: PageElement, inside: PageElement) => {
    const name = element.localName
    if (blocks.has(name)) {
      flush()
      holder = inside
    } else if (name === 'td' || name === 'th') {
      if (holdsBlocks(element)) flush()
      else buffer += '\t'
    }
  }
  const count = (element: PageElement, step: 1 | -1) => {
    if (element.localName === 'pre') preformatted += step
    if (element.localName === 'a') links += step
  }
  return {
    write(text) {
      buffer += preformatted > 0 ? text : text.replace(/[\t\n\r\f]+/g, ' ')
      if (links > 0) linked += text.trim().length
    },
    enter(element) {
      part(element, element)
      if (element.localName === 'br') flush()
      else if (element.localName === 'img' || isNote(element, buffer)) buffer += ' '
      count(element, 1)
    },
    leave(element) {
      part(element, element.parentNode ?? root)
      count(element, -1)
    },
    end() {
      flush()
      return lines
    },
  }
}

function cleanCells(row: string): string {
  return row
    .split('\t')
    .map(cleanText)
    .filter((cell) => cell !== '')
    .join('\t')
}

/** Folded answers have their questions on buttons. */
function isMute(element: PageElement): boolean {
  return (
    mute.has(element.localName) &&
    !(element.localName === 'button' && /^(?:h[1-6]|dt)$/.test(element.parentNode?.localName ?? ''))
  )
}

/** The number of a note is no part of a name: "Roe<sup>2</sup>", and not "km<sup>2</sup>". */
function isNote(element: PageElement, before: string): boolean {
  const isNumber = element.localName === 'sup' && /^\s*[\d*]/u.test(element.textContent)
  return isNumber && /\p{Lu}[\p{L}’'-]+$/u.test(before)
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
