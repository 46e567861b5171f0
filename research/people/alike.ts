import { foldWords } from '../names/fold.ts'
import { nameWords } from '../names/person-name.ts'
import { consonantsOf } from '../names/word-similarity.ts'
import { handleKey } from './handle-rarity.ts'
import type { PersonRecord } from './record.ts'

/** What of a record is compared where nothing links it: each value folded. */
export type Alike = { handle: string; places: string[]; employers: string[]; years: string[]; nameKeys: string[] }

/** A record says a few things of each kind; more is noise, and costs. */
const most = 4

/** What people write where others name their employer. */
const noEmployers = new Set(
  'freelance|freelancer|self employed|selfemployed|independent|none|na|n a|student|retired|unemployed|myself|me|home|personal|private|university|college|school'.split(
    '|',
  ),
)

export function alikeOf(record: PersonRecord): Alike {
  const names = record.kind === 'page' ? [] : record.fullNames
  return {
    handle: record.username === null ? '' : handleKey(record.username),
    // the city stands first
    places: [foldWords(record.location?.split(',')[0] ?? '').join(' ')].filter(Boolean),
    employers: record.organizations
      .slice(0, most)
      .map((name) => foldWords(name).join(' '))
      .filter((name) => name !== '' && !noEmployers.has(name)),
    years: record.birthYears.slice(0, most).map(String),
    nameKeys: [...new Set(names.slice(0, most).flatMap(({ parsed }) => nameWords(parsed).map((word) => consonantsOf(word) || word)))],
  }
}

/** More pairs than all of a group this large: each with the first is enough. */
const largest = 12

/** Pairs that have two of the weak things in common, of which one alone joins nobody: the only ones worth a closer look. */
export function alikePairs(all: readonly Alike[], namesCount: boolean): [number, number][] {
  const groups = new Map<string, number[]>()
  for (const [place, one] of all.entries()) for (const key of keysOf(one, namesCount)) push(groups, key, place)
  const seen = new Set<number>()
  const add = (a: number, b: number) => seen.add(a * all.length + b)
  for (const places of groups.values()) {
    for (const [k, a] of places.entries()) {
      if (k > 0 && places.length > largest) add(places[0] ?? 0, a)
      if (places.length <= largest) for (const b of places.slice(k + 1)) add(a, b)
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
function keysOf({ handle, places, employers, years, nameKeys }: Alike, namesCount: boolean): string[] {
  const things = [
    ...places.map((place) => `place ${place}`),
    ...employers.map((name) => `employer ${name}`),
    ...years.map((year) => `year ${year}`),
    ...(handle === '' ? [] : [`handle ${handle}`]),
  ]
  return namesCount
    ? [...new Set(things.flatMap((thing) => [...nameKeys.map((name) => `${name} ${thing}`), ...pairsWith(thing, things)]))]
    : things
}

function pairsWith(thing: string, things: readonly string[]): string[] {
  return things.filter((other) => other > thing).map((other) => `${thing} ${other}`)
}
