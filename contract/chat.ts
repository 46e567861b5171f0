import { z } from 'zod'
import { format, Metadata, sandbox } from './envelope.ts'
import { StreamEvent } from './events.ts'
import { limits } from './limits.ts'
import { ChatPerson } from './person.ts'
import { text } from './text.ts'
import { Usage } from './usage.ts'

export const ChatMessage = z
  .strictObject({ role: z.enum(['user', 'assistant']), content: text({ max: limits.chatContent }) })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof ChatMessage>

/** Spec 4.4. */
export const ChatInput = z
  .strictObject({
    person: ChatPerson,
    messages: z.array(ChatMessage).min(1).max(limits.chatMessages),
    context: text({ min: 0, max: limits.chatContext }).optional().meta({ description: 'extra grounding such as a prior summary' }),
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
    partial: z.boolean().optional(),
    events: z.array(StreamEvent),
  })
  .meta({ id: 'ChatResult' })
export type ChatResult = z.infer<typeof ChatResult>
