import { describe, expect, test } from 'vitest'
import { createCommand, parseArguments } from '../../commands/arguments.ts'
import { CommandError, Help, toStoreError, UsageError } from '../../commands/command.ts'
import { renderRows } from '../../commands/render-rows.ts'
import { signIn } from '../../commands/sign-in.ts'
import { runInProcess } from '../support/processes/run-command.ts'

describe('rows on a terminal', () => {
  const rows = [
    { id: 'key_1', name: 'crawler', budget: null },
    { id: 'key_2', name: '王\u001b[31m', budget: 12 },
  ]

  test('rows on a terminal are a table where it fits, without control sequences', () => {
    expect(renderRows(rows, 80).split('\n')).toEqual([
      'id     name     budget',
      'key_1  crawler  -',
      'key_2  王       12',
    ])
    expect(renderRows(rows, Number.POSITIVE_INFINITY)).toBe(renderRows(rows, 80))
  })

  test('a time is written as in JSON', () => {
    expect(renderRows([{ at: new Date('2026-11-22T10:53:49.278Z') }], 80)).toBe(
      'at\n2026-11-22T10:53:49.278Z',
    )
  })

  test('a table that is wider than the terminal becomes a list of fields', () => {
    expect(renderRows(rows, 20)).toBe(
      'id      key_1\nname    crawler\nbudget  -\n\nid      key_2\nname    王\nbudget  12',
    )
  })

  test('no line of a list is wider than the terminal', () => {
    const long = [
      {
        id: 'key_1',
        note: 'asked by letter on the first of May',
        url: 'https://example.org/a-long-path',
      },
    ]
    expect(renderRows(long, 24).split('\n')).toEqual([
      'id    key_1',
      'note  asked by letter on',
      '      the first of May',
      'url   https://example.or',
      '      g/a-long-path',
    ])
  })
})

describe('what stands behind a command', () => {
  const read = (...args: string[]) =>
    parseArguments('npm run x', args, {
      words: ['WORD', '[MORE]'],
      options: { note: { type: 'string' }, fact: { type: 'string', multiple: true } },
    })

  test('the arguments of a command are words and options', () => {
    expect(read('a', '--note', 'b')).toMatchObject({ words: ['a'], values: { note: 'b' } })
    expect(read('a', 'b')).toMatchObject({ words: ['a', 'b'] })
    expect(read('--fact', 'a', '--fact', 'b', 'c').values.fact).toEqual(['a', 'b'])
  })

  test.each([
    [[], 'WORD is missing.'],
    [[' '], 'WORD is missing.'],
    [['a', 'b', 'c'], 'Unexpected argument: c.'],
    [['a', '--colour'], "Unknown option '--colour'."],
    [['a', '--note'], "Option '--note <value>' argument missing."],
    [['a', '--note', '--colour'], "Option '--note' argument is ambiguous."],
    [['a', '--note', 'b', '--note=c'], "Option '--note' is given twice."],
  ])('the arguments of a command: %j is refused with the cause and the usage', (args, cause) => {
    expect(() => read(...args)).toThrow(UsageError)
    expect(() => read(...args)).toThrow(new RegExp(`^${cause}[^]*npm run x$`))
  })

  test('an absent or unknown action of a command is refused with the list of actions', async () => {
    const command = createCommand('npm run x', { add: async () => {}, list: async () => {} })
    for (const [args, cause] of [
      [[], 'Name what to do: add or list.'],
      [['lst'], 'There is no lst: name one of add or list.'],
    ] as const) {
      const stderr = `${cause}\n\nnpm run x\n`
      expect(await runInProcess(command, args, {})).toMatchObject({ status: 2, stderr })
    }
  })

  test('the arguments of a command ask for help where they hold --help', () => {
    expect(() => read('--help')).toThrow(Help)
    expect(() => read('a', '-h', '--colour')).toThrow(Help)
  })
})

test.each([
  ['57P03', /^The database cannot be reached: said by it$/],
  ['25006', /^The database refuses: said by it; it is read-only/],
  ['28P01', /; correct DATABASE_URL\.$/],
  ['3D000', /; correct DATABASE_URL\.$/],
  ['42501', /; name a role in DATABASE_URL that may do this\.$/],
  ['42P01', /; run npm run migrate first\.$/],
  ['53100', /; try again once that is mended\.$/],
])(
  'a database that answers a command with %s is one sentence that says what to do',
  (code, text) => {
    const error = toStoreError(Object.assign(new Error('said by it'), { code }))
    expect(error).toBeInstanceOf(CommandError)
    expect(error).toMatchObject({ message: expect.stringMatching(text) })
  },
)

test('an error of a command that no operator can mend keeps its stack', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505' })
  expect(toStoreError(error)).toBe(error)
})

test('a user cannot become an operator and cease to be one in one command', async () => {
  const ran = await runInProcess(signIn, ['ada', '--operator', '--no-operator'], {})
  expect(ran).toMatchObject({ status: 2, stdout: '' })
  expect(ran.stderr).toMatch(/^Give one of --operator and --no-operator\.\n/)
})
