import { findAskedAddress } from '../../identity/contacts/find-asked-address.ts'
import { toPlainText } from '../../identity/contacts/plain-text.ts'
import { listNameWords } from '../../identity/names/person-name.ts'
import type { Subject } from '../../identity/queries/subject.ts'
import { dropDuplicates } from '../../text/order.ts'
import { foldText, foldWords } from '../../text/words/fold.ts'
import { findHolder } from './find-holder.ts'
import { isRareHandle, toHandleKey } from './handle-rarity.ts'
import type { PersonRecord } from './record.ts'

/** What of a query its records are held against. */
export type SearchedFor = {
  subject: Subject
  /** Canonical email or E.164 number; null for other queries. */
  exact: string | null
  /** Folded words of the name; null for other queries. */
  name: ReadonlySet<string> | null
  /** The handle as it is compared; '' for other queries. */
  handle: string
  /** Whether the handle or address hints at one person: false for common handles and `info@`. */
  isTelling: boolean
  /** Whether look-ups of the address answer with several people. */
  isShared: boolean
}

/** What a search asks for, in the forms by which records answer it. */
export function parseAsked(subject: Subject): SearchedFor {
  const nothing = { subject, exact: null, name: null, handle: '', isTelling: true, isShared: false }
  switch (subject.kind) {
    case 'name':
      return {
        ...nothing,
        name: new Set([...listNameWords(subject.name), ...foldWords(subject.text)]),
      }
    case 'email':
      return { ...nothing, exact: subject.canonical, isTelling: !subject.isRole }
    case 'phone':
      return { ...nothing, exact: subject.text }
    case 'username': {
      const handle = toHandleKey(subject.text)
      return { ...nothing, handle, isTelling: isRareHandle(handle) }
    }
  }
}

/**
 * How a record answers the query: the provider looked the very address up, it shows it or is called
 * so, or neither.
 */
type Answers = 'exact' | 'shown' | 'no'

/** How a record answers what was asked for. */
export function buildAnswers(
  record: PersonRecord,
  { subject, exact, handle }: SearchedFor,
): Answers {
  const matched = record.matchedOn.includes(subject.kind)
  switch (subject.kind) {
    case 'name':
      return matched ? 'shown' : 'no'
    case 'email':
    case 'phone': {
      const values = subject.kind === 'email' ? record.emails : record.phones
      if (matched && record.kind !== 'page' && record.sightings.some(isLookUp)) return 'exact'
      return matched ||
        values.includes(exact ?? '') ||
        collectTexts(record).some((text) => findAskedAddress(toPlainText(text), subject).length > 0)
        ? 'shown'
        : 'no'
    }
    case 'username': {
      if (record.kind === 'account')
        return handle !== '' && toHandleKey(record.username ?? '') === handle
          ? 'shown'
          : matched
            ? 'shown'
            : 'no'
      return collectTexts(record).some((text) =>
        foldText(text)
          .split(/[^a-z0-9._-]+/)
          .some((word) => handle !== '' && toHandleKey(word) === handle),
      )
        ? 'shown'
        : 'no'
    }
  }
}

/** A search engine or a page only shows that the address stands somewhere. */
function isLookUp({ finding: { method, matchedOn } }: PersonRecord['sightings'][number]): boolean {
  return (
    (matchedOn.includes('email') || matchedOn.includes('phone')) &&
    (method === 'api' || method === 'registry' || method === 'http_profile')
  )
}

function collectTexts({ sightings }: PersonRecord): string[] {
  return sightings.flatMap(({ finding }) => [finding.title, finding.snippet])
}

/**
 * The record with the address that was asked for among its own, where it answers: so records that
 * do are joined by it, and with whose it is there.
 */
export function withExact(record: PersonRecord, asked: SearchedFor): PersonRecord {
  if (asked.exact === null || buildAnswers(record, asked) === 'no') return record
  const { subject } = asked
  const holder =
    record.fullNames.length === 0 &&
    asked.isTelling &&
    (subject.kind === 'email' || subject.kind === 'phone')
      ? findHolder(
          record.sightings.map(({ finding }) => finding),
          subject,
        )
      : null
  const known = { ...record, holder }
  if (subject.kind === 'email')
    return { ...known, emails: dropDuplicates([...record.emails, asked.exact]) }
  return { ...known, phones: dropDuplicates([...record.phones, asked.exact]) }
}
