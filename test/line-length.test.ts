import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeFolders } from './support/code/code-folders.ts'
import { splitCode } from './support/code/prose.ts'
import { readText, root } from './support/code/root.ts'

const maxLineLength = 100

/** Longer lines, with their numbers. */
function findLongLines(source: string): number[] {
  return source.split('\n').flatMap((line, at) => (line.length > maxLineLength ? [at + 1] : []))
}

/**
 * Longer lines that a line break could shorten. What strings, regular expressions and templates
 * hold is not counted: titles, markup, rows of data. Comments are.
 */
function findBreakableLines(source: string): number[] {
  const { code, comments, templates } = splitCode(source)
  const toBlank = ({ at, text }: { at: number; text: string }, given: string) =>
    given.slice(0, at) + text.replace(/[^\n]/g, ' ') + given.slice(at + text.length)
  const counted = templates.reduce((left, template) => toBlank(template, left), code)
  const kept = comments.reduce(
    (left, { at, text }) => left.slice(0, at) + text + left.slice(at + text.length),
    counted,
  )
  const indents = source.split('\n').map((line) => line.search(/\S|$/))
  const lines = kept
    .split('\n')
    .map((line, n) => `${line.slice(0, indents[n])}${line.slice(indents[n]).replace(/ +/g, ' ')}`)
  return findLongLines(lines.join('\n'))
}

/** As `file:line`. */
function findInFolder(folder: string, find: (source: string) => number[]): string[] {
  return globSync(`${folder}/**/*.{ts,mjs}`, { cwd: root }).flatMap((file) =>
    find(readText(file)).map((line) => `${file}:${line}`),
  )
}

const folders = codeFolders.filter((name) => name !== 'portal')

test.each(folders)('no line of code in %s is longer than 100 columns', (folder) =>
  expect(findInFolder(folder, findLongLines)).toEqual([]),
)

/** Markup of pages and of fixtures, titles that are sentences, and rows of data are longer. */
test.each(['portal', 'test'])(
  'a line of code in %s is longer only by what a literal holds',
  (folder) => expect(findInFolder(folder, findBreakableLines)).toEqual([]),
)

/** Longer lines of Markdown prose: no tables, no code. Code spans and links are not broken. */
function findLongProse(source: string): number[] {
  const prose = source
    .replace(/^ *```[\s\S]*?^ *```/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/^ *\|.*$/gm, '')
    .replace(/`[^`\n]*`|\[[^\]\n]*\]\([^)\n]*\)/g, (whole) => whole.replaceAll(' ', '_'))
  return findLongLines(prose).filter((at) =>
    /\S \S/.test(prose.split('\n')[at - 1]?.replace(/^\s*(?:[-*]|\d+\.) /, '') ?? ''),
  )
}

test('a line of a document is longer than 100 columns only in tables and code', () => {
  const files = globSync('{*.md,{docs,deploy,fixtures}/**/*.md}', { cwd: root })
  expect(files.length).toBeGreaterThan(15)
  expect(
    files.flatMap((file) => findLongProse(readText(file)).map((line) => `${file}:${line}`)),
  ).toEqual([])
})

test.each([
  ['prose', 'word '.repeat(30), [1]],
  ['a table', `| ${'word '.repeat(30)}|`, []],
  ['code', `\`\`\`\n${'word '.repeat(30)}\n\`\`\``, []],
  ['one link', `[${'word '.repeat(30)}](a.md)`, []],
])('lines of a document that are too long, in %s', (_, source, found) => {
  expect(findLongProse(source)).toEqual(found)
})

test.each([
  `const a = ${'b + '.repeat(30)}c`,
  `// ${'word '.repeat(20)}`,
  `let a = 1 // ${'word '.repeat(20)}`,
  `a('b') /** ${'word '.repeat(20)} */`,
])('a line that could be broken is found: %s', (source) => {
  expect(findBreakableLines(`let x\n${source}`)).toEqual([2])
})

test.each([
  `test('${'word '.repeat(20)}', () => {`,
  `const a = /${'word '.repeat(20)}/`,
  `const a = \`${'word '.repeat(20)} \${b(c)} ${'word '.repeat(20)}\``,
  `import { a } from './${'word/'.repeat(20)}'`,
])('a line that is long by its literal is not found: %s', (source) => {
  expect(findBreakableLines(source)).toEqual([])
})
