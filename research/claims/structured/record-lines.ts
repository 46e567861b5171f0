import { parsePlace } from '../../identity/places/parse-place.ts'
import { places } from '../../identity/places/tables/places.ts'
import { parseProfileUrl } from '../../identity/profiles/parse-profile-url.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import { parseHost } from '../../text/addresses/parse-host.ts'
import { parseHttpUrl } from '../../text/addresses/parse-http-url.ts'
import { toRegistrableDomain } from '../../text/addresses/to-registrable-domain.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { hubDomains } from '../../text/words/tables/plain-words.ts'
import { findPatternClaims } from '../patterns/find-pattern-claims.ts'
import { chooseEmailKind, parseOwnSite, toPhone } from '../patterns/parse-contacts.ts'
import { toLocation } from '../patterns/phrases/parse-location.ts'
import { parseOrganization } from '../patterns/phrases/parse-organization.ts'
import { isTitle } from '../patterns/phrases/roles.ts'
import { employerLinks } from '../patterns/tables/frame-words.ts'
import type { RecordWriter } from './record-text.ts'
import { toShiftedClaims } from './to-shifted-claims.ts'

/** What records of providers and structured data of pages have in common. */
export type RecordFacts = {
  name: string | null
  aliases: readonly string[]
  organizations: readonly string[]
  occupations: readonly string[]
  location: string | null
  birthYear: number | null
  deathYear: number | null
  emails: readonly string[]
  phones: readonly string[]
  links: readonly { url: string; bonus: number }[]
  image: string | null
  /** The record speaks of today. */
  isCurrent: boolean
  /** Mailboxes of posts belong to the person as well: their own account or site. */
  isOwn: boolean
}

type Prose = {
  label: string
  text: string
  person: PersonProfile
  isOwnPage: boolean
  confidence: number
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Trust penalty for unverified links on platforms. */
const platformLess = 15

/** Writes the lines and the claims of a record's name and aliases. */
export function writeNames(
  writer: RecordWriter,
  { name, aliases }: RecordFacts,
  confidence: number,
): void {
  if (name !== null && oneLine(name) !== '') {
    const value = oneLine(name)
    writer.claim(
      { path: 'identity.name', value: { value } },
      writer.line('Name', value),
      confidence,
    )
  }
  for (const value of aliases.map(oneLine).filter((alias) => alias !== '' && alias !== name)) {
    writer.claim(
      { path: 'identity.aliases', value: { value } },
      writer.line('Also known as', value),
      confidence - 5,
    )
  }
}

/** Penalty for what sentences state, against the fields beside them. */
export const proseLess = 10

/** A description in whole sentences under a label, with the claims that its sentences carry. */
export function writeProse(
  writer: RecordWriter,
  { label, text, confidence, ...reading }: Prose,
): void {
  if (text === '') return
  const line = writer.line(label, text)
  const claims = findPatternClaims({ text, ...reading }).map((claim) => ({
    ...claim,
    confidence: Math.max(0, Math.min(claim.confidence, confidence) - proseLess),
  }))
  writer.add(toShiftedClaims(claims, line.value))
}

/**
 * One organisation with one occupation is a position; with several of either, their pairing is
 * unknown.
 */
export function writeWork(writer: RecordWriter, facts: RecordFacts, confidence: number): void {
  const current = facts.isCurrent && facts.deathYear === null
  const { firmLines, titleLines } = writeWorkLines(writer, facts)
  const [firm, ...moreFirms] = firmLines
  const [title, ...moreTitles] = titleLines
  const none = { from: null, to: null }
  const isOne = moreFirms.length + moreTitles.length === 0
  // "Head of Lamps at Initech" is no post at the Globex beside it
  const isOthers = title?.firm !== null && title?.firm !== firm?.name
  if (firm !== undefined && title !== undefined && isOne && !isOthers) {
    const span = { start: firm.at.start, end: title.at.end }
    writer.claim(
      {
        path: 'work.positions',
        value: { title: title.title, organization: firm.name, ...none, current },
      },
      span,
      confidence,
    )
    return
  }
  for (const { name, at } of firmLines) {
    writer.claim(
      {
        path: 'work.positions',
        value: {
          title: null,
          organization: name,
          ...none,
          current: current && firmLines.length === 1,
        },
      },
      at,
      confidence,
    )
  }
  for (const one of titleLines) {
    writer.claim(
      {
        path: 'work.positions',
        value: { title: one.title, organization: one.firm, ...none, current },
      },
      one.at,
      confidence - 5,
    )
  }
}

function writeWorkLines(
  writer: RecordWriter,
  { organizations, occupations }: Pick<RecordFacts, 'organizations' | 'occupations'>,
) {
  const firms = organizations.map((name) => oneLine(name)).filter((name) => name !== '')
  const titles = occupations.map(oneLine).filter((title) => title.replace(label, '') !== '')
  const firmLines = firms.map((name) => ({
    name: name.replace(/^@/, ''),
    at: writer.line('Organization', name),
  }))
  const names = firmLines.map(({ name }) => name)
  const titleLines = titles.map((written) => ({
    ...partTitle(written, names),
    at: writer.line('Occupation', written),
  }))
  return { firmLines, titleLines }
}

/** What labels the field of a post inside the field: "Title: Head of Lamps". */
const label = /^(?:job )?(?:title|position|role):\s*/iu
const atFirm = new RegExp(`^(.+?) (?:@|${joinAlternatives(employerLinks)}) (?:the )?(.+)$`, 'u')

/** "Editor at Large" */
const notAtFirm = /^(?:large|law|heart|home|sea|night)$/iu

/**
 * "Title: Head of Lamps at Globex": what fills the field of a post may have its label and the firm
 * in it as well.
 * @param firms that the record names apart
 */
function partTitle(
  written: string,
  firms: readonly string[],
): { title: string; firm: string | null } {
  const whole = written.replace(label, '')
  const named = firms.find((name) => linkedTo(whole, name) !== null)
  if (named !== undefined) return { title: linkedTo(whole, named) ?? whole, firm: named }
  const [, title = '', rest = ''] = atFirm.exec(whole) ?? []
  const firm = parseOrganization(rest, 0)
  const isParted =
    firm !== null &&
    firm.end === rest.length &&
    isTitle(title) &&
    !places.has(rest) &&
    !notAtFirm.test(rest)
  return isParted ? { title, firm: firm.value } : { title: whole, firm: null }
}

/** @returns what stands in front of the firm and of what joins it, where the title ends so */
function linkedTo(title: string, firm: string): string | null {
  if (!title.endsWith(firm)) return null
  const front = title.slice(0, -firm.length)
  const bare = front.replace(/(?:,| of| at| for| @| [–—|-])(?: the)? $/u, '')
  return bare !== front && isTitle(bare) ? bare : null
}

/** Writes the lines and the claims of the place and the years of a life. */
export function writeLife(
  writer: RecordWriter,
  { location, birthYear, deathYear, isCurrent }: RecordFacts,
  confidence: number,
): void {
  const label = location === null ? '' : oneLine(location)
  // numbers are streets and postcodes; what is no place is a joke
  if (label !== '' && !/\d/.test(label) && parsePlace(label) !== null) {
    const current = isCurrent && deathYear === null
    writer.claim(
      { path: 'locations.items', value: { ...toLocation(label), from: null, to: null, current } },
      writer.line('Location', label),
      confidence,
    )
  }
  if (birthYear !== null)
    writer.claim(
      { path: 'identity.birthYear', value: { year: birthYear } },
      writer.line('Born', String(birthYear)),
      confidence,
    )
  if (deathYear !== null)
    writer.claim(
      { path: 'identity.deathYear', value: { year: deathYear } },
      writer.line('Died', String(deathYear)),
      confidence,
    )
}

/** Writes the lines and the claims of addresses, numbers and sites that a record states. */
export function writeContacts(
  writer: RecordWriter,
  said: RecordFacts,
  person: PersonProfile,
  confidence: number,
): void {
  for (const email of said.emails) {
    const value = email.trim().toLowerCase()
    const kind = value.includes('@') ? chooseEmailKind(value, person, said.isOwn) : null
    if (kind !== null)
      writer.claim(
        { path: 'contact.emails', value: { value, kind } },
        writer.line('Email', value),
        confidence,
      )
  }
  for (const phone of said.phones) {
    const value = toPhone(phone)
    if (value !== null)
      writer.claim({ path: 'contact.phones', value }, writer.line('Phone', value.value), confidence)
  }
  const seen = new Set<string>()
  for (const { url, bonus } of said.links) {
    const href = parseHttpUrl(url)?.href
    if (href === undefined || seen.has(href)) continue
    seen.add(href)
    const profile = parseProfileUrl(href)
    const line = writer.line(
      'Link',
      profile === null ? href : `${href} (${profile.platform}: ${profile.handle})`,
    )
    if (profile !== null) {
      const value = { platform: profile.platform, username: profile.handle, url: href }
      writer.claim({ path: 'social.accounts', value }, line, confidence - platformLess + bonus)
    } else if (isOwnSite(href))
      writer.claim({ path: 'contact.websites', value: { url: href } }, line, confidence - 5 + bonus)
  }
}

/** Writes the line and the claim of a profile picture; only of a web address. */
export function writePicture(
  writer: RecordWriter,
  { image }: RecordFacts,
  confidence: number,
): void {
  const url = image === null ? null : parseHttpUrl(image)
  if (url === null) return
  writer.claim(
    { path: 'identity.photo', value: { url: url.href } },
    writer.line('Picture', url.href),
    confidence,
  )
}

/** Where works are found, not people. */
const worksDomains = new Set([
  'doi.org',
  'handle.net',
  'arxiv.org',
  'zenodo.org',
  'ssrn.com',
  'biorxiv.org',
  'medrxiv.org',
  'openreview.net',
])

/** Whether a page is at or near the front of a site that is no shared platform. */
function isOwnSite(url: string): boolean {
  const host = parseHost(url) ?? ''
  const domain = toRegistrableDomain(host, { arePrivate: false })
  return parseOwnSite(url) !== null && !hubDomains.has(domain) && !worksDomains.has(domain)
}
