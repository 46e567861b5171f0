import { type Description, initialsOf } from '../candidates/describe.ts'
import { foldWords } from '../names/fold.ts'
import { parsePersonName } from '../names/person-name.ts'
import { type Asked, answersOf } from './asked.ts'
import { cutText } from './cut-text.ts'
import type { PersonGroup } from './group-people.ts'
import { compareText, unique } from './order.ts'
import type { NameComparer } from './person-facts.ts'
import type { PersonRecord } from './record.ts'
import { otherNameScore } from './score-person.ts'
import { platformLabel } from './tables/platform-labels.ts'

const [longestName, longestHeadline, longestTag, mostTags] = [180, 160, 80, 8]

/** What a candidate is called and what it is known for: from the records' fields, and where they are silent from the texts. */
export function describePerson(
  { text }: PersonGroup,
  members: readonly PersonRecord[],
  asked: Asked,
  compareNames: NameComparer,
): Description {
  const name = cutText(asSpoken(nameOf(members, asked, compareNames) ?? text?.name ?? handleOf(members, asked)), longestName)
  const occupations = ranked(members, (one) => one.occupations)
  const organizations = ranked(members, (one) => one.organizations)
  const location = ranked(members, (one) => (one.location === null ? [] : [one.location]))[0] ?? text?.location ?? ''
  const platforms = unique(members.flatMap(({ platform }) => platform ?? []))
  const work = [occupations.slice(0, 2).join(', '), organizations[0] ?? '', location].filter((part) => part !== '')
  const bio = members
    .find((one) => one.bio !== null)
    ?.bio?.replace(/\s+/g, ' ')
    .trim()
  const headline =
    occupations.length + organizations.length > 0
      ? capital(work.join(' · '))
      : (bio ?? (text === null ? accountsLine(members, platforms) : text.headline))
  const tags = [...occupations.slice(0, 3), ...organizations.slice(0, 2), ...(text?.tags ?? []), ...platforms]
  return {
    name,
    headline: cutText(headline, longestHeadline),
    initials: initialsOf(name),
    location,
    tags: unique(tags.map((tag) => cutText(tag.trim(), longestTag)).filter(Boolean)).slice(0, mostTags),
  }
}

/** `Example, Ada` → `Ada Example`; a title behind the comma stays where it is. */
function asSpoken(name: string): string {
  const [family = '', given = '', more] = name.split(/\s*,\s*/)
  const isTurned = given !== '' && more === undefined && foldWords(given)[0] === parsePersonName(name).given[0]
  return isTurned ? `${given} ${family}` : name
}

/** The full name that most trust stands behind; of a search for a name only names that can be the one asked for, of pages only those. */
function nameOf(members: readonly PersonRecord[], { subject }: Asked, compareNames: NameComparer): string | null {
  const fits = (name: string) => subject.kind !== 'name' || compareNames(name, subject.text) >= otherNameScore
  const named = (one: PersonRecord) => one.fullNames.map(({ text }) => text).filter(fits)
  const full = ranked(
    members.filter(({ kind }) => kind !== 'page'),
    (one) => named(one).slice(0, 1),
  )[0]
  if (full !== undefined) return full
  const other = ranked(members, (one) => named(one).slice(0, 1))[0]
  if (other !== undefined || subject.kind === 'name') return other ?? null
  // one word is a name only where nobody gives two
  return ranked(members, (one) => (one.kind === 'page' ? [] : one.names.slice(0, 1)))[0] ?? null
}

/** The handle that was asked for, or else the one that most accounts have; for pages their title. */
function handleOf(members: readonly PersonRecord[], asked: Asked): string {
  const handles = ranked(members, ({ username }) => (username === null ? [] : [username]))
  if (asked.subject.kind === 'username' && members.some((one) => answersOf(one, asked) !== 'no')) return asked.subject.text
  return handles[0] ?? members[0]?.sightings[0]?.finding.title ?? asked.subject.text
}

/** Values by the trust of the records that say them; of equals the longer, which tells more, then by code units. */
function ranked(members: readonly PersonRecord[], read: (record: PersonRecord) => readonly string[]): string[] {
  const trust = new Map<string, number>()
  for (const member of members) for (const value of new Set(read(member))) trust.set(value, (trust.get(value) ?? 0) + member.trust)
  return [...trust].sort(([a, x], [b, y]) => y - x || b.length - a.length || compareText(a, b)).map(([value]) => value)
}

function accountsLine(members: readonly PersonRecord[], platforms: readonly string[]): string {
  if (platforms.length === 0) return members[0]?.sightings[0]?.finding.title ?? ''
  const [first = '', second, ...more] = platforms.map(platformLabel)
  if (second === undefined) return `Account on ${first}`
  if (more.length === 0) return `Accounts on ${first} and ${second}`
  return `Accounts on ${first}, ${second} and ${more.length} more`
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
}
