import { isRoleWord } from '../../claims/patterns/roles.ts'
import { findMentions } from '../../identity/names/name-mentions.ts'
import { findCities } from '../../identity/places/find-cities.ts'
import { foldText, foldWords } from '../../text/fold.ts'
import { splitSentences } from '../../text/split-sentences.ts'
import type { Bearer } from './bearer.ts'

/** What a text says right behind a name. */
type Description = { name: string; roles: Set<string>; cities: Set<string>; age: number | null }

/** Characters behind a name that say who is meant. */
const maxDescribing = 120
/** Pages give ages of one person that differ by this many years. */
const ageSlip = 2

/**
 * Whether a page describes several bearers of a name: two of them in one sentence, or in lines
 * right below each other that begin with the name. Within a sentence or a list, texts do not
 * repeat the whole name with another town for the same person.
 */
export function hasSeveralBearers(text: string, bearer: Bearer): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  let before: Description | null = null
  for (const [at, line] of lines.entries()) {
    if (describesTwo(line, bearer)) return true
    const entry = parseEntry(line, lines[at + 1] ?? '', bearer)
    if (entry !== null && before !== null && areTwoEntries(before, entry)) return true
    // what stands below a heading is part of its entry
    if (entry !== null || !isHeading(lines[at - 1] ?? '', bearer)) before = entry
  }
  return false
}

function describesTwo(line: string, bearer: Bearer): boolean {
  return splitSentences(line).some(({ text }) => {
    const all = describe(text, bearer)
    return all.some((one, at) => all.slice(at + 1).some((other) => areTwo(one, other)))
  })
}

function areTwo(a: Description, b: Description): boolean {
  return a.name === b.name && (areApart(a.roles, b.roles) || areApart(a.cities, b.cities))
}

/** One person may have several posts in a list, but seldom with the town beside each of them. */
function areTwoEntries(a: Description, b: Description): boolean {
  const differInAge = a.age !== null && b.age !== null && Math.abs(a.age - b.age) > ageSlip
  const havePlaces = a.cities.size > 0 && b.cities.size > 0
  if (a.name === b.name && havePlaces && areApart(a.roles, b.roles)) return true
  return a.name === b.name && (differInAge || areApart(a.cities, b.cities))
}

function areApart(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size > 0 && b.size > 0 && a.isDisjointFrom(b)
}

function parseEntry(line: string, next: string, bearer: Bearer): Description | null {
  const [first] = isHeading(line, bearer)
    ? describe(`${line}, ${next}`, bearer)
    : describe(line, bearer)
  return first !== undefined && line.trimStart().startsWith(first.name) ? first : null
}

function isHeading(line: string, bearer: Bearer): boolean {
  return foldWords(line).every((word) => bearer.nameWords.has(word)) && line.trim() !== ''
}

const ageForm = /^,?\s?(?:\(|age[d:]?\s)?([1-9]\d)(?!\d|[./:-]\d)/iu

function describe(text: string, bearer: Bearer): Description[] {
  const names = new Set(bearer.sought.flatMap((name) => findMentions(text, name).written))
  const spans = [...names]
    .flatMap((name) => [...text.matchAll(new RegExp(RegExp.escape(name), 'gu'))])
    .map(({ index, 0: name }) => ({ name, start: index, end: index + name.length }))
    .sort((a, b) => a.start - b.start)
  return spans.map(({ name, end }, at) => {
    const rest = text.slice(end, Math.min(spans[at + 1]?.start ?? text.length, end + maxDescribing))
    const age = ageForm.exec(rest)?.[1]
    return {
      name,
      roles: new Set(foldWords(rest).filter(isRoleWord)),
      cities: new Set(
        findCities(rest).map(({ start, end: to }) => foldText(rest.slice(start, to))),
      ),
      age: age === undefined ? null : Number(age),
    }
  })
}
