import { isRoleWord } from '../../claims/patterns/phrases/roles.ts'
import { toSchoolKey } from '../../identity/names/school-name.ts'
import { listWrittenCityNames, toCommonCity } from '../../identity/places/city-names.ts'
import { areSameCity, isCityName } from '../../identity/places/find-cities.ts'
import {
  areFittingTowns,
  chooseNamedTowns,
  listAreaNames,
  listCityAreas,
} from '../../identity/places/find-towns.ts'
import { comparePlaces, type Place } from '../../identity/places/parse-place.ts'
import type { Area } from '../../identity/places/place-areas.ts'
import { haveCommonCalling, listCallingNames } from '../../text/words/calling-names.ts'
import { areOtherFields } from '../people/differences.ts'
import type { Employer } from '../people/employers-differ.ts'
import { areOtherEmployers } from '../people/employers-differ.ts'
import { findFactContradictions, noFacts } from '../people/person-facts.ts'
import { areLivesApart, generation } from './compare-lives.ts'
import { isOfOtherCountry } from './is-of-other-country.ts'
import type { Portrait } from './portrait.ts'

/**
 * `difference`: a value that is read as another; `life`: dates that fit the person's; `strangers`:
 * names that nothing known of the person has; `description`: what the caller says of them, in other
 * words.
 */
type ReasonKind = MarkKind | 'description' | 'difference' | 'life' | 'strangers' | 'verdict'
/** What two have in common or say differently; log-odds that they are one person. */
export type Reason = { kind: ReasonKind; reason: string; weight: number }

/** A value that is known of the person, and what it is worth when a page has it as well. */
export type Mark = {
  kind: MarkKind
  key: string
  label: string
  weight: number
  /** Of a role: the code of the country that the caller says in front of it. */
  country?: string
  /** Of a place: where it lies, as far as that is known. */
  areas?: readonly Area[]
}
export type MarkKind =
  | 'employer'
  | 'recurring name'
  | 'past employer'
  | 'school'
  | 'role'
  | 'place'
  | 'region'
  | 'year of birth'
  | 'link'
  | 'name'

/** One of two decides alone; less than that takes two. */
export const markWeights: Readonly<Record<MarkKind, number>> = {
  link: 4,
  employer: 2.5,
  'past employer': 1.5,
  'year of birth': 1.8,
  school: 1.5,
  role: 1.3,
  place: 1.2,
  /** Many bearers of any name live in a country or a part of one. */
  region: 0.75,
  'recurring name': 1.8,
  name: 0.9,
}

/** What speaks against one person, by what is said differently. */
export const againstWeights = {
  birthYear: -6,
  farBirthYear: -9,
  life: -6,
  middleName: -6,
  /** `Roy Ada Roe` may be called Ada Roe: more has to speak for it than an employer. */
  longerName: -3,
  employer: -1.5,
  place: -1.2,
  role: -1.2,
  /** A colleague of the name: a nurse and a police officer of one employer in one town. */
  field: -2.5,
  school: -1.2,
  /** Far above what the signs for a page weigh together. */
  severalBearers: -10,
  verdict: -10,
}

/** Pages about one person differ by up to this many years. */
const slip = 2

/**
 * @returns what of the marks the page has: each kind once, by the best of its marks, and no word
 * twice
 */
export function weighMarks(page: Portrait, marks: readonly Mark[]): Reason[] {
  const found: (Reason & { key: string })[] = []
  for (const mark of marks.toSorted((a, b) => b.weight - a.weight)) {
    const { kind, key, label, weight } = mark
    // first what is cheap: to look for a mark in a page is dearer than to see that it adds nothing
    const isMany = kind === 'link' || (kind === 'name' && key.includes(' '))
    if (!isMany && found.some((one) => one.kind === kind)) continue
    if (!hasMark(page, mark) || isOfNamesake(page, mark)) continue
    const isKnown = found.some((one) => overlaps(one.key, key))
    if (!isKnown) found.push({ kind, key, weight, reason: `same ${kind}: ${label}` })
  }
  return found.map(({ kind, reason, weight }) => ({ kind, reason, weight }))
}

/** Kinds of reasons that explain further names in a page, such as colleagues of an employer. */
const settling: ReadonlySet<ReasonKind> = new Set(['employer', 'link', 'year of birth'])
const strangeNames = -1

/**
 * Names beside the bearer's that nothing known of the person has: an employer or a school that no
 * rule has read.
 * @param same what the page has in common with the person
 */
export function weighStrangers(
  portrait: Portrait,
  isKnown: (phrase: string) => boolean,
  same: readonly Reason[],
): Reason[] {
  const strange = listStrangers(portrait, isKnown)
  if (strange.length === 0) return []
  const has = (sought: ReasonKind) => same.some(({ kind }) => kind === sought)
  // a club has others beside its treasurer, a dentist of the town; another employer has its own
  const isOfTrade = has('role') && has('place') && portrait.employers.length === 0
  if (isOfTrade || same.some(({ kind }) => settling.has(kind))) return []
  return [
    {
      kind: 'strangers',
      reason: `names not linked to the person: ${strange.slice(0, 3).join(', ')}`,
      weight: strangeNames,
    },
  ]
}

/** Names beside the bearer's that nothing known of the person has. */
export function listStrangers(
  { beside, firms }: Portrait,
  isKnown: (phrase: string) => boolean,
): string[] {
  // beside a firm that is known others are the neighbours'
  const others = [...firms].some(isKnown) ? [] : firms
  return [...new Set([...beside, ...others])].filter((phrase) => !isKnown(phrase))
}

function hasMark(portrait: Portrait, mark: Mark): boolean {
  const { kind, key } = mark
  const { words, callingWords, links, birthYears } = portrait
  const { employers, pastEmployers, schools } = portrait
  switch (kind) {
    case 'link':
      return links.has(key) || (!key.includes('/') && key.length > 4 && words.includes(` ${key} `))
    case 'year of birth':
      return birthYears.includes(Number(key))
    case 'employer':
    case 'past employer':
    case 'school':
      return (
        words.includes(` ${key} `) ||
        [...employers, ...pastEmployers, ...schools].some(isNamed(key))
      )
    case 'place':
      return isInTown(portrait, mark)
    case 'region':
      return words.includes(` ${key} `) || isInArea(portrait, mark.areas ?? [])
    case 'role':
      return (
        listForms(key).some((role) => callingWords.includes(` ${role} `)) ||
        hasEach(callingWords, key)
      )
    default:
      if (isCityName(key)) return isInTown(portrait, mark)
      return hasName(portrait, key) || namesCity(words, key)
  }
}

/** Whether a page has a name: beside kana the words of a name run into others. */
export function hasName({ words, phrases }: Portrait, name: string): boolean {
  return phrases.has(name) || words.includes(` ${name} `)
}

/**
 * Whether a page names a town, and puts it nowhere else: "Vienne, Isère" is not Vienna. A town that
 * is no larger city of its name is written with its country, or with the part of one: a page on
 * Paris is about that in France unless it says Ontario.
 */
function isInTown({ words, homeWords, places, towns }: Portrait, { kind, key, areas }: Mark) {
  const usual = listCityAreas(key)
  const sought = areas ?? usual
  const said = chooseNamedTowns(towns, key)
  if (said.length > 0 && sought.length > 0)
    return said.some((town) => areFittingTowns(town.areas, sought))
  const isUsual = usual.length === 0 || areFittingTowns(sought, usual)
  if (!isUsual && !listAreaNames(sought).some((name) => words.includes(` ${name} `))) return false
  return (
    namesCity(homeWords, key, areas) ||
    (kind === 'place' && places.some(({ city }) => city === toCommonCity(key)))
  )
}

function isNamed(name: string): (one: Employer) => boolean {
  const sought = toSchoolKey(name)
  return ({ key, school }) => key === name || (school !== null && school === sought)
}

/** Whether a page names an area, or a town that lies there. */
function isInArea({ words, places, towns }: Portrait, areas: readonly Area[]): boolean {
  const isThere = (others: readonly Area[]) =>
    areas.some(({ country, region }) =>
      others.some((one) => one.country === country && (region === null || one.region === region)),
    )
  return (
    listAreaNames(areas).some((name) => words.includes(` ${name} `)) ||
    towns.some((town) => isThere(town.areas)) ||
    places.some((place) => isThere([{ country: findCountry(place), region: null }]))
  )
}

/** The country of a place, also where only one country has a larger city of the name. */
export function findCountry({ city, country }: Place): string | null {
  const [only, ...others] = listCityAreas(city)
  return country ?? (others.length === 0 ? (only?.country ?? null) : null)
}

/** Whether a text has a name, or that of the same city in another language. */
function namesCity(words: string, name: string, areas?: readonly Area[]): boolean {
  return listWrittenCityNames(name).some((one) =>
    words
      .split(` ${one} `)
      .slice(1)
      .some((behind) => !isOfOtherCity(one, behind, areas)),
  )
}

/** "Frankfurt (Oder)" is not Frankfurt, "Newcastle upon Tyne" not Newcastle in Australia. */
function isOfOtherCity(name: string, behind: string, areas: readonly Area[] | undefined): boolean {
  const words = behind.split(' ', 2).filter((word) => word !== '')
  return words.some((_, at) => {
    const longer = [name, ...words.slice(0, at + 1)].join(' ')
    if (!isCityName(longer) || toCommonCity(longer) !== longer) return false
    const theirs = listCityAreas(longer)
    const isAway = areas !== undefined && theirs.length > 0 && !areFittingTowns(theirs, areas)
    return isAway || !areSameCity(longer, name)
  })
}

/** A role as pages say it. */
function listForms(key: string): string[] {
  const inner = innerRoles(key)
  return [key, ...inner, ...turnRole(key), ...[key, ...inner].flatMap(listCallingNames)]
}

/** Whether a page says the role of a mark with another country beside the name. */
function isOfNamesake({ near }: Portrait, { key, country }: Mark): boolean {
  return country !== undefined && isOfOtherCountry(near, listForms(key), country)
}

/**
 * `Portuguese optical engineer` is an `optical engineer`, a `senior lens designer` a `lens
 * designer`.
 */
function innerRoles(key: string): string[] {
  const [, ...rest] = key.split(' ')
  return rest.length > 1 ? [rest.join(' ')] : []
}

/**
 * A `minister for health` is a `health minister`, a `marketing director` a `director of
 * marketing`. State is no field: a `state secretary` is below a minister, a `secretary of state` is
 * one.
 */
function turnRole(key: string): string[] {
  const [, post = '', field = ''] = postOf.exec(key) ?? []
  if (post !== '') return field === 'state' ? [] : [`${field} ${post}`]
  const words = key.split(' ')
  const last = words.pop() ?? ''
  const rest = words.join(' ')
  return rest === '' || rest === 'state' || !isRoleWord(last)
    ? []
    : [`${last} of ${rest}`, `${last} for ${rest}`]
}

const postOf = /^(\S+) (?:for|of) (\S+(?: \S+)?)$/

/** Whether a mark is a role that a page says right beside the name, in whatever language. */
export function isCalled(page: Portrait, mark: Mark): boolean {
  const { kind, key } = mark
  if (kind !== 'role') return false
  const isNear = listForms(key).some((form) => page.near.includes(` ${form} `))
  return (isNear || hasEach(page.near, key)) && !isOfNamesake(page, mark)
}

/** A `singer and songwriter` may be called each of the two in another place. */
function hasEach(words: string, key: string): boolean {
  const roles = key.split(roleJoint)
  const isRole = (role: string) => isRoleWord(role.split(' ').at(-1) ?? '')
  return roles.length > 1 && roles.every((role) => isRole(role) && words.includes(` ${role} `))
}

const roleJoint = / (?:and|und|et|y|e|en|och|og|i) /

/** `harbour pilot` is said by `harbour pilot at dunmere`: one thing, not two. */
function overlaps(a: string, b: string): boolean {
  const [x, y] = [a, b].map(toCommonCity)
  return ` ${x} `.includes(` ${y} `) || ` ${y} `.includes(` ${x} `)
}

/** @returns what the page says differently from what is known of the person */
export function weighDifferences(page: Portrait, known: Portrait): Reason[] {
  const found: Reason[] = []
  const gaps = page.birthYears.flatMap((x) => known.birthYears.map((y) => Math.abs(x - y)))
  const gap = gaps.length === 0 ? 0 : Math.min(...gaps)
  if (gap > slip) {
    const years = `${page.birthYears.join(', ')}, not ${known.birthYears.join(', ')}`
    found.push({
      kind: 'difference',
      reason: `different year of birth: ${years}`,
      weight: gap >= generation ? againstWeights.farBirthYear : againstWeights.birthYear,
    })
  } else if (areLivesApart(page, known))
    found.push({ kind: 'difference', reason: 'another generation', weight: againstWeights.life })
  const names = findFactContradictions(
    { ...noFacts, names: page.names },
    { ...noFacts, names: known.names },
  )
  if (names.length > 0)
    found.push({
      kind: 'difference',
      reason: 'different middle name or generation',
      weight: againstWeights.middleName,
    })
  const theirs = [...known.employers, ...known.pastEmployers, ...known.schools]
  if (differ(page.employers, theirs))
    found.push({
      kind: 'difference',
      reason: 'different employer',
      weight: againstWeights.employer,
    })
  if (
    differ(page.schools, [...known.schools, ...known.employers, ...known.pastEmployers]) &&
    known.schools.length > 0
  )
    found.push({ kind: 'difference', reason: 'different school', weight: againstWeights.school })
  const apart = page.places.flatMap((x) => known.places.map((y) => comparePlaces(x, y)))
  if (apart.length > 0 && apart.every((one) => one !== 'no'))
    found.push({ kind: 'difference', reason: 'different place', weight: againstWeights.place })
  if (areOtherFields(wordsOfWork(page), wordsOfWork(known)))
    found.push({ kind: 'difference', reason: 'different field', weight: againstWeights.field })
  else if (rolesDiffer(page.roles, known.roles))
    found.push({ kind: 'difference', reason: 'different role', weight: againstWeights.role })
  return found
}

function differ(a: readonly Employer[], b: readonly Employer[]): boolean {
  return a.length > 0 && b.length > 0 && areOtherEmployers(a, b)
}

function wordsOfWork({ roles, callings }: Portrait): string[] {
  return [...roles.flatMap((role) => role.split(' ')), ...callings]
}

function rolesDiffer(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return false
  const theirs = new Set(b.flatMap((role) => role.split(' ')))
  return !a.some(
    (role) =>
      role.split(' ').some((word) => word.length > 3 && theirs.has(word)) ||
      b.some((other) => haveCommonCalling(role, other)),
  )
}
