import type { PageElement, PageNode, PageTree } from '../tree/page-node.ts'
import { listElements } from '../tree/page-tree.ts'

/** Shorter ones ask the visitor to turn scripts on. Characters without white space. */
const minTextLength = 400
const unseenTags = new Set(['noscript', 'script', 'style', 'template'])

/**
 * Puts what a page shows without scripts in its place, where that is most of its text: pages that
 * scripts build (Discourse, Flarum) hold their posts there for search engines.
 */
export function showScriptFree(page: PageTree): void {
  const unseen = listOutermost(page.body).map((element) => ({
    element,
    length: measureLength(element),
  }))
  const parts = unseen.filter(({ element }) => element.localName === 'noscript')
  const [longest] = parts.toSorted((a, b) => b.length - a.length)
  if (longest === undefined || longest.length < minTextLength) return
  const seen = unseen.reduce((left, { length }) => left - length, measureLength(page.body))
  if (seen < longest.length) longest.element.replaceWith(...collectChildren(longest.element))
}

/** What is not seen of a page that runs scripts, but for what stands in other such parts. */
function listOutermost(body: PageElement): PageElement[] {
  let inside = Number.POSITIVE_INFINITY
  return listElements(body).flatMap(({ element, depth }) => {
    if (depth > inside) return []
    inside = unseenTags.has(element.localName) ? depth : Number.POSITIVE_INFINITY
    return inside === depth ? element : []
  })
}

function measureLength({ textContent }: PageElement): number {
  return textContent.replace(/\s+/g, '').length
}

function collectChildren({ firstChild }: PageElement): PageNode[] {
  const children: PageNode[] = []
  for (let node = firstChild; node !== null; node = node.nextSibling) children.push(node)
  return children
}

/** Parts that a server sends behind the rest of a page; further ones stay hidden. */
const maxStreamedParts = 200

/**
 * Puts what a server streams behind a page in its place: React sends `<div hidden id="S:1">` for a
 * script to put where `<template id="B:1">` or `<template id="P:1">` stands.
 */
export function showStreamed(page: PageTree): void {
  const places = new Map<string, PageElement>()
  for (const element of page.body.querySelectorAll('template[id]')) {
    const id = streamId(element)
    if (id !== null) places.set(id, element)
  }
  if (places.size === 0) return
  const parts = page.body.querySelectorAll('div[hidden][id]').slice(0, maxStreamedParts)
  for (const part of parts) {
    const id = streamId(part)
    const place = id === null ? undefined : places.get(id)
    if (place !== undefined && !holds(part, place)) place.replaceWith(...collectChildren(part))
  }
}

function streamId(element: PageElement): string | null {
  return /^[BPS]:([0-9a-f]{1,6})$/.exec(element.getAttribute('id') ?? '')?.[1] ?? null
}

function holds(part: PageElement, place: PageElement): boolean {
  for (let at = place.parentNode; at !== null; at = at.parentNode) if (at === part) return true
  return false
}
