import { z } from 'zod'
import { findLastQuestion, findMessagesBefore } from '../../research/questions/last-question.ts'
import { chooseDeclineReason } from '../../research/safety/decline-reason.ts'

const Message = z.object({ role: z.enum(['user', 'assistant']), content: z.string() })
const Line = z.object({ messages: z.array(Message).min(1) })

/**
 * Op `decline` of the bench port: whether the rules decline a conversation's last question, and as
 * what.
 */
export function decline(line: unknown): { declined: boolean; reason: string | null } {
  const { messages } = Line.parse(line)
  const reason = chooseDeclineReason(findLastQuestion(messages), findMessagesBefore(messages))
  return { declined: reason !== null, reason: reason?.category ?? null }
}
