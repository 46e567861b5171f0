import { joinAlternatives } from '../text/unwrap.ts'
import type { PageElement, PageTree } from './page-tree.ts'
import { coverNames } from './tables/cover-names.ts'

const controls =
  '[aria-controls], [data-target], [data-bs-target], [role="tab"], [data-toggle], [data-bs-toggle]'
const targets = ['aria-controls', 'data-target', 'data-bs-target', 'href'] as const
/** What lies over a page or leads to others is opened by controls as well, and is none of it. */
const covers = new RegExp(joinAlternatives(coverNames), 'i')
const framingTags = new Set(['nav', 'header', 'footer', 'dialog'])
/** Elements around a control or panel that are looked at. */
const maxSteps = 100

/**
 * The parts of a page that a visitor opens where they stand: panels of tabs, of accordions. A
 * control with a text of its own names each.
 * @param isHidden whether an element is out of sight: what it controls is never opened
 */
export function findPanels(
  page: PageTree,
  isHidden: (element: PageElement) => boolean,
): Set<PageElement> {
  const ids = new Set<string>()
  for (const control of page.querySelectorAll(controls)) {
    if ((control.textContent ?? '').trim() === '' || isHidden(control)) continue
    for (const name of targets)
      for (const id of (control.getAttribute(name) ?? '').split(/\s+/).slice(0, 20))
        if (name === 'aria-controls' || id.startsWith('#')) ids.add(id.replace('#', ''))
  }
  ids.delete('')
  if (ids.size === 0) return new Set()
  return new Set(
    [...page.querySelectorAll('[id]')].filter(
      (element) => ids.has(element.getAttribute('id') ?? '') && !isCover(element),
    ),
  )
}

/** Whether an element, or one around it, lies over the page or frames it. */
function isCover(element: PageElement): boolean {
  for (
    let at: PageElement | null = element, steps = 0;
    at !== null && at.nodeType === 1 && at.localName !== 'body' && steps < maxSteps;
    at = at.parentNode, steps += 1
  ) {
    const names = ['id', 'class', 'role'].map((name) => at?.getAttribute(name) ?? '').join(' ')
    if (framingTags.has(at.localName) || covers.test(names.slice(0, 300))) return true
  }
  return false
}
