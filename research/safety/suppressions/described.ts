import { findContacts } from '../../identity/contacts/find-contacts.ts'
import type { Finding } from '../../records/finding.ts'
import { buildAccountKeys, buildAddressKeys, toPhoneKey, toWrittenEmailKey } from './identifiers.ts'

/** What something says about one person, as far as suppressions ask. */
export type Described = {
  /** Keys of `identifiers.ts`. */
  keys: ReadonlySet<string>
  names: readonly string[]
  /** Free text, in which names, places and employers may be mentioned. */
  text: string
  /** The names are the person's: a name that `text` mentions may be another person's. */
  isNamed?: true
  /** Of a person as a caller describes them: keys that fill a field, not a part of its prose. */
  stated?: ReadonlySet<string>
  organizations: readonly string[]
  locations: readonly string[]
  birthYears: readonly number[]
}

/** A record with its own identifiers, and the accounts that a vouched link equates with it. */
export function describeFinding(finding: Finding): Described {
  const { title, snippet, bio, name, aliases, location, birthYear, stages } = finding
  const at = (isHome: boolean) =>
    stages.flatMap((stage) => ((stage.kind === 'home') === isHome ? (stage.at ?? []) : []))
  // a page has no fields: what it shows of a person stands in its text
  const shown = finding.kind === 'page' ? findIdentifiers(buildShownText(finding)) : []
  return {
    keys: new Set([...buildStatedKeys(finding), ...shown]),
    names: [...(name === null ? [] : [name]), ...aliases],
    text: [
      ...[title, snippet, bio ?? '', ...finding.occupations],
      ...stages.flatMap((stage) => stage.title ?? []),
    ].join('\n'),
    organizations: [...finding.organizations, ...at(false)],
    locations: [...(location === null ? [] : [location]), ...at(true)],
    birthYears: birthYear === null ? [] : [birthYear],
  }
}

/** Keys of what a record states in fields; text that it shows is left out. */
export function buildStatedKeys({
  url,
  platform,
  username,
  links,
  emails,
  phones,
}: Finding): Set<string> {
  const vouched = links
    .filter(({ proof }) => proof !== 'none')
    .flatMap((link) => buildAddressKeys(link.url))
  const account = username === null ? [] : buildAccountKeys(platform, username)
  return new Set([
    ...buildAddressKeys(url),
    ...account,
    ...vouched,
    ...emails.map(toWrittenEmailKey),
    ...phones.map(toPhoneKey),
  ])
}

/** The text in which a record shows a person's identifiers. */
export function buildShownText({ title, snippet, bio }: Finding): string {
  return `${title}\n${snippet}\n${bio ?? ''}`
}

/** Properties of a person whose value is a handle on no named platform. */
const handles = /^(?:primary_?)?(?:user_?name|handle)$/i
const places = /^(?:location|city|town|place|label)$/i
const employers = /^(?:organi[sz]ation|employer|company)s?$/i
/** Two words in a row. */
const prose = /\p{L}{2,}[^\S\n]+\p{L}{2,}/u
const names = /^(?:name|display_?name|full_?name|aliases)$/i

/**
 * A person as a caller or a result writes it: known properties by their names, contacts and
 * addresses wherever they stand.
 */
export function describeWrittenPerson(person: unknown): Described {
  const keys = new Set<string>()
  const stated = new Set<string>()
  const [texts, written, organizations, locations]: [string[], string[], string[], string[]] = [
    [],
    [],
    [],
    [],
  ]
  const birthYears: number[] = []
  const visit = (value: unknown, property: string): void => {
    if (typeof value === 'number' && /^birth_?year$/i.test(property)) birthYears.push(value)
    if (typeof value === 'string') {
      texts.push(value)
      const handle = handles.test(property) ? buildAccountKeys(null, value) : []
      for (const key of [...findIdentifiers(value), ...handle]) {
        keys.add(key)
        if (!prose.test(value)) stated.add(key)
      }
      if (names.test(property)) written.push(value)
      if (places.test(property)) locations.push(value)
      if (employers.test(property)) organizations.push(value)
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, property)
    } else if (typeof value === 'object' && value !== null) {
      for (const key of platformKeys(value)) {
        keys.add(key)
        stated.add(key)
      }
      for (const [key, item] of Object.entries(value)) visit(item, key)
    }
  }
  visit(person, '')
  return {
    keys,
    stated,
    names: written,
    text: texts.join('\n'),
    organizations,
    locations,
    birthYears,
  }
}

/** Several descriptions of one person, or of what one job holds. */
export function joinDescribed(all: readonly Described[]): Described {
  return {
    keys: new Set(all.flatMap(({ keys }) => [...keys])),
    names: all.flatMap((one) => one.names),
    text: all.map(({ text }) => text).join('\n'),
    organizations: all.flatMap(({ organizations }) => organizations),
    locations: all.flatMap(({ locations }) => locations),
    birthYears: all.flatMap((one) => one.birthYears),
  }
}

/** An address may be written "ada (at) tidewater.example", "ada at tidewater dot example". */
const mayHoldContact =
  /@|\d(?:[\s().–/-]*\d){6}|[([{<_-] ?(?:at|ät|a|arroba|chez) ?[)\]}>_-]|\sat\s.{1,60}\sdot\s/i

/** `@ada@example.social` */
const fediverseHandle = /(?<![\w.@])@[\w.-]{1,60}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g

/**
 * Email addresses, phone numbers, web addresses and handles with a host that stand in a text.
 */
export function findIdentifiers(text: string): string[] {
  const keys = (
    text.match(/\bhttps?:\/\/[^\s<>"']+|\bwww\.[^\s<>"']+|^[\w.-]+\.[a-z]{2,}\/\S+$/gi) ?? []
  ).flatMap((url) => buildAddressKeys(url.replace(/[).,;:!?\]]+$/, '')))
  const written = text.replaceAll('%40', '@').replaceAll('＠', '@')
  if (!mayHoldContact.test(written)) return keys
  const { emails, phones } = findContacts(written)
  const handles = written.match(fediverseHandle) ?? []
  return [
    ...keys,
    ...handles.flatMap((handle) => buildAccountKeys(null, handle)),
    ...emails.map(toWrittenEmailKey),
    ...phones.map(toPhoneKey),
  ]
}

function platformKeys(value: object): string[] {
  if (!('platform' in value) || !('username' in value)) return []
  return typeof value.platform === 'string' && typeof value.username === 'string'
    ? buildAccountKeys(value.platform, value.username)
    : []
}
