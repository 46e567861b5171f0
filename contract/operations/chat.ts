import { z } from 'zod'
import { limits } from '../fields/limits.ts'
import { text } from '../fields/text.ts'
import { Coverage } from '../results/coverage.ts'
import { format, Metadata, sandbox } from '../results/envelope.ts'
import { partialFields, StreamEvent } from '../results/events.ts'
import { ChatPerson } from '../results/person.ts'
import { Source } from '../results/source.ts'
import { Usage } from '../results/usage.ts'

export const ChatMessage = z
  .strictObject({ role: z.enum(['user', 'assistant']), content: text({ max: limits.chatContent }) })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatInput = z
  .strictObject({
    person: ChatPerson.meta({ description: 'the person, as in a dossier' }),
    messages: z.array(ChatMessage).min(1).max(limits.chatMessages).meta({
      description: 'the conversation so far; the last message of the user is the question',
    }),
    context: text({ min: 0, max: limits.chatContext })
      .optional()
      .meta({ description: 'further grounding, such as an earlier summary' }),
    format,
    sandbox,
  })
  .meta({ id: 'ChatInput' })
export type ChatInput = z.infer<typeof ChatInput>

export const ChatResult = z
  .looseObject({
    object: z.literal('chat_result'),
    request_id: z.string(),
    metadata: Metadata,
    usage: Usage,
    answer: z.string(),
    related_questions: z.array(z.string()),
    sources: z
      .array(Source)
      .optional()
      .meta({ description: 'cited sources, in the order of `[n]`' }),
    coverage: z.array(Coverage).optional(),
    notice: z.string().optional(),
    declined: z
      .enum(['eligibility', 'minor', 'private_data', 'credentials', 'sensitive', 'harassment'])
      .optional()
      .meta({ description: 'why the question was not answered; `answer` says it in words' }),
    ...partialFields,
    events: z.array(StreamEvent),
  })
  .meta({ id: 'ChatResult' })
export type ChatResult = z.infer<typeof ChatResult>
