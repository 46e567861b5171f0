import { toPathKey } from '../../text/addresses/page-key.ts'
import type { PageElement } from './page-node.ts'

/** Whether a link leads to the page that it stands on, whatever its query says. */
export function isHere(link: Pick<PageElement, 'getAttribute'>, url: string): boolean {
  const to = URL.parse(link.getAttribute('href') ?? '', url)
  const key = to === null ? null : toPathKey(to.href)
  return key !== null && key === toPathKey(url)
}
