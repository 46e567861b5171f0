import { createRequire } from 'node:module'
import { foldWords } from './fold.ts'
import { lazy } from './lazy.ts'
import { contentWords } from './tables/stop-words.ts'

export { functionWords, isSmallWord, joiningWords } from './tables/stop-words.ts'

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const

const byLanguage = lazy(() => {
  const load = createRequire(import.meta.url)
  const lists: Readonly<Record<string, readonly string[]>> = load('stopwords-iso')
  const fold = (language: string) =>
    (lists[language] ?? [])
      .map(foldWords)
      .flatMap(([word, ...more]) =>
        word === undefined || more.length > 0 || contentWords.has(word) ? [] : [word],
      )
  return {
    all: new Set(languages.flatMap(fold)),
    foreign: new Set(languages.filter((language) => language !== 'en').flatMap(fold)),
  }
})

/**
 * @param word folded
 * @returns whether stopwords-iso lists it: generous, since "work" and "member" are stop words of
 * English there. For counting what texts have in common, not for what they say.
 */
export function isStopWord(word: string): boolean {
  return byLanguage().all.has(word)
}

/** The same in a language other than English. */
export function isForeignStopWord(word: string): boolean {
  return byLanguage().foreign.has(word)
}
