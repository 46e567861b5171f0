import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeFolders } from './support/code/code-folders.ts'
import { splitCode } from './support/code/prose.ts'
import { readText, root } from './support/code/root.ts'

/**
 * Lines that set a property to a function that is written there. V8 allocates such a function among
 * its old objects, so what it refers to survives every collection of the young ones: a request as a
 * whole, until the next full collection. A named function does not, nor one in an object literal.
 */
function findAssignedFunctions(source: string): number[] {
  const { code } = splitCode(source)
  const assigned =
    /(?<!\.prototype)\.#?\w+\s*(?:\?\?|\|\||&&)?=\s*(?:async\s*)?(?:function\b|(?:\w+|\([^()]*\)(?:\s*:[^=]+)?)\s*=>)/g
  return [...code.matchAll(assigned)].map(({ index }) => code.slice(0, index).split('\n').length)
}

test.each(codeFolders)('no function of %s is written in an assignment to a property', (folder) => {
  const found = globSync(`${folder}/**/*.{ts,mjs}`, { cwd: root }).flatMap((file) =>
    findAssignedFunctions(readText(file)).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})

test.each([
  'call.left = () => signal',
  'this.#onEnd ??= async (\n  end: End,\n) => end',
  'state.find = name => names[name]',
  'call.left = function () {}',
])('a function that is written in an assignment is found: %s', (source) => {
  expect(findAssignedFunctions(`let x\n${source}`)).toEqual([2])
})

test.each([
  'const left = () => signal\ncall.left = left',
  'provider.Client.prototype.compare = function compare() {}',
  'call.steps = [() => signal]',
  'call.isLeft = left >= (() => 1)()',
  '// call.left = () => signal',
])('a function that is named, or set once, is not found: %s', (source) => {
  expect(findAssignedFunctions(source)).toEqual([])
})
