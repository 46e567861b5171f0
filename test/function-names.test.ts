import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './support/root.ts'

const folders = [
  'activities',
  'api',
  'mcp',
  'bench',
  'commands',
  'contract',
  'demo',
  'local',
  'oauth',
  'portal',
  'research',
  'store',
  'temporal',
  'worker',
  'workflows',
]

/** Read a file, a request, the environment or pages of the web: not pure. */
const readers = [
  'readBackup',
  'readBody',
  'readConfig',
  'loadOptOutFile',
  'readPages',
  'readPageBody',
  'readLastLines',
  'readEnvironment',
]

/** Names that say nothing of what happens: a noun with `Of`, a pure `read`, `tell`, `patience`. */
function findVagueNames(source: string): string[] {
  const names = [
    ...source.matchAll(/^export (?:async )?(?:function\*? |const )(\w+)/gm),
    ...source.matchAll(/^(?:export )?const (\w+) =/gm),
  ].map(([, name = '']) => name)
  const exported = new Set(
    [...source.matchAll(/^export (?:async )?(?:function\*? |const )(\w+)/gm)].map(
      ([, name]) => name,
    ),
  )
  const isVague = (name: string) =>
    /^(?:most|longest|least)[A-Z]|^patience|Patience/.test(name) ||
    (exported.has(name) &&
      (/[a-z]Of$|^(?:tell|told)(?:[A-Z]|$)/.test(name) ||
        (/^read[A-Z]/.test(name) && !readers.includes(name))))
  return [...new Set(names.filter(isVague))]
}

describe('names', () => {
  test('the names of exported functions and of limits say what happens', async () => {
    const found: string[] = []
    for await (const file of glob(`{${folders.join(',')}}/**/*.ts`, { cwd: root }))
      for (const name of findVagueNames(readFileSync(path.join(root, file), 'utf8')))
        found.push(`${file}: ${name}`)
    expect(found).toEqual([])
  })

  test.each([
    'export function wordsOf(text: string) {',
    'export const planOf = () => 1',
    'export async function readVin(vin: string) {',
    'export function tellPeople() {',
    'const mostPeople = 10',
    'const closePatienceMs = 2_000',
    'export const longestLine = 300',
  ])('a vague name is found in the code: %s', (source) => {
    expect(findVagueNames(source)).toHaveLength(1)
  })

  test.each([
    'export async function readConfig() {',
    'export function parseWords(text: string) {',
    'const wordsOf = 1',
    'export const maxPeople = 10',
    'export function readyText() {',
  ])('a name that says what happens passes: %s', (source) => {
    expect(findVagueNames(source)).toEqual([])
  })
})
