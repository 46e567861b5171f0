import type { Statement } from '../../claims/claim.ts'
import { interpretEmail, interpretPhone } from '../../identity/contacts/interpret-query.ts'
import type { Subject } from '../../identity/queries/subject.ts'
import { Finding } from '../../records/finding.ts'
import { memoizeByObject } from '../../text/memoize.ts'
import { describeClaims } from './describe-claims.ts'
import {
  buildShownText,
  buildStatedKeys,
  type Described,
  describeFinding,
  describeWrittenPerson,
  findIdentifiers,
  joinDescribed,
} from './described.ts'
import { hasSuppressedName } from './has-suppressed-name.ts'
import {
  buildAccountKeys,
  buildHandleKey,
  toEmailKey,
  toPhoneKey,
  toWrittenEmailKey,
} from './identifiers.ts'
import { buildNameIndex, type NameIndex, personalFacts } from './name-index.ts'
import { showsOwn } from './shows-own.ts'
import type { Suppression } from './suppression.ts'

type Entries = readonly Suppression[]
type Index = {
  keys: ReadonlySet<string>
  /** Those of mail addresses and phone numbers. */
  contacts: ReadonlySet<string>
  names: NameIndex
}

/**
 * Whether a search's query is itself an identifier that was suppressed. A name alone never is; a
 * username that is suppressed on one platform only when the query names that platform.
 */
export function suppressesSubject(entries: Entries, subject: Subject): boolean {
  const { keys } = indexEntries(entries)
  if (keys.size === 0) return false
  return keysOfSubject(subject).some((key) => keys.has(key))
}

/**
 * Whether the person that a caller or a hit describes has opted out: by an identifier of theirs, or
 * by the name with a second fact. Another person in the description does not count.
 */
export function suppressesPerson(
  entries: Entries,
  person: Readonly<Record<string, unknown>>,
): boolean {
  if (entries.length === 0) return false
  const described = describeWrittenPerson(person)
  const { keys } = indexEntries(entries)
  for (const key of described.stated ?? []) if (keys.has(key)) return true
  if (showsOwn(described.text, keys, described.names)) return true
  return hasSuppressedName(indexEntries(entries).names, named(described))
}

/** Whether a record holds anything of a person who has opted out: such a record is never shown. */
export function suppressesFinding(entries: Entries, finding: Finding): boolean {
  return entries.length > 0 && suppresses(entries, describeFinding(finding))
}

/**
 * Whether findings about one person are about a person who has opted out: one of them has an
 * identifier of theirs, or one has the name and another the fact.
 * @param names how the person was asked for; the records' own names count as well
 */
export function suppressesGroup(
  entries: Entries,
  findings: readonly Finding[],
  names: readonly string[] = [],
): boolean {
  if (entries.length === 0) return false
  const described = joinDescribed(findings.map(describeFinding))
  const own = { ...described, names: [...names, ...described.names] }
  const { keys, contacts } = indexEntries(entries)
  const isMeant = (finding: Finding) =>
    [...buildStatedKeys(finding)].some((key) => keys.has(key)) ||
    // an account links to friends as well: of its text only mail addresses and phone numbers count
    showsOwn(buildShownText(finding), finding.kind === 'page' ? keys : contacts, own.names)
  return findings.some(isMeant) || hasSuppressedName(indexEntries(entries).names, named(own))
}

/** Whether a text about a person shows an opted-out identifier as theirs. */
export function suppressesText(entries: Entries, text: string, names: readonly string[]): boolean {
  return entries.length > 0 && showsOwn(text, indexEntries(entries).keys, names)
}

/** Whether the person that claims describe has opted out. */
export function suppressesClaims(
  entries: Entries,
  person: { name: string; aliases: readonly string[] },
  claims: readonly Statement[],
): boolean {
  return entries.length > 0 && suppresses(entries, describeClaims(person, claims))
}

/**
 * Whether anything that is kept of a job (its input, findings, events and result, as JSON) is about
 * such a person. Findings about a person may be scattered, so a name and a personal fact count
 * wherever the two stand; a place or an employer only beside the name, unless the whole job is
 * about one person.
 */
export function suppressesStored(
  entries: Entries,
  stored: readonly unknown[],
  isAboutOne: boolean,
): boolean {
  if (entries.length === 0) return false
  const { keys, names } = indexEntries(entries)
  const parts = stored.flatMap(collectParts).map(describedPart)
  const whole = joinDescribed(parts)
  for (const key of whole.keys) if (keys.has(key)) return true
  const isScattered = ({ factKind }: Suppression) =>
    isAboutOne || personalFacts.includes(factKind) || factKind === 'birth_year'
  return (
    hasSuppressedName(names, whole, isScattered) ||
    parts.some((part) => hasSuppressedName(names, part))
  )
}

function suppresses(entries: Entries, described: Described): boolean {
  const { keys, names } = indexEntries(entries)
  for (const key of described.keys) if (keys.has(key)) return true
  return hasSuppressedName(names, described)
}

/** The names are the person's own, unless none is known. */
function named(described: Described): Described {
  return described.names.length === 0 ? described : { ...described, isNamed: true }
}

/** Made once for a list: the same list is asked about every finding of a run. */
const indexEntries = memoizeByObject((entries: Entries): Index => {
  const keys = entries.flatMap(toKeys)
  const contacts = keys.filter((key) => /^(?:email|phone):/.test(key))
  return { keys: new Set(keys), contacts: new Set(contacts), names: buildNameIndex(entries) }
})

function toKeys({ kind, value, platform }: Suppression): string[] {
  switch (kind) {
    case 'email':
      // stored by an earlier version, which knew fewer spellings
      return [toWrittenEmailKey(value)]
    case 'phone':
      return [toPhoneKey(value)]
    case 'username':
      return [buildHandleKey(platform, value)]
    case 'profile_url':
      return platform === null ? [`url:${value}`] : [buildHandleKey(platform, value)]
    case 'name':
      return []
  }
}

function keysOfSubject(subject: Subject): string[] {
  switch (subject.kind) {
    case 'email':
      return [toEmailKey(subject.canonical)]
    case 'phone':
      return [toPhoneKey(subject.text)]
    case 'username': {
      // in the fediverse the name is whole only with its host
      return buildAccountKeys(
        subject.platform,
        subject.host === undefined ? subject.text : `${subject.text}@${subject.host}`,
      )
    }
    case 'name':
      return keysOfText(subject.text)
  }
}

/** A query that was sent as a name and is something else. */
function keysOfText(text: string): string[] {
  const [email, phone] = [interpretEmail(text), interpretPhone(text)]
  return [
    ...('canonical' in email ? [toEmailKey(email.canonical)] : []),
    ...('number' in phone ? [toPhoneKey(phone.number)] : []),
    ...findIdentifiers(text).filter((key) => !key.startsWith('handle::')),
  ]
}

/** The objects of a JSON value, each with its own values only; findings stay whole. */
function collectParts(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(collectParts)
  if (typeof value !== 'object' || value === null || Finding.safeParse(value).success)
    return [value]
  const fields = Object.entries(value)
  const own = fields.filter(([, item]) => !isNested(item))
  return [
    Object.fromEntries(own),
    ...fields.filter(([, item]) => isNested(item)).flatMap(([, item]) => collectParts(item)),
  ]
}

function isNested(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isNested) : typeof value === 'object' && value !== null
}

function describedPart(value: unknown): Described {
  const finding = Finding.safeParse(value)
  return finding.success ? describeFinding(finding.data) : describeWrittenPerson(value)
}
