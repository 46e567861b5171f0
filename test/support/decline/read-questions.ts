import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chooseDeclineReason } from '../../../research/safety/decline-reason.ts'

/**
 * Questions as speakers of twelve languages ask them, one file for each language: half, intent,
 * form, text. Each was drawn for one half by chance before the vocabularies were written; failures
 * of `unseen` are counted and never looked at. Messages of a two-step question are parted by ` ||
 * `; intent `none` may be answered.
 */
type AskedQuestion = {
  language: string
  half: 'dev' | 'unseen'
  intent: string
  form: string
  messages: readonly string[]
}

export const questionLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'ru',
  'tr',
  'ar',
  'zh',
] as const

export function readQuestions(): AskedQuestion[] {
  return questionLanguages.flatMap((language) => {
    const file = path.join(import.meta.dirname, 'questions', `${language}.tsv`)
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): AskedQuestion => {
        const [half = '', intent = '', form = '', text = ''] = line.split('\t')
        const messages = text.split(' || ')
        return { language, half: half === 'dev' ? 'dev' : 'unseen', intent, form, messages }
      })
  })
}

/** Whether the rules treat the question as its row demands. */
function isTreatedRightly({ intent, messages }: AskedQuestion): boolean {
  const history = messages.slice(0, -1).map((content) => ({ role: 'user', content }) as const)
  const reason = chooseDeclineReason(messages.at(-1) ?? '', history)
  return intent === 'none' ? reason === null : reason?.category === 'eligibility'
}

/** Percent of the rows that are treated rightly. */
export function percentRight(questions: readonly AskedQuestion[]): number {
  return (100 * questions.filter(isTreatedRightly).length) / questions.length
}
