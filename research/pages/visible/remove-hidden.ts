import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { cleanText } from '../tree/clean-text.ts'
import { isElement, type PageElement, type PageTree } from '../tree/page-node.ts'
import { listElements, toBeginning } from '../tree/page-tree.ts'
import {
  buildHidingRules,
  type HidingRules,
  isHiding,
  isHidingStyle,
  isOwnColor,
  isRemoving,
  type NamedRules,
  nothing,
  parseColor,
  parseDeclarations,
  removeFoldings,
} from './hiding-styles.ts'
import { findPanels, isFolded } from './opened-panels.ts'
import { consentNames, hiddenNames } from './tables/cover-names.ts'

const hiddenClass = new RegExp(String.raw`(?:^|\s)${joinAlternatives(hiddenNames)}(?:\s|$)`, 'i')
const consent = new RegExp(`^${joinAlternatives(consentNames)}$`)
const slide =
  /(?:^|[\s-])(?:slick|swiper|splide|glide|owl|carousel|embla)[-_]{1,2}(?:slide|item|cell)(?:\s|$)/i
const unseenTags = new Set(['script', 'style', 'template', 'noscript', 'noframes'])
/** Longer styles are not gone through. Characters. */
const maxStylesLength = 400_000
/**
 * Hiding more of a page than this is for a script to undo, or all there is: it would leave nothing
 * to read.
 */
const maxHiddenShare = 0.6
/** The same of all parts together: pages that scripts fade in hide each part of themselves. */
const maxLostShare = 0.9
/** How deep parts that fade in stand in one another. */
const maxRounds = 3

/**
 * Takes out what a visitor does not see, which is where instructions to machines hide: comments,
 * scripts, hidden and off-screen elements, text of no size or of its background's colour, by
 * attribute, inline style or a plain rule of the page's own styles.
 */
export function removeHidden(page: PageTree): void {
  const css = page
    .querySelectorAll('style')
    .map(({ textContent }) => textContent)
    .join('\n')
    .slice(0, maxStylesLength)
  const rules = buildHidingRules(css)
  const paintsPage = /(?:^|[\s,}])(?:body|html|:root)\s{0,9}[,{][^}]{0,500}background/i.test(css)
  const all = listElements(page.body)
  const whole = page.body.textContent.length
  const panels = findPanels(page, (element) => isHidden(element, rules, paintsPage))
  const isFaded = all.filter(({ element }) => isFadingIn(element)).length >= minFading
  /**
   * Takes out what is hidden on purpose.
   * @returns what else is hidden and not `shown`
   */
  const removeDeliberate = (shown: ReadonlySet<PageElement>): PageElement[] => {
    const gone = new Set<PageElement>()
    return all.flatMap(({ element }) => {
      if (element.parentNode !== null && gone.has(element.parentNode)) {
        gone.add(element)
        return []
      }
      const isUnseen = unseenTags.has(element.localName) || isConsent(element)
      if (!isUnseen) {
        if (!isHidden(element, rules, paintsPage)) return []
        if (isOpened(element, panels, rules)) {
          open(element)
          return []
        }
        if (shown.has(element) || (isFaded && isFadingIn(element))) return []
        const isMost = element.textContent.length > whole * maxHiddenShare
        if (isMost && !isDeliberate(element)) return []
      }
      gone.add(element)
      if (!isUnseen && !isDeliberate(element)) return element
      element.remove()
      return []
    })
  }
  const shown = new Set<PageElement>()
  let unsure = removeDeliberate(shown)
  // what stands hidden inside the parts that a script shows stays hidden
  for (let round = 0; round < maxRounds && isNearlyAll(page, unsure); round += 1) {
    for (const element of unsure) shown.add(element)
    unsure = removeDeliberate(shown)
  }
  for (const element of unsure) element.remove()
}

function isNearlyAll(page: PageTree, parts: readonly PageElement[]): boolean {
  const seen = page.body.textContent.length
  return parts.reduce((sum, part) => sum + part.textContent.length, 0) > seen * maxLostShare
}

/** For readers that look at these as well. */
function open(element: PageElement): void {
  for (const name of ['hidden', 'aria-hidden', 'style']) element.removeAttribute(name)
}

/** Folded panels are not displayed; other ways of hiding are not undone by opening them. */
function isOpened(
  element: PageElement,
  panels: ReadonlySet<PageElement>,
  rules: HidingRules,
): boolean {
  const inside = element.firstChild !== null && isElement(element.firstChild) && element.firstChild
  const said = parseDeclarations(element.getAttribute('style') ?? '')
  if (!panels.has(element) && !(inside && panels.has(inside)))
    return isNotDisplayed(element, said, rules) && isFoldedText(element)
  return ![
    'color',
    'font-size',
    'text-indent',
    'clip',
    'clip-path',
    'position',
    'left',
    'top',
  ].some((name) => said.has(name))
}

/** Whether not being displayed, or having no height, is all that hides an element. */
function isNotDisplayed(
  element: PageElement,
  said: ReadonlyMap<string, string>,
  rules: HidingRules,
): boolean {
  return (
    (element.hasAttribute('hidden') ||
      element.getAttribute('aria-hidden') === 'true' ||
      isHiding(said) ||
      isNamed(element, rules.sure)) &&
    !isHiding(removeFoldings(said)) &&
    !isNamed(element, rules.unsure) &&
    !isNamed(element, rules.otherwise)
  )
}

/** Shorter ones are icons, and labels for screen readers. Characters. */
const minFoldedLength = 40
/** Of an element's text, white space included. Characters. */
const maxBeginningLength = 400

function isFoldedText(element: PageElement): boolean {
  return (
    !hiddenClass.test(element.getAttribute('class') ?? '') &&
    cleanText(toBeginning(element, maxBeginningLength)).length >= minFoldedLength &&
    isFolded(element)
  )
}

/** Characters of names: banners have few and short ones. */
const maxConsentLength = 300

/** What asks for consent lies over a page until it is answered. */
function isConsent(element: PageElement): boolean {
  const names = `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`
  return (
    element.localName !== 'body' &&
    names !== ' ' &&
    names.length <= maxConsentLength &&
    names.split(/\s+/).some((name) => consent.test(name))
  )
}

/** Fewer are no habit of a page. */
const minFading = 3

/** Scripts fade in what a visitor scrolls to, and move it while they do. */
function isFadingIn(element: PageElement): boolean {
  const style = element.getAttribute('style')
  if (style === null || !style.includes('opacity') || !style.includes('transform')) return false
  const said = parseDeclarations(style)
  const isMoved = /^(?:matrix|translate)/.test(said.get('transform') ?? '')
  said.delete('opacity')
  return (
    isMoved && !isRemoving(said) && !isOwnColor(said) && !nothing.test(said.get('font-size') ?? '')
  )
}

/** Slides that are turned away are seen in their turn; copies of them show nothing new. */
function isSlide(element: PageElement): boolean {
  const name = element.getAttribute('class') ?? ''
  return slide.test(name) && !/clone|duplicate/i.test(name)
}

/** Cards link their texts once more for the eye, as screen readers read the link of the title. */
function isCopied(element: PageElement): boolean {
  return (
    element.localName === 'a' &&
    element.getAttribute('tabindex') === '-1' &&
    cleanText(toBeginning(element, maxBeginningLength)).length >= minFoldedLength
  )
}

/**
 * Scripts and style sheets may misjudge the final display, while a `hidden` attribute is
 * deliberate.
 */
function isDeliberate(element: PageElement): boolean {
  return (
    element.localName !== 'body' &&
    element.localName !== 'main' &&
    element.localName !== 'article' &&
    element.hasAttribute('hidden')
  )
}

function isHidden(element: PageElement, rules: HidingRules, paintsPage: boolean): boolean {
  if (element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found')
    return true
  if (element.getAttribute('aria-hidden') === 'true' && !isSlide(element) && !isCopied(element))
    return true
  if (element.localName === 'dialog' && !element.hasAttribute('open')) return true
  const style = element.getAttribute('style')
  if (
    style !== null &&
    style !== '' &&
    (isHidingStyle(style) || (!paintsPage && isWhiteOnWhite(element, style)))
  )
    return true
  if (hiddenClass.test(element.getAttribute('class') ?? '') || isNamed(element, rules.sure))
    return true
  return (
    (isNamed(element, rules.unsure) && element.querySelector('[class]') === null) ||
    (element.localName === 'font' && isWhiteFont(element))
  )
}

function isNamed(element: PageElement, { classes, ids }: NamedRules): boolean {
  const id = element.getAttribute('id')
  return (
    (id !== null && ids.has(id)) ||
    (classes.size > 0 &&
      (element.getAttribute('class') ?? '').split(/\s+/).some((name) => classes.has(name)))
  )
}

function isNearWhite(color: string): boolean {
  return /^#f[c-f]f[c-f]f[c-f]$/.test(color)
}

/** White text, where nothing around it is said to be painted: pages are white. */
function isWhiteOnWhite(element: PageElement, style: string): boolean {
  return isNearWhite(parseColor(parseDeclarations(style).get('color'))) && !isPainted(element)
}

function isWhiteFont(element: PageElement): boolean {
  return (
    isNearWhite(parseColor(element.getAttribute('color')?.toLowerCase())) && !isPainted(element)
  )
}

function isPainted(element: PageElement): boolean {
  for (
    let at: PageElement | null = element, steps = 0;
    at !== null && steps < 50;
    at = at.parentNode, steps += 1
  ) {
    if (at.nodeType !== 1) return false
    if (
      at.hasAttribute('bgcolor') ||
      at.hasAttribute('background') ||
      at.getAttribute('style')?.toLowerCase().includes('background')
    )
      return true
  }
  return false
}
