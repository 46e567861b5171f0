import { APIError } from 'openai'
import { filteredWords, tooLongWords } from './tables/refusal-words.ts'

const tooLong = new RegExp(tooLongWords, 'i')
const filtered = new RegExp(filteredWords, 'i')

/** Servers that quote a request do so behind what they say of it. Characters. */
const maxSaid = 300

/**
 * What a server says against this one request, rather than against the key, the model or a
 * parameter; null for anything else. Its words are read here and go no further.
 */
export function findRequestFault(error: unknown): 'too_long' | 'filtered' | null {
  if (!(error instanceof APIError)) return null
  if (error.status === 413) return 'too_long'
  if (error.status !== 400 && error.status !== 422) return null
  const about = `${error.code ?? ''} ${error.type ?? ''} ${error.message.slice(0, maxSaid)}`
  if (tooLong.test(about)) return 'too_long'
  return filtered.test(about) ? 'filtered' : null
}
