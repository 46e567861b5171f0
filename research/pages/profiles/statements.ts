import { isObject } from '../../../contract/fields/is-object.ts'
import { parseJson } from '../../text/json/parse-json.ts'
import { type JsonNode, parseNodes } from '../facts/json-ld.ts'
import { isHere } from '../tree/is-here.ts'
import type { PageElement } from '../tree/page-node.ts'

/** What a page states about the person it is of, unjudged. */
export type ProfileStatements = {
  name: string | null
  bio: string | null
  location: string | null
  image: string | null
  /** Addresses of the person's other pages. */
  urls: string[]
}

type Page = Pick<PageElement, 'querySelector' | 'querySelectorAll'>

/** Longer blocks are catalogues. Characters. */
const maxBlockLength = 200_000
/** More of them are a list of people. */
const maxCards = 20

/**
 * JSON-LD: the `mainEntity` of a ProfilePage, else the only Person of the page. Blocks that cannot
 * be read are left out.
 */
export function parseStatedJsonLd(page: Page): ProfileStatements | null {
  const nodes = page
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ textContent }) => nodesIn(textContent))
  const profile = nodes.find((node) => isType(node, 'ProfilePage'))
  const main = parseNodes(profile?.mainEntity ?? profile?.about).find(
    (node) => isType(node, 'Person') || node['@type'] === undefined,
  )
  // an entity is often named in one place and described in another
  const described =
    main === undefined
      ? undefined
      : nodes.find(
          (node) => node['@id'] !== undefined && node['@id'] === main['@id'] && node !== main,
        )
  const people = nodes.filter((node) => isType(node, 'Person'))
  const person =
    main === undefined ? (people.length === 1 ? people[0] : undefined) : { ...described, ...main }
  if (person === undefined) return null
  const names = [
    person.name,
    [person.givenName, person.familyName].filter((part) => typeof part === 'string').join(' '),
  ]
  return {
    name: names.map(parseText).find((name) => name !== null) ?? null,
    bio: parseText(person.description),
    location: parsePlace(person.homeLocation) ?? parsePlace(person.address),
    image: parseAddress(person.image),
    urls: [person.sameAs].flat().flatMap((url) => parseText(url) ?? []),
  }
}

/**
 * The things at the top of a block. Unlike in `parseJsonLd`, nested ones are left out: they are
 * authors and commenters, and the page's own Person would no longer be the only one.
 */
function nodesIn(text: string): JsonNode[] {
  if (text.length > maxBlockLength) return []
  const parsed = parseJson(text.trim().replace(/^<!--|-->$|^\/\*.*?\*\/|^\/\/.*$/gm, ''))
  return parseNodes(parsed).flatMap((node) => [node, ...parseNodes(node['@graph'])])
}

function isType(node: JsonNode, type: string): boolean {
  return [node['@type']].flat().includes(type)
}

function parseText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function parseAddress(value: unknown): string | null {
  const [first] = [value].flat()
  return isObject(first) ? (parseText(first.contentUrl) ?? parseText(first.url)) : parseText(first)
}

/** City level at most: streets and postal codes are not taken. */
function parsePlace(value: unknown): string | null {
  const [first] = [value].flat()
  if (!isObject(first)) return parseText(first)
  if (first.address !== undefined) return parsePlace(first.address)
  const parts = [
    first.addressLocality,
    first.addressRegion,
    isObject(first.addressCountry) ? first.addressCountry.name : first.addressCountry,
  ]
  return (
    parseText(parts.filter((part) => typeof part === 'string').join(', ')) ?? parseText(first.name)
  )
}

/**
 * Microformats: an h-card, when there is one only, or one that says that it is this very page's.
 */
export function parseStatedHCard(page: Page, url: string): ProfileStatements | null {
  const cards = page.querySelectorAll('.h-card').slice(0, maxCards)
  const own = cards.find((card) =>
    card.querySelectorAll('.u-uid, .u-url').some((link) => isHere(link, url)),
  )
  const card = own ?? (cards.length === 1 ? cards[0] : undefined)
  if (card === undefined) return null
  const photo = card.querySelector('img.u-photo') ?? card.querySelector('.u-photo img')
  const place = ['.p-locality', '.p-country-name'].flatMap(
    (part) => card.querySelector(part)?.textContent?.trim() || [],
  )
  return {
    name: card.querySelector('.p-name')?.textContent ?? null,
    bio: card.querySelector('.p-note')?.textContent ?? null,
    location: place.length > 0 ? place.join(', ') : null,
    image: photo?.getAttribute('src') ?? null,
    urls: [],
  }
}

/** Microdata, as a few large sites still write it. */
export function parseStatedMicrodata(page: Page): ProfileStatements | null {
  const people = page.querySelectorAll('[itemtype$="schema.org/Person"]')
  const [person] = people
  if (person === undefined || people.length > 1) return null
  const read = (name: string) => {
    const item = person.querySelector(`[itemprop="${name}"]`)
    return item?.getAttribute('content') ?? item?.textContent ?? null
  }
  const image = person.querySelector('[itemprop="image"]')
  return {
    name: read('name'),
    bio: read('description'),
    location: read('homeLocation') ?? read('addressLocality'),
    image: image?.getAttribute('src') ?? image?.getAttribute('href') ?? null,
    urls: [],
  }
}
