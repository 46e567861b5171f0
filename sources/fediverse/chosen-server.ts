import type { Question } from '../shared/source.ts'

/** Whether a text can be a name at a server of the fediverse, without the server. */
export function isLocalName(text: string): boolean {
  return /^\w(?:[\w.-]{0,58}\w)?$/.test(text)
}

/**
 * The name to look up at a server, of a question that does not name another one.
 * @returns null for what is no username, or one at another server (`@ada@far.example`)
 */
export function findLocalName(question: Question, host: string): string | null {
  if (question.kind !== 'username' || !isLocalName(question.text)) return null
  return question.host === undefined || question.host === host ? question.text : null
}
