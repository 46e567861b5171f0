import { isRoleWord } from '../../claims/patterns/phrases/roles.ts'
import { findCities } from '../../identity/places/find-cities.ts'
import { findTowns, type Town } from '../../identity/places/find-towns.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWords } from '../../text/words/fold.ts'
import { buildMonthForms } from '../../text/words/months.ts'
import type { Bearer } from './bearer.ts'
import { dropCuedYears, findCuedYears } from './find-birth-years.ts'
import { findWrittenNames, listSpellings } from './find-written-names.ts'
import { yearsOfAge } from './tables/passage-words.ts'

/**
 * What a text says right behind a name.
 * @property posts with which the person is introduced: "a nurse", and not "the nurse"
 * @property roles words of the parts that name a post
 * @property homes cities of which the person is said to be, and not where something takes place
 * @property isAgeNamed whether the age is called one, and may not be points or minutes
 */
export type BearerDescription = {
  name: string
  posts: readonly string[]
  roles: readonly string[]
  homes: readonly string[]
  age: number | null
  isAgeNamed: boolean
  birthYear: number | null
}

/** Characters behind a name that say who is meant. */
const maxDescribing = 120
/** Names of one sentence that are compared with each other. */
const maxNames = 40
const maxEntryLength = 300

const month = [...buildMonthForms(['en', 'de', 'fr', 'es', 'it', 'nl']).keys()].join('|')
const dated = new RegExp(
  unwrap`
    \b(?:1[5-9]|20)\d\d\b|\d[:']\d\d|\d['′]|\b\d{1,2}[./]\d{1,2}\b
    |\b\d{1,2}(?:st|nd|rd|th|\.)?\s(?:${month})\b|\b(?:${month})\s\d`,
  'iu',
)

/** "Ada Roe Road" */
const goesOn = /^\s(?!(?:Age[d:]?|[JS]r\.?,?|I{2,3},?)\s)\p{Lu}/u

/** The bearers of a name that a sentence describes. */
export function describeBearers(sentence: string, bearer: Bearer): BearerDescription[] {
  const spans = findNames(sentence, bearer).slice(0, maxNames)
  if (spans.length < 2) return []
  return spans.map(({ name, end }, at) => {
    const to = Math.min(spans[at + 1]?.start ?? sentence.length, end + maxDescribing)
    return describe(name, sentence.slice(end, to), false)
  })
}

/**
 * The bearer that a line of a list describes: null where it does not begin with the name, or where
 * it has a date or a time. What has one happened then and there; the other lines have others.
 */
export function describeEntry(line: string, bearer: Bearer): BearerDescription | null {
  const head = line.trimStart().slice(0, maxEntryLength)
  const [first, second] = findNames(head, bearer)
  if (first === undefined || first.start > 0) return null
  const rest = head.slice(
    first.end,
    Math.min(second?.start ?? head.length, first.end + maxDescribing),
  )
  return isDated(rest) || goesOn.test(rest) ? null : describe(first.name, rest, true)
}

function isDated(text: string): boolean {
  return dated.test(dropCuedYears(text))
}

function findNames(text: string, bearer: Bearer) {
  return findWrittenNames(text, listSpellings(text, bearer))
}

const article = '(?:an?|eine?|une?|una?|um|uma|een|ett|en)'
const aged = '(?:,\\s[1-9]\\d|\\s\\([1-9]\\d\\))?'
const from = '(?:of|from|aus|de|di|da|uit|från|fra)'
/** ", a senior nurse" */
const introduction = new RegExp(`,\\s${article}\\s([^,.;:()]+)`, 'gu')
const directHome = new RegExp(`^${aged}(?:,?\\s(?:now\\s)?${from}\\s|\\s\\()$`, 'u')
/** "lives in", ", a nurse in" */
const residence =
  /\b(?:lives|living|based|located|resides|lebt|wohnt|habite|vive|woont)\s(?:in|à|en)\s$/iu
const preposition = /\s(?:of|from|in|aus|de|di|à|en)\s$/u
const itemStart = /(?:[,;|·•(\t]|\s[-–—])\s?$/u
const itemEnd = /^(?:\s?[,;|·•()\t.]|\s[-–—]\s|\sand\s|\sund\s|\set\s|\sy\s|\se\s|$)/u

/** "Age 45", "45 ans", "(45)", ", 45," */
const ageForm = new RegExp(
  unwrap`
    ^,?\s(?:\(?age[d:]?\s([1-9]\d)(?!\d)|\(([1-9]\d)\)|(?<=,\s)([1-9]\d)(?=,)
    |([1-9]\d)\s${joinAlternatives(yearsOfAge)}(?=[,.)]|$))`,
  'iu',
)

/** "Leeds. Nurse. Age 45." */
const ageInEntry = /[.,;|·•(]\s?age[d:]?\s([1-9]\d)(?!\d)/iu

function describe(name: string, rest: string, isEntry: boolean): BearerDescription {
  const [, labelled, inBrackets, inCommas, counted] = ageForm.exec(rest) ?? []
  const [, further] = isEntry ? (ageInEntry.exec(rest) ?? []) : []
  const named = labelled ?? counted ?? further
  const age = named ?? inBrackets ?? inCommas
  const [birthYear = null] = findCuedYears(rest)
  return {
    name,
    posts: [...rest.matchAll(introduction)].flatMap(([, phrase = '']) => findPost(phrase)),
    roles: rest.split(/[,;|·•()\t]/u).flatMap(findRoleWords),
    homes: isDated(rest) ? [] : [...listCityHomes(rest, isEntry), ...listTownHomes(rest, isEntry)],
    age: age === undefined ? null : Number(age),
    isAgeNamed: named !== undefined,
    birthYear,
  }
}

function listCityHomes(rest: string, isEntry: boolean): string[] {
  return findCities(rest).flatMap(({ start, end }) => {
    const [before, behind] = [rest.slice(0, start), rest.slice(end)]
    const isHome = itemEnd.test(behind) && isBeforeHome(before, isEntry)
    return isHome ? [rest.slice(start, end)] : []
  })
}

/** "Ada Roe, Hexham, Northumberland": a town of any size, with where it lies. */
function listTownHomes(rest: string, isEntry: boolean): string[] {
  const words = foldWords(rest).join(' ')
  const isFirst = ({ name }: Town) => `${words} `.startsWith(`${name} `)
  return isEntry ? findTowns(rest).flatMap((town) => (isFirst(town) ? town.name : [])) : []
}

/** The post at the head of a phrase: "senior nurse from Leeds" is a nurse. */
function findPost(phrase: string): string[] {
  const [head = ''] = phrase.split(/\s(?:of|from|at|in|for|with|who|von|bei|aus|de)\s/u)
  return foldWords(head).filter(isRoleWord)
}

/** "police officer" has to do with the police. */
function findRoleWords(part: string): string[] {
  const words = foldWords(part)
  return words.some(isRoleWord) ? words : []
}

function isBeforeHome(before: string, isEntry: boolean): boolean {
  if (directHome.test(before) || residence.test(before)) return true
  if (isEntry && itemStart.test(before)) return true
  const post = before.replace(preposition, '')
  if (post === before) return false
  const phrase = isEntry ? post : ([...post.matchAll(introduction)].at(-1)?.[1] ?? '')
  return isRoleWord(foldWords(phrase).at(-1) ?? '')
}
