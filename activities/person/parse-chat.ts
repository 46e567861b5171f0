import { ChatInput } from '../../contract/operations/chat.ts'
import { findLastQuestion, findMessagesBefore } from '../../research/questions/last-question.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { parseInput } from '../job/parse-input.ts'

export type Chat = {
  person: ChatInput['person']
  question: string
  /** What was said before the question, oldest first. */
  history: ChatInput['messages']
  /** '' = none. */
  context: string
}

/** @throws ActivityError `invalid_input` */
export function parseChat({ input }: Pick<JobRow, 'input'>): Chat {
  const { person, messages, context = '' } = parseInput(ChatInput, input)
  return {
    person,
    question: findLastQuestion(messages),
    history: findMessagesBefore(messages),
    context,
  }
}
