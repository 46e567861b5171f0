import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '../../../contract/fields/text.ts'

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

describe('limits count characters as people do', () => {
  test.each([
    ['letters', 'abcde'],
    ['emoji of two UTF-16 units', '😀😀😀😀😀'],
    ['Chinese', '一二三四五'],
    ['letters beyond the basic plane', '𝒶𝒷𝒸𝒹ℯ'],
  ])('a limit counts five %s as five characters', (_, value) => {
    expect(text({ max: 5 }).safeParse(value).success).toBe(true)
    expect(messageOf(text({ max: 4 }), value)).toBe('must be at most 4 characters, is 5')
    expect(messageOf(text({ min: 6, max: 9 }), value)).toBe('must be at least 6 characters, is 5')
  })

  test('a value is kept as it was sent', () => {
    expect(text({ max: 9 }).parse('  a b  ')).toBe('  a b  ')
  })
})

describe('blank', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a tab and a line break', '\t\r\n'],
    ['spaces of other languages', '\u00a0\u2003\u3000\ufeff'],
  ])('a blank value: %s is refused', (_, value) => {
    expect(messageOf(text({ max: 9 }), value)).toBe('must not be blank')
  })

  test.each([
    ['a zero-width space', '\u200b'],
    ['a zero-width joiner between spaces', ' \u200d '],
    ['control characters', '\u0000\u0007\u009f'],
    ['marks of direction', '\u202e\u2066'],
    ['tags', '\u{e0041}'],
    ['a filler of Hangul', '\u3164'],
    ['a blank pattern of Braille', '\u2800'],
  ])('a text that shows nothing: %s is refused', (_, value) => {
    expect(messageOf(text({ max: 9 }), value)).toBe('must have a visible character')
    expect(text({ max: 9 }).safeParse(`${value}a`).success).toBe(true)
    expect(text({ min: 0, max: 9 }).safeParse(value).success).toBe(true)
  })

  test.each(['', '  '])('a blank value: "%s" is taken where nothing is a value', (value) => {
    expect(text({ min: 0, max: 9 }).safeParse(value).success).toBe(true)
  })

  test('a text that is too long is reported as such, even if it is blank', () => {
    expect(messageOf(text({ max: 2 }), '   ')).toBe('must be at most 2 characters, is 3')
  })
})

test.each([null, undefined, 5, true, [], {}])('the schema of texts refuses %s', (value) => {
  expect(text({ max: 9 }).safeParse(value).success).toBe(false)
})

test('the limits of texts are published in the schema', () => {
  expect(z.toJSONSchema(text({ max: 9 }))).toMatchObject({
    type: 'string',
    minLength: 1,
    maxLength: 9,
  })
  expect(z.toJSONSchema(text({ min: 0, max: 9 }))).toMatchObject({ minLength: 0, maxLength: 9 })
})
