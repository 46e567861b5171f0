import { places } from '../../identity/places/tables/places.ts'
import { toShownOrNull } from '../../safety/to-shown-or-null.ts'
import { memoizeByObject } from '../../text/memoize.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { cutText } from '../../text/signs/cut-text.ts'
import { foldWords } from '../../text/words/fold.ts'
import { occupations } from '../../text/words/tables/occupations.ts'
import { toCapital } from '../../text/words/to-capital.ts'
import type { Features } from './features.ts'
import { organizationKinds, schoolKinds } from './tables/organization-kinds.ts'
import { topics } from './tables/topics.ts'

/** What a group of findings says about its person; empty texts where it says nothing. */
export type Description = {
  name: string
  headline: string
  initials: string
  location: string
  tags: string[]
}

const known = new Set(occupations)
const maxHeadlineLength = 160
const maxTags = 8

/** What one finding names; for as long as the finding is kept, since it is grouped repeatedly. */
const parseNamed = memoizeByObject(({ finding }: Features) => {
  const text = `${finding.title} | ${finding.snippet}`
  return {
    work: foldWords(text).filter((word) => known.has(word)),
    organisations: organisationsIn(text),
    places: placesIn(text),
  }
})

/** @param fallback the name as it was asked for, used where no finding writes it out */
export function describeGroup(group: readonly Features[], fallback: string): Description {
  const named = group.map(parseNamed)
  const work = ranked(named.map((one) => one.work)).slice(0, 2)
  const organisations = ranked(named.map((one) => one.organisations)).slice(0, 2)
  const located = ranked(named.map(({ places: found }) => found))
  const name = chooseName(group, fallback)
  // a walk of life may be all that a conviction or an illness leaves: "crime", "medicine"
  const shown = group.filter(
    ({ finding }) => toShownOrNull(`${finding.title}\n${finding.snippet}`) !== null,
  )
  const life = ranked(
    shown.map((one) => topics.filter((_, t) => (one.topics[t] ?? 0) > 0.45)),
  ).slice(0, 2)
  // what one finding calls the person need not be so at the employer of another
  const beside = named.filter((one) => one.work.includes(work[0] ?? ''))
  const employer = organisations.find(
    (name) => work.length === 0 || beside.some((one) => one.organisations.includes(name)),
  )
  const said = [toCapital(work.join(', ')), employer ?? '', located[0] ?? ''].filter(
    (part) => part !== '',
  )
  const headline =
    work.length + organisations.length > 0
      ? said.join(' · ')
      : (group[0]?.finding.title.trim() ?? '')
  return {
    name,
    headline: cutText(headline, maxHeadlineLength),
    initials: parseInitials(name),
    location: located[0] ?? '',
    tags: [...new Set([...work, ...life, ...organisations, ...located.slice(0, 2)])]
      .map((tag) => cutText(tag, 80))
      .slice(0, maxTags),
  }
}

/**
 * @returns the first signs of the first and the last word; one sign for a single word, and for
 * names without spaces.
 */
export function parseInitials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}

/**
 * The spelling that most findings use; of equally frequent ones the longest, which is the most
 * informative.
 */
function chooseName(group: readonly Features[], fallback: string): string {
  const written = ranked(
    group.map(({ mentions }) => mentions.written.filter((name) => /\p{Ll}|^\P{Lu}+$/u.test(name))),
  )
  return written[0] ?? fallback.trim()
}

/**
 * Values by the number of findings that have them; of equally frequent ones the longer, then by the
 * alphabet.
 */
function ranked(lists: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const list of lists)
    for (const value of new Set(list)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || b.length - a.length || (a < b ? -1 : 1))
    .map(([value]) => value)
}

const organisation = organisationPattern()

function organisationPattern(): RegExp {
  const word = "\\p{Lu}[\\p{L}'’-]{1,60}"
  return new RegExp(
    unwrap`
      (?:${word} ){1,3}${joinAlternatives(organizationKinds)}\b
      |${joinAlternatives(schoolKinds)} (?:of|de|di) ${word}(?: ${word})?`,
    'gu',
  )
}

function organisationsIn(text: string): string[] {
  return [...text.matchAll(organisation)].map(([match]) => match)
}

function placesIn(text: string): string[] {
  const words = text.match(/\p{L}+/gu) ?? []
  return words
    .flatMap((word, i) => [
      word,
      `${word} ${words[i + 1] ?? ''}`,
      `${word} ${words[i + 1] ?? ''} ${words[i + 2] ?? ''}`,
    ])
    .filter((place) => places.has(place))
}
