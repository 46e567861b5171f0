import { unwrap } from '../../../research/text/patterns/unwrap.ts'

/** What servers call a prompt that does not fit, as codes or in words, as a pattern. */
export const tooLongWords = unwrap`
  context_length_exceeded|string_above_max_length|context (?:length|window|size)
  |maximum (?:context|input|number of tokens)|too many (?:input |prompt )?tokens
  |\b(?:prompt|input|request)\b[^.]{0,40}\btoo (?:long|large)|reduce the length`

/** And one that a filter in front of the model holds back. */
export const filteredWords = unwrap`
  content[_ ](?:filter|policy_violation)|ResponsibleAIPolicyViolation
  |content (?:management policy|policy)|safety (?:system|filter)`
