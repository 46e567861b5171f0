import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { cleanText } from '../tree/clean-text.ts'
import type { PageElement, PageTree } from '../tree/page-node.ts'
import { toBeginning } from '../tree/page-tree.ts'
import { coverNames, foldedNames } from './tables/cover-names.ts'

const controls =
  '[aria-controls], [data-target], [data-bs-target], [role="tab"], [data-toggle], [data-bs-toggle]'
const targets = ['aria-controls', 'data-target', 'data-bs-target', 'href'] as const
/** Overlays and menus are opened by controls as well, but are not part of the text. */
const covers = new RegExp(joinAlternatives(coverNames), 'i')
const folded = new RegExp(joinAlternatives(foldedNames), 'i')
/** Elements from a folded part outwards whose names may say that it is one. */
const maxFoldSteps = 3
/** Elements around it whose names are looked at: further out is the page, which may be a search. */
const maxFoldNames = 6
/** Characters of names. */
const maxNameLength = 300
const framingTags = new Set(['nav', 'header', 'footer', 'dialog'])
/** Of a control: what it has no text in is an icon or an empty part. Characters. */
const maxControlLength = 2_000
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
    if (toBeginning(control, maxControlLength).trim() === '' || isHidden(control)) continue
    for (const name of targets)
      for (const id of (control.getAttribute(name) ?? '').split(/\s+/).slice(0, 20))
        if (name === 'aria-controls' || id.startsWith('#')) ids.add(id.replace('#', ''))
  }
  ids.delete('')
  if (ids.size === 0) return new Set()
  return new Set(
    page
      .querySelectorAll('[id]')
      .filter((element) => ids.has(element.getAttribute('id') ?? '') && !isCover(element)),
  )
}

/** A longer text in front of a folded part is no label of it. Characters. */
const maxLabelLength = 200

/**
 * Whether an element is folded where it stands: its names or those of what holds it say so, or a
 * question stands in front of it.
 */
export function isFolded(element: PageElement): boolean {
  return (isNamedFolded(element) || isAnswer(element)) && !isCover(element, maxFoldNames)
}

function isNamedFolded(element: PageElement): boolean {
  for (
    let at: PageElement | null = element, steps = 0;
    at !== null && at.nodeType === 1 && steps < maxFoldSteps;
    at = at.parentNode, steps += 1
  )
    if (folded.test(`${joinNames(at)} ${findTestId(at)}`)) return true
  return false
}

/** Tests find by it what generated classes do not name. */
function findTestId(element: PageElement): string {
  return (element.getAttribute('data-testid') ?? '').slice(0, maxNameLength)
}

function isAnswer(element: PageElement): boolean {
  let at: PageElement | null = element
  for (let steps = 1; steps < maxFoldSteps && at?.previousElementSibling === null; steps += 1)
    at = at.parentNode
  const label = at?.previousElementSibling
  const text = label ? cleanText(toBeginning(label, maxLabelLength * 2)) : ''
  return text.length <= maxLabelLength && /[?？]\W*$/.test(text)
}

/** Whether an element, or one around it, lies over the page or frames it. */
function isCover(element: PageElement, maxNames = maxSteps): boolean {
  for (
    let at: PageElement | null = element, steps = 0;
    at !== null && at.nodeType === 1 && at.localName !== 'body' && steps < maxSteps;
    at = at.parentNode, steps += 1
  ) {
    if (framingTags.has(at.localName)) return true
    if (steps < maxNames && covers.test(joinNames(at))) return true
  }
  return false
}

function joinNames(element: PageElement): string {
  const names = ['id', 'class', 'role'].map((name) => element.getAttribute(name) ?? '')
  return names.join(' ').slice(0, maxNameLength)
}
