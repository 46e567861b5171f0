import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readText, root } from './support/code/root.ts'

const folders =
  '{activities,api,bench,commands,config,contract,demo,docs,local,mcp,oauth,portal,process,research,server,sources,store,temporal,test,worker,workflows}/**'

/** The bundle and the worker read every name of these tables. */
const tables = ['workflows/index.ts', 'activities/index.ts', 'bench/bare/workflow.ts']

/** Names that a list of imports or exports holds, as the file that exports them calls them. */
function listNames(list: string): string[] {
  return list
    .replaceAll(/\/\/.*$/gm, '')
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter((part) => part !== '')
}

/** The names that a file exports: declarations, lists and lists from other files. */
function exportedNames(text: string): string[] {
  const declared = text.matchAll(
    /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|type|interface) (\w+)/gm,
  )
  const listed = text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)
  return [
    ...new Set([
      ...[...declared].map(([, name = '']) => name),
      ...[...listed].flatMap(([, list = '']) =>
        listNames(list).map((part) => part.replace(/^.* as /, '')),
      ),
    ]),
  ]
}

/**
 * The names that a file takes from others, by the file's path. `import * as x` and `import()` take
 * every name that the importing file mentions.
 */
function importedNames(
  file: string,
  text: string,
): { from: string; isUsed: (name: string) => boolean }[] {
  const resolve = (specifier: string) => path.posix.join(path.posix.dirname(file), specifier)
  const named = text.matchAll(
    /^(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}\s+from\s+'(\.[^']+)'/gm,
  )
  const whole = text.matchAll(/\*(?: as \w+)? from\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/g)
  const mentions = (name: string) => new RegExp(`\\b${name}\\b`).test(text)
  return [
    ...[...named].map(([, list = '', specifier = '']) => {
      const names = new Set(listNames(list).map((part) => part.replace(/ as .*$/, '')))
      return { from: resolve(specifier), isUsed: (name: string) => names.has(name) }
    }),
    ...[...whole].map(([, star, dynamic]) => ({
      from: resolve(star ?? dynamic ?? ''),
      isUsed: mentions,
    })),
  ]
}

/** `file: name` for each export that no other file imports. */
function unusedExports(files: ReadonlyMap<string, string>): string[] {
  const uses = new Map<string, ((name: string) => boolean)[]>()
  for (const [file, text] of files)
    for (const { from, isUsed } of importedNames(file, text))
      uses.set(from, [...(uses.get(from) ?? []), isUsed])
  return [...files].flatMap(([file, text]) =>
    tables.includes(file)
      ? []
      : exportedNames(text)
          .filter((name) => !uses.get(file)?.some((isUsed) => isUsed(name)))
          .map((name) => `${file}: ${name}`),
  )
}

/**
 * `file: name` for each export that only tests import and that its own file does not use: nothing
 * runs it. A part that its own file uses may have tests of its own, and `bench/` is a caller.
 */
function unrunExports(files: ReadonlyMap<string, string>): string[] {
  const isTest = (file: string) => file.startsWith('test/')
  const callers = new Map([...files].filter(([file]) => !isTest(file)))
  return unusedExports(callers).filter((one) => {
    const [file = '', name = ''] = one.split(': ')
    return (callers.get(file)?.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length < 2
  })
}

async function readSources(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for await (const file of glob([`${folders}/*.{ts,mjs}`, '*.ts'], { cwd: root }))
    if (!file.includes('node_modules') && !/\.d\.m?ts$/.test(file))
      files.set(file.replaceAll(path.sep, '/'), readText(file))
  return files
}

describe('export', () => {
  test('export stands only where another file imports the name', async () => {
    const files = await readSources()
    expect(files.size).toBeGreaterThan(1000)
    expect(unusedExports(files)).toEqual([])
  })

  test('an export that only tests import is a part of what its own file does', async () => {
    expect(unrunExports(await readSources())).toEqual([])
  })

  test.each([
    { text: 'export const kept = 1', unrun: ['a.ts: kept'] },
    { text: 'export const kept = 1\nexport const other = kept', unrun: ['a.ts: other'] },
    { text: 'const kept = 1', unrun: [] },
  ])('what only tests run of the file $text is $unrun', ({ text, unrun }) => {
    const files = new Map([
      ['a.ts', text],
      ['test/a.test.ts', `import { kept, other } from '../a.ts'`],
    ])
    expect(unrunExports(files)).toEqual(unrun)
  })

  test.each([
    { text: `import { other } from './a.ts'`, unused: ['a.ts: kept'] },
    { text: `import { other, type kept as mine } from './a.ts'`, unused: [] },
    { text: `export { kept, other } from './a.ts'`, unused: ['b.ts: kept', 'b.ts: other'] },
    { text: `const { kept } = await import('./a.ts')`, unused: ['a.ts: other'] },
    { text: `import { kept, other } from './c/a.ts'`, unused: ['a.ts: kept', 'a.ts: other'] },
  ])('an export of a.ts beside $text: unused is $unused', ({ text, unused }) => {
    const files = new Map([
      ['a.ts', 'export const kept = 1\nexport type other = 2\n'],
      ['b.ts', text],
    ])
    expect(unusedExports(files)).toEqual(unused)
  })
})
