import { expect, test } from 'vitest'
import { z } from 'zod'
import { toPlainMessage } from '../../../contract/fields/to-plain-message.ts'
import { ReverseImageInput } from '../../../contract/operations/reverse-image.ts'

const picture = ReverseImageInput.shape.imageUrl
const long = `https://example.org/${'a'.repeat(2_048)}`
const number = z.coerce.number().int().min(1).max(9)

test.each([
  ['a missing value', z.string(), undefined, 'is required'],
  ['a word for a number', number, 'nine', 'must be a number'],
  ['a fraction', number, 1.5, 'must be a whole number'],
  ['a number that is too small', number, 0, 'must be at least 1'],
  ['a number that is too large', number, 10, 'must be at most 9'],
  ['a number for a text', z.string(), 1, 'must be a text'],
  ['an empty text', z.string().min(1), '', 'must not be empty'],
  ['a text that is too short', z.string().min(2), 'x', 'must have at least 2 characters'],
  ['a text that is too long', z.string().max(1), 'xy', 'must have at most 1 character'],
  ['an empty list', z.array(z.string()).min(1), [], 'must not be empty'],
  ['a list that is too long', z.array(z.int()).max(2), [1, 2, 3], 'must have at most 2 items'],
  ['a text for an object', z.object({}), 'x', 'must be an object'],
  ['a text for a list', z.array(z.string()), 'x', 'must be a list'],
  ['a text for a truth value', z.boolean(), 'yes', 'must be true or false'],
  ['an unknown choice', z.enum(['a', 'b']), 'c', 'must be one of a, b'],
  ['another constant', z.literal('a'), 'b', 'must be a'],
  ['no address', z.url(), 'x', 'must be an address such as https://example.org'],
  ['an address of another scheme', picture, 'http://example.org/', 'must be an https address'],
  ['an address that is too long', picture, long, 'must have at most 2048 characters'],
  ['a missing address', picture, undefined, 'is required'],
  ['no time', z.iso.datetime(), 'x', 'must be a time such as 2026-01-05T12:00:00Z'],
  [
    'a sentence of the schema',
    z.string().regex(/^a$/, 'must be the letter a'),
    'b',
    'must be the letter a',
  ],
] as [string, z.ZodType, unknown, string][])(
  'the message about %s says what the value must be',
  (_, schema, value, message) => {
    const parsed = schema.safeParse(value, { error: toPlainMessage })
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message])
  },
)
