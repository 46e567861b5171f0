import { memoize } from '../memoize.ts'
import { memoizeOnce } from '../memoize-once.ts'
import { foldWords } from './fold.ts'
import { ambiguousCallings, callingsByLanguage } from './tables/callings-by-language.ts'

/** The names of one calling, folded. */
type Calling = { english: readonly string[]; others: readonly string[] }

/** Each name of a calling → the callings that it stands for. */
const callings = memoizeOnce((): ReadonlyMap<string, readonly Calling[]> => {
  const found = new Map<string, Calling[]>()
  for (const line of callingsByLanguage
    .trim()
    .replace(/\n {2}/g, ' ')
    .split('\n')) {
    const [english = [], others = []] = line.split(': ').map(parseNames)
    const calling = { english, others }
    for (const name of new Set([...english, ...others]))
      found.set(name, [...(found.get(name) ?? []), calling])
  }
  return found
})

const ends = /\(([^)]*)\)/g

/** `diseñador(|a) gráfic(o|a)` stands for the two whose ends agree. */
function parseNames(list: string): string[] {
  return list.split(', ').flatMap((name) => {
    const forms = /\(([^)]*)\)/.exec(name)?.[1]?.split('|') ?? ['']
    return forms.map((_, at) =>
      foldWords(name.replace(ends, (_group, some: string) => some.split('|')[at] ?? '')).join(' '),
    )
  })
}

/** The longest name of a calling has so many words. */
const maxWords = 4

/** The names of callings that stand in a phrase, of several at one place the longest. */
const findCallings = memoize((phrase: string): readonly Calling[] => {
  const words = phrase.split(' ')
  const found: Calling[] = []
  for (let at = 0; at < words.length; at += 1)
    for (let count = Math.min(maxWords, words.length - at); count > 0; count -= 1) {
      const known = callings().get(words.slice(at, at + count).join(' '))
      if (known === undefined) continue
      found.push(...known)
      at += count - 1
      break
    }
  return found
})

const englishNames = memoizeOnce(
  () => new Set([...callings().values()].flat().flatMap(({ english }) => english)),
)

/** @param name folded */
export function isCallingName(name: string): boolean {
  return callings().has(name) && !ambiguousCallings.has(name)
}

/**
 * The names of a calling in other languages by which a text shows that it speaks of it. An English
 * name stands for no other English one, also where it is a name of another calling elsewhere: a
 * Spanish "conductor" drives.
 * @param name folded
 */
export const listCallingNames = memoize((name: string): readonly string[] => {
  const isEnglish = englishNames().has(name)
  const found = (callings().get(name) ?? []).flatMap(({ english, others }) => {
    const foreign = others.filter((one) => !englishNames().has(one))
    if (isEnglish) return english.includes(name) ? foreign : []
    return [...english, ...foreign]
  })
  return [...new Set(found)].filter((one) => one !== name && !ambiguousCallings.has(one))
})

/** The English names of the callings in a phrase of another language, folded. */
export const listEnglishCallings = memoize((phrase: string): readonly string[] =>
  englishNames().has(phrase) ? [] : findCallings(phrase).flatMap(({ english }) => english),
)

/** Whether two phrases have a calling in common: "Architektin" and "senior architect". */
export function haveCommonCalling(a: string, b: string): boolean {
  const theirs = new Set(findCallings(b))
  return findCallings(a).some((calling) => theirs.has(calling))
}
