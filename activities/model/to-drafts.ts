import {
  type ClaimDraft,
  type ClaimValueOf,
  parseStatement,
  type Statement,
} from '../../research/claims/claim.ts'
import { buildProfileLink } from '../../research/identity/profiles/build-profile-link.ts'
import {
  parseProfileUrl,
  platformNames,
} from '../../research/identity/profiles/parse-profile-url.ts'
import { toPlatformName } from '../../research/identity/profiles/to-platform-name.ts'
import type { Document } from '../../research/records/document.ts'
import { hasEmailForm } from '../../research/text/addresses/has-email-form.ts'
import { toWebAddress } from '../../research/text/addresses/parse-host.ts'
import { parseHttpUrl } from '../../research/text/addresses/parse-http-url.ts'
import type { Span } from '../../research/text/span.ts'
import type { ExtractedClaim, ExtractedClaims } from './extracted-claims.ts'

/** Where an excerpt stands in a text, word for word; null = nowhere. */
type Locate = (text: string, excerpt: string) => Span | null

const confidence = 75
/** Confidence in claims when the model itself cannot say which person the document is about. */
const unclearConfidence = 40
/** The account itself is not looked at: only the page names it. */
const accountConfidence = 65
const maxClaims = 60
const excerptLength = { min: 4, max: 600 }
const maxValueLength = 300

/**
 * A model's claims as drafts that quote the document. Claims without a verbatim excerpt, a value or
 * a fitting path are dropped; a document about another person yields none. Whether the excerpt
 * supports the value is checked with all other drafts.
 */
export function toDrafts(
  { about, claims }: ExtractedClaims,
  document: Pick<Document, 'text'>,
  locate: Locate,
): ClaimDraft[] {
  if (about === 'someone_else') return []
  const drafts: ClaimDraft[] = []
  for (const claim of claims.slice(0, maxClaims)) {
    const { length } = claim.excerpt
    const place =
      length < excerptLength.min || length > excerptLength.max
        ? null
        : locate(document.text, claim.excerpt)
    const statement =
      place === null ? null : toStatement(claim, document.text.slice(place.start, place.end))
    const isAccount = statement?.path === 'social.accounts'
    // an account in a document about an uncertain person may be a namesake's
    if (isAccount && about !== 'this_person') continue
    if (place === null || statement === null) continue
    drafts.push({
      ...statement,
      ...place,
      method: 'model',
      confidence:
        about === 'unclear' ? unclearConfidence : isAccount ? accountConfidence : confidence,
    })
  }
  return drafts
}

/** The value that a model's claim of each path states; null where it states none. */
const valueBuilders: {
  [Path in ExtractedClaim['path']]: (
    claim: ExtractedClaim,
    excerpt: string,
  ) => ClaimValueOf<Path> | null
} = {
  'identity.name': parseText,
  'identity.aliases': parseText,
  'identity.headline': parseText,
  'identity.birthYear': parseBirthYear,
  'contact.emails': parseEmail,
  'contact.websites': parseWebsite,
  'locations.items': parseLocation,
  'work.positions': parsePosition,
  'education.items': parseEducation,
  'relatives.items': parseRelative,
  'social.accounts': parseAccount,
  // the document's words, not the model's
  'mentions.items': (_, excerpt) => ({ text: excerpt }),
}

function toStatement(claim: ExtractedClaim, excerpt: string): Statement | null {
  return parseStatement(claim.path, valueBuilders[claim.path](claim, excerpt))
}

function parseText({ value, name }: ExtractedClaim): { value: string } | null {
  const text = cleanValue(value ?? name)
  return text === null ? null : { value: text }
}

function parseBirthYear({ value, from }: ExtractedClaim): { year: number } | null {
  const year = /\b(?:19|20)\d{2}\b/.exec(value ?? from ?? '')?.[0]
  return year === undefined ? null : { year: Number(year) }
}

function parseEmail(claim: ExtractedClaim): ClaimValueOf<'contact.emails'> | null {
  const text = parseText(claim)
  return text === null || !hasEmailForm(text.value) ? null : { ...text, kind: 'unknown' }
}

function parseWebsite({ url, value }: ExtractedClaim): { url: string } | null {
  const parsed = parseHttpUrl(cleanValue(url ?? value) ?? '')
  return parsed === null ? null : { url: parsed.href }
}

function parseLocation(claim: ExtractedClaim): ClaimValueOf<'locations.items'> | null {
  const [city, country] = [cleanValue(claim.city), cleanValue(claim.country)]
  const label =
    cleanValue(claim.label ?? claim.value) ??
    [city, country].filter((part) => part !== null).join(', ')
  if (label === '') return null
  const place = { label, city, country, countryCode: null }
  return { ...place, ...parseSpan(claim), current: claim.current ?? false }
}

function parsePosition(claim: ExtractedClaim): ClaimValueOf<'work.positions'> | null {
  const [title, organization] = [cleanValue(claim.title), cleanValue(claim.organization)]
  if (title === null && organization === null) return null
  return { title, organization, ...parseSpan(claim), current: claim.current ?? false }
}

function parseEducation(claim: ExtractedClaim): ClaimValueOf<'education.items'> | null {
  const school = cleanValue(claim.school)
  if (school === null) return null
  const [degree, field] = [cleanValue(claim.degree), cleanValue(claim.field)]
  return { school, degree, field, ...parseSpan(claim) }
}

function parseRelative(claim: ExtractedClaim): ClaimValueOf<'relatives.items'> | null {
  const name = cleanValue(claim.name ?? claim.value)
  return name === null ? null : { name, relation: parseRelation(claim.relation) }
}

/** An address of a profile says platform and handle by itself; else both have to be given. */
function parseAccount({
  name,
  value,
  url,
}: ExtractedClaim): ClaimValueOf<'social.accounts'> | null {
  const written = cleanValue(url) ?? ''
  const profile = parseProfileUrl(toWebAddress(written))
  const platform = profile?.platform ?? toPlatformName(cleanValue(name) ?? '')
  const handle = profile?.handle ?? cleanValue(value)?.replace(/^@/, '') ?? ''
  const link =
    platformNames.includes(platform) && handle !== '' ? buildProfileLink(platform, handle) : null
  return link === null ? null : { platform, ...link }
}

function parseRelation(relation: string | null) {
  const found = (['spouse', 'parent', 'child', 'sibling', 'other'] as const).find(
    (known) => known === relation?.trim().toLowerCase(),
  )
  return found ?? 'unknown'
}

function parseSpan({ from, to }: ExtractedClaim): { from: string | null; to: string | null } {
  return { from: parseDate(from), to: parseDate(to) }
}

/** `2019`, `2019-03`, `2019-03-14`; an impossible month or day is left out. */
function parseDate(date: string | null): string | null {
  const [, year, month, day] =
    /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?/.exec(date?.trim() ?? '') ?? []
  if (year === undefined) return null
  const isDay =
    day !== undefined &&
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day)
  return [year, month, isDay ? day : undefined].filter((part) => part !== undefined).join('-')
}

function cleanValue(value: string | null): string | null {
  const text = (value ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return text === '' ||
    text.length > maxValueLength ||
    /^(null|none|n\/a|unknown|not specified)$/i.test(text)
    ? null
    : text
}
