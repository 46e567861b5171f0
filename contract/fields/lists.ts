import { z } from 'zod'
import { buildIdPattern } from './ids.ts'

/** A page of a list: newest first, `next_cursor` leads on. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.looseObject({
    object: z.literal('list'),
    data: z.array(item),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  })
}

/**
 * The place of a row in its list, as `next_cursor` has it: the millisecond of its creation and its
 * id.
 */
export function cursor(idPrefix: string) {
  return z
    .string()
    .regex(new RegExp(`^[0-9]{13}_${buildIdPattern(idPrefix)}$`), 'is not one that this list gave')
    .meta({ description: '`next_cursor` of the page before, from the same list' })
}

/**
 * A whole number in a query string or a header: digits only, so that an empty value is a mistake
 * and not a zero.
 */
export function count(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
}

/** The query of what has no parameters: one that is sent anyway would be ignored unnoticed. */
export const noQuery = z.strictObject({})
