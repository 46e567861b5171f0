import {
  normaliseSuppression,
  type SuppressionInput,
} from '../../../research/safety/suppressions/normalise-suppression.ts'
import type { Suppression } from '../../../research/safety/suppressions/suppression.ts'

/** An opt-out as it is stored. */
export function toSuppression(input: SuppressionInput): Suppression {
  const read = normaliseSuppression(input)
  if ('reason' in read) throw new Error(read.reason)
  return read
}
