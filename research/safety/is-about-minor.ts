import { minorQuestions } from './tables/minor-questions.ts'
import type { TermWord } from './terms/parse-term-words.ts'
import { createTermIndex } from './terms/term-index.ts'

type Mark = { language: string; part: 'young' | 'wanted' }

const index = createTermIndex<Mark>(
  Object.entries(minorQuestions).flatMap(([language, { young, wanted }]) => [
    [young, { language, part: 'young' }] as const,
    [wanted, { language, part: 'wanted' }] as const,
  ]),
)
/** Both terms stand in one short question, with at most this many words between them. */
const maxDistanceWords = 12

/** Whether a question asks for what must not be shown of a young person that it points at. */
export function isAboutMinor(words: readonly TermWord[]): boolean {
  const last = new Map<string, number>()
  for (const { mark, at } of index.find(words)) {
    const other = last.get(`${mark.language}:${mark.part === 'young' ? 'wanted' : 'young'}`)
    if (other !== undefined && at - other <= maxDistanceWords) return true
    last.set(`${mark.language}:${mark.part}`, at)
  }
  return false
}
