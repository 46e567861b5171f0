import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../api/calls/api-error.ts'
import { parseJsonBody } from '../../../api/request/parse-json-body.ts'

const parse = (text: string) => parseJsonBody(Buffer.from(text))

function refusalOf(bytes: Buffer): ApiError {
  try {
    parseJsonBody(bytes)
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('it was taken')
}

/** An object of `levels` levels, its own included. */
const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`

describe('a body that is taken', () => {
  test.each<[string, string, unknown]>([
    ['an empty object', '{}', {}],
    ['a byte order mark in front', '\ufeff{"a":1}', { a: 1 }],
    ['the last of duplicate keys', '{"a":1,"a":2}', { a: 2 }],
    ['a surrogate pair', '{"a":"\\ud83d\\ude00"}', { a: '😀' }],
    ['brackets and escapes in a text', '{"a":"[[{{\\"]\\\\"}', { a: '[[{{"]\\' }],
    ['numbers as JavaScript has them', '{"a":1e2,"b":-0.5}', { a: 100, b: -0.5 }],
  ])('a JSON body is taken: %s', (_, text, value) => {
    expect(parse(text)).toEqual(value)
  })

  test('a key called __proto__ is a key like any other', () => {
    const value = parse('{"__proto__":{"a":1}}')
    expect(Object.keys(value)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })

  test('a JSON body of 64 levels is accepted', () => {
    expect(() => parse(nested(64))).not.toThrow()
  })
})

describe('a body that is no JSON', () => {
  test.each([
    ['nothing', ''],
    ['text', 'a'],
    ['undefined', 'undefined'],
    ['65 levels', nested(65)],
    ['65 levels that are never closed', '['.repeat(65)],
    ['a text that is never closed', '{"a":"'],
    ['a backslash at the end', '{"a":"\\'],
    ['closing brackets first', ']]]]{}'],
    ['two byte order marks', '\ufeff\ufeff{}'],
  ])('text that is no JSON is refused: %s', (_, text) => {
    expect(refusalOf(Buffer.from(text))).toMatchObject({ code: 'invalid_json' })
  })

  test.each([
    ['a lone continuation byte', [0x80]],
    ['latin1', [0x22, 0xe9, 0x22]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
    ['a surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['a sequence cut short', [0x22, 0xf0, 0x9f, 0x98, 0x22]],
  ])('bytes that are no UTF-8 are refused: %s', (_, bytes) => {
    expect(refusalOf(Buffer.from(bytes))).toMatchObject({
      code: 'invalid_json',
      message: 'The request body is not valid UTF-8.',
    })
  })

  test('brackets in a text do not hide a bomb behind it', () => {
    const bomb = `${'['.repeat(64)}${']'.repeat(64)}`
    expect(refusalOf(Buffer.from(`{"a":"]]]]\\"","b":${bomb}}`))).toMatchObject({
      code: 'invalid_json',
      message: 'The request body nests deeper than 64 levels.',
    })
  })
})

describe('JSON that cannot be used', () => {
  test.each([
    ['null', 'null', ''],
    ['a list', '[1]', ''],
    ['a text', '"a"', ''],
    ['NUL', '{"a":{"b":["x","\\u0000"]}}', 'a.b.1'],
    ['half a pair', '{"a":"\\ud800"}', 'a'],
    ['half a pair in a key', '{"a":{"\\udc00":1}}', 'a'],
  ])('JSON that cannot be used: %s', (_, text, path) => {
    expect(refusalOf(Buffer.from(text))).toMatchObject({
      code: 'invalid_request',
      details: [{ path }],
    })
  })
})

test.each([
  ['quotes of another kind', "{'a': 1}", ' (line 1, column 2)'],
  ['a comma too many', '{"a":\n1,}', ' (line 2, column 3)'],
  ['an end that comes too early', '{"a": [1,', ' (it ends too early)'],
  ['a word of another language', '{"a": None}', ''],
])(
  'a body that is no JSON is refused with the place, where the parser names it: %s',
  (_, text, place) => {
    expect(refusalOf(Buffer.from(text))).toMatchObject({
      code: 'invalid_json',
      message: `The request body is not valid JSON${place}.`,
    })
  },
)
