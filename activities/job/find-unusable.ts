import type { z } from 'zod'
import { parseMarkers } from '../../research/writing/markers.ts'
import type { ModelAnswerRow } from '../../store/cache/model-calls.ts'
import { parseStructured } from '../model/parse-structured.ts'

export type Usable = {
  /** The calls whose keys begin so are answered in this shape. */
  shaped: { prefix: string; schema: z.ZodType }
  /** The calls whose keys begin so write the text. */
  text: string
  /** A text without sentences says that there is nothing to say. */
  mayBeSilent: boolean
}

/**
 * What of a model's part in a run could not be used at all, because it refused, broke off before
 * the first word or answered in another shape: an operator may mend that. A part of which some can
 * be used, or whose sentences no source carries, is an answer.
 * @param isWritten whether a sentence of the model stands
 */
export function findUnusable(
  answers: readonly ModelAnswerRow[],
  { shaped, text, mayBeSilent }: Usable,
  isWritten: boolean,
): 'shaped' | 'text' | null {
  // an answer of a chat that stands needed no turn before it
  if (isWritten && mayBeSilent) return null
  const ofShape = answers.filter(({ key }) => key.startsWith(shaped.prefix))
  const isShaped = ({ answer }: ModelAnswerRow) => parseStructured(shaped.schema, answer) !== null
  // beside a text that stands, one page alone says little of the model: it may be to blame itself
  const minFaults = isWritten ? 2 : 1
  if (ofShape.length >= minFaults && !ofShape.some(isShaped)) return 'shaped'
  const texts = answers.filter(({ key }) => key.startsWith(text) && !key.endsWith(':judge'))
  if (isWritten || texts.length === 0) return null
  const isText = ({ answer, finishReason }: ModelAnswerRow) =>
    finishReason !== 'content_filter' &&
    (mayBeSilent
      ? answer.trim() !== '' || finishReason !== 'length'
      : parseMarkers(answer).parts.some(({ markers }) => markers.length > 0))
  return texts.some(isText) ? null : 'text'
}
