import { buildEmailFacts } from '../../identity/contacts/build-email-facts.ts'
import { foldWords } from '../../text/words/fold.ts'
import { hubDomains } from '../../text/words/tables/plain-words.ts'
import { toHandleKey } from './handle-rarity.ts'
import { buildLinkSignal, type LinkSignal } from './link-signal.ts'
import type { PersonRecord } from './record.ts'
import { linkRules, roleEmailWeight } from './tables/link-weights.ts'

/** Hash of a picture's bytes or looks, by the id of the finding whose avatar it is. */
export type ImageHashes = ReadonlyMap<
  string,
  { sha256: string | null; perceptualHash: string | null }
>

/**
 * More records than this with one value in a search: it is a company's, a platform's or a
 * placeholder.
 */
const maxHolders = 12

/** A record with more mailboxes or numbers than this is a list of contacts. */
const maxContacts = 5

/** A page of one's own is named by few profiles. */
const maxNaming = 6

type Shared = { a: number; b: number; signal: LinkSignal }

/**
 * Values that mark a person and that two records have in common.
 * @param exact the email or phone that was searched for: any number of records may have that
 */
export function buildSharedValues(
  records: readonly PersonRecord[],
  hashes: ImageHashes,
  exact: string | null,
): Shared[] {
  const shared = (
    read: (record: PersonRecord) => readonly string[],
    signal: (a: PersonRecord, b: PersonRecord, value: string) => LinkSignal,
  ) =>
    collectPairs(records, read, exact).flatMap(({ a, b, value }) => {
      const [one, other] = [records[a], records[b]]
      return one === undefined || other === undefined
        ? []
        : [{ a, b, signal: signal(one, other, value) }]
    })
  const half = (a: PersonRecord, b: PersonRecord) =>
    a.kind === 'page' || b.kind === 'page' ? 0.5 : 1
  return [
    ...shared(
      ({ ids }) => ids,
      () => buildLinkSignal('same_id'),
    ),
    ...shared(
      ({ emails }) => few(emails, exact),
      (a, b, value) =>
        buildLinkSignal(
          'same_email',
          half(a, b) *
            (buildEmailFacts(value).isRole ? roleEmailWeight / linkRules.same_email.weight : 1),
        ),
    ),
    ...shared(
      ({ phones }) => few(phones, exact),
      (a, b) => buildLinkSignal('same_phone', half(a, b)),
    ),
    ...shared(
      (record) => collectPictures(record, hashes),
      () => buildLinkSignal('same_avatar'),
    ).filter(({ a, b }) => records[a]?.platform !== records[b]?.platform),
    ...shared(
      ({ bio }) => ownWords(bio),
      () => buildLinkSignal('same_bio'),
    ),
    ...findSharedSites(records),
  ]
}

/** Contacts of a record that is no list; of a list only the one that was asked for. */
function few(values: readonly string[], exact: string | null): readonly string[] {
  return values.length <= maxContacts ? values : values.filter((value) => value === exact)
}

function collectPictures({ sightings, avatarUrl }: PersonRecord, hashes: ImageHashes): string[] {
  if (avatarUrl === null) return []
  return sightings.flatMap(({ id }) => {
    const hash = hashes.get(id)
    return hash?.sha256 ?? hash?.perceptualHash ?? []
  })
}

/** Shorter descriptions are shared by strangers. */
const [minWords, minLetters] = [3, 16]

/** A description without its links, folded; nothing for slogans of a word or two. */
function ownWords(bio: string | null): string[] {
  const words = foldWords((bio ?? '').replace(/(?:https?:\/\/|www\.)\S+/g, ' '))
  const text = words.join(' ')
  return words.length >= minWords && text.length >= minLetters ? [text] : []
}

/** Pages that were not found themselves, but that two profiles name. */
function findSharedSites(records: readonly PersonRecord[]): Shared[] {
  const found = new Set(records.map(({ key }) => key))
  const own = ({ kind, links }: PersonRecord) =>
    kind === 'page' || links.length > maxHolders
      ? []
      : links
          .map(({ target }) => target)
          .filter((target) => !found.has(target) && !hubDomains.has(target.split('/')[0] ?? ''))
  return collectPairs(records, own, null, maxNaming).map(({ a, b }) => ({
    a,
    b,
    signal: buildLinkSignal('same_website'),
  }))
}

/** Records of one handle are at most one person's: only others make a value common. */
function countOwners(places: readonly number[], records: readonly PersonRecord[]): number {
  return new Set(places.map((i) => toHandleKey(records[i]?.username ?? '') || i)).size
}

function collectPairs(
  records: readonly PersonRecord[],
  read: (record: PersonRecord) => readonly string[],
  exact: string | null,
  maxOwners = maxHolders,
): { a: number; b: number; value: string }[] {
  const holders = new Map<string, number[]>()
  for (const [place, record] of records.entries()) {
    for (const value of new Set(read(record))) {
      const places = holders.get(value)
      if (places === undefined) holders.set(value, [place])
      else places.push(place)
    }
  }
  return [...holders].flatMap(([value, places]) => {
    if (value !== exact && countOwners(places, records) > maxOwners) return []
    const [first = 0] = places
    // of very many, each with the first is enough to bring them together
    if (places.length > maxOwners) return places.slice(1).map((b) => ({ a: first, b, value }))
    return places.flatMap((a, k) => places.slice(k + 1).map((b) => ({ a, b, value })))
  })
}
