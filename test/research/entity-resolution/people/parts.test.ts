import { describe, expect, test } from 'vitest'
import {
  isRareHandle,
  toHandleKey,
} from '../../../../research/entity-resolution/people/handle-rarity.ts'
import { toRecordKey } from '../../../../research/entity-resolution/people/merge-accounts.ts'
import { linkRules } from '../../../../research/entity-resolution/people/tables/link-weights.ts'
import { toPageKey } from '../../../../research/text/addresses/page-key.ts'

describe('a handle', () => {
  test.each([
    ...[
      'ada',
      'mike',
      'dragon',
      'max87',
      'jones',
      'john.smith',
      'j_smith',
      'xyzab',
      'sunflower',
      'maria1990',
      'realwolf',
      '王伟',
    ],
    // two or three letters, initials, five letters that could be a word
    ...['zq', 'zqx', 'jvdb', 'mjdoe', 'brono', 'qwerty', 'asdf99', 'quinn'],
  ])('a handle like %s is common', (handle) => {
    expect(isRareHandle(toHandleKey(handle))).toBe(false)
  })

  test.each([
    'zquib',
    'kwerq7',
    'xqvortane',
    'octofrobnicate',
    'ada19830412',
    'primerov_zeolith',
    'k7q9x2m4z8w1',
    'пример_виолончель',
  ])('a handle like %s is rare', (handle) => {
    expect(isRareHandle(toHandleKey(handle))).toBe(true)
  })

  test('a handle made of the name that is searched for is not rare', () => {
    expect(isRareHandle('adaquexample')).toBe(true)
    expect(isRareHandle('adaquexample', new Set(['ada', 'quexample']))).toBe(false)
  })

  test.each([
    ['@Ada.Example', 'adaexample'],
    ['ada_example', 'adaexample'],
    ['ada@social.example', 'ada'],
    ['ada.bsky.social', 'ada'],
    ['ada.example', 'adaexample'],
    ['10234', ''],
    ['Q42', ''],
  ])('a handle: %s is compared as "%s"', (handle, key) => {
    expect(toHandleKey(handle)).toBe(key)
  })
})

test.each([
  ['https://www.ada.example/', 'http://ada.example'],
  ['https://ada.example/about/?utm_source=x#top', 'https://ada.example/about'],
  ['https://m.ada.example/a?b=1&a=2', 'https://ada.example/a?a=2&b=1'],
  ['https://ada.example/index.html', 'https://ada.example/'],
])('%s and %s are one page', (one, other) => {
  expect(toPageKey(one)).toBe(toPageKey(other))
})

test.each([
  ['https://ada.example/a', 'https://ada.example/b'],
  ['https://ada.example/?id=1', 'https://ada.example/?id=2'],
  ['https://ada.example:8080/', 'https://ada.example/'],
])('%s and %s are two', (one, other) => {
  expect(toPageKey(one)).not.toBe(toPageKey(other))
})

test.each(['mailto:ada@probe.example', 'javascript:alert(1)', 'ada', ''])(
  'the address "%s" is not taken for a page',
  (text) => {
    expect(toPageKey(text)).toBeNull()
  },
)

test('a profile is named by platform and handle, however it is written', () => {
  expect(toRecordKey('https://www.GitHub.com/Ada-Example/')).toBe('github/ada-example')
  expect(toRecordKey('https://twitter.com/ada_example?s=20')).toBe(
    toRecordKey('https://x.com/Ada_Example'),
  )
})

test('every weight has its reason, and what counts for a candidate is no more than what joins two records', () => {
  for (const { weight, identity, reason } of Object.values(linkRules)) {
    expect(reason).not.toBe('')
    expect(identity).toBeLessThanOrEqual(weight)
  }
})
