import { z } from 'zod'

/** Yes or no, that may be absent; of another type it counts as absent. */
export const optionalFlag = z.boolean().nullable().catch(null)

/**
 * What only identifies: letters, digits and a few signs, whether it comes as a number or not; all
 * else counts as absent.
 */
export const optionalId = z
  .union([z.string().regex(/^[\w.:-]{1,100}$/), z.number().int().transform(String)])
  .nullable()
  .catch(null)
