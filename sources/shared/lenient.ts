import { z } from 'zod'

/** A text that may be absent; one of another type counts as absent. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => (value === undefined || value?.trim() === '' ? null : value))
  .catch(null)

/** A number that may be absent; one of another type counts as absent. */
export const optionalNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
  .catch(null)

/**
 * The most results of a list that are read, more than any source is asked for. An answer of the
 * largest size can hold ten thousand, whose names alone take seconds to compare.
 */
const maxResults = 500

/**
 * A list of which the items that do not fit are left out. The list itself must be
 * there, and when not one of its items fits, the provider has changed its ways: that is no empty
 * list.
 * @param max for lists that a provider gives whole
 */
export function items<T>(item: z.ZodType<T>, max = maxResults): z.ZodType<T[]> {
  return z.array(z.unknown()).transform((all, ctx) => {
    const kept = parseFitting(all.slice(0, max), item)
    if (kept.length === 0 && all.length > 0)
      ctx.addIssue({ code: 'custom', message: 'no item has the documented shape' })
    return kept
  })
}

/**
 * Like `items` for a list that carries less than the answer's purpose: absent, null, of another
 * type or all wrong, it is empty.
 */
export function optionalItems<T>(item: z.ZodType<T>, max = Infinity): z.ZodType<T[]> {
  return z
    .array(z.unknown())
    .transform((all) => parseFitting(all.slice(0, max), item))
    .catch([])
}

/** Like `optionalItems` where a single item may stand for a list of one. */
export function parseOneOrMany<T>(item: z.ZodType<T>) {
  return z.preprocess((value) => (Array.isArray(value) ? value : [value]), optionalItems(item))
}

/**
 * An object by key, of which the values that do not fit are left out. PHP writes an empty one as
 * `[]`.
 */
export function optionalRecord<T>(value: z.ZodType<T>): z.ZodType<Record<string, T>> {
  return z
    .record(z.string(), z.unknown())
    .transform((all) =>
      Object.fromEntries(
        Object.entries(all).flatMap(([key, one]) =>
          parseFitting([one], value).map((kept) => [key, kept]),
        ),
      ),
    )
    .catch({})
}

function parseFitting<T>(all: readonly unknown[], item: z.ZodType<T>): T[] {
  return all.flatMap((one) => {
    const parsed = item.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
}
