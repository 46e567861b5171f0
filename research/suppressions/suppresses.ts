import { interpretEmail, interpretPhone } from '../contacts/interpret-query.ts'
import { Finding } from '../findings/finding.ts'
import type { Subject } from '../queries/subject.ts'
import { type Described, describedFinding, describedPerson, identifiersIn, together } from './described.ts'
import { accountKeys, emailKey, handleKey, phoneKey } from './identifiers.ts'
import { matchesName } from './matches-name.ts'
import { indexNames, type NameIndex, personalFacts } from './name-index.ts'
import type { Suppression } from './suppression.ts'

type Entries = readonly Suppression[]
type Index = { keys: ReadonlySet<string>; names: NameIndex }

/** Made once for a list: the same list is asked about every finding of a run. */
const indexes = new WeakMap<Entries, Index>()

/**
 * Whether a search's query is itself an identifier that was suppressed. A name alone never is; a username that is suppressed on one platform
 * only when the query names that platform.
 */
export function suppressesSubject(entries: Entries, subject: Subject): boolean {
  const { keys } = indexOf(entries)
  if (keys.size === 0) return false
  return keysOfSubject(subject).some((key) => keys.has(key))
}

/** Whether a person as a caller or a hit describes them is meant: by an identifier, or by the name with a fact of theirs. */
export function suppressesPerson(entries: Entries, person: Readonly<Record<string, unknown>>): boolean {
  return entries.length > 0 && suppresses(entries, describedPerson(person))
}

/** Whether a record is one of somebody who asked not to be researched: see `describedFinding` for what counts as the record's own. */
export function suppressesFinding(entries: Entries, finding: Finding): boolean {
  return entries.length > 0 && suppresses(entries, describedFinding(finding))
}

/** Whether findings that are about one person concern such a one: one of them does, or one has the name and another the fact. */
export function suppressesGroup(entries: Entries, findings: readonly Finding[]): boolean {
  return entries.length > 0 && suppresses(entries, together(findings.map(describedFinding)))
}

/**
 * Whether anything that is kept of a job (its input, findings, events and result, as JSON) is about such a person. Somebody's findings may lie
 * scattered, so a name and a personal fact count wherever the two stand; a place or an employer only beside the name, unless the whole job is
 * about one person.
 */
export function suppressesStored(entries: Entries, stored: readonly unknown[], isAboutOne: boolean): boolean {
  if (entries.length === 0) return false
  const { keys, names } = indexOf(entries)
  const parts = stored.flatMap(partsOf).map(describedPart)
  const whole = together(parts)
  for (const key of whole.keys) if (keys.has(key)) return true
  const isScattered = ({ factKind }: Suppression) => isAboutOne || personalFacts.includes(factKind) || factKind === 'birth_year'
  return matchesName(names, whole, isScattered) || parts.some((part) => matchesName(names, part))
}

function suppresses(entries: Entries, described: Described): boolean {
  const { keys, names } = indexOf(entries)
  for (const key of described.keys) if (keys.has(key)) return true
  return matchesName(names, described)
}

function indexOf(entries: Entries): Index {
  const known = indexes.get(entries)
  if (known !== undefined) return known
  const index = { keys: new Set(entries.flatMap(keyOf)), names: indexNames(entries) }
  indexes.set(entries, index)
  return index
}

function keyOf({ kind, value, platform }: Suppression): string[] {
  switch (kind) {
    case 'email':
      return [emailKey(value)]
    case 'phone':
      return [phoneKey(value)]
    case 'username':
      return [handleKey(platform, value)]
    case 'profile_url':
      return platform === null ? [`url:${value}`] : [handleKey(platform, value)]
    case 'name':
      return []
  }
}

function keysOfSubject(subject: Subject): string[] {
  switch (subject.kind) {
    case 'email':
      return [emailKey(subject.canonical)]
    case 'phone':
      return [phoneKey(subject.text)]
    case 'username': {
      // in the fediverse the name is whole only with its host
      return accountKeys(subject.platform, subject.host === undefined ? subject.text : `${subject.text}@${subject.host}`)
    }
    case 'name':
      return keysOfText(subject.text)
  }
}

/** A query that was sent as a name and is something else. */
function keysOfText(text: string): string[] {
  const [email, phone] = [interpretEmail(text), interpretPhone(text)]
  return [
    ...('canonical' in email ? [emailKey(email.canonical)] : []),
    ...('number' in phone ? [phoneKey(phone.number)] : []),
    ...identifiersIn(text).filter((key) => !key.startsWith('handle::')),
  ]
}

/** The objects of a JSON value, each with its own values only; findings stay whole. */
function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (typeof value !== 'object' || value === null || Finding.safeParse(value).success) return [value]
  const fields = Object.entries(value)
  const own = fields.filter(([, item]) => !isNested(item))
  return [Object.fromEntries(own), ...fields.filter(([, item]) => isNested(item)).flatMap(([, item]) => partsOf(item))]
}

function isNested(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isNested) : typeof value === 'object' && value !== null
}

function describedPart(value: unknown): Described {
  const finding = Finding.safeParse(value)
  return finding.success ? describedFinding(finding.data) : describedPerson(value)
}
