import { createRequire } from 'node:module'
import { memoizeOnce } from '../../text/memoize-once.ts'
import type { Span } from '../../text/span.ts'
import { foldAccents } from '../../text/words/fold.ts'
import { isUnspaced } from '../../text/words/split-text-words.ts'

/**
 * A place name in a text.
 * @property countries ISO 3166 codes, the largest city's first
 */
type CityMention = Span & { countries: readonly string[] }

/** Country and names of each city. */
function loadCities(): string[][] {
  const load = createRequire(import.meta.url)
  const lines: readonly string[] = load('../../../fixtures/places/cities.json')
  return lines.map((line) => line.split('|'))
}

/** Folded name → the countries with such a city (fixtures/places/cities.json). */
const cities = memoizeOnce((): ReadonlyMap<string, readonly string[]> => {
  const rows = loadCities()
  const found = new Map<string, string[]>()
  const add = (name: string, country: string) => {
    const key = foldAccents(name)
    const countries = found.get(key) ?? []
    if (!countries.includes(country)) countries.push(country)
    found.set(key, countries)
  }
  // a city's first name outranks a larger city's name in another language
  for (const [country = '', name = ''] of rows) add(name, country)
  for (const [country = '', , ...names] of rows) for (const name of names) add(name, country)
  return found
})

/** Folded name → the rows of the cities that have it. */
const rowsByName = memoizeOnce((): ReadonlyMap<string, ReadonlySet<number>> => {
  const found = new Map<string, Set<number>>()
  for (const [at, [, ...names]] of loadCities().entries())
    for (const name of names) {
      const key = foldAccents(name)
      found.set(key, (found.get(key) ?? new Set()).add(at))
    }
  return found
})

/** Whether a name is that of a city, in whatever case. */
export function isCityName(name: string): boolean {
  return cities().has(foldAccents(name))
}

/** Whether two names may be those of one city: "Wien" is Vienna. */
export function areSameCity(a: string, b: string): boolean {
  const [x, y] = [foldAccents(a), foldAccents(b)]
  const [rows, others] = [rowsByName().get(x), rowsByName().get(y)]
  return x === y || (rows !== undefined && others !== undefined && !rows.isDisjointFrom(others))
}

/** Words of a script with capitals must begin with one. */
const word = /[\p{L}\p{M}]+(?:['’.-][\p{L}\p{M}]+)*/gu
const isCapital = /^[\p{Lu}\p{Lt}]/u
const hasNoCase = /^\p{Lo}/u
/** Korean joins particles to a name. */
const isHangul = /^\p{Script=Hangul}/u

const maxWords = 3
const maxUnspacedLength = 8

/** The names of cities in a text, longer ones before shorter ones at the same place. */
export function findCities(text: string): CityMention[] {
  const words = [...text.matchAll(word)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  const found: CityMention[] = []
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at]
    if (first === undefined) continue
    if (isUnspaced(first.text)) found.push(...findUnspaced(first.text, first.start))
    else if (isHangul.test(first.text)) found.push(...findPrefix(first.text, first.start))
    else if (isCapital.test(first.text) || hasNoCase.test(first.text)) {
      for (let count = Math.min(maxWords, words.length - at); count > 0; count -= 1) {
        const last = words[at + count - 1]
        if (last === undefined) continue
        const name = text.slice(first.start, last.end)
        const countries = name.includes('\n') ? undefined : cities().get(foldAccents(name))
        if (countries === undefined) continue
        found.push({ start: first.start, end: last.end, countries })
        at += count - 1
        break
      }
    }
  }
  return found
}

function findUnspaced(run: string, offset: number): CityMention[] {
  const found: CityMention[] = []
  for (let at = 0; at < run.length - 1; at += 1) {
    for (let size = Math.min(maxUnspacedLength, run.length - at); size > 1; size -= 1) {
      const countries = cities().get(foldAccents(run.slice(at, at + size)))
      if (countries === undefined) continue
      found.push({ start: offset + at, end: offset + at + size, countries })
      at += size - 1
      break
    }
  }
  return found
}

function findPrefix(run: string, offset: number): CityMention[] {
  for (let size = Math.min(maxUnspacedLength, run.length); size > 1; size -= 1) {
    const countries = cities().get(foldAccents(run.slice(0, size)))
    if (countries !== undefined) return [{ start: offset, end: offset + size, countries }]
  }
  return []
}
