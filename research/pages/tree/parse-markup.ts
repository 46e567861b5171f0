import { Parser } from 'htmlparser2'
import { PageElement, PageText, PageTree } from './page-node.ts'

/** Markup as a tree, without running or loading anything. In linear time. */
export function parseMarkup(html: string): PageTree {
  const page = new PageTree()
  let open: PageElement = page
  const parser = new Parser({
    onopentag(name, attributes) {
      const { class: names } = attributes
      const own = names === undefined ? attributes : { ...attributes, class: listOnce(names) }
      const element = new PageElement(name, own)
      open.append(element)
      open = element
    },
    ontext(text) {
      // a text comes in pieces, e.g. around each entity
      const last = open.lastChild
      if (last?.nodeType === 3) last.textContent += text
      else open.append(new PageText(text))
    },
    onclosetag() {
      open = open.parentNode ?? page
    },
  })
  parser.end(html)
  return page
}

/** Names of classes, each once, with a blank between them. */
function listOnce(names: string): string {
  return [...new Set(names.split(/\s+/).filter((name) => name !== ''))].join(' ')
}
