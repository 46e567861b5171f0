import { listNameWords, type PersonName } from '../../identity/names/person-name.ts'
import { encodeConsonants } from '../../identity/names/word-similarity.ts'
import { parsePlace } from '../../identity/places/parse-place.ts'
import { memoizeByObject } from '../../text/memoize.ts'
import { parseEmployer } from './employers-differ.ts'
import { toHandleKey } from './handle-rarity.ts'
import type { PersonRecord } from './record.ts'

/** What of a record is compared where nothing links it: each value folded. */
type Alike = {
  handle: string
  places: string[]
  employers: string[]
  /** Words of these that may be the place: `Hobart` of Hobart College. */
  employerWords: string[]
  years: string[]
  nameKeys: string[]
}

/** A record says a few things of each kind; more is noise, and costs. */
const maxValues = 4

/** The keys under which a record can be found beside others alike. */
export function buildAlike(record: PersonRecord): Alike {
  const names = record.kind === 'page' ? [] : record.fullNames
  const employers = record.organizations
    .slice(0, maxValues)
    .flatMap((name) => parseEmployer(name) ?? [])
  return {
    handle: record.username === null ? '' : toHandleKey(record.username),
    places: collectPlaces(record),
    employers: employers.map(({ key, school }) => school ?? key),
    employerWords: employers.flatMap(({ telling, words }) => (words.length > 1 ? telling : [])),
    years: record.birthYears.slice(0, maxValues).map(String),
    nameKeys: [...new Set(names.slice(0, maxValues).flatMap(({ parsed }) => keysOfName(parsed)))],
  }
}

/**
 * Words by their consonants, which spellings have in common; read once for a name that many records
 * bear.
 */
const keysOfName = memoizeByObject((name: PersonName): string[] =>
  listNameWords(name).map((word) => encodeConsonants(word) || word),
)

/** The city; a country alone is too large to share. */
function collectPlaces({ location }: PersonRecord): string[] {
  const place = location === null ? null : parsePlace(location)
  return place === null || place.city === '' ? [] : [place.city]
}

/** In larger groups each record is paired with the first one only. */
const maxPairedRecords = 12

/**
 * Pairs that share two weak features, of which one alone joins no records: only these need a closer
 * look.
 */
export function findAlikePairs(all: readonly Alike[], namesCount: boolean): [number, number][] {
  const groups = new Map<string, number[]>()
  for (const [place, one] of all.entries())
    for (const key of collectKeys(one, namesCount)) push(groups, key, place)
  const seen = new Set<number>()
  const add = (a: number, b: number) => seen.add(a * all.length + b)
  for (const places of groups.values()) {
    for (const [k, a] of places.entries()) {
      if (k > 0 && places.length > maxPairedRecords) add(places[0] ?? 0, a)
      if (places.length <= maxPairedRecords) for (const b of places.slice(k + 1)) add(a, b)
    }
  }
  return [...seen].map((pair) => [Math.floor(pair / all.length), pair % all.length])
}

function push(groups: Map<string, number[]>, key: string, place: number): void {
  const places = groups.get(key)
  if (places === undefined) groups.set(key, [place])
  else places.push(place)
}

/** In a search for a name all have it, so one further thing is enough to look. */
function collectKeys(
  { handle, places, employers, employerWords, years, nameKeys }: Alike,
  namesCount: boolean,
): string[] {
  const things = [
    ...[...places, ...(namesCount ? [] : employerWords)].map((place) => `place ${place}`),
    ...employers.map((name) => `employer ${name}`),
    ...years.map((year) => `year ${year}`),
    ...(handle === '' ? [] : [`handle ${handle}`]),
  ]
  return namesCount
    ? [
        ...new Set(
          things.flatMap((thing) => [
            ...nameKeys.map((name) => `${name} ${thing}`),
            ...pairsWith(thing, things),
          ]),
        ),
      ]
    : things
}

function pairsWith(thing: string, things: readonly string[]): string[] {
  return things.filter((other) => other > thing).map((other) => `${thing} ${other}`)
}
