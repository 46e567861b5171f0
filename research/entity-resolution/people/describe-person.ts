import { comparePlaces, parsePlace } from '../../identity/places/parse-place.ts'
import { toPlatformLabel } from '../../identity/profiles/tables/platform-labels.ts'
import { toOwnNameOrNull, toOwnShownOrNull } from '../../safety/to-own-shown-or-null.ts'
import { conjunction } from '../../text/formats/conjunctions.ts'
import { dropDuplicates } from '../../text/order.ts'
import { cutText } from '../../text/signs/cut-text.ts'
import { foldWords } from '../../text/words/fold.ts'
import { toCapital } from '../../text/words/to-capital.ts'
import { type Description, parseInitials } from '../candidates/describe-group.ts'
import { buildAnswers, type SearchedFor } from './asked.ts'
import { createDatedEmployers, type DatedEmployers } from './dated-employers.ts'
import { toTextTitle } from './group-texts.ts'
import { chooseCandidateName } from './name-candidate.ts'
import { parsePageHeadline } from './page-headline.ts'
import { parseTitleName } from './parse-title-name.ts'
import type { NameComparer } from './person-facts.ts'
import type { PersonGroup } from './person-group.ts'
import { rankByTrust } from './rank-by-trust.ts'
import type { PersonRecord } from './record.ts'

const [maxNameLength, maxHeadlineLength, maxTagLength, maxTags] = [180, 160, 80, 8]

/**
 * What a candidate is called and what it is known for: from the records' fields, and where they are
 * silent from the texts.
 * @param linked those of the members that links hold in the group, not only their texts: their word
 * counts twice
 */
export function describePerson(
  { text }: PersonGroup,
  members: readonly PersonRecord[],
  linked: ReadonlySet<PersonRecord>,
  asked: SearchedFor,
  compareNames: NameComparer,
): Description {
  const trustOf = (one: PersonRecord) => (linked.has(one) ? 2 * one.trust : one.trust)
  const ranked = (read: (record: PersonRecord) => readonly string[]) =>
    rankByTrust(members, read, trustOf)
  const shownNames = members.map((one) => ({
    ...one,
    names: one.names.filter((text) => toOwnNameOrNull(text) !== null),
    fullNames: one.fullNames.filter(({ text }) => toOwnNameOrNull(text) !== null),
  }))
  const ownName = chooseCandidateName(shownNames, asked, compareNames) ?? text?.name ?? null
  const name = cutText(ownName ?? standIn(members, asked), maxNameLength)
  const isShown = (said: string) => isOwnShown(said) && isOwnShown(`${name} ${said}`)
  const occupations = dropSpellings(ranked((one) => one.occupations.filter(isShown)))
  const employers = createDatedEmployers(members)
  const named = ranked((one) => employers.list(one).filter(isShown))
  const organizations = [
    ...named.filter((one) => !employers.isPast(one)),
    // without its years it would pass for the one of today
    ...named.filter((one) => employers.isPast(one) && employers.say(one) !== ''),
  ]
  const location = chooseLocation(members, trustOf) ?? text?.location ?? ''
  const platforms = dropDuplicates(members.flatMap(({ platform }) => platform ?? []))
  const [role, employer] = chooseWork(members, occupations.slice(0, 2), organizations, employers)
  const work = [role, employer, location].filter((part) => part !== '')
  const bio = ranked((one) => {
    const shown = toOwnShownOrNull(one.bio, one.names[0])
    return shown === null ? [] : [shown.replace(/\s+/g, ' ').trim()]
  })[0]
  const read =
    text !== null &&
    isShown(text.headline) &&
    !members.some((one) => toTextTitle(one).startsWith(text.headline))
      ? text.headline
      : ''
  const headline =
    (occupations.length + organizations.length > 0 ? toCapital(work.join(' · ')) : read) ||
    bio ||
    plainLine(members, platforms)
  const tags = [
    ...occupations.slice(0, 3),
    // a tag has no years
    ...organizations.filter((one) => !employers.isPast(one)).slice(0, 2),
    ...(text?.tags ?? []),
    ...platforms,
  ]
  return {
    name,
    headline: cutText(headline, maxHeadlineLength),
    // a phone number or an email address has no initials
    initials: ownName === null && asked.subject.kind !== 'username' ? '' : parseInitials(name),
    location,
    tags: dropDuplicates(
      tags.map((tag) => cutText(tag.trim(), maxTagLength)).filter(Boolean),
    ).slice(0, maxTags),
  }
}

/** `Baritone` and `baritone` are one. */
function dropSpellings(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.findIndex((other) => isSpelled(other, text)) === at)
}

function isSpelled(one: string, other: string): boolean {
  return one === other || foldWords(one).join(' ') === foldWords(other).join(' ')
}

function isOwnShown(said: string): boolean {
  return toOwnShownOrNull(said) !== null
}

/**
 * Occupations with the employer that a record names beside them: what one record calls the person
 * need not be so at the employer of another.
 */
function chooseWork(
  members: readonly PersonRecord[],
  occupations: readonly string[],
  organizations: readonly string[],
  { list, say }: DatedEmployers,
): [occupations: string, organization: string] {
  const isSaidWith = (occupation: string, employer: string) =>
    members.some(
      (one) =>
        one.occupations.some((said) => isSpelled(said, occupation)) && list(one).includes(employer),
    )
  const employer = organizations.find(
    (name) => occupations.length === 0 || occupations.some((one) => isSaidWith(one, name)),
  )
  const together = occupations.filter((one) => employer === undefined || isSaidWith(one, employer))
  return [together.join(', '), employer === undefined ? '' : say(employer)]
}

/**
 * For want of a name: the handle that was asked for, or else the one that most accounts have; for
 * pages what was asked for.
 */
function standIn(members: readonly PersonRecord[], asked: SearchedFor): string {
  const { subject } = asked
  if (subject.kind === 'username' && members.some((one) => buildAnswers(one, asked) !== 'no'))
    return subject.text
  const handles = rankByTrust(members, ({ username }) => (username === null ? [] : [username]))
  return handles[0] ?? (subject.kind === 'phone' ? subject.international : subject.text)
}

/**
 * The place that most trust stands behind; who names only the country speaks for its cities as
 * well. Of one city the longest spelling.
 */
function chooseLocation(
  members: readonly PersonRecord[],
  trustOf: (record: PersonRecord) => number,
): string | null {
  const said = members.flatMap((record) => {
    const text = toOwnShownOrNull(record.location)
    return text === null ? [] : [{ text, place: parsePlace(text), trust: trustOf(record) }]
  })
  const backing = ({ text, place }: (typeof said)[number]) =>
    said.reduce((sum, other) => {
      const agrees =
        place === null || other.place === null
          ? other.text === text
          : comparePlaces(place, other.place) === 'no'
      return agrees ? sum + other.trust : sum
    }, 0)
  const detail = ({ place }: (typeof said)[number]) =>
    place === null ? 0 : Number(place.city !== '') + Number(place.country !== null)
  const choices = dropDuplicates(said.map(({ text }) => text)).flatMap(
    (text) => said.find((one) => one.text === text) ?? [],
  )
  const rated = choices.map((one) => ({
    text: one.text,
    backing: backing(one),
    detail: detail(one),
  }))
  rated.sort(
    (a, b) =>
      b.backing - a.backing ||
      b.detail - a.detail ||
      b.text.length - a.text.length ||
      (a.text < b.text ? -1 : 1),
  )
  return rated[0]?.text ?? null
}

/** Where it was found, for want of anything better. */
function plainLine(members: readonly PersonRecord[], platforms: readonly string[]): string {
  const [page] = members
  if (platforms.length === 0) return page === undefined ? '' : pageLine(page)
  const [first = '', second, ...more] = platforms.map((one) => toPlatformLabel(one))
  if (second === undefined) return `Account on ${first}`
  const rest = more.length === 0 ? [] : [`${more.length} more`]
  return `Accounts on ${conjunction.format([first, second, ...rest])}`
}

function pageLine(page: PersonRecord): string {
  const { title = '', url = null } = page.sightings[0]?.finding ?? {}
  return parsePageHeadline({
    title: toOwnShownOrNull(title) ?? '',
    name: parseTitleName(page)?.text ?? null,
    url,
  })
}
