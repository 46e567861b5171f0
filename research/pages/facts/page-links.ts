import type { PageReading } from '../page-reading.ts'
import { cleanText } from '../tree/clean-text.ts'
import type { PageElement, PageTree } from '../tree/page-node.ts'
import { toAbsoluteUrl } from './page-facts.ts'

type Links = PageReading['links']
const maxLinks = 300
const maxTextLength = 300

/**
 * Every link of a page with what it says, in the order of the page: taken before the page is cut to
 * its text.
 */
export function findLinks(
  page: PageTree,
  base: string,
): { element: PageElement; link: Links[number] }[] {
  const root = toAbsoluteUrl(page.querySelector('base[href]')?.getAttribute('href'), base) ?? base
  const [here] = base.split('#')
  return page
    .querySelectorAll('a[href], area[href], link[rel~="me" i]')
    .slice(0, 5_000)
    .flatMap((element) => {
      const href = element.getAttribute('href')?.trim() ?? ''
      const url = href.startsWith('#') ? null : toAbsoluteUrl(href, root)
      if (url === null || (url.includes('#') && url.split('#')[0] === here)) return []
      const isMe = (element.getAttribute('rel') ?? '').toLowerCase().split(/\s+/).includes('me')
      return [
        {
          element,
          link: {
            url,
            text: Array.from(cleanText(element.textContent.slice(0, 3_000)))
              .slice(0, maxTextLength)
              .join(''),
            isMe,
          },
        },
      ]
    })
}

/** Those of the main text first, then the owner's own, then the rest; each address once. */
export function orderLinks(
  all: readonly { element: PageElement; link: Links[number] }[],
  main: ReadonlySet<PageElement>,
): Links {
  const places = new Map<string, Links[number]>()
  const rank = ({ element, link }: { element: PageElement; link: Links[number] }) =>
    main.has(element) ? 0 : link.isMe ? 1 : 2
  for (const { link } of all.toSorted((a, b) => rank(a) - rank(b))) {
    const known = places.get(link.url)
    if (known === undefined) places.set(link.url, { ...link })
    else {
      known.isMe ||= link.isMe
      if (known.text === '') known.text = link.text
    }
  }
  return [...places.values()].slice(0, maxLinks)
}
