import { decodePercents } from '../../text/addresses/decode-percents.ts'
import { chooseMeta, type PageFacts, toAbsoluteUrl } from '../facts/page-facts.ts'
import type { PagePerson } from '../page-reading.ts'
import { cleanText } from '../tree/clean-text.ts'
import { isHere } from '../tree/is-here.ts'
import type { PageElement, PageTree } from '../tree/page-tree.ts'
import { parseYear } from './page-people.ts'

/** More of them are a directory. */
const maxCards = 60
const maxValues = 20

/**
 * h-cards and the older hCards. Main is the one that is of this very page, or the only one that is
 * not an article's author's.
 */
export function findPeopleInCards(page: PageTree, url: string): PagePerson[] {
  const cards = [...page.querySelectorAll('.h-card, .vcard')]
    .filter((card) => !isInside(card, 'h-card') && !isInside(card, 'vcard'))
    .slice(0, maxCards)
  const own = cards.find((card) =>
    [...card.querySelectorAll('.u-uid, .u-url, a.url')].some((link) => isHere(link, url)),
  )
  const [only] = cards
  const main =
    own ?? (cards.length === 1 && only !== undefined && !isAuthor(only) ? only : undefined)
  return cards.flatMap((card): PagePerson[] => {
    const all = (selector: string) => [...card.querySelectorAll(selector)].slice(0, maxValues)
    const texts = (selector: string) =>
      [...new Set(all(selector).map(shownIn))].filter((text) => text !== '' && text.length <= 300)
    const [name] = [
      ...texts('.p-name'),
      ...texts('.fn'),
      ...(card.querySelector('[class*="p-"], [class*="fn"]') === null ? [shownIn(card)] : []),
    ]
    if (name === undefined || name === '' || name.length > 120) return []
    const place = [
      ...texts('.p-locality, .locality').slice(0, 1),
      ...texts('.p-region, .region').slice(0, 1),
      ...texts('.p-country-name, .country-name').slice(0, 1),
    ]
    const hrefs = all('a[href]').map((link) => link.getAttribute('href')?.trim() ?? '')
    const [photo] = all('img.u-photo, .u-photo img, img.photo')
    return [
      {
        origin: 'h_card',
        isMain: card === main,
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
        emails: contacts(hrefs, 'mailto:', texts('.u-email, .p-email, .email')).filter((email) =>
          /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email),
        ),
        phones: contacts(hrefs, 'tel:', texts('.p-tel, .u-tel, .tel')).filter((phone) =>
          /\d{3}/.test(phone),
        ),
        urls: [
          ...new Set(
            all('a.u-url, a.url, a.u-uid, a[rel~="me"]').flatMap(
              (link) => toAbsoluteUrl(link.getAttribute('href'), url) ?? [],
            ),
          ),
        ],
        image: toAbsoluteUrl(photo?.getAttribute('src'), url),
        description: texts('.p-note, .note')[0] ?? null,
      },
    ]
  })
}

/** Microdata of people, as a few large sites still write it. */
export function findPeopleInMicrodata(page: PageTree, url: string): PagePerson[] {
  const items = [...page.querySelectorAll('[itemtype$="schema.org/Person" i]')].slice(0, maxCards)
  const [only] = items
  return items.flatMap((item): PagePerson[] => {
    const all = (name: string) =>
      [...item.querySelectorAll(`[itemprop~="${name}"]`)]
        .filter((one) => findItem(one) === item)
        .slice(0, maxValues)
    const texts = (...names: readonly string[]) =>
      [...new Set(names.flatMap(all).map(namedValue))].filter(
        (text) => text !== '' && text.length <= 300,
      )
    const [name] = [
      ...texts('name'),
      [...texts('givenName'), ...texts('familyName')].join(' '),
    ].filter((text) => text !== '')
    if (name === undefined || name.length > 120) return []
    const place = ['addressLocality', 'addressRegion', 'addressCountry'].flatMap((part) =>
      [...item.querySelectorAll(`[itemprop="${part}"]`)].slice(0, 1).map(namedValue),
    )
    const hrefs = [...item.querySelectorAll('a[href]')]
      .slice(0, 100)
      .map((link) => link.getAttribute('href')?.trim() ?? '')
    const [image] = all('image')
    return [
      {
        origin: 'microdata',
        isMain:
          items.length === 1 &&
          only !== undefined &&
          !(only.getAttribute('itemprop') ?? '').includes('author'),
        name,
        aliases: texts('alternateName').filter((alias) => alias !== name),
        jobTitles: texts('jobTitle'),
        organizations: texts('worksFor', 'affiliation'),
        schools: texts('alumniOf'),
        location:
          place.length > 0
            ? place.join(', ')
            : (texts('homeLocation').find((text) => !/\d/.test(text)) ?? null),
        birthYear: parseYear(texts('birthDate')[0]),
        deathYear: parseYear(texts('deathDate')[0]),
        emails: contacts(hrefs, 'mailto:', texts('email')).filter((email) =>
          /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email),
        ),
        phones: contacts(hrefs, 'tel:', texts('telephone')).filter((phone) => /\d{3}/.test(phone)),
        urls: [
          ...new Set(
            [...all('url'), ...all('sameAs')].flatMap(
              (one) =>
                toAbsoluteUrl(one.getAttribute('href') ?? one.getAttribute('content'), url) ?? [],
            ),
          ),
        ],
        image: toAbsoluteUrl(
          image?.getAttribute('src') ??
            image?.getAttribute('href') ??
            image?.getAttribute('content'),
          url,
        ),
        description: texts('description')[0] ?? null,
      },
    ]
  })
}

/** The person that link previews show: Open Graph's `profile:` properties. */
export function findPersonInOpenGraph(facts: PageFacts): PagePerson[] {
  const parts = [
    chooseMeta(facts, 'profile:first_name', 'og:profile:first_name'),
    chooseMeta(facts, 'profile:last_name', 'og:profile:last_name'),
  ]
  const name = parts.filter((part) => part !== null).join(' ')
  const username = chooseMeta(facts, 'profile:username', 'og:profile:username')
  if (name === '') return []
  return [
    {
      origin: 'open_graph',
      isMain: chooseMeta(facts, 'og:type')?.toLowerCase() === 'profile',
      name,
      aliases: username === null || username === name ? [] : [username],
      jobTitles: [],
      organizations: [],
      schools: [],
      location: null,
      birthYear: null,
      deathYear: null,
      emails: [],
      phones: [],
      urls: [chooseMeta(facts, 'og:url')].flatMap((one) => toAbsoluteUrl(one, facts.url) ?? []),
      image: toAbsoluteUrl(chooseMeta(facts, 'og:image:secure_url', 'og:image'), facts.url),
      description: chooseMeta(facts, 'og:description'),
    },
  ]
}

/** What `mailto:` and `tel:` links of a page lead to. */
export function findContactLinks(page: PageTree): { emails: string[]; phones: string[] } {
  const hrefs = [...page.querySelectorAll('a[href^="mailto:" i], a[href^="tel:" i]')]
    .slice(0, 50)
    .map((link) => link.getAttribute('href')?.trim() ?? '')
  return {
    emails: contacts(hrefs, 'mailto:', []).filter((email) =>
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email),
    ),
    phones: contacts(hrefs, 'tel:', []).filter((phone) => /\d{3}/.test(phone)),
  }
}

function contacts(hrefs: readonly string[], scheme: string, shown: readonly string[]): string[] {
  const linked = hrefs.flatMap((href) =>
    href.toLowerCase().startsWith(scheme)
      ? decodePercents(href.slice(scheme.length).split('?')[0] ?? '')
      : [],
  )
  return [...new Set([...linked, ...(linked.length > 0 ? [] : shown)].map(cleanText))]
    .filter((text) => text !== '' && text.length <= 254)
    .slice(0, maxValues)
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

function namedValue(element: PageElement): string {
  const inner = element.hasAttribute('itemscope')
    ? element.querySelector('[itemprop="name"]')
    : null
  return cleanText(
    (inner ?? element).getAttribute('content') ??
      (inner ?? element).getAttribute('datetime') ??
      (inner ?? element).textContent?.slice(0, 5_000),
  )
}

function findItem(element: PageElement): PageElement | null {
  for (
    let at = element.parentNode, steps = 0;
    at !== null && steps < 200;
    at = at.parentNode, steps += 1
  )
    if (at.nodeType === 1 && at.hasAttribute('itemscope')) return at
  return null
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
    /\bauthor\b|\bp-author\b/.test(card.getAttribute('class') ?? '') ||
    isInside(card, 'h-entry') ||
    isInside(card, 'hentry')
  )
}
