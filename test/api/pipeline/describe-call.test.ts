import { describe, expect, test } from 'vitest'
import { parseRegion } from '../../../api/pipeline/describe-call.ts'

describe('the country that a caller writes from', () => {
  test.each([
    ['de-AT', 'AT'],
    ['de-AT,de;q=0.9,en;q=0.8', 'AT'],
    ['pt-br', 'BR'],
    ['  de-CH;q=1', 'CH'],
    ['zh-Hant-TW,zh;q=0.9', 'TW'],
    ['en-GB-oxendict', 'GB'],
    ['fil-PH', 'PH'],
    // no ISO code, and common
    ['en-UK', 'GB'],
    // no country is said, and the next best language is not where the caller is
    ['de', null],
    ['en,de-AT;q=0.9', null],
    ['*', null],
    ['sr-Latn', null],
    ['es-419', null],
    ['en-GBR', null],
    ['de_AT', null],
    ['x-at', null],
    ['sl-rozaj-SI', null],
    ['', null],
    [',', null],
    ['-AT', null],
    [`de-${'a'.repeat(5_000)}-AT`, null],
  ])('the country of a caller by Accept-Language %s is %s', (language, region) => {
    expect(parseRegion(language)).toBe(region)
  })
})
