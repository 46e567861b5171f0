import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { codeFolders } from './support/code/code-folders.ts'
import { readText, root } from './support/code/root.ts'

const maxLines = 80

type Node = { type: string; start: number; end: number }

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value &&
    typeof value.start === 'number' &&
    'end' in value &&
    typeof value.end === 'number'
  )
}

/** The name that a declaration, a variable or a property gives. */
function findName(node: Node): string | null {
  const holder = 'id' in node ? node.id : 'key' in node ? node.key : null
  return typeof holder === 'object' &&
    holder !== null &&
    'name' in holder &&
    typeof holder.name === 'string'
    ? holder.name
    : null
}

/**
 * Functions of a file that take more lines, from their first to their last, comments included. One
 * without a name goes by that of what holds it.
 */
function findLongFunctions(source: string, file = 'a.ts'): string[] {
  const countLines = (text: string) => text.split('\n').length
  if (countLines(source) <= maxLines) return []
  const found: string[] = []
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, name)
    if (!isNode(value)) return
    const own = findName(value) ?? name
    if (countLines(source.slice(value.start, value.end)) <= maxLines) return
    if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(value.type))
      found.push(`${file}: ${own}`)
    for (const child of Object.values(value)) visit(child, own)
  }
  visit(parseAst(source, { lang: 'ts' }, file).body, 'a file')
  return [...new Set(found)]
}

function findInFolder(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,mjs}`, { cwd: root }).flatMap((file) =>
    findLongFunctions(readText(file), file),
  )
}

test.each(codeFolders)(`no function in %s is longer than ${maxLines} lines`, (folder) => {
  expect(findInFolder(folder)).toEqual([])
})

const body = (lines: number) => '  call()\n'.repeat(lines)

test.each([
  ['run', `export async function run(): Promise<void> {\n${body(maxLines)}}`],
  ['run', `export const run = () => {\n${body(maxLines)}}`],
  ['run', `export const run = memoize((a: number) => {\n${body(maxLines)}})`],
  ['close', `const api = {\n  async close() {\n${body(maxLines)}  },\n}`],
  ['take', `class Log {\n  send() {\n    void 0\n  }\n  take = () => {\n${body(maxLines)}  }\n}`],
])('a function that is too long is found: %s', (name, source) => {
  expect(findLongFunctions(source)).toEqual([`a.ts: ${name}`])
})

test('a function of as many lines as are allowed passes, and so does a long table', () => {
  expect(findLongFunctions(`function run() {\n${body(maxLines - 2)}}`)).toEqual([])
  expect(findLongFunctions(`const table = [\n${'  () => 1,\n'.repeat(maxLines)}]`)).toEqual([])
})
