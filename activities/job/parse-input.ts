import type { z } from 'zod'
import { ActivityError } from '../failures/failure.ts'

/**
 * The request of a job as its schema reads it.
 * @throws ActivityError `invalid_input`
 */
export function parseInput<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw new ActivityError('invalid_input', { cause: parsed.error })
  return parsed.data
}
