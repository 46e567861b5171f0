import { type ClaimDraft, claimValues, type Statement } from '../../research/claims/claim.ts'
import { buildProfileLink } from '../../research/identity/profiles/build-profile-link.ts'
import {
  parseProfileUrl,
  platformNames,
} from '../../research/identity/profiles/parse-profile-url.ts'
import { toPlatformName } from '../../research/identity/profiles/to-platform-name.ts'
import type { Document } from '../../research/records/document.ts'
import { toWebAddress } from '../../research/text/parse-host.ts'
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
    if (
      place === null ||
      statement === null ||
      !claimValues[statement.path].safeParse(statement.value).success
    )
      continue
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

function toStatement(claim: ExtractedClaim, excerpt: string): Statement | null {
  const { path } = claim
  const said = cleanValue(claim.value ?? claim.name)
  const span = { from: parseDate(claim.from), to: parseDate(claim.to) }
  switch (path) {
    case 'identity.name':
    case 'identity.aliases':
    case 'identity.headline':
      return said === null ? null : { path, value: { value: said } }
    case 'identity.birthYear': {
      const year = /\b(?:19|20)\d{2}\b/.exec(claim.value ?? claim.from ?? '')?.[0]
      return year === undefined ? null : { path, value: { year: Number(year) } }
    }
    case 'contact.emails':
      return said === null || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(said)
        ? null
        : { path, value: { value: said, kind: 'unknown' } }
    case 'contact.websites': {
      const url = URL.parse(cleanValue(claim.url ?? claim.value) ?? '')
      return url === null || !/^https?:$/.test(url.protocol)
        ? null
        : { path, value: { url: url.href } }
    }
    case 'locations.items': {
      const [city, country] = [cleanValue(claim.city), cleanValue(claim.country)]
      const label =
        cleanValue(claim.label ?? claim.value) ??
        [city, country].filter((part) => part !== null).join(', ')
      return label === ''
        ? null
        : {
            path,
            value: {
              label,
              city,
              country,
              countryCode: null,
              ...span,
              current: claim.current ?? false,
            },
          }
    }
    case 'work.positions': {
      const [title, organization] = [cleanValue(claim.title), cleanValue(claim.organization)]
      return title === null && organization === null
        ? null
        : { path, value: { title, organization, ...span, current: claim.current ?? false } }
    }
    case 'education.items': {
      const school = cleanValue(claim.school)
      return school === null
        ? null
        : {
            path,
            value: {
              school,
              degree: cleanValue(claim.degree),
              field: cleanValue(claim.field),
              ...span,
            },
          }
    }
    case 'relatives.items': {
      const name = cleanValue(claim.name ?? claim.value)
      return name === null
        ? null
        : { path, value: { name, relation: parseRelation(claim.relation) } }
    }
    case 'social.accounts': {
      const value = parseAccount(claim)
      return value === null ? null : { path, value }
    }
    case 'mentions.items':
      // the document's words, not the model's
      return { path, value: { text: excerpt } }
  }
}

/** An address of a profile says platform and handle by itself; else both have to be given. */
function parseAccount({
  name,
  value,
  url,
}: ExtractedClaim): { platform: string; username: string; url: string } | null {
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
