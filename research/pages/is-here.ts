import type { PageElement } from './profile-document.ts'

/** Whether a link leads to the page that it stands on, whatever its query says. */
export function isHere(link: Pick<PageElement, 'getAttribute'>, url: string): boolean {
  const to = URL.parse(link.getAttribute('href') ?? '', url)
  const here = URL.parse(url)
  return (
    to !== null &&
    here !== null &&
    to.host === here.host &&
    to.pathname.replace(/\/$/, '') === here.pathname.replace(/\/$/, '')
  )
}
