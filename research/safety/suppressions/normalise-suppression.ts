import { interpretEmail, interpretPhone } from '../../identity/contacts/interpret-query.ts'
import { interpretUsername } from '../../identity/contacts/interpret-username.ts'
import { listNameWords, parsePersonName } from '../../identity/names/person-name.ts'
import { makerPlatforms } from '../../identity/profiles/maker-platforms.ts'
import { parseProfileUrl } from '../../identity/profiles/parse-profile-url.ts'
import { socialPlatforms } from '../../identity/profiles/social-platforms.ts'
import { toPlatformName } from '../../identity/profiles/to-platform-name.ts'
import { buildHandleKey, foldHandle, toEmailKey, toOptOutPage, toPhoneKey } from './identifiers.ts'
import { parseTown } from './name-index.ts'
import type { FactKind, Suppression, SuppressionKind } from './suppression.ts'

/**
 * What a person at the keyboard gives; `region` is the ISO 3166 code that national phone numbers
 * are read in.
 */
export type SuppressionInput = {
  kind: SuppressionKind
  value: string
  platform?: string | undefined
  region?: string | undefined
  fact?: { kind: FactKind; value: string } | undefined
}

/** `reason` is a sentence for the person at the keyboard. */
type Refused = { reason: string }

/** An entry as it is stored and compared, or why it cannot be one. */
export function normaliseSuppression({
  kind,
  value,
  platform,
  region,
  fact,
}: SuppressionInput): Suppression | Refused {
  if (kind !== 'name' && fact !== undefined)
    return { reason: 'Use a fact only with a name: every other identifier belongs to one person.' }
  if (kind !== 'username' && platform !== undefined)
    return { reason: 'Use a platform only with a username.' }
  if (kind === 'name') return normaliseName(value, fact, region)
  const read = parseIdentifier(kind, value, platform, region)
  return 'reason' in read
    ? read
    : { kind, value: read.value, platform: read.platform, factKind: null, factValue: null }
}

type Identifier = {
  value: string
  platform: string | null
  /** As `identifiers.ts` writes it. */
  key: string
}

function parseIdentifier(
  kind: Exclude<SuppressionKind, 'name'>,
  value: string,
  platform: string | undefined,
  region: string | undefined,
): Identifier | Refused {
  switch (kind) {
    case 'email': {
      const email = interpretEmail(value)
      return 'reason' in email
        ? said(email)
        : { value: email.canonical, platform: null, key: toEmailKey(email.canonical) }
    }
    case 'phone': {
      const phone = interpretPhone(value, region ?? null)
      return 'reason' in phone
        ? said(phone)
        : { value: phone.number, platform: null, key: toPhoneKey(phone.number) }
    }
    case 'username':
      return parseUsername(value, platform)
    case 'profile_url':
      return parseAddress(value)
  }
}

function parseUsername(value: string, platform: string | undefined): Identifier | Refused {
  const read = interpretUsername(value)
  if ('reason' in read) return said(read)
  // the host is part of a fediverse handle: the same word elsewhere is another person
  const remote = /^@?([\w.-]+@[\w.-]+\.\w+)$/.exec(value.normalize('NFKC').trim())?.[1]
  const handle = foldHandle(remote ?? read.username)
  const where = platform === undefined ? read.platform : toPlatformName(platform)
  if (where === '')
    return { reason: 'The platform is empty: name one, or omit it to cover every platform.' }
  return { value: handle, platform: where, key: buildHandleKey(where, handle) }
}

const platformHosts = new Set([...socialPlatforms, ...makerPlatforms].flatMap(({ hosts }) => hosts))

function parseAddress(value: string): Identifier | Refused {
  const profile = parseProfileUrl(value)
  if (profile !== null) {
    const handle = foldHandle(profile.handle)
    return {
      value: handle,
      platform: profile.platform,
      key: buildHandleKey(profile.platform, handle),
    }
  }
  const page = toOptOutPage(value)
  if (page === null) return { reason: 'The value is not the address of a public web page.' }
  if (platformHosts.has(page))
    return { reason: `The value is the front page of ${page}, not a profile.` }
  return { value: page, platform: null, key: `url:${page}` }
}

function normaliseName(
  text: string,
  fact: SuppressionInput['fact'],
  region: string | undefined,
): Suppression | Refused {
  const value = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (listNameWords(parsePersonName(value)).length === 0)
    return { reason: 'The value contains no letters, so it is not a name.' }
  if (fact === undefined)
    return { reason: 'A name needs a second fact: alone it would opt out all people of that name.' }
  const read = parseFact(fact.kind, fact.value, region)
  return typeof read === 'string'
    ? { kind: 'name', value, platform: null, factKind: fact.kind, factValue: read }
    : read
}

function parseFact(kind: FactKind, written: string, region: string | undefined): string | Refused {
  const text = written.normalize('NFC').replace(/\s+/g, ' ').trim()
  switch (kind) {
    case 'employer':
      return /[\p{L}\p{N}]/u.test(text) ? text : { reason: 'The employer has no name.' }
    case 'location':
      return /\p{L}/u.test(parseTown(text))
        ? text
        : { reason: 'The location does not name a place.' }
    case 'birth_year':
      return /^(?:18|19|20)\d{2}$/.test(text)
        ? text
        : { reason: 'The birth year needs four digits, such as 1986.' }
    default: {
      const [, platform, handle] = (kind === 'username' && /^([\w.-]+):(.+)$/.exec(text)) || []
      const read = parseIdentifier(kind, handle ?? text, platform, region)
      return 'reason' in read ? read : read.key
    }
  }
}

/** Reasons are worded for callers, whose word is "query". */
function said({ reason }: Refused): Refused {
  return { reason: `${reason.replace(/^query\b/, 'The value').replace(/: use type (\w+)$/, '')}.` }
}
