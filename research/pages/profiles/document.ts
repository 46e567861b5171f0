import type { PageTree } from '../tree/page-node.ts'
import { parseMarkup } from '../tree/parse-markup.ts'
import { buildOutline } from './outline.ts'

/** A page as a tree. Only what profiles are read from is in it. */
export function parseProfileDocument(html: string): PageTree {
  return parseMarkup(buildOutline(html))
}

/** The content of the first of these metas that has any: `og:title` or `twitter:title`. */
export function chooseProfileMeta(page: PageTree, ...names: readonly string[]): string | null {
  for (const name of names) {
    const meta =
      page.querySelector(`meta[property="${name}"]`) ?? page.querySelector(`meta[name="${name}"]`)
    const content = meta?.getAttribute('content')?.trim()
    if (content !== undefined && content !== '') return content
  }
  return null
}
