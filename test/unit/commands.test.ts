import { describe, expect, test } from 'vitest'
import { readArguments } from '../../commands/arguments.ts'
import { Help, UsageError } from '../../commands/command.ts'
import { rowsText } from '../../commands/rows-text.ts'

describe('rows on a terminal', () => {
  const rows = [
    { id: 'key_1', name: 'crawler', budget: null },
    { id: 'key_2', name: '王\u001b[31m', budget: 12 },
  ]

  test('are a table where it fits, with nothing that a terminal obeys', () => {
    expect(rowsText(rows, 80).split('\n')).toEqual(['id     name     budget', 'key_1  crawler  -', 'key_2  王       12'])
    expect(rowsText(rows, Number.POSITIVE_INFINITY)).toBe(rowsText(rows, 80))
  })

  test('are told one below the other where a table would be too wide', () => {
    expect(rowsText(rows, 20)).toBe('id      key_1\nname    crawler\nbudget  -\n\nid      key_2\nname    王\nbudget  12')
  })
})

describe('what stands behind a command', () => {
  const read = (...args: string[]) => readArguments('npm run x', args, { words: 1, options: { note: { type: 'string' } } })

  test('is words and options', () => {
    expect(read('a', '--note', 'b')).toMatchObject({ words: ['a'], values: { note: 'b' } })
  })

  test.each([[[]], [['a', 'b']], [['a', '--colour']], [['a', '--note']], [['a', '--note', '--colour']]])(
    '%j is refused with the usage',
    (args) => {
      expect(() => read(...args)).toThrow(UsageError)
      expect(() => read(...args)).toThrow(/npm run x$/)
    },
  )

  test('is a question where it holds --help', () => {
    expect(() => read('--help')).toThrow(Help)
    expect(() => read('a', '-h', '--colour')).toThrow(Help)
  })
})
