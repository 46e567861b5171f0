import { getDomain } from 'tldts'
import { buildEmailFacts } from '../../identity/contacts/build-email-facts.ts'
import { buildPhoneFacts, type LineType } from '../../identity/contacts/build-phone-facts.ts'
import { findContacts } from '../../identity/contacts/find-contacts.ts'
import { parsePhone } from '../../identity/contacts/parse-phone.ts'
import { spellOut } from '../../identity/names/name-tokens.ts'
import { parsePlace } from '../../identity/places/parse-place.ts'
import { parseProfileUrl } from '../../identity/profiles/parse-profile-url.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import { toWebAddress } from '../../text/addresses/parse-host.ts'
import { parseHttpUrl } from '../../text/addresses/parse-http-url.ts'
import { toRegistrableDomain } from '../../text/addresses/to-registrable-domain.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWords } from '../../text/words/fold.ts'
import type { ClaimValueOf } from '../claim.ts'
import type { WeighedStatement } from './binding/statement.ts'
import { faxWords, websiteLinks, websiteWords } from './tables/website-words.ts'

const mayHold = /@|\b(?:at|arroba|chez)\b|\d(?:[\d ()./–-]{5,})\d/iu

/** A line that may hold contacts of the person. `others`: further people are named in it. */
export type ContactLine = { text: string; isNamed: boolean; others: boolean; isOwnPage: boolean }

/**
 * Reads emails, phones and websites of one line; nothing of role mailboxes but on the person's own
 * page.
 */
export function parseContacts(
  { text, isNamed, others, isOwnPage }: ContactLine,
  person: PersonProfile,
): WeighedStatement[] {
  const isTheirs = isOwnPage && !others
  const confidence = isTheirs ? 80 : isNamed ? 75 : 60
  const stated: WeighedStatement[] = []
  if (mayHold.test(text)) {
    const country = isOwnPage
      ? (person.locations
          .map((place) => parsePlace(place)?.country ?? null)
          .find((one) => one !== null) ?? null)
      : null
    const { emails, phones } = findContacts(text.replace(fax, ''), country)
    for (const email of emails) {
      const kind = chooseEmailKind(email, person, isOwnPage)
      if (
        kind === null ||
        (!isNamed && isOthersRole(email, person)) ||
        ((!isNamed || others || emails.length > 1) &&
          !isTheirs &&
          !resembles(email, person) &&
          !(isOwnPage && isOwnRole(email, person)))
      )
        continue
      stated.push({ path: 'contact.emails', value: { value: email, kind }, confidence })
    }
    for (const number of isTheirs || (isNamed && !others) ? phones : []) {
      const value = isSwitchboard(number) ? null : toPhone(number)
      if (value !== null) stated.push({ path: 'contact.phones', value, confidence: confidence - 5 })
    }
  }
  if (isTheirs || (isNamed && !others)) {
    for (const url of collectWebsites(text))
      stated.push({ path: 'contact.websites', value: { url }, confidence })
  }
  return stated
}

/** @returns null for impersonal mailboxes: roles on others' pages, addresses that vanish */
export function chooseEmailKind(
  email: string,
  person: PersonProfile,
  isOwnPage: boolean,
): 'work' | 'personal' | null {
  const { domain, isRole, isFreemail, isDisposable } = buildEmailFacts(email)
  if (isDisposable || (isRole && !isOwnPage)) return null
  if (isRole) return 'work'
  const host = toRegistrableDomain(domain, { arePrivate: false }).split('.')[0] ?? ''
  return isFreemail || collectNames(person).some((word) => word.length > 3 && host.includes(word))
    ? 'personal'
    : 'work'
}

/** "webmaster@…" on a page about the person, of a site that does not bear their name. */
function isOthersRole(email: string, person: PersonProfile): boolean {
  const { domain, isRole } = buildEmailFacts(email)
  const isOfSite = isNamedBySite(email, domain) && !resembles(email, person)
  return (isRole || isOfSite) && !bearsName(domain, person)
}

/** "lamps@lampsofhalifax.example": a mailbox called like its site. */
function isNamedBySite(email: string, domain: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  return local.length >= minSiteWord && domain.startsWith(local)
}
const minSiteWord = 5

/** "info@…" of a site that bears their name: theirs, also where prose asks to write there. */
function isOwnRole(email: string, person: PersonProfile): boolean {
  const { domain, isRole } = buildEmailFacts(email)
  return isRole && bearsName(domain, person)
}

function bearsName(domain: string, person: PersonProfile): boolean {
  return collectNames(person).some((word) => word.length > 3 && domain.includes(word))
}

function resembles(email: string, person: PersonProfile): boolean {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/[^a-z0-9]/g, '')
  return collectNames(person).some((word) => word.length > 2 && local.includes(word))
}

function collectNames({ name, aliases }: PersonProfile): string[] {
  // "mueller@…" is Müller's
  return [name, ...aliases].flatMap((one) => [...foldWords(one), ...foldWords(spellOut(one))])
}

/** "Fax: …", "… (fax)"; a number behind "Phone/Fax" is of both. */
const fax = new RegExp(
  unwrap`
    (?<![/&+]\s?|\p{L})(?:${joinAlternatives(faxWords)})(?:\s(?:no|number|n[°º]))?\s?[.:]{0,2}\s?
    [+(\d][\d ()./–-]{5,}\d|[+(\d][\d ()./–-]{5,}\d\s\(?(?:${joinAlternatives(faxWords)})\)`,
  'giu',
)

const notPersonal: ReadonlySet<LineType> = new Set(['toll_free', 'premium_rate', 'pager'])

/** Whether a number is of a firm's hotline: no person answers it. */
function isSwitchboard(number: string): boolean {
  const phone = parsePhone(number)
  return phone !== null && notPersonal.has(buildPhoneFacts(phone).lineType)
}

const kinds: Partial<Record<LineType, ClaimValueOf<'contact.phones'>['kind']>> = {
  mobile: 'mobile',
  fixed_line: 'landline',
  voip: 'voip',
}

/** @param number E.164 */
export function toPhone(number: string): ClaimValueOf<'contact.phones'> | null {
  const phone = parsePhone(number)
  if (phone === null) return null
  const facts = buildPhoneFacts(phone)
  return { value: facts.number, kind: kinds[facts.lineType] ?? 'unknown', country: facts.country }
}

const website = new RegExp(
  unwrap`
    \b${joinAlternatives(websiteWords)}(?:\s${joinAlternatives(websiteLinks)}){0,2}\s?[:–—-]?\s?
    (?:at )?((?:https?:\/\/)?(?:[\p{L}\d-]{1,63}\.){1,4}\p{L}{2,24}(?:\/[^\s,;)"”»]{0,120})?)`,
  'giu',
)

/** "Rank, Otto. Lamps of Halifax. URL:", the address of a work that is cited */
const citation = /[.”"]\s+url$/iu

/**
 * Addresses that a line calls a person's website, except profiles on platforms and other people's
 * articles.
 */
function collectWebsites(text: string): string[] {
  if (!text.includes('.')) return []
  const found = [...text.matchAll(website)].flatMap((match) =>
    citation.test(text.slice(0, match.index + 3))
      ? []
      : (parseOwnSite((match[1] ?? '').replace(/[.!?]+$/, '')) ?? []),
  )
  return [...new Set(found)]
}

/**
 * @returns the address with a scheme if it can be a personal site: a host of its own, not a
 * platform, not deep inside another's
 */
export function parseOwnSite(written: string): string | null {
  const url = parseHttpUrl(toWebAddress(written))
  if (
    url === null ||
    url.username !== '' ||
    getDomain(url.hostname, { allowPrivateDomains: true }) === null
  )
    return null
  if (parseProfileUrl(url.href) !== null) return null
  return url.pathname.split('/').filter(Boolean).length > 2 ? null : url.href
}
