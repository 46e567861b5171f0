import { z } from 'zod'

/**
 * A string whose limits count code points, not UTF-16 units, and that is not blank.
 * JSON Schema counts the same way, so the limits are published as they are checked.
 */
export function text({ min = 1, max }: { min?: number; max: number }) {
  return z
    .string()
    .superRefine((value, ctx) => {
      const length = countCodePoints(value)
      if (length > max)
        ctx.addIssue({ code: 'custom', message: `must be at most ${max} characters, is ${length}` })
      else if (min > 0 && value.trim() === '')
        ctx.addIssue({ code: 'custom', message: 'must not be blank' })
      else if (min > 0 && isInvisible(value))
        ctx.addIssue({ code: 'custom', message: 'must have a visible character' })
      else if (length < min)
        ctx.addIssue({
          code: 'custom',
          message: `must be at least ${min} characters, is ${length}`,
        })
    })
    .meta({ minLength: min, maxLength: max, ...(min > 0 ? { pattern: notBlank } : {}) })
}

/**
 * One sign that is neither white space nor `invisible`, without classes that other languages lack;
 * the byte order mark is white space in ECMAScript, and not in every language.
 */
const notBlank =
  '[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u180b-\\u180f' +
  '\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]'

/** Signs that show nothing, such as U+200B and control characters: a text of these asks nothing. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a text shows nothing where it is written, as an empty one does. */
export function isInvisible(text: string): boolean {
  return invisible.test(text)
}

function countCodePoints(value: string): number {
  let count = 0
  for (const _ of value) count += 1
  return count
}
