import { glob } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { floors, parts, rooms, rules } from '../support/code/layers.ts'
import { readText, root } from '../support/code/root.ts'

const text = readText('docs/architecture.md')
const links = [...text.matchAll(/\[`([^`]+)`\]\(\.\.\/([^)]+)\)/g)].map(
  ([, name = '', file = '']) => ({ name, file }),
)

/** Rows of the table of a document whose header begins with this word. */
function rowsUnder(header: string, document = text): string[] {
  const [, table = ''] =
    new RegExp(`\\| ${header} \\|[^\\n]*\\n\\|[-|]+\\n((?:\\|.*\\n)+)`).exec(document) ?? []
  return [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, first = '']) => first)
}

const splitWords = (row: string) => row.split(', ')
const verbs = rowsUnder('verb').flatMap(splitWords)

/** The folders among the parts of a folder, as a table names them. */
const listParts = (folder: string, prefix = '') =>
  (parts[folder] ?? [])
    .filter((name) => !name.endsWith('.ts'))
    .map((name) => `\`${prefix}${name}/\``)

/** The names of functions that begin with no verb of the list. */
function namesWithoutVerb(names: readonly string[]): string[] {
  const own = [
    // what the store itself offers: transactions, statements, migrations
    'inTransaction',
    'inTransactionOn',
    'inSnapshot',
    'openStore',
    'migrate',
    'createId',
    'createTurns',
    'redactEvents',
    'redactEventsNaming',
    'prepare',
    'setCamelCaseColumns',
    'setAnswerLimit',
    // the meaning of a request
    'interpretJob',
    // schemas are nouns
    'items',
    'optionalItems',
    'optionalRecord',
  ]
  return names.filter(
    (name) => !own.includes(name) && !verbs.some((verb) => new RegExp(`^${verb}[A-Z]`).test(name)),
  )
}

/** The functions that the files of a folder export. */
async function listExports(folder: string): Promise<string[]> {
  const names: string[] = []
  for await (const file of glob(`${folder}/**/*.ts`, { cwd: root }))
    for (const [, name = ''] of readText(file).matchAll(/^export (?:async )?function\*? (\w+)/gm))
      names.push(name)
  return names
}

/** What the table of the folders lets a folder import, as the rules write it: `t:` for types. */
function listAllowed(room: string): string[] {
  const row = new RegExp(`^\\| \`${room}/\` \\|[^|\\n]*\\| ([^|\\n]*) \\|$`, 'm').exec(text)?.[1]
  const [values = '', types = ''] = (row ?? '').split(/(?:; |^)types of /)
  const places = (list: string) =>
    [...list.matchAll(/`([^`]+?)\/?`/g)].map(([, place = '']) => place)
  return [...places(values), ...places(types).map((place) => `t:${place}`)].toSorted()
}

/** Temporal knows activities by these names, so they stay. */
function listActivities(): string[] {
  const [, port = ''] =
    /export interface Activities \{([\s\S]*)/.exec(readText('workflows/ports.ts')) ?? []
  return [...port.matchAll(/^ {2}(\w+)\(/gm)].map(([, name = '']) => name)
}

describe('docs/architecture.md', () => {
  test.each(links.filter(({ name }) => !name.includes('/')))(
    'the walk in docs/architecture.md leads to $name in $file',
    ({ name, file }) => {
      expect(readText(file)).toMatch(
        new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm'),
      )
    },
  )

  test('the walk in docs/architecture.md has at most fifteen steps', () => {
    expect(text.match(/^\d+\. /gm)).toHaveLength(15)
  })

  test('the glossary in docs/architecture.md has at most forty words', () => {
    expect(rowsUnder('noun').flatMap(splitWords).length + verbs.length).toBeLessThanOrEqual(40)
  })

  test.each(rooms)(
    'the imports of %s/ in docs/architecture.md are those of the layer test',
    (room) => {
      const own = rules[room]?.own.filter((place) => place !== room) ?? []
      expect(listAllowed(room)).toEqual(own.toSorted())
    },
  )

  test.each([
    { room: 'activities', column: 'holds', loose: ['metrics.ts', 'index.ts'] },
    { room: 'contract', column: 'defines', loose: [] },
    { room: 'store', column: 'keeps', loose: [] },
    { room: 'api', column: 'answers', loose: ['metrics.ts'] },
    { room: 'research', column: 'decides', loose: ['api-key.ts', 'cache-key.ts'] },
  ] as const)(
    'the floors of $room in docs/architecture.md are those of the layer test',
    ({ room, column, loose }) => {
      const table = new RegExp(`\\| folder \\| ${column} \\|\\n\\|[-|]+\\n((?:\\|.*\\n)+)`)
      const rows = table.exec(text)?.[1] ?? ''
      const named = [...rows.matchAll(/`([\w.-]+)\/?`/g)].map(([, name]) => name)
      const held = floors[room] ?? []
      expect(held.length).toBeGreaterThan(5)
      const isLoose = (name: string) => loose.some((file: string) => file === name)
      expect(named).toEqual(held.filter((name) => !isLoose(name)))
    },
  )

  test('the parts of folders in docs/architecture.md are those of the layer test', () => {
    const named = rowsUnder('part').flatMap(splitWords)
    const held = Object.keys(parts)
      .filter((folder) => folder.startsWith('research/'))
      .flatMap((folder) => listParts(folder, `${folder.replace('research/', '')}/`))
    expect(held.length).toBeGreaterThan(10)
    expect(named).toEqual(held)
  })

  test('the folders of test support in docs/development.md are those of the layer test', () => {
    const named = rowsUnder('folder', readText('docs/development.md')).flatMap(splitWords)
    expect(named).toEqual(listParts('test/support'))
  })

  test('every function of the store begins with a verb of its glossary', async () => {
    const names = await listExports('store')
    expect(names.length).toBeGreaterThan(100)
    expect(namesWithoutVerb(names)).toEqual([])
  })

  test('every function of activities begins with a verb of its glossary, but activities themselves', async () => {
    const activities = listActivities()
    expect(activities.length).toBeGreaterThan(20)
    const names = (await listExports('activities')).filter((name) => !activities.includes(name))
    expect(names.length).toBeGreaterThan(200)
    expect(namesWithoutVerb(names)).toEqual([])
    expect(names.filter((name) => name.endsWith('Of'))).toEqual([])
  })

  test('a name without such a verb is seen', () => {
    expect(namesWithoutVerb(['claimsOf', 'jobById', 'loadClaims', 'loader'])).toEqual([
      'claimsOf',
      'jobById',
      'loader',
    ])
  })
})
