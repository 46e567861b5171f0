import { parseHTML } from 'linkedom'
import { buildOutline } from './outline.ts'

/** The little of the DOM that profiles are read with; linkedom's own types presume a browser's. */
export type ProfileElement = {
  getAttribute(name: string): string | null
  textContent: string | null
  querySelector(selector: string): ProfileElement | null
  querySelectorAll(selector: string): Iterable<ProfileElement>
}

type PageDocument = Pick<ProfileElement, 'querySelector' | 'querySelectorAll'>

/**
 * A page as a document, without running or loading anything. Only what profiles are read from is in
 * it.
 */
export function parseProfileDocument(html: string): PageDocument {
  const window: { document: PageDocument } = parseHTML(buildOutline(html))
  return window.document
}

/** The content of the first of these metas that has any: `og:title` or `twitter:title`. */
export function chooseProfileMeta(page: PageDocument, ...names: readonly string[]): string | null {
  for (const name of names) {
    const meta =
      page.querySelector(`meta[property="${name}"]`) ?? page.querySelector(`meta[name="${name}"]`)
    const content = meta?.getAttribute('content')?.trim()
    if (content !== undefined && content !== '') return content
  }
  return null
}
