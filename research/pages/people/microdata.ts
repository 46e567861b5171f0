import { toAbsoluteUrl } from '../facts/page-facts.ts'
import type { PagePerson } from '../page-reading.ts'
import { cleanText } from '../tree/clean-text.ts'
import type { PageElement, PageTree } from '../tree/page-node.ts'
import { chooseContacts } from './contact-links.ts'
import { parseYear } from './parse-year.ts'

/** More of them are a directory. */
const maxItems = 60
const maxValues = 20

/** Microdata of people, as a few large sites still write it. Main is an only one, but no author. */
export function findPeopleInMicrodata(page: PageTree, url: string): PagePerson[] {
  const items = page.querySelectorAll('[itemtype$="schema.org/Person" i]').slice(0, maxItems)
  const isMain = (item: PageElement) =>
    items.length === 1 && !(item.getAttribute('itemprop') ?? '').includes('author')
  return items.flatMap((item) => parseItem(item, isMain(item), url) ?? [])
}

function parseItem(item: PageElement, isMain: boolean, url: string): PagePerson | null {
  const all = (name: string) =>
    item
      .querySelectorAll(`[itemprop~="${name}"]`)
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
  if (name === undefined || name.length > 120) return null
  const place = ['addressLocality', 'addressRegion', 'addressCountry'].flatMap((part) =>
    item.querySelectorAll(`[itemprop="${part}"]`).slice(0, 1).map(namedValue),
  )
  const hrefs = item
    .querySelectorAll('a[href]')
    .slice(0, 100)
    .map((link) => link.getAttribute('href')?.trim() ?? '')
  const [image] = all('image')
  return {
    origin: 'microdata',
    isMain,
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
    ...chooseContacts(hrefs, { emails: texts('email'), phones: texts('telephone') }),
    urls: [
      ...new Set(
        [...all('url'), ...all('sameAs')].flatMap(
          (one) =>
            toAbsoluteUrl(one.getAttribute('href') ?? one.getAttribute('content'), url) ?? [],
        ),
      ),
    ],
    image: toAbsoluteUrl(
      image?.getAttribute('src') ?? image?.getAttribute('href') ?? image?.getAttribute('content'),
      url,
    ),
    description: texts('description')[0] ?? null,
  }
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
