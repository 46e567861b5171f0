import { APIError } from 'openai'
import { unwrap } from '../../research/text/patterns/unwrap.ts'

/** What servers call a prompt that does not fit, as codes or in words. */
const tooLong = new RegExp(
  unwrap`
    context_length_exceeded|string_above_max_length|context (?:length|window|size)
    |maximum (?:context|input|number of tokens)|too many (?:input |prompt )?tokens
    |\b(?:prompt|input|request)\b[^.]{0,40}\btoo (?:long|large)|reduce the length`,
  'i',
)
/** And one that a filter in front of the model holds back. */
const filtered = new RegExp(
  unwrap`
    content[_ ](?:filter|policy_violation)|ResponsibleAIPolicyViolation
    |content (?:management policy|policy)|safety (?:system|filter)`,
  'i',
)

/**
 * What a server says against this one request, rather than against the key, the model or a
 * parameter; null for anything else. Its words are read here and go no further.
 */
export function findRequestFault(error: unknown): 'too_long' | 'filtered' | null {
  if (!(error instanceof APIError)) return null
  if (error.status === 413) return 'too_long'
  if (error.status !== 400 && error.status !== 422) return null
  const about = `${error.code ?? ''} ${error.type ?? ''} ${error.message}`
  if (tooLong.test(about)) return 'too_long'
  return filtered.test(about) ? 'filtered' : null
}
