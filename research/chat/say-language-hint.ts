import { parseQuestion } from '../questions/parse-question.ts'
import { questionWords } from '../questions/tables/question-words.ts'
import { parseWordSet } from '../text/patterns/word-set.ts'
import { foldWords } from '../text/words/fold.ts'

const understood = parseWordSet(Object.values(questionWords).join(' '))

/**
 * Where nothing is found for a question that names no topic and has no word of questions in one of
 * the languages, it may not have been understood; '' for other questions.
 */
export function sayLanguageHint(question: string, names: readonly string[]): string {
  const { topics } = parseQuestion({ question, history: [], names })
  const isUnderstood = topics.length > 0 || foldWords(question).some((word) => understood.has(word))
  return isUnderstood
    ? ''
    : ' Without a language model, only questions in English, German, French, Spanish, Italian ' +
        'and Portuguese are understood.'
}
