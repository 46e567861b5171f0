import { createRequire } from 'node:module'
import { memoizeOnce } from '../memoize-once.ts'
import { foldWords } from './fold.ts'
import { contentWords } from './tables/stop-words.ts'

export { functionWords, isSmallWord, joiningWords, nameJoiningWords } from './tables/stop-words.ts'

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const

const byLanguage = memoizeOnce(() => {
  const load = createRequire(import.meta.url)
  const lists: Readonly<Record<string, readonly string[]>> = load('stopwords-iso')
  const fold = (language: string) =>
    (lists[language] ?? [])
      .map(foldWords)
      .flatMap(([word, ...more]) =>
        word === undefined || more.length > 0 || contentWords.has(word) ? [] : [word],
      )
  const english = new Set(fold('en'))
  const foreign = new Set(languages.filter((language) => language !== 'en').flatMap(fold))
  const shared = new Set([...foreign].filter((word) => english.has(word)))
  return { all: new Set([...english, ...foreign]), english, foreign, shared }
})

/**
 * @param word folded
 * @returns whether stopwords-iso lists it: generous, since "work" and "member" are stop words of
 * English there. For counting what texts have in common, not for what they say.
 */
export function isStopWord(word: string): boolean {
  return byLanguage().all.has(word)
}

/**
 * The stop words that count in a sentence, beside `functionWords`. "local" is a stop word of
 * Portuguese and "force" of French: in English they say something, so in an English sentence a
 * stop word of another language counts only where English lists it too.
 * @param words of the sentence, folded
 */
export function chooseStopWords(words: readonly string[]): ReadonlySet<string> {
  const { english, foreign, shared } = byLanguage()
  const listed = words.filter((word) => !shared.has(word))
  const isForeign =
    listed.filter((word) => foreign.has(word)).length >
    listed.filter((word) => english.has(word)).length
  return isForeign ? foreign : shared
}
