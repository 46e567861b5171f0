import { ChatInput } from '../../contract/chat.ts'
import { findLastQuestion, findMessagesBefore } from '../../research/chat/last-question.ts'
import type { JobRow } from '../../store/jobs.ts'
import { ActivityError } from '../failures/failure.ts'

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
  const parsed = ChatInput.safeParse(input)
  if (!parsed.success) throw new ActivityError('invalid_input', { cause: parsed.error })
  const { person, messages, context = '' } = parsed.data
  return {
    person,
    question: findLastQuestion(messages),
    history: findMessagesBefore(messages),
    context,
  }
}
