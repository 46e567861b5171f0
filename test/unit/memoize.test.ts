import { expect, test } from 'vitest'
import { lazy } from '../../research/text/lazy.ts'
import { memoize } from '../../research/text/memoize.ts'

test('a lazy value is made once, when it is first asked for', () => {
  let made = 0
  const value = lazy(() => {
    made += 1
    return undefined
  })
  expect(made).toBe(0)
  expect([value(), value()]).toEqual([undefined, undefined])
  expect(made).toBe(1)
})

test('a memoised function is asked once for each key, and forgets the key that is longest unused', () => {
  const asked: string[] = []
  const lengthOf = memoize(
    (text: string) => {
      asked.push(text)
      return { length: text.length }
    },
    { keyOf: (text) => text, most: 2, longest: 5 },
  )
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) expect(lengthOf(text)).toEqual({ length: 1 })
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})

test('a memoised function remembers nothing for a key that is too long', () => {
  const sizeOf = memoize((text: string) => ({ size: text.length }), {
    keyOf: (text) => text,
    most: 2,
    longest: 5,
  })
  expect(sizeOf('longer')).not.toBe(sizeOf('longer'))
  expect(sizeOf('short')).toBe(sizeOf('short'))
})
