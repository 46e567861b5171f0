import {
  findMentions,
  parseSoughtName,
  type SoughtName,
} from '../../identity/names/name-mentions.ts'
import { buildNameTrace, mayWriteName } from '../../identity/names/name-trace.ts'
import { memoizeByObject } from '../../text/memoize.ts'
import { foldWords } from '../../text/words/fold.ts'

/** The name that is researched, ready to be found in texts. */
export type Bearer = {
  sought: readonly SoughtName[]
  /** Each way to write the name, as folded words. */
  spellings: readonly string[]
  /** Words of the name, which distinguish no person. */
  nameWords: ReadonlySet<string>
}

/** The names of a person in the forms by which pages are searched for them. */
export function parseBearer(names: readonly string[]): Bearer {
  const spellings = names.map((name) => foldWords(name).join(' ')).filter((name) => name !== '')
  return {
    sought: names.map(parseSoughtName),
    spellings,
    nameWords: new Set(names.flatMap(foldWords)),
  }
}

/** Whether a text writes the name, in whatever spelling. */
export function hasWrittenName(text: string, bearer: Bearer): boolean {
  const { sought, spellings } = bearer
  if (sought.some((name) => findMentions(text, name).count > 0)) return true
  if (!mayWriteName(text, buildTraceOnce(bearer))) return false
  const words = ` ${foldWords(text).join(' ')} `
  return spellings.some((name) => words.includes(` ${name} `))
}

const buildTraceOnce = memoizeByObject(({ spellings }: Bearer) => buildNameTrace(spellings))
