import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memoize, memoizeByObject, memoizeByObjects } from '../../../research/text/memoize.ts'
import { memoizeOnce } from '../../../research/text/memoize-once.ts'
import { readText, root } from '../../support/code/root.ts'

test('a lazy value is made once, when it is first asked for', () => {
  let made = 0
  const value = memoizeOnce(() => {
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
    { max: 2, maxKeyLength: 5 },
  )
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) expect(lengthOf(text)).toEqual({ length: 1 })
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})

test('a memoised function remembers nothing for a key that is too long', () => {
  const sizeOf = memoize((text: string) => ({ size: text.length }), {
    max: 2,
    maxKeyLength: 5,
  })
  expect(sizeOf('longer')).not.toBe(sizeOf('longer'))
  expect(sizeOf('short')).toBe(sizeOf('short'))
})

test('a memoised function keeps the result null as well', () => {
  let asked = 0
  const nothing = memoize((_text: string) => {
    asked += 1
    return null
  })
  expect([nothing('a'), nothing('a')]).toEqual([null, null])
  expect(asked).toBe(1)
})

test('a function memoised by object is asked once for each object', () => {
  let asked = 0
  const size = memoizeByObject((list: readonly number[]) => {
    asked += 1
    return list.length
  })
  const list = [1, 2]
  expect([size(list), size(list), size([1, 2])]).toEqual([2, 2, 2])
  expect(asked).toBe(2)
})

test('a function memoised by objects is asked once for the same objects in the same order', () => {
  const asked: string[] = []
  const join = memoizeByObjects(
    (list: readonly { name: string }[]) => {
      const names = list.map(({ name }) => name).join('')
      asked.push(names)
      return names
    },
    { max: 2 },
  )
  const [a, b, like] = [{ name: 'a' }, { name: 'b' }, { name: 'a' }]
  for (const list of [[a, b], [a, b], [b, a], [a, b], [like, b], [a, b], [b, a], []])
    expect(join(list)).toBe(list.map(({ name }) => name).join(''))
  expect(asked).toEqual(['ab', 'ba', 'ab', 'ba', ''])
})

test('no module of research/ keeps state but by memoize.ts and memoize-once.ts', () => {
  const state =
    /^(?:export )?(?:let |const [^=]*= new (?:Map|Set|WeakMap|WeakSet|LRUCache)(?:<.*>)?\(\))/m
  const found = globSync('research/**/*.ts', { cwd: root }).filter((file) =>
    state.test(readText(file)),
  )
  expect(found).toEqual([])
  expect(state.test('const known = new Map<string, string>()')).toBe(true)
})
