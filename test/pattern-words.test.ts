import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeFolders } from './support/code/code-folders.ts'
import { splitCode } from './support/code/prose.ts'
import { readText, root } from './support/code/root.ts'

/** More words than these are a table, by language where they are language. */
const maxWords = 12

/** Where word lists stand: folders of tables, and files that are one. */
const isTable = (file: string) => /\/tables\/|[/-]tables\.ts$/.test(file)

/** How many alternatives of a pattern hold a word: two letters in a row. */
function countWords(pattern: string): number {
  const bare = pattern.replace(/\[(?:\\.|[^\]\\])*\]/g, ' ').replace(/\\[pP]\{[^}]*\}|\\./g, ' ')
  const parts = bare.split(/(\||\(\?(?:[:=!]|<[=!]|<\w+>)|[()])/)
  return parts.filter(
    (part, at) =>
      at % 2 === 0 && (parts[at - 1] === '|' || parts[at + 1] === '|') && /\p{L}{2}/u.test(part),
  ).length
}

/** Lines of patterns with too many words. Templates that are no patterns are data. */
function findWordLists(source: string): number[] {
  const { code, strings, regExps } = splitCode(source)
  const isPattern = (at: number, text: string) =>
    !text.startsWith('`') ||
    text.includes('(?') ||
    /(?:\bunwrap|\bString\.raw|\bRegExp\(\s*)$/.test(code.slice(0, at))
  const literals = [
    ...regExps,
    ...[...strings].flatMap(([at, text]) => (isPattern(at, text) ? [{ at, text }] : [])),
  ].sort((one, other) => one.at - other.at)
  const joined: { at: number; end: number; text: string }[] = []
  for (const { at, text } of literals) {
    const last = joined.at(-1)
    const end = at + text.length
    if (last !== undefined && /^\s*\+\s*$/.test(code.slice(last.end, at))) {
      last.text = last.text.slice(0, -1) + text.slice(1)
      last.end = end
    } else joined.push({ at, end, text })
  }
  return joined
    .filter(({ text }) => countWords(text.slice(1, -1)) > maxWords)
    .map(({ at }) => source.slice(0, at).split('\n').length)
}

test.each(codeFolders)('no pattern of %s holds a list of words outside its tables', (folder) => {
  const found = globSync(`${folder}/**/*.{ts,mjs}`, { cwd: root })
    .filter((file) => !isTable(file))
    .flatMap((file) => findWordLists(readText(file)).map((line) => `${file}:${line}`))
  expect(found).toEqual([])
})

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join('|')

test.each([
  ['a regular expression', `const a = /^(?:${words(13)})$/u`],
  ['a pattern over several lines', `const a = unwrap\`\n  (?:${words(13)})\``],
  ['a raw pattern', `const a = String.raw\`${words(13)}\``],
  ['a pattern with groups in it', `const a = /(?:${words(7)}) (?:${words(6)})/`],
  ['a text of alternatives', `const a = { en: '${words(13)}' }`],
  ['a text that is put together', `const a = '${words(7)}' +\n  '|${words(6)}'`],
  ['a template that a pattern is made of', `const a = new RegExp(\`${words(13)}\`)`],
])('a list of words is found in %s', (_, source) =>
  expect(findWordLists(`\n${source}`)).toEqual([2]),
)

test.each([
  ['at most twelve words', `const a = /^(?:${words(12)})$/u`],
  ['letters and classes', `const a = /${'a|[a-z]+|\\d\\p{Lu}|'.repeat(9)}b/u`],
  ['rows of data', `const a = \`\n${words(30)}\n\``],
  ['a pattern of tables', `const a = \`(?:\${${words(30)}})\``],
  ['a comment', `// ${words(30)}`],
])('no list of words is found in %s', (_, source) => expect(findWordLists(source)).toEqual([]))
