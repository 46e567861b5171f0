import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { operationNames } from '../../contract/operations/operations.ts'
import manifest from '../../package.json' with { type: 'json' }
import { readText, root } from '../support/code/root.ts'

const documents = [
  'README.md',
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const scripts = Object.keys(manifest.scripts)
const scriptsIn = (text: string) =>
  [...text.matchAll(/npm run (?:--silent )?([a-z:]+(?:-[a-z]+)*)/g)].map(([, name = '']) => name)

test('the README has at most 120 lines', () => {
  expect(readText('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})

describe.each(documents)('%s', (file) => {
  const text = readText(file)

  test('a document names only npm scripts that exist', () => {
    expect(scriptsIn(text).filter((name) => !scripts.includes(name))).toEqual([])
  })

  test('a document names only variables that the configuration reads', () => {
    const config = readText('config/environment.ts')
    const named = [...text.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)`/g)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !config.includes(`  ${name}: `))).toEqual([])
  })

  test('a document links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link)
    const hasTarget = (link: string) => existsSync(path.join(root, path.dirname(file), link))
    expect(links.filter((link) => !hasTarget(link))).toEqual([])
  })
})

test('each folder of fixtures has a README that says what lies there', () => {
  const files = readdirSync(path.join(root, 'fixtures'), { withFileTypes: true })
  const folders = files.filter((file) => file.isDirectory()).map(({ name }) => name)
  const isTitled = (name: string) => /^# \S/.test(readText(`fixtures/${name}/README.md`))
  expect(folders.filter((name) => !isTitled(name))).toEqual([])
})

test('every npm script that a person runs is named in a document', () => {
  const named = new Set(documents.flatMap((file) => scriptsIn(readText(file))))
  const commands = scripts.filter((name) => !name.startsWith('pre'))
  const ownWords = ['start', 'test', 'format']
  expect(commands.filter((name) => !named.has(name) && !ownWords.includes(name))).toEqual([])
})

test('no command runs TypeScript with the Node of the machine, which may be Node 20', () => {
  const own = /^node \S+\.ts\b/m
  expect(documents.filter((file) => own.test(readText(file)))).toEqual([])
  expect(own.test('```sh\nnode test/measure.ts 1-40\n```')).toBe(true)
})

test('the list of runs that wait for a provider leaves out those that were cut short', () => {
  const [, link = ''] =
    /\| runs that wait[^|]*\| <([^>]+)>/.exec(readText('docs/operators.md')) ?? []
  expect(new URL(link).searchParams.get('query')).toBe(
    'ExecutionStatus = "Running" AND PrsRetryingProviders IS NOT NULL',
  )
})

test("the operators' list of jobs in Temporal's UI holds the runs of every operation", () => {
  const [, link = ''] = /\| jobs \| <([^>]+)>/.exec(readText('docs/operators.md')) ?? []
  const query = new URL(link).searchParams.get('query') ?? ''
  const listed = [...query.matchAll(/"(\w+)"/g)].map(([, name = '']) => name)
  expect(listed.toSorted()).toEqual([...operationNames].toSorted())
})
