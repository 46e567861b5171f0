import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { proseInCode, proseInMarkdown } from './support/code/prose.ts'
import { readText, root } from './support/code/root.ts'

/** Words that stand for systems and users that have names, or for events that have verbs. */
const banned = /\b(?:nobody|whoever|whom|somebody|anybody|everybody|tell|tells|told)\b/i

/** Prompts are content: their wording is measured with the model that reads them. */
const isContent = (file: string) => file.startsWith('activities/prompts/')

/** Uses of the banned words, by top folder, as `file:line: text`. */
async function findUses(): Promise<Map<string, string[]>> {
  const uses = new Map<string, string[]>()
  const exclude = (name: string) => /(?:^|\/)(?:node_modules|fixtures|\..+)$/.test(name)
  for await (const file of glob('**/*.{ts,mjs,md}', { cwd: root, exclude })) {
    if (isContent(file)) continue
    const [first = '', ...rest] = file.split(path.sep)
    const folder = rest.length === 0 ? '.' : first
    const text = readText(file)
    const found = (file.endsWith('.md') ? proseInMarkdown(text) : proseInCode(text))
      .filter((prose) => banned.test(prose.text))
      .map((prose) => `${file}:${prose.line}: ${prose.text}`)
    uses.set(folder, [...(uses.get(folder) ?? []), ...found])
  }
  return uses
}

const uses = await findUses()

test.each([...uses])(
  'comments, test titles and documents in %s avoid the banned words',
  (_folder, found) => expect(found).toEqual([]),
)

test('all folders with code are searched for the banned words', () => {
  expect([...uses.keys()]).toEqual(
    expect.arrayContaining([
      '.',
      'activities',
      'api',
      'mcp',
      'docs',
      'research',
      'sources',
      'store',
      'test',
      'workflows',
    ]),
  )
})

describe('the search for prose in code', () => {
  const texts = (source: string) => proseInCode(source).map(({ line, text }) => [line, text])

  test('the search for prose in code finds comments of both kinds with their lines', () => {
    expect(texts('/** one\n * two */\nlet a = 1 // three\n/* four */')).toEqual([
      [1, '/** one\n * two */'],
      [3, '// three'],
      [4, '/* four */'],
    ])
  })

  test('the search for prose in code leaves out the code quoted in a comment', () => {
    expect(texts('// not `let a`')).toEqual([[1, '// not ']])
  })

  test.each([
    ["let url = 'https://a.example/*'"],
    ['let a = "it\\"s // no comment"'],
    [`let a = \`a \${b({ c: \`// \${d} /*\` })} // no comment\``],
    ['let a = /[/"]\\/\\/ [`]/.test(b)'],
    ["const a = b.split(/'/)"],
    ['let a = b / c / d'],
    ["pattern.test('not a title')"],
    ["say('not a title')"],
  ])('the search for prose in code finds nothing in %s', (source) => {
    expect(texts(source)).toEqual([])
  })

  test('the search for prose in code finds a comment behind strings, templates and regular expressions', () => {
    const source = `a('\\'', \`\${'}'}\`, /\`/g, b / c) // here`
    expect(texts(source)).toEqual([[1, '// here']])
  })

  test.each([
    "test('title', () => {})",
    "describe('title', () => {})",
    "test.each([['(', 'a']])('title', () => {})",
    "describe.skipIf(a(')'))\n(\n'title', b)",
    "test.for(cases).concurrent('title', () => {})",
  ])('the search for prose in code finds the title in %s', (source) => {
    expect(texts(source).map(([, text]) => text)).toEqual(["'title'"])
  })

  test('the search for prose in code finds a title that is a template, without its expressions', () => {
    expect(texts(`test(\`a \${b} c\`, d)`)).toEqual([[1, `\`a \${} c\``]])
  })

  test('the search for prose in code leaves the code in Markdown out', () => {
    expect(proseInMarkdown('one `two`\n```\nthree\n```\nfour').filter(({ text }) => text)).toEqual([
      { line: 1, text: 'one ' },
      { line: 5, text: 'four' },
    ])
  })
})
