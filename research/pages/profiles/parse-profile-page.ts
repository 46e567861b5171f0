import type { Link } from '../../records/finding.ts'
import { decodePercents } from '../../text/addresses/decode-percents.ts'
import { listHostLabels, parseHost } from '../../text/addresses/parse-host.ts'
import { parseHttpUrl } from '../../text/addresses/parse-http-url.ts'
import { foldLetters } from '../../text/words/fold.ts'
import type { PageTree } from '../tree/page-node.ts'
import { chooseProfileMeta, parseProfileDocument } from './document.ts'
import { toPictureUrl } from './picture.ts'
import {
  type ProfileStatements,
  parseStatedHCard,
  parseStatedJsonLd,
  parseStatedMicrodata,
} from './statements.ts'
import { toProfileBio, toProfileName, toProfileText } from './text.ts'

/** What a profile page says of its owner; null or empty where it says nothing. */
export type ProfilePage = {
  name: string | null
  bio: string | null
  /** City level at most. */
  location: string | null
  avatarUrl: string | null
  /** Where `rel=me` and `sameAs` point. One way only, so nothing is proven yet. */
  links: Link[]
  title: string | null
}

type Question = {
  url: string
  html: string
  /** The account's name: a page that shows it in place of a person's says nothing. */
  username?: string | undefined
  /** The site's name in the list, which is no person's name. */
  siteName?: string | undefined
}

/** More of them are a directory. */
const maxLinks = 30

/**
 * Reads a public profile page, most trustworthy first: JSON-LD, microdata, h-card, then the tags
 * for link previews. Plain text only; boilerplate that a site shows for any name is ignored.
 */
export function parseProfilePage({ url, html, username, siteName }: Question): ProfilePage {
  const page = parseProfileDocument(html)
  const stated = [
    parseStatedJsonLd(page),
    parseStatedMicrodata(page),
    parseStatedHCard(page, url),
  ].filter((said) => said !== null)
  const title = toProfileText(page.querySelector('title')?.textContent, 200)
  const shown = chooseProfileMeta(page, 'og:title', 'twitter:title')
  const site = [
    chooseProfileMeta(page, 'og:site_name', 'application-name'),
    siteName,
    parseHost(url),
    listHostLabels(url).at(-1),
  ].flatMap((name) => name ?? [])
  const handles = [...(username === undefined ? [] : [username]), ...handlesIn(url)]
  const notNames = [...site, ...handles]
  const whole = [
    chooseProfileMeta(page, 'profile:first_name', 'og:profile:first_name'),
    chooseProfileMeta(page, 'profile:last_name', 'og:profile:last_name'),
  ]
  const names = [
    ...stated.map(({ name }) => name),
    whole.every((part) => part !== null) ? whole.join(' ') : null,
    nameIn(shown, notNames),
    nameIn(title, notNames),
  ]
  const ownBio = chooseProfileMeta(page, 'og:description', 'twitter:description')
  const bios = [
    ...stated.map(({ bio }) => bio),
    isProfile(page) || namesOwner(shown ?? title, handles) ? ownBio : null,
  ]
  const images = [
    ...stated.map(({ image }) => image),
    chooseProfileMeta(
      page,
      'og:image:secure_url',
      'og:image',
      'twitter:image',
      'twitter:image:src',
    ),
  ]
  return {
    name: chooseFirst(names, (name) => toProfileName(name, notNames)),
    bio: chooseFirst(bios, (bio) => toProfileBio(bio, [...notNames, title ?? '', shown ?? ''])),
    location: chooseFirst(
      stated.map(({ location }) => location),
      (location) => toProfileText(location, 100),
    ),
    avatarUrl: chooseFirst(images, (image) => toPictureUrl(image, url)),
    links: collectLinks(page, stated, url),
    title,
  }
}

/** Removes what the site shows on each page: `other` is the page of a name that does not exist. */
export function withoutCommon(profile: ProfilePage, other: ProfilePage): ProfilePage {
  const shared = new Set(other.links.map((link) => link.url))
  const own = (value: string | null, common: string | null) =>
    value !== null && common !== null && foldLetters(value) === foldLetters(common) ? null : value
  return {
    name: own(profile.name, other.name),
    bio: own(profile.bio, other.bio),
    location: own(profile.location, other.location),
    avatarUrl: profile.avatarUrl === other.avatarUrl ? null : profile.avatarUrl,
    links: profile.links.filter((link) => !shared.has(link.url)),
    title: profile.title,
  }
}

function chooseFirst(
  values: readonly (string | null)[],
  read: (value: string) => string | null,
): string | null {
  for (const value of values) {
    const text = value === null ? null : read(value)
    if (text !== null) return text
  }
  return null
}

function isProfile(page: PageTree): boolean {
  return chooseProfileMeta(page, 'og:type')?.toLowerCase().includes('profile') === true
}

/** Whether a title is of the account, and not of the site. */
function namesOwner(title: string | null, handles: readonly string[]): boolean {
  return handles.some(
    (handle) =>
      foldLetters(handle).length > 1 && foldLetters(title ?? '').includes(foldLetters(handle)),
  )
}

/**
 * A name beside the handle in a title: "Ada Example (@ada) | Site", "ada (Ada Example) · Site".
 * Other titles are of anything.
 */
function nameIn(title: string | null, handles: readonly string[]): string | null {
  const plain = toProfileText(title, 200) ?? ''
  for (const part of plain.split(/\s+[|·•–—-]\s+|\s*\|\s*/)) {
    const [, before = '', inside = ''] = /^(.{2,80}?)\s*\(([^()]{1,80})\)/.exec(part) ?? []
    if (isHandle(inside, handles) && !isHandle(before, handles)) return before
    if (isHandle(before, handles) && inside !== '' && !isHandle(inside, handles)) return inside
  }
  return null
}

function isHandle(text: string, handles: readonly string[]): boolean {
  return (
    foldLetters(text) !== '' && handles.some((handle) => foldLetters(handle) === foldLetters(text))
  )
}

/** Where a name may stand in an address: `/@ada`, `ada.example.org`. */
function handlesIn(url: string): string[] {
  const parsed = URL.parse(url)
  if (parsed === null) return []
  const labels = parsed.hostname.split('.')
  return [...parsed.pathname.split('/'), labels.length > 2 ? (labels[0] ?? '') : '']
    .map((part) => toProfileText(decodePercents(part).replace(/^[@~]/, ''), 100) ?? '')
    .filter((part) => part !== '')
}

function collectLinks(page: PageTree, stated: readonly ProfileStatements[], url: string): Link[] {
  const written = page
    .querySelectorAll('a[rel~="me"], link[rel~="me"]')
    .map((link) => link.getAttribute('href') ?? '')
  const here = URL.parse(url)
  const urls = [...written, ...stated.flatMap((said) => said.urls)].flatMap((to) => {
    const parsed = to.length > 2_000 ? null : parseHttpUrl(to, url)
    if (parsed?.username !== '') return []
    // its own address, and other pages of the same site, carry no information
    return parsed.host === here?.host ? [] : parsed.href
  })
  return [...new Set(urls)].slice(0, maxLinks).map((to) => ({ url: to, proof: 'none' }))
}
