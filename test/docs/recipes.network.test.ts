import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readText, root } from '../support/code/root.ts'

const run = promisify(execFile)
const recipes = readFileSync(path.join(root, 'docs', 'recipes.md'), 'utf8')

/** What the recipe's type check and test need; a copy of everything would take seconds. */
const copied = [
  'contract',
  'fixtures/sources',
  'local/processes.ts',
  'local/setup',
  'local/start-error.ts',
  'research',
  'sources',
  'test/support/code/root.ts',
  'test/support/runner/run-folder.ts',
  'test/support/runner/short-lived.ts',
  'test/support/runner/spread-waits.ts',
  'test/support/runner/time-limit.ts',
  'test/support/runner/trim-compile-cache.ts',
  'test/support/runner/write-compiled-once.ts',
  'test/support/sources/exchanges.ts',
  'test/sources/sources.test.ts',
  'package.json',
  'vitest.config.ts',
]

/** The first cell of each row of a recipe's table. */
function findFiles(recipe: string): string[] {
  const [, section = ''] = recipes.split(`\n## ${recipe}\n`)
  const [table = ''] = /^\|[\s\S]*?\n\n/m.exec(section) ?? []
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file)
}

const question = { kind: 'username', text: 'adaexample' }
const request = { method: 'GET', url: '/users/adaexample' }
const answered = { origin: 'synthetic: every value is invented', question, key: null, headers: {} }

const source = readText('test/docs/recipe-source.txt')

/** What is written by the recipe; `index.ts` is edited. */
const written: Readonly<Record<string, string | object>> = {
  'sources/KIND/NAME.ts': source,
  'fixtures/sources/NAME/hit/exchange.json': {
    ...answered,
    request,
    status: 200,
    outcome: 'ok',
    findings: [{ kind: 'account', username: 'adaexample', location: 'Lyon' }],
  },
  'fixtures/sources/NAME/hit/body.json': { login: 'adaexample', city: 'Lyon' },
  'fixtures/sources/NAME/miss/exchange.json': {
    ...answered,
    request,
    status: 404,
    outcome: 'no_results',
  },
  'fixtures/sources/NAME/throttled/exchange.json': {
    ...answered,
    request,
    status: 429,
    headers: { 'retry-after': '30' },
    outcome: 'rate_limited',
    waitSeconds: 30,
  },
  'fixtures/sources/NAME/changed/exchange.json': {
    ...answered,
    request,
    status: 200,
    outcome: 'changed',
  },
  'fixtures/sources/NAME/changed/body.json': { handle: 'adaexample' },
}
const index = 'sources/index.ts'

describe('the recipe of a source', () => {
  let copy = ''
  beforeAll(async () => {
    copy = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-recipe-'))
    await Promise.all(
      copied.map((part) => cp(path.join(root, part), path.join(copy, part), { recursive: true })),
    )
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    for (const [name, content] of Object.entries(written)) {
      const file = path.join(copy, name.replace('KIND', 'code').replace('NAME', 'example'))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
    }
    const text = await readFile(path.join(copy, index), 'utf8')
    const imported = `import { example } from './code/example.ts'\n${text}`
    await writeFile(path.join(copy, index), imported.replace('  codeberg,\n', '$&  example,\n'))
  })
  afterAll(() => rm(copy, { recursive: true }))

  const inCopy = (tool: string, ...args: string[]) =>
    run(process.execPath, [path.join(root, 'node_modules', tool), ...args], { cwd: copy })

  test('the recipe of a source names exactly the files that a new source needs', () => {
    expect(findFiles('A source').toSorted()).toEqual([...Object.keys(written), index].toSorted())
  })

  test('the recipe of a source leads to one that passes the test of all sources', async () => {
    const only = ['--project', 'unit', '-t', '^example ', 'test/sources/sources.test.ts']
    const { stdout } = await inCopy('vitest/vitest.mjs', 'run', ...only)
    // one test for each of its exchanges, and one that none is missing
    expect(stripVTControlCharacters(stdout)).toMatch(/Tests +5 passed/)
  })

  // a whole compilation, beside other tests; threads would each derive the types that they share
  test('the recipe of a source leads to one that the compiler accepts', {
    timeout: 120_000,
  }, async () => {
    const { compilerOptions } = JSON.parse(readText('tsconfig.json'))
    const config = JSON.stringify({ compilerOptions, files: [index] })
    await writeFile(path.join(copy, 'tsconfig.json'), config)
    await inCopy('typescript/bin/tsc', '--noEmit', '--singleThreaded')
  })
})
