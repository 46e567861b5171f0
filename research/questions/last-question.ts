import type { ChatMessage } from '../../contract/operations/chat.ts'

/**
 * What a chat is to answer: the caller's last message, even where an assistant's stands behind it.
 */
export function findLastQuestion(messages: readonly ChatMessage[]): string {
  return messages.findLast(({ role }) => role === 'user')?.content ?? ''
}

/** What was said before that question, oldest first. */
export function findMessagesBefore<M extends ChatMessage>(messages: readonly M[]): M[] {
  const last = messages.findLastIndex(({ role }) => role === 'user')
  return messages.slice(0, Math.max(0, last))
}
