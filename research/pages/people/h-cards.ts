import { toAbsoluteUrl } from '../facts/page-facts.ts'
import type { PagePerson } from '../page-reading.ts'
import { cleanText } from '../tree/clean-text.ts'
import { isHere } from '../tree/is-here.ts'
import type { PageElement, PageTree } from '../tree/page-node.ts'
import { chooseContacts } from './contact-links.ts'
import { parseYear } from './parse-year.ts'

/** More of them are a directory. */
const maxCards = 60
const maxValues = 20

/**
 * h-cards and the older hCards. Main is the one that is of this very page, or the only one that is
 * not an article's author's.
 */
export function findPeopleInCards(page: PageTree, url: string): PagePerson[] {
  const cards = page
    .querySelectorAll('.h-card, .vcard')
    .filter((card) => !isInside(card, 'h-card') && !isInside(card, 'vcard'))
    .slice(0, maxCards)
  const own = cards.find((card) =>
    card.querySelectorAll('.u-uid, .u-url, a.url').some((link) => isHere(link, url)),
  )
  const [only] = cards
  const main =
    own ?? (cards.length === 1 && only !== undefined && !isAuthor(only) ? only : undefined)
  return cards.flatMap((card) => parseCard(card, card === main, url) ?? [])
}

function parseCard(card: PageElement, isMain: boolean, url: string): PagePerson | null {
  const all = (selector: string) => card.querySelectorAll(selector).slice(0, maxValues)
  const texts = (selector: string) =>
    [...new Set(all(selector).map(shownIn))].filter((text) => text !== '' && text.length <= 300)
  const [name] = [
    ...texts('.p-name'),
    ...texts('.fn'),
    ...(card.querySelector('[class*="p-"], [class*="fn"]') === null ? [shownIn(card)] : []),
  ]
  if (name === undefined || name === '' || name.length > 120) return null
  const place = [
    ...texts('.p-locality, .locality').slice(0, 1),
    ...texts('.p-region, .region').slice(0, 1),
    ...texts('.p-country-name, .country-name').slice(0, 1),
  ]
  const hrefs = all('a[href]').map((link) => link.getAttribute('href')?.trim() ?? '')
  const [photo] = all('img.u-photo, .u-photo img, img.photo')
  return {
    origin: 'h_card',
    isMain,
    name,
    aliases: texts('.p-nickname, .nickname').filter((alias) => alias !== name),
    jobTitles: [...new Set([...texts('.p-job-title, .title'), ...texts('.p-role, .role')])],
    organizations: texts('.p-org, .org, .organization-name'),
    schools: [],
    location: place.length > 0 ? place.join(', ') : null,
    birthYear: parseYear(
      card.querySelector('.dt-bday, .bday')?.getAttribute('datetime') ??
        texts('.dt-bday, .bday')[0],
    ),
    deathYear: null,
    ...chooseContacts(hrefs, {
      emails: texts('.u-email, .p-email, .email'),
      phones: texts('.p-tel, .u-tel, .tel'),
    }),
    urls: [
      ...new Set(
        all('a.u-url, a.url, a.u-uid, a[rel~="me"]').flatMap(
          (link) => toAbsoluteUrl(link.getAttribute('href'), url) ?? [],
        ),
      ),
    ],
    image: toAbsoluteUrl(photo?.getAttribute('src'), url),
    description: texts('.p-note, .note')[0] ?? null,
  }
}

function shownIn(element: PageElement): string {
  const value =
    element.localName === 'img'
      ? element.getAttribute('alt')
      : element.localName === 'abbr'
        ? (element.getAttribute('title') ?? element.textContent)
        : element.localName === 'data'
          ? element.getAttribute('value')
          : element.textContent
  return cleanText(value?.slice(0, 5_000))
}

function isInside(element: PageElement, name: string): boolean {
  for (
    let at = element.parentNode, steps = 0;
    at !== null && at.nodeType === 1 && steps < 200;
    at = at.parentNode, steps += 1
  ) {
    if ((at.getAttribute('class') ?? '').split(/\s+/).includes(name)) return true
  }
  return false
}

function isAuthor(card: PageElement): boolean {
  return (
    /\bauthor\b/.test(card.getAttribute('class') ?? '') ||
    isInside(card, 'h-entry') ||
    isInside(card, 'hentry')
  )
}
