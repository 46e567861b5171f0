import { compile } from 'css-select'
import { memoize } from '../../text/memoize.ts'

/** An element of a page or text in it; comments and instructions are no part of the tree. */
export type PageNode = PageElement | PageText

/** Text between two tags. */
export class PageText {
  readonly nodeType = 3
  readonly firstChild = null
  parentNode: PageElement | null = null
  previousSibling: PageNode | null = null
  nextSibling: PageNode | null = null
  textContent: string

  constructor(text: string) {
    this.textContent = text
  }
}

/**
 * An element, with the little of the DOM that pages are read with. Whole DOMs for servers keep a
 * table of listeners for each node, which costs more than all the rest of a page's tree.
 */
export class PageElement {
  readonly nodeType: 1 | 9 = 1
  readonly localName: string
  parentNode: PageElement | null = null
  previousSibling: PageNode | null = null
  nextSibling: PageNode | null = null
  firstChild: PageNode | null = null
  lastChild: PageNode | null = null
  private readonly attributes: Record<string, string>

  /** @param attributes becomes the element's own */
  constructor(name: string, attributes: Record<string, string>) {
    this.localName = name
    this.attributes = attributes
  }

  getAttribute(name: string): string | null {
    return Object.hasOwn(this.attributes, name) ? (this.attributes[name] ?? null) : null
  }

  hasAttribute(name: string): boolean {
    return Object.hasOwn(this.attributes, name)
  }

  removeAttribute(name: string): void {
    delete this.attributes[name]
  }

  get previousElementSibling(): PageElement | null {
    let node = this.previousSibling
    while (node !== null && node.nodeType === 3) node = node.previousSibling
    return node
  }

  /** The text of all that stands in it, as the page writes it. */
  get textContent(): string {
    let text = ''
    for (let node = this.firstChild; node !== null; node = toNext(node, this))
      if (node.nodeType === 3) text += node.textContent
    return text
  }

  /** The first element in it that a selector of CSS finds, in the order of the page. */
  querySelector(selector: string): PageElement | null {
    const matches = compileSelector(selector)
    for (let node = this.firstChild; node !== null; node = toNext(node, this))
      if (node.nodeType !== 3 && matches(node)) return node
    return null
  }

  /** All elements in it that a selector of CSS finds, in the order of the page. */
  querySelectorAll(selector: string): PageElement[] {
    const matches = compileSelector(selector)
    const found: PageElement[] = []
    for (let node = this.firstChild; node !== null; node = toNext(node, this))
      if (node.nodeType !== 3 && matches(node)) found.push(node)
    return found
  }

  append(node: PageNode): void {
    node.parentNode = this
    node.previousSibling = this.lastChild
    node.nextSibling = null
    if (this.lastChild === null) this.firstChild = node
    else this.lastChild.nextSibling = node
    this.lastChild = node
  }

  /** Takes it out of the page; what stands in it stays in it. */
  remove(): void {
    unlink(this)
  }

  /** Puts nodes in its place, which leave theirs. */
  replaceWith(...nodes: readonly PageNode[]): void {
    const parent = this.parentNode
    if (parent === null) return
    for (const node of nodes) {
      unlink(node)
      node.parentNode = parent
      node.previousSibling = this.previousSibling
      node.nextSibling = this
      if (this.previousSibling === null) parent.firstChild = node
      else this.previousSibling.nextSibling = node
      this.previousSibling = node
    }
    unlink(this)
  }
}

/** The whole of a page. */
export class PageTree extends PageElement {
  override readonly nodeType = 9

  constructor() {
    super('', {})
  }

  /** Its body; the page itself where it has none. */
  get body(): PageElement {
    return this.querySelector('body') ?? this
  }
}

/** Whether a node is an element. */
export function isElement(node: PageNode): node is PageElement {
  return node.nodeType === 1
}

/** Whether a node is text. */
export function isText(node: PageNode): node is PageText {
  return node.nodeType === 3
}

function unlink(node: PageNode): void {
  const { parentNode, previousSibling, nextSibling } = node
  if (previousSibling !== null) previousSibling.nextSibling = nextSibling
  else if (parentNode !== null) parentNode.firstChild = nextSibling
  if (nextSibling !== null) nextSibling.previousSibling = previousSibling
  else if (parentNode !== null) parentNode.lastChild = previousSibling
  node.parentNode = null
  node.previousSibling = null
  node.nextSibling = null
}

/** What follows a node below an element, in the order of the page; null at the end. */
function toNext(node: PageNode, root: PageElement): PageNode | null {
  let next = node.firstChild
  for (let at: PageNode | null = node; next === null && at !== null && at !== root; ) {
    next = at.nextSibling
    at = at.parentNode
  }
  return next
}

const compileSelector = memoize((selector: string) =>
  compile<PageNode, PageElement>(selector, { adapter, cacheResults: false }),
)

/** What the compiler of selectors asks of a tree. */
const adapter = {
  isTag: isElement,
  getName: ({ localName }: PageElement) => localName,
  getAttributeValue: (element: PageElement, name: string) =>
    element.getAttribute(name) ?? undefined,
  hasAttrib: (element: PageElement, name: string) => element.hasAttribute(name),
  getText: ({ textContent }: PageNode) => textContent,
  getParent: ({ parentNode }: PageElement) => parentNode,
  getChildren: listChildren,
  getSiblings: (node: PageNode) =>
    node.parentNode === null ? [node] : listChildren(node.parentNode),
  prevElementSibling: (node: PageNode) =>
    node.nodeType === 3 ? null : node.previousElementSibling,
  // selectors are asked of one element at a time
  removeSubsets: (nodes: PageNode[]) => nodes,
}

function listChildren(node: PageNode): PageNode[] {
  const children: PageNode[] = []
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child)
  return children
}
