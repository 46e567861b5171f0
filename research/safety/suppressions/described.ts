import { findContacts } from '../../identity/contacts/find-contacts.ts'
import type { Finding } from '../../records/finding.ts'
import { accountKeys, addressKeys, phoneKey, writtenEmailKey } from './identifiers.ts'

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
export function describedFinding(finding: Finding): Described {
  const { title, snippet, bio, name, aliases, organizations, location, birthYear } = finding
  // a page has no fields: what it shows of a person stands in its text
  const shown = finding.kind === 'page' ? identifiersIn(shownText(finding)) : []
  return {
    keys: new Set([...statedKeys(finding), ...shown]),
    names: [...(name === null ? [] : [name]), ...aliases],
    text: [title, snippet, bio ?? '', ...finding.occupations].join('\n'),
    organizations,
    locations: location === null ? [] : [location],
    birthYears: birthYear === null ? [] : [birthYear],
  }
}

/** Keys of what a record states in fields; text that it shows is left out. */
export function statedKeys({
  url,
  platform,
  username,
  links,
  emails,
  phones,
}: Finding): Set<string> {
  const vouched = links
    .filter(({ proof }) => proof !== 'none')
    .flatMap((link) => addressKeys(link.url))
  const account = username === null ? [] : accountKeys(platform, username)
  return new Set([
    ...addressKeys(url),
    ...account,
    ...vouched,
    ...emails.map(writtenEmailKey),
    ...phones.map(phoneKey),
  ])
}

/** The text in which a page shows a person's identifiers. */
export function shownText({ title, snippet }: Finding): string {
  return `${title}\n${snippet}`
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
export function describedPerson(person: unknown): Described {
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
      const handle = handles.test(property) ? accountKeys(null, value) : []
      for (const key of [...identifiersIn(value), ...handle]) {
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
export function together(all: readonly Described[]): Described {
  return {
    keys: new Set(all.flatMap(({ keys }) => [...keys])),
    names: all.flatMap((one) => one.names),
    text: all.map(({ text }) => text).join('\n'),
    organizations: all.flatMap(({ organizations }) => organizations),
    locations: all.flatMap(({ locations }) => locations),
    birthYears: all.flatMap((one) => one.birthYears),
  }
}

/** Email addresses, phone numbers and web addresses that stand in a text. */
export function identifiersIn(text: string): string[] {
  const keys = (
    text.match(/\bhttps?:\/\/[^\s<>"']+|\bwww\.[^\s<>"']+|^[\w.-]+\.[a-z]{2,}\/\S+$/gi) ?? []
  ).flatMap((url) => addressKeys(url.replace(/[).,;:!?\]]+$/, '')))
  if (!/@|\d(?:[\s().–-]*\d){6}/.test(text)) return keys
  const { emails, phones } = findContacts(text)
  return [...keys, ...emails.map(writtenEmailKey), ...phones.map(phoneKey)]
}

function platformKeys(value: object): string[] {
  if (!('platform' in value) || !('username' in value)) return []
  return typeof value.platform === 'string' && typeof value.username === 'string'
    ? accountKeys(value.platform, value.username)
    : []
}
