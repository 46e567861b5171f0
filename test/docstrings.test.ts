import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readText, root } from './support/code/root.ts'

/** @returns what a search finds in the files of the repository, as `file:line` */
async function searchFiles(
  search: (source: string) => number[],
  isSearched: (file: string) => boolean = () => true,
): Promise<string[]> {
  const found: string[] = []
  const exclude = (name: string) => /(?:^|\/)(?:node_modules|fixtures|\..+)$/.test(name)
  for await (const file of glob('**/*.ts', { cwd: root, exclude }))
    if (isSearched(file)) for (const line of search(readText(file))) found.push(`${file}:${line}`)
  return found
}

const toLine = (source: string, index: number) => source.slice(0, index).split('\n').length

/**
 * A docstring whose function has moved away stands before the docstring of the next; only that of a
 * file may.
 */
const findStray = (source: string) =>
  [...source.matchAll(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/(?=\n+\/\*\*)/g)]
    .filter(({ index }) => index > 0)
    .map(({ index }) => toLine(source, index))

/** Editors read these only at the beginning of a line. */
const findTagsWithinLines = (source: string) =>
  [...source.matchAll(/^[ \t]*\/\*\*(?:(?!\*\/)[\s\S])*\*\//gm)].flatMap((comment) =>
    [...comment[0].matchAll(/[^\s*] +@(?:param|property|returns|throws)\b/g)].map(({ index }) =>
      toLine(source, comment.index + index),
    ),
  )

/** Exported functions without one. */
const findUndescribed = (source: string) =>
  [...source.matchAll(/(?<!\*\/\n)^export (?:async )?function/gm)].map(({ index }) =>
    toLine(source, index),
  )

const findClasses = (source: string) =>
  [...source.matchAll(/^(?:export )?class (\w+)/gm)].map(([, name = '']) => name)

/** Errors that are thrown by a name which no class has. */
const findUnknownErrors = (source: string, classes: ReadonlySet<string>) =>
  [...source.matchAll(/^[ \t]*\/?\*+ @throws ([A-Z]\w+)/gm)]
    .filter(([, name = '']) => !classes.has(name) && !(name in globalThis))
    .map(({ index }) => toLine(source, index))

test('each docstring describes the code behind it', async () => {
  expect(await searchFiles(findStray)).toEqual([])
})

test('each tag of a docstring begins a line', async () => {
  expect(await searchFiles(findTagsWithinLines)).toEqual([])
})

test('each exported function outside of tests has a docstring', async () => {
  expect(await searchFiles(findUndescribed, (file) => !file.startsWith('test/'))).toEqual([])
})

test('each error that a docstring names is a class', async () => {
  const classes = new Set<string>()
  await searchFiles((source) => {
    for (const name of findClasses(source)) classes.add(name)
    return []
  })
  expect(await searchFiles((source) => findUnknownErrors(source, classes))).toEqual([])
})

test('a docstring before another docstring is found', () => {
  expect(findStray('let a\n/** One. */\n/**\n * Two.\n */\nlet b')).toEqual([2])
})

test('a tag behind a sentence is found', () => {
  expect(findTagsWithinLines('let a\n/**\n * One.\n * Two. @returns three\n */')).toEqual([4])
  expect(findTagsWithinLines('/** One. @throws two */')).toEqual([1])
  expect(findTagsWithinLines('/**\n * @returns one\n */')).toEqual([])
})

test('an exported function without a docstring is found', () => {
  expect(findUndescribed('let a\nexport function b() {}')).toEqual([2])
  expect(findUndescribed('/** One. */\nexport async function b() {}')).toEqual([])
})

test('an error of a docstring that no class has is found', () => {
  const source = '/**\n * @throws LostError\n * @throws KeptError\n * @throws TypeError\n */'
  expect(findUnknownErrors(source, new Set(['KeptError']))).toEqual([2])
  expect(findUnknownErrors('/** @throws LostError */', new Set())).toEqual([1])
  expect(findClasses('export class KeptError extends Error {}')).toEqual(['KeptError'])
})
