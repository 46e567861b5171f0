import { impliedPhrases, samePhrases } from './tables/same-phrases.ts'

const compile = (phrases: typeof samePhrases) =>
  phrases.map(([phrase, as]) => [new RegExp(`\\b(?:${phrase})\\b`, 'giu'), as] as const)
const same = compile(samePhrases)
const implied = compile(impliedPhrases)

/** A text whose phrases are compared as the words that say the same. */
export function toSamePhrases(text: string): string {
  return replaceAll(text, same)
}

/** The same of a quote, with what its words imply. */
export function toImpliedPhrases(quote: string): string {
  return replaceAll(toSamePhrases(quote), implied)
}

function replaceAll(text: string, phrases: typeof same): string {
  return phrases.reduce((words, [phrase, as]) => words.replace(phrase, as), text)
}
