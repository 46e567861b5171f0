import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { endpointNames } from '../contract/endpoints/endpoints.ts'
import { operationNames } from '../contract/operations/operations.ts'
import { codeFolders } from './support/code/code-folders.ts'
import { readText, root } from './support/code/root.ts'

/** Read a file, a request, the environment or pages of the web: not pure. */
const readers = [
  'readBackup',
  'readBody',
  'readConfig',
  'loadOptOutFile',
  'readPages',
  'readPlans',
  'readPageBody',
  'readEnvironment',
  'readLastLines',
  'readGuide',
  'readInstallationMs',
  'readMicros',
  'readProc',
  'readStat',
  'readTimes',
]

/** The first words of exported functions; docs/architecture.md has the commonest. */
const firstWords = {
  'read the database or a file': 'load find list count read',
  'write the database': `insert update delete record write erase redact prune migrate issue reserve
    rotate`,
  'take, give back or end work': 'lock acquire release cancel settle drop',
  'answer yes or no': `is has have are can may says holds shows suppresses carries denies misstates
    supports stands`,
  'make a value of others': 'build parse choose score to compose derive compute describe collect',
  decide: `judge check plan interpret detect validate authenticate admit allow require refuse
    limit rank weigh prove`,
  'say in words': 'say render format show print spell answer ask announce emit',
  'change a text or a list': `cut strip split join merge fold clean remove normalise decode encode
    unwrap wrap fill withhold order align locate match compare group sum bind link assign add change
    set copy hash seal unseal`,
  'make what holds state': 'create open start stop close end prepare ensure plant',
  'wait for something or watch it': 'await follow stream keep wake signal measure log trace',
  'do what is given': 'run call retry replay handle memoize',
  'use the network': 'fetch send get serve respond download export',
}

const verbs = new Set(Object.values(firstWords).join(' ').split(/\s+/))

/** Temporal knows activities by these names, so they stay. */
const activityNames = listMethods(readText('workflows/ports.ts'))

function listMethods(source: string): string[] {
  return [...source.matchAll(/^ {2}(\w+)\(/gm)].map(([, name = '']) => name)
}

/** Names that begin with no verb, each for a reason. */
const others = [
  // schemas are nouns, and so are what they are made of
  ...['text', 'cursor', 'items', 'optionalItems', 'optionalRecord'],
  // what is given runs inside of it
  ...['inTransaction', 'inTransactionOn', 'inSnapshot', 'onStop', 'onCall'],
  // the order of two
  ...['byEvidence', 'byConfidence'],
  // a value in another form, or with something more
  /^(?:from|as|with|without)[A-Z]/,
  // names that are public: commands, ops of the bench port, endpoints, workflows, activities
  ...['backup', 'restore', 'request', 'signIn'],
  ...['support', 'cluster', 'decline', 'extract'],
  ...['bare', 'deliverWebhook', ...endpointNames, ...operationNames, ...activityNames],
]

const exportedType = /^export (?:type|interface|class) (\w+)/gm

const exported =
  /^export (?:(?:async )?function\*? |const (?=\w+(?:: [^=\n]+)? = (?:memoize(?:ByObject)?\(|(?:async )?(?:<|\(|\w+ =>))))(\w+)/gm

/** Exported functions that begin with no verb. */
function findNouns(source: string): string[] {
  return [...source.matchAll(exported)]
    .map(([, name = '']) => name)
    .filter((name) => !verbs.has(/^[a-z]+/.exec(name)?.[0] ?? ''))
    .filter(
      (name) =>
        !others.some((other) => (typeof other === 'string' ? other === name : other.test(name))),
    )
}

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

/** Functions of a file alone that are a noun with `Of`, or a `read` that reads nothing outside. */
function findVaguePrivateNames(source: string): string[] {
  const functions = source.matchAll(
    /^(?:(async )?function\*? |const (?=\w+ = (?:memoize\w*\(|(?:async )?(?:<|\(|\w+ =>))))(\w+)/gm,
  )
  return [...functions]
    .filter(
      ([, isAsync, name = '']) =>
        /[a-z]Of$/.test(name) ||
        (isAsync === undefined && /^read[A-Z]/.test(name) && !readers.includes(name)),
    )
    .map(([, , name = '']) => name)
}

/** Verbs of functions that are pure; `find`, `list`, `count`, `is` and `has` may read as well. */
const pureVerbs = 'parse|build|choose|score|to|derive|compute|describe|collect'

/** Functions with such a verb that are given the database to read. */
function findReaders(source: string): string[] {
  const given = new RegExp(
    `^(?:export )?(?:async )?function ((?:${pureVerbs})[A-Z]\\w*)\\([^)]*\\b(?:Queryable|Tx)\\b`,
    'gm',
  )
  return [...source.matchAll(given)].map(([, name = '']) => name)
}

/** Words for limits that say neither `max` or `min` nor what is counted. */
const limitWords = 'most|least|fewest|longest|shortest|oldest|few|many|reach|ahead|behind'

/** Numbers of a module that bound something, by their last word or by the whole name. */
const boundWords =
  /(?:AtOnce|PerHost|PerRow|PerEndpoint|Shown|Listed|Slots)$|^(?:atOnce|batch|capacity|tries|perHost|pageSize)$/

/** Limits among the numbers of a module that are not called max or min. */
function findUnboundedNames(source: string): string[] {
  return [...source.matchAll(/^(?:export )?const (\w+)(?:: number)? = [\d_.e]+$/gm)]
    .map(([, name = '']) => name)
    .filter((name) => boundWords.test(name) && !/^(?:max|min)[A-Z]/.test(name))
}

/** Such limits in a pair of numbers, a table, a parameter or a property. */
function findVagueLimits(source: string): string[] {
  const isVague = (name: string) => new RegExp(`^(?:${limitWords})(?![a-z])`).test(name)
  const pairs = [...source.matchAll(/\bconst \[([\w, ]+)\] = \[[\d_., ]+\]/g)]
  const values = source.matchAll(
    /(?<!let )\b((?:most|least|fewest|longest|shortest)(?:[A-Z]\w*)?)(?:: number\b|(?:\?|: number)? ?[:=] (?:\d|m(?:ax|in)[A-Z]))/g,
  )
  return [
    ...pairs.flatMap(([, names = '']) => names.split(', ').filter(isVague)),
    ...[...values].map(([, name = '']) => name),
  ]
}

/** Verbs that are no nouns, so that a file whose name begins with one is named like a function. */
const fileVerbs =
  'parse|build|choose|find|compose|list|collect|is|has|to|compute|judge|check|render|say|load|create|merge|read'

/** Whether a file is named like a function, and exports others only. */
function isMisnamed(file: string, source: string): boolean {
  const base = path.basename(file, '.ts')
  const names = [
    ...source.matchAll(/^export (?:async )?(?:function\*?|const) (\w+)/gm),
    ...source.matchAll(/^export const \{[^}]*?\b(\w+) \}/gm),
  ].map(([, name = '']) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  return new RegExp(`^(?:${fileVerbs})-`).test(base) && names.length > 0 && !names.includes(base)
}

async function findInCode(find: (source: string) => string[]): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob([`{${codeFolders.join(',')}}/**/*.ts`, '*.ts'], { cwd: root }))
    for (const name of find(readText(file))) found.push(`${file}: ${name}`)
  return found
}

/** Overloads of one file count once. */
function findShared(names: readonly (readonly [file: string, name: string])[]): string[] {
  const files = Map.groupBy(names, ([, name]) => name)
  return [...files]
    .filter(([, found]) => new Set(found.map(([file]) => file)).size > 1)
    .map(([name]) => name)
}

describe('names', () => {
  test('no two exported functions of research, sources or activities share a name', async () => {
    const names: (readonly [string, string])[] = []
    for await (const file of glob('{research,sources,activities}/**/*.ts', { cwd: root }))
      for (const [, name = ''] of readText(file).matchAll(exported)) names.push([file, name])
    expect(names.length).toBeGreaterThan(1_000)
    expect(findShared(names)).toEqual([])
  })

  test('no two exported types of contract, research, sources or activities share a name', async () => {
    const names: (readonly [string, string])[] = []
    for await (const file of glob('{contract,research,sources,activities}/**/*.ts', { cwd: root }))
      for (const [, name = ''] of readText(file).matchAll(exportedType)) names.push([file, name])
    expect(names.length).toBeGreaterThan(400)
    expect(findShared(names)).toEqual([])
  })

  test('a file that is named like a function exports that function', async () => {
    const found: string[] = []
    for await (const file of glob(`{${codeFolders.join(',')}}/**/*.ts`, { cwd: root }))
      if (isMisnamed(file, readText(file))) found.push(file)
    expect(found).toEqual([])
  })

  test.each([
    { file: 'a/parse-name.ts', source: 'export function parseStatedName() {', misnamed: true },
    { file: 'a/parse-name.ts', source: 'export const parseName = () => 1', misnamed: false },
    { file: 'a/names.ts', source: 'export function parseName() {', misnamed: false },
    { file: 'a/parse-name.ts', source: 'export type Name = string', misnamed: false },
  ])('$file with $source is misnamed: $misnamed', ({ file, source, misnamed }) => {
    expect(isMisnamed(file, source)).toBe(misnamed)
  })

  test('a name that two files export is seen, an overload is not', () => {
    const names = [
      ['a.ts', 'parseName'],
      ['b.ts', 'parseName'],
      ['b.ts', 'parseDay'],
      ['b.ts', 'parseDay'],
    ] as const
    expect(findShared(names)).toEqual(['parseName'])
  })

  test('every exported function begins with a verb', async () => {
    expect(await findInCode(findNouns)).toEqual([])
  })

  test('every first word begins an exported function, and they are at most 140', async () => {
    const used = new Set<string>()
    for await (const file of glob(`{${codeFolders.join(',')}}/**/*.ts`, { cwd: root }))
      for (const [, name = ''] of readText(file).matchAll(exported))
        used.add(/^[a-z]+/.exec(name)?.[0] ?? '')
    expect([...verbs].filter((verb) => !used.has(verb))).toEqual([])
    expect(verbs.size).toBeLessThanOrEqual(140)
  })

  test.each([
    'export function coverageLines(coverage: readonly Coverage[]) {',
    'export async function usageSnapshot() {',
    'export function* frames() {',
    'export const pageKey = memoize((url: string) => url)',
    'export const median = (samples: readonly number[]) => 1',
    'export const twice: Step = async (ctx) => undefined',
    'export const bestOne = <Value>(all: readonly Value[]) => all[0]',
    'export function described(text: string) {',
    'export function buildingPlan() {',
  ])('an exported function that is a noun is found in the code: %s', (source) => {
    expect(findNouns(source)).toHaveLength(1)
  })

  test.each([
    'function coverageLines() {',
    'export function renderCoverage() {',
    'export const toPageKey = memoize((url: string) => url)',
    'export const answer: Step = async (ctx) => undefined',
    'export const months = memoizeOnce(() => readTable())',
    'export const inputs = { search: 1 }',
    'export function byEvidence(a: Evidence, b: Evidence) {',
    'export function withArticle(noun: string) {',
  ])('a verb, an inner function and a table pass: %s', (source) => {
    expect(findNouns(source)).toEqual([])
  })

  test('the names of exported functions and of limits say what happens', async () => {
    expect(await findInCode(findVagueNames)).toEqual([])
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

  test('functions of a file alone say what happens', async () => {
    expect(await findInCode(findVaguePrivateNames)).toEqual([])
  })

  test.each([
    'function wordsOf(text: string) {',
    'async function tokensOf(db: Queryable) {',
    'const planOf = () => 1',
    'function readPlace(line: string) {',
  ])('a vague name of a function of one file is found: %s', (source) => {
    expect(findVaguePrivateNames(source)).toHaveLength(1)
  })

  test.each([
    'function collectWords(text: string) {',
    'async function readText(req: IncomingMessage) {',
    'function readStat(pid: string) {',
    'const wordsOf = 1',
  ])('a name that says what a function of one file does passes: %s', (source) => {
    expect(findVaguePrivateNames(source)).toEqual([])
  })

  test('no function with the verb of a pure one is given the database', async () => {
    expect(await findInCode(findReaders)).toEqual([])
  })

  test.each([
    'async function chooseReserve(\n  tx: Tx,\n  caller: Caller,\n) {',
    'export async function buildCase(db: Queryable): Promise<Case> {',
  ])('a reader with the verb of a pure function is found: %s', (source) => {
    expect(findReaders(source)).toHaveLength(1)
  })

  test.each(['async function loadReserve(tx: Tx) {', 'function chooseReserve(a: Text) {}'])(
    'a reader that says so and a pure function pass: %s',
    (source) => {
      expect(findReaders(source)).toEqual([])
    },
  )

  test('numbers of a module that bound something are called max or min', async () => {
    const found = await findInCode(findUnboundedNames)
    // the benchmark's own loads are no limits
    expect(found.filter((one) => !one.startsWith('bench/'))).toEqual([])
  })

  test.each(['const atOnce = 24', 'export const rowsAtOnce = 1_000', 'const pageSize = 50'])(
    'a number that bounds something without max or min is found: %s',
    (source) => {
      expect(findUnboundedNames(source)).toHaveLength(1)
    },
  )

  test.each(['const maxPagesAtOnce = 24', 'const atOnce = rows.length', 'const pageCount = 50'])(
    'a number with max, a value that is computed and a mere count pass: %s',
    (source) => {
      expect(findUnboundedNames(source)).toEqual([])
    },
  )

  test('limits in pairs, tables, parameters and properties are called max or min', async () => {
    expect(await findInCode(findVagueLimits)).toEqual([])
  })

  test.each([
    'const [leastProbes, maxProbes] = [80, 960]',
    'const [reach, maxDenied] = [5, 2]',
    'const years = { least: 350, max: 380 }',
    'function toShort(text: string, most = 300) {',
    'function toPlain(text: string, most: number = maxLength) {',
    'type Pace = { delayMs: number; longestMs: number }',
  ])('a limit without max or min is found in the code: %s', (source) => {
    expect(findVagueLimits(source)).toHaveLength(1)
  })

  test.each([
    'const [minProbes, maxProbes] = [80, 960]',
    'const most = Math.max(...counts)',
    'const [before, behind] = [text.slice(0, at), text.slice(at)]',
    'const many = sources > 1',
  ])('a limit with max or min passes, and so does a value that is found: %s', (source) => {
    expect(findVagueLimits(source)).toEqual([])
  })
})
