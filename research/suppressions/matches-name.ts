import { findMentions, readSoughtName } from '../candidates/name-mentions.ts'
import { normaliseCompany } from '../names/company-name.ts'
import { foldWords } from '../names/fold.ts'
import { nameWords, parsePersonName } from '../names/person-name.ts'
import { scoreCompanies } from '../names/score-companies.ts'
import { scoreNames } from '../names/score-names.ts'
import type { Described } from './described.ts'
import type { FactKind, Suppression } from './suppression.ts'

/** Of 100 pairs of names that score so, at least 90 are one person's: with a second fact that agrees, the person is meant. */
const samePerson = 90

/** Facts that belong to one person, or nearly so: there a given name alone is enough beside them. */
export const personalFacts: readonly (FactKind | null)[] = ['email', 'phone', 'username', 'profile_url']

/** Whether both the name and the fact are there. The fact is looked at first, since it costs less. */
export function matchesName(entry: Suppression, described: Described): boolean {
  return entry.kind === 'name' && hasFact(entry, described) && hasName(entry, described)
}

function hasName({ value, factKind }: Suppression, { names, text }: Described): boolean {
  const fewest = personalFacts.includes(factKind) ? 1 : Math.min(2, wordCount(value))
  const written = findMentions(text, readSoughtName(value)).written
  return [...new Set([...names, ...written])].some((name) => wordCount(name) >= fewest && scoreNames(name, value).score >= samePerson)
}

function wordCount(name: string): number {
  return nameWords(parsePersonName(name)).length
}

function hasFact({ factKind, factValue }: Suppression, described: Described): boolean {
  if (factKind === null || factValue === null) return false
  switch (factKind) {
    case 'email':
    case 'phone':
    case 'username':
    case 'profile_url':
      return described.keys.has(factValue)
    case 'birth_year':
      return described.birthYears.includes(Number(factValue)) || saysBirthYear(described.text, factValue)
    case 'location':
      return described.locations.some((place) => holds(place, factValue)) || holds(described.text, factValue)
    case 'employer':
      return described.organizations.some((name) => isSameEmployer(name, factValue)) || saysEmployer(described.text, factValue)
  }
}

/** @returns the first part of a place: the town, where a country follows it. */
export function townOf(place: string): string {
  return (place.split(/[,،、;(|]/)[0] ?? '').trim()
}

function holds(text: string, place: string): boolean {
  return holdsWords(text, foldWords(townOf(place)))
}

/** Words in a row. Scripts without spaces are read syllable by syllable, so there the gaps mean nothing. */
function holdsWords(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const folded = foldWords(text)
  if (` ${folded.join(' ')} `.includes(` ${words.join(' ')} `)) return true
  const joined = words.join('')
  return joined.length >= 4 && runsOf(folded, joined.length).has(joined)
}

/** Everything of this length that whole words in a row make when their gaps are left out. */
function runsOf(words: readonly string[], length: number): Set<string> {
  const runs = new Set<string>()
  for (const start of words.keys()) {
    let run = ''
    for (let i = start; i < words.length && run.length < length; i += 1) run += words[i] ?? ''
    if (run.length === length) runs.add(run)
  }
  return runs
}

function isSameEmployer(name: string, employer: string): boolean {
  if (scoreCompanies(name, employer).score >= samePerson) return true
  const [a, b] = [normaliseCompany(name).core, normaliseCompany(employer).core]
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  return shorter.includes(' ') && ` ${longer} `.includes(` ${shorter} `)
}

function saysEmployer(text: string, employer: string): boolean {
  const words = normaliseCompany(employer).core.split(' ')
  // "IT" and "BP" are words of other things, too
  return words.join('').length >= 3 && holdsWords(text, words)
}

const born = 'born|b\\.|geb(?:oren|\\.)|née?|nacid[oa]|nascid[oa]|nat[oa]|född|født|urodzon[ya]|родил(?:ся|ась)|род\\.|ولد'

/** "born in May 1986", "(1986–2020)", "* 1986", "1986年生まれ"; a year alone may be of anything. */
function saysBirthYear(text: string, year: string): boolean {
  const [alone, before] = [`(?<!\\d)${year}(?!\\d)`, `(?<!\\p{L})(?:${born})(?!\\p{L})[^\\n]{0,30}?`]
  return new RegExp(`${before}${alone}|[(*]\\s?${alone}|${alone}\\s?(?:年(?:\\d+月)?(?:\\d+日)?)?(?:生|出生|출생|년생)`, 'iu').test(text)
}
