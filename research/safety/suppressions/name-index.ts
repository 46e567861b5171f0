import { normaliseCompany } from '../../identity/names/legal-forms/company-name.ts'
import { buildCityNames } from '../../identity/places/city-names.ts'
import { foldWords } from '../../text/words/fold.ts'
import type { FactKind, Suppression } from './suppression.ts'

/** Words in a row, written without spaces. */
type Run = { joined: string; words: number }

/**
 * Names with their facts, so that the few whose fact a record has are found without going through
 * all.
 */
export type NameIndex = {
  size: number
  /** By the key of a contact or an account, or by the birth year. */
  byValue: ReadonlyMap<string, readonly Suppression[]>
  byPlace: ReadonlyMap<string, readonly Phrased[]>
  byEmployer: ReadonlyMap<string, readonly Phrased[]>
  /** By each word of an employer's name that few others have. */
  byEmployerWord: ReadonlyMap<string, readonly Suppression[]>
}
type Phrased = { entry: Suppression; words: number }

/**
 * Facts that belong to one person, or nearly so: there a given name alone is enough beside them.
 */
export const personalFacts: readonly (FactKind | null)[] = [
  'email',
  'phone',
  'username',
  'profile_url',
]

/** A word that more employers share distinguishes none. */
const maxPerWord = 50
/** Words of a place or an employer, at most; syllables in scripts without spaces. */
const maxRunWords = 8

/** Opt-outs by name, indexed by what a text must say for them to apply. */
export function buildNameIndex(entries: readonly Suppression[]): NameIndex {
  const names = entries.filter(({ kind }) => kind === 'name')
  const employed = names.filter(({ factKind }) => factKind === 'employer')
  const words = group(
    employed.flatMap((entry) =>
      toEmployerWords(entry.factValue ?? '').map((word) => [word, entry] as const),
    ),
  )
  return {
    size: names.length,
    byValue: group(names.filter(isByValue).map((entry) => [entry.factValue ?? '', entry] as const)),
    byPlace: group(
      names
        .filter(({ factKind }) => factKind === 'location')
        .flatMap((entry) =>
          placeNames(entry.factValue ?? '').flatMap((words) => phrased(entry, words)),
        ),
    ),
    byEmployer: group(
      employed.flatMap((entry) => phrased(entry, toEmployerWords(entry.factValue ?? ''))),
    ),
    byEmployerWord: new Map([...words].filter(([, list]) => list.length <= maxPerWord)),
  }
}

/** @returns the first part of a place: the town, where a country follows it. */
export function parseTown(place: string): string {
  return (place.split(/[,،、;(|]/)[0] ?? '').trim()
}

/** The words of a company's name without its legal form. */
export function toEmployerWords(name: string): string[] {
  return normaliseCompany(name)
    .core.split(' ')
    .filter((word) => word !== '')
}

/**
 * All runs of words of a text. In scripts without spaces the words are syllables, and gaps mean
 * nothing.
 */
export function buildRuns(text: string): Run[] {
  const words = foldWords(text)
  const runs: Run[] = []
  for (const start of words.keys()) {
    let joined = ''
    for (let i = start; i < words.length && i < start + maxRunWords; i += 1) {
      joined += words[i] ?? ''
      runs.push({ joined, words: i - start + 1 })
    }
  }
  return runs
}

/**
 * Entries of which a run is the phrase; short ones only word by word, since letters that meet by
 * chance make them, too.
 */
export function buildEntries(
  index: ReadonlyMap<string, readonly Phrased[]>,
  { joined, words }: Run,
): Suppression[] {
  const found = index.get(joined) ?? []
  return found.filter((one) => joined.length >= 4 || one.words === words).map(({ entry }) => entry)
}

/** The words of each name of a town, since others may call it by another: `Wien`, `Vienna`. */
function placeNames(place: string): string[][] {
  return buildCityNames(foldWords(parseTown(place)).join(' ')).map((name) => name.split(' '))
}

function phrased(entry: Suppression, words: readonly string[]): (readonly [string, Phrased])[] {
  const joined = words.join('')
  // "IT" and "BP" are words of other things, too
  return joined.length < 3 || words.length > maxRunWords
    ? []
    : [[joined, { entry, words: words.length }]]
}

function isByValue({ factKind }: Suppression): boolean {
  return factKind === 'birth_year' || personalFacts.includes(factKind)
}

function group<Value>(pairs: readonly (readonly [string, Value])[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const [key, value] of pairs) {
    const list = groups.get(key)
    if (list === undefined) groups.set(key, [value])
    else list.push(value)
  }
  return groups
}
