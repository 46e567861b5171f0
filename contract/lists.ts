import { z } from 'zod'

/** A page of a list: newest first, `next_cursor` leads on. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.looseObject({ object: z.literal('list'), data: z.array(item), has_more: z.boolean(), next_cursor: z.string().nullable() })
}

/** A whole number in a query string or a header: digits only, so that an empty value is a mistake and not a zero. */
export function count(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
}
