import { toEmailAddress } from '../../research/identity/contacts/email-address.ts'
import { findEmails } from '../../research/identity/contacts/find-emails.ts'
import { toPlainText } from '../../research/identity/contacts/plain-text.ts'
import { toPlatformLabel } from '../../research/identity/profiles/tables/platform-labels.ts'
import { dropDuplicateLinks } from '../../research/records/drop-duplicate-links.ts'
import {
  buildFinding,
  type Finding,
  type Link,
  type MatchKind,
} from '../../research/records/finding.ts'
import { parsePictureUrl } from './links.ts'
import { toPlace } from './place.ts'
import { toPlain, toPlainLine } from './plain.ts'
import type { Question } from './source.ts'

type Text = string | null | undefined

/**
 * What a provider's API says of one account. Texts are as they came, but not HTML; the rest is
 * untrusted too.
 */
type Said = {
  /** One of `platformNames`. */
  platform: string
  username: string
  /** The page that people can open. */
  url: string
  matchedOn: MatchKind[]
  name?: Text
  bio?: Text
  location?: Text
  organizations?: readonly Text[]
  avatarUrl?: Text
  links?: readonly Link[]
  emails?: readonly Text[]
  ids?: Record<string, string | null>
  isPerson?: boolean
  trust?: number
}

/** The API's own field names the account: surer than a link in free text. */
const apiTrust = 95
const maxOrganizations = 10

/**
 * The finding for an account. Without name, bio and the rest it says only that the account exists.
 */
export function buildAccount(said: Said): Finding {
  const { platform, username, url } = said
  const name = toPlainLine(said.name)
  const bio = toPlain(said.bio)
  const location = toPlace(said.location)
  const organizations = [
    ...new Set(
      (said.organizations ?? [])
        .slice(0, maxOrganizations)
        .map(toPlainLine)
        .filter((text) => text !== null),
    ),
  ]
  return buildFinding({
    kind: 'account',
    url,
    title:
      `${name === null || name === username ? username : `${name} (${username})`} · ` +
      `${toPlatformLabel(platform, username)}`,
    snippet: [bio, location, ...organizations].filter((text) => text !== null).join(' · '),
    method: 'api',
    matchedOn: said.matchedOn,
    platform,
    username,
    name,
    bio,
    location,
    organizations,
    avatarUrl: parsePictureUrl(said.avatarUrl),
    links: dropDuplicateLinks(said.links ?? []),
    emails: listPublishedEmails(said.emails ?? [], bio),
    ids: Object.fromEntries(
      Object.entries(said.ids ?? {}).flatMap(([key, id]) => (id === null ? [] : [[key, id]])),
    ),
    isPerson: said.isPerson ?? true,
    trust: said.trust ?? apiTrust,
  })
}

/** What an answer to this question was matched on; an id was found by another step, which knows. */
export function chooseMatches({ kind }: Question): MatchKind[] {
  return kind === 'id' || kind === 'web' ? [] : [kind]
}

/** Whether an answer is about the account that was asked for. */
export function isSameHandle(asked: string, answered: string): boolean {
  return asked.toLowerCase() === answered.toLowerCase()
}

/**
 * At most 5: a field of its own, and what stands in the bio. Addresses that a platform hides the
 * real one behind are left out.
 */
function listPublishedEmails(fields: readonly Text[], bio: string | null): string[] {
  const inFields = fields.map((text) => {
    const [, local, host] = /^([^@\s]+)@([^@\s]+)$/.exec(text?.trim() ?? '') ?? []
    return local === undefined || host === undefined ? null : toEmailAddress(local, host)
  })
  const inBio = bio === null ? [] : findEmails(bio, toPlainText(bio))
  const emails = [...inFields, ...inBio].filter((email) => email !== null)
  return [
    ...new Set(emails.filter((email) => !/^no-?reply@|@(?:.+\.)?noreply\./.test(email))),
  ].slice(0, 5)
}
