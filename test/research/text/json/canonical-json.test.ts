import { describe, expect, test } from 'vitest'
import {
  hashCanonicalJson,
  toCanonicalJson,
} from '../../../../research/text/json/canonical-json.ts'

describe('the canonical text of a JSON value', () => {
  test.each([
    ['null', 'null'],
    ['"é\\u0007\\""', '"é\\u0007\\""'],
    ['1.0', '1'],
    ['1e3', '1000'],
    ['-0', '0'],
    ['[ 3, 1, 2 ]', '[3,1,2]'],
    ['{"b": 1, "a": [true, {"d": null, "c": ""}]}', '{"a":[true,{"c":"","d":null}],"b":1}'],
    ['{}', '{}'],
    // by UTF-16 units, as RFC 8785 has it: the astral sign begins with a lower unit
    [
      '{"\\ufb33": 1, "\\ud83d\\ude02": 2, "1": 3, "\\u0080": 4}',
      '{"1":3,"\u0080":4,"\u{1f602}":2,"\ufb33":1}',
    ],
    ['{"__proto__": 1, "constructor": 2}', '{"__proto__":1,"constructor":2}'],
  ])('the canonical text of a JSON value of %s', (given, wanted) => {
    expect(toCanonicalJson(JSON.parse(given))).toBe(wanted)
  })

  test('the canonical text of a JSON value does not change when it is read again', () => {
    const text = toCanonicalJson(JSON.parse('{"z":{"y":[{"b":1,"a":2}]},"a":"\\u2028"}'))
    expect(toCanonicalJson(JSON.parse(text))).toBe(text)
  })
})

describe('two bodies are the same', () => {
  const same = (a: string, b: string) =>
    hashCanonicalJson(JSON.parse(a)).equals(hashCanonicalJson(JSON.parse(b)))

  test.each([
    ['{"a":1,"b":2}', '{"b":2,"a":1}'],
    ['{"a":{"x":1,"y":2}}', ' { "a" : { "y" : 2 , "x" : 1.0 } } '],
    ['{"a":"\\u0041"}', '{"a":"A"}'],
  ])('two bodies are the same: %s and %s', (a, b) => {
    expect(same(a, b)).toBe(true)
  })

  test.each([
    ['{"a":[1,2]}', '{"a":[2,1]}'],
    ['{"a":1}', '{"a":"1"}'],
    ['{"a":null}', '{}'],
    ['{"a":"x"}', '{"a":"x "}'],
    ['{"a":{"b":1}}', '{"a":{},"b":1}'],
  ])('two bodies differ: %s and %s', (a, b) => {
    expect(same(a, b)).toBe(false)
  })
})
