import { plantPage } from '../../pages/tree/page-tree.ts'

/** Metas in which pages show what the owner of a profile or a site wrote about themselves. */
const ownMetas = [
  'description',
  'og:description',
  'twitter:description',
  'people-research-removal',
] as const

/**
 * Whether a page's owner put a code on it. Only the head counts, with the title and the
 * descriptions, where profiles show the biography: comments and posts of visitors stand in the
 * body.
 */
export function holdsCode(html: string, code: string): boolean {
  const page = plantPage(html)
  const titles = page.querySelectorAll('head > title').map(({ textContent }) => textContent)
  const metas = page.querySelectorAll('head > meta').flatMap((meta) => {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? ''
    return ownMetas.some((own) => own === name.toLowerCase()) ? [meta.getAttribute('content')] : []
  })
  return [...titles, ...metas].some((text) => text?.includes(code) === true)
}
