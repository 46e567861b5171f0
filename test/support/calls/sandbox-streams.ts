import { ChatResult } from '../../../contract/operations/chat.ts'
import { DossierResult } from '../../../contract/operations/dossier.ts'
import { SearchResult } from '../../../contract/operations/search.ts'

/** Operations whose sandbox streams events before its result. */
export const streamedNames = ['search', 'dossier', 'chat'] as const
export type StreamedName = (typeof streamedNames)[number]

export const streamedResults = { search: SearchResult, dossier: DossierResult, chat: ChatResult }

/** The types of these events, in order. */
export const streamedEvents: Record<StreamedName, string[]> = {
  search: ['status', 'hit', 'done'],
  dossier: ['section', 'summary', 'summary', 'sources', 'done'],
  chat: ['text', 'text', 'related', 'done'],
}
