import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readText, root } from '../support/code/root.ts'

/** The one home of results that are kept. */
const keepers = ['research/text/memoize.ts', 'research/text/memoize-once.ts']
/** Where the place of a pattern is set: before each use, and in scanners of markup. */
const matchers = [
  'research/text/patterns/match-at.ts',
  'research/pages/tree/page-tree.ts',
  'research/pages/tree/strip-markup.ts',
]

const mutators = 'set|add|delete|clear|push|pop|shift|unshift|splice|fill|reverse|sort'

/** What a file of pure functions holds that a call could change for the next one. */
function findState(text: string): string[] {
  const variables = [...text.matchAll(/^(?:export )?(?:let|var) (\w+)/gm)].map(
    ([, name]) => `variable ${name}`,
  )
  const caches = [...text.matchAll(/\bnew (LRUCache|WeakMap|WeakSet|WeakRef)\b/g)].map(
    ([, kind]) => `cache ${kind}`,
  )
  const constants = [...text.matchAll(/^(?:export )?const (\w+)/gm)].map(([, name = '']) => name)
  const changed = constants.filter((name) =>
    new RegExp(
      `(?<![\\w.])${name}(?:\\.(?:${mutators})\\(|` +
        '(?:\\[[^\\]\\n]*\\]|\\.\\w+)+ (?:[-+*|?&]{0,2}=)(?![=>]))',
    ).test(text),
  )
  const places = text.match(/\.lastIndex (?:[-+]?=)(?!=)/g) ?? []
  const held = [...text.matchAll(/^export type \w+ = \{[^}]*?\n {2}(\w+)\??: Map</gm)].map(
    ([, name]) => `map ${name}`,
  )
  const set = places.map(() => 'place of a pattern')
  return [...variables, ...caches, ...set, ...changed.map((name) => `changed ${name}`), ...held]
}

test('research keeps no state between two calls but what memoize keeps', async () => {
  const found: string[] = []
  for await (const file of glob('research/**/*.ts', { cwd: root })) {
    if (keepers.includes(file) || matchers.includes(file)) continue
    const text = readText(file)
    found.push(...findState(text).map((state) => `${file}: ${state}`))
  }
  expect(found).toEqual([])
})

test.each([
  ['a variable of a module', 'let count = 0', ['variable count']],
  ['a cache of its own', 'const kept = new WeakMap()', ['cache WeakMap']],
  [
    'a map that a function fills',
    'const seen = new Map()\nfunction f(x) {\n  seen.set(x, 1)\n}',
    ['changed seen'],
  ],
  [
    'a property that a function sets on a table',
    'const table = {}\nfunction f(x) {\n  table.said = x\n}',
    ['changed table'],
  ],
  [
    'the place of a sticky pattern',
    'const word = /a/y\nfunction f(x) {\n  word.lastIndex = 1\n}',
    ['place of a pattern', 'changed word'],
  ],
  [
    'a map inside a shared value',
    'export type Index = {\n  size: number\n  known: Map<string, boolean>\n}',
    ['map known'],
  ],
  [
    'a map that one call fills and returns',
    'function f() {\n  const seen = new Map()\n  seen.set(1, 2)\n  return seen\n}',
    [],
  ],
])('the search for state in research judges %s', (_, text, state) => {
  expect(findState(text)).toEqual(state)
})
