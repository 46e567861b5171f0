import { existsSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { floors, parts, rooms, rules } from './support/code/layers.ts'
import { readText, root } from './support/code/root.ts'

type Import = { file: string; target: string; typeOnly: boolean }

const importsByFile = new Map<string, Import[]>()

/** Of each file once: several rules look at those of all files. */
function importsOf(file: string): Import[] {
  const found = importsByFile.get(file) ?? parseImports(file, readText(file))
  importsByFile.set(file, found)
  return found
}

/**
 * Import lines, read as text: one statement each, types marked as the compiler demands
 * (`verbatimModuleSyntax`).
 */
function parseImports(file: string, text: string): Import[] {
  const found: Import[] = []
  for (const match of text.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm,
  )) {
    const names = match[2] ?? ''
    const everyNameIsType =
      /^\{[^}]*\}$/.test(names) &&
      names.replace(/[{}\s]/g, '') !== '' &&
      names
        .slice(1, -1)
        .split(',')
        .filter((name) => name.trim() !== '')
        .every((name) => /^\s*type\s/.test(name))
    found.push({
      file,
      target: match[3] ?? '',
      typeOnly: match[1] !== undefined || everyNameIsType,
    })
  }
  for (const match of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g))
    found.push({ file, target: match[1] ?? '', typeOnly: false })
  return found
}

function breach({ file, target, typeOnly }: Import): string | null {
  const room = Object.keys(rules).find((name) => file.startsWith(`${name}/`)) ?? ''
  const rule = rules[room]
  if (rule === undefined) return null
  if (!target.startsWith('.')) {
    const known =
      rule.packages === undefined ||
      rule.packages.some((name) => target === name || target.startsWith(`${name}/`))
    return known ? null : `${file} imports the package ${target}`
  }
  const place = path.relative(root, path.resolve(root, path.dirname(file), target))
  const inside = (entry: string) => place === entry || place.startsWith(`${entry}/`)
  const allowed = rule.own.some((entry) =>
    entry.startsWith('t:') ? typeOnly && inside(entry.slice(2)) : inside(entry),
  )
  return allowed ? null : `${file} imports ${place}${typeOnly ? ' (types)' : ''}`
}

function resolveTarget({ file, target }: Import): string {
  return path.relative(root, path.resolve(root, path.dirname(file), target))
}

/** An import within a room that leads up, or from or to a place that has no floor. */
function climbs(line: Import): string | null {
  const place = resolveTarget(line)
  const [room = '', from = ''] = line.file.split('/')
  const order = floors[room]
  if (order === undefined || !line.target.startsWith('.') || !place.startsWith(`${room}/`))
    return null
  const to = order.indexOf(place.split('/')[1] ?? '')
  return to >= 0 && to <= order.indexOf(from) ? null : `${line.file} imports ${place}`
}

/** An import within a folder from one of its parts to one above, or to a loose file. */
function climbsParts(line: Import): string | null {
  if (!line.target.startsWith('.')) return null
  const place = resolveTarget(line)
  for (const [folder, order] of Object.entries(parts)) {
    if (!line.file.startsWith(`${folder}/`) || !place.startsWith(`${folder}/`)) continue
    const toPart = (file: string) => file.slice(folder.length + 1).split('/')[0] ?? ''
    if (place.includes('/tables/')) continue
    const [from, to] = [order.indexOf(toPart(line.file)), order.indexOf(toPart(place))]
    if (from >= 0 && (to < 0 || to > from)) return `${line.file} imports ${place}`
  }
  return null
}

/** Files that import each other, directly or through others: one circle, or null. */
function findCircle(lines: readonly Import[]): string[] | null {
  const targets = new Map<string, string[]>()
  for (const line of lines.filter(({ target }) => target.startsWith('.')))
    targets.set(line.file, [...(targets.get(line.file) ?? []), resolveTarget(line)])
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const target of targets.get(file) ?? []) {
      const circle = visit(target, [...path, file])
      if (circle !== null) return circle
    }
    done.add(file)
    return null
  }
  for (const file of targets.keys()) {
    const circle = visit(file, [])
    if (circle !== null) return circle
  }
  return null
}

describe('the house', async () => {
  const files: string[] = []
  for (const room of [...rooms, 'test/support'])
    for await (const file of glob(`${room}/**/*.ts`, { cwd: root })) files.push(file)

  test('every folder imports only what its rule allows', () => {
    expect(files.length).toBeGreaterThan(80)
    expect(
      files
        .flatMap(importsOf)
        .map(breach)
        .filter((found) => found !== null),
    ).toEqual([])
  })

  test.each([
    [{ file: 'contract/x.ts', target: 'pg', typeOnly: true }],
    [{ file: 'research/x.ts', target: '../store/jobs/jobs.ts', typeOnly: true }],
    [{ file: 'workflows/x.ts', target: '../contract/errors/failures.ts', typeOnly: false }],
    [{ file: 'workflows/x.ts', target: 'node:crypto', typeOnly: false }],
    [{ file: 'sources/x.ts', target: 'pg', typeOnly: false }],
    [{ file: 'activities/x.ts', target: '../workflows/run.ts', typeOnly: true }],
    [{ file: 'api/x.ts', target: '../workflows/index.ts', typeOnly: false }],
    [{ file: 'api/x.ts', target: '../activities/index.ts', typeOnly: true }],
    [{ file: 'api/x.ts', target: '../mcp/http.ts', typeOnly: true }],
    [{ file: 'store/x.ts', target: '../contract/errors/errors.ts', typeOnly: false }],
    [{ file: 'portal/pages/x.ts', target: '../../temporal/runs.ts', typeOnly: false }],
  ])('a forbidden import is seen: %o', (line) => {
    expect(breach(line)).not.toBeNull()
  })

  test('imports within a room that has floors lead down', () => {
    expect(files.flatMap(importsOf).flatMap((line) => climbs(line) ?? [])).toEqual([])
  })

  test.each([
    { file: 'activities/job/x.ts', target: '../person/y.ts', typeOnly: true },
    { file: 'activities/deps.ts', target: './job/y.ts', typeOnly: true },
    { file: 'activities/elsewhere/x.ts', target: '../job/y.ts', typeOnly: false },
    { file: 'activities/chat/x.ts', target: '../elsewhere/y.ts', typeOnly: false },
    { file: 'research/text/x.ts', target: '../identity/names/y.ts', typeOnly: true },
    { file: 'research/claims/patterns/x.ts', target: '../../safety/y.ts', typeOnly: false },
    { file: 'research/elsewhere/x.ts', target: '../text/y.ts', typeOnly: false },
    { file: 'api/jobs/x.ts', target: '../pipeline/y.ts', typeOnly: false },
    { file: 'store/database/x.ts', target: '../jobs/y.ts', typeOnly: true },
    { file: 'contract/results/x.ts', target: '../operations/y.ts', typeOnly: true },
  ])('an import that leads up is seen: $file imports $target', (line) => {
    expect(climbs(line)).not.toBeNull()
  })

  test('imports between the parts of a folder lead down', () => {
    expect(files.flatMap(importsOf).flatMap((line) => climbsParts(line) ?? [])).toEqual([])
  })

  test.each(Object.keys(parts))('every folder of %s is one of its parts', (folder) => {
    const folders = files
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => file.slice(folder.length + 1).split('/'))
      .flatMap(([first = '', ...rest]) => (rest.length > 0 && first !== 'tables' ? [first] : []))
    expect(parts[folder]).toEqual(expect.arrayContaining(folders))
  })

  test('the helpers of tests have at most three loose files', () => {
    const loose = files.filter((file) => /^test\/support\/[^/]+$/.test(file))
    expect(loose.length).toBeLessThanOrEqual(3)
    expect(parts['test/support']).toEqual(
      expect.arrayContaining(loose.map((file) => path.basename(file))),
    )
  })

  test.each(['../binding/y.ts', '../y.ts', '../grammars/y.ts'])(
    'an import of a part from above is seen: %s',
    (target) => {
      const file = 'research/claims/patterns/phrases/x.ts'
      expect(climbsParts({ file, target, typeOnly: true })).not.toBeNull()
    },
  )

  test('no file of store/ or contract/ repeats the name of its folder, but for a class of that name', () => {
    const repeats = files.filter((file) => {
      const [room, folder = '', name = ''] = file.split('/')
      const one = folder.replace(/ies$/, 'y').replace(/s$/, '')
      return (room === 'store' || room === 'contract') && name.startsWith(`${one}-`)
    })
    const hasClass = (file: string) => /^export class /m.test(readText(file))
    expect(repeats.filter((file) => !hasClass(file))).toEqual([])
  })

  test.each(Object.keys(floors))('the layers: %s has at most three loose files', (room) => {
    const loose = files.filter(
      (file) => file.startsWith(`${room}/`) && file.split('/').length === 2,
    )
    expect(loose.length).toBeLessThanOrEqual(3)
    expect(floors[room]).toEqual(expect.arrayContaining(loose.map((file) => path.basename(file))))
  })

  test('no files of the repository import each other in a circle, types included', async () => {
    const all: string[] = []
    for await (const file of glob('*/**/*.ts', { cwd: root, exclude: ['node_modules'] }))
      all.push(file)
    expect(all).toEqual(expect.arrayContaining([...files, 'test/layers.test.ts', 'bench/main.ts']))
    expect(findCircle(all.flatMap(importsOf))).toBeNull()
  })

  test('a circle of three files is seen', () => {
    const line = (file: string, target: string) => ({ file, target, typeOnly: true })
    const circle = [
      line('a/x.ts', './y.ts'),
      line('a/y.ts', '../b/z.ts'),
      line('b/z.ts', '../a/x.ts'),
    ]
    expect(findCircle(circle)).toEqual(['a/x.ts', 'a/y.ts', 'b/z.ts', 'a/x.ts'])
  })

  test('a circle of test support through one type is seen', () => {
    const circle = [
      { file: 'test/support/x.ts', target: './stack/y.ts', typeOnly: true },
      { file: 'test/support/stack/y.ts', target: '../x.ts', typeOnly: false },
    ]
    expect(findCircle(circle)).toEqual([
      'test/support/x.ts',
      'test/support/stack/y.ts',
      'test/support/x.ts',
    ])
  })

  test('the API talks to Temporal through the folder for it only', () => {
    const lines = files.filter((file) => /^(?:api|server)\//.test(file)).flatMap(importsOf)
    expect(
      lines.filter(({ target, typeOnly }) => target.startsWith('@temporalio/') && !typeOnly),
    ).toEqual([])
  })

  test('connections to Temporal are opened in the folder for it only', async () => {
    const opens = /\b(?:Native)?Connection\.(?:connect|lazy)\(/
    const found: string[] = []
    for await (const file of glob('{api,commands,local,server,temporal,worker}/**/*.ts', {
      cwd: root,
    }))
      if (opens.test(readText(file))) found.push(file)
    expect(found.toSorted()).toEqual(['temporal/connection.ts', 'temporal/native-connection.ts'])
  })

  test('the input of a call knows no HTTP, so a batch or a tool calls like a request', () => {
    const steps = files.filter(
      (file) =>
        /^api\/(?:calls\/call\.ts$|batch\/|idempotency\/|jobs\/)/.test(file) ||
        (file.startsWith('api/pipeline/') &&
          /\b(?:CallStep = async|\): CallStep) /.test(readText(file))),
    )
    expect(steps.length).toBeGreaterThan(20)
    const isHttp = (line: Import) =>
      /^(?:koa|@koa\/|node:http)/.test(line.target) ||
      /^api\/(?:state\.ts|respond\/(?!error-body\.ts))/.test(resolveTarget(line))
    const both = 'api/pipeline/record-request.ts'
    expect(
      steps
        .filter((file) => file !== both)
        .flatMap(importsOf)
        .filter(isHttp),
    ).toEqual([])
  })

  test('test/ has the folders of the code', async () => {
    const own = new Set(['support', 'kill', 'soak', 'mutants'])
    const folders = new Set<string>()
    for await (const file of glob('test/**/*.test.ts', { cwd: root })) {
      const folder = path.dirname(file).slice('test/'.length)
      if (folder !== '' && !own.has(folder.split('/')[0] ?? '')) folders.add(folder)
    }
    expect(folders.size).toBeGreaterThan(30)
    expect([...folders].filter((folder) => !existsSync(path.join(root, folder)))).toEqual([])
  })

  test('only config/ reads the environment', async () => {
    const readers: string[] = []
    for await (const file of glob(
      '{contract,research,sources,workflows,store,activities,api,mcp,server,worker,commands}/**/*.ts',
      { cwd: root },
    )) {
      if (/process\.env\b/.test(readText(file))) readers.push(file)
    }
    expect(readers).toEqual([])
  })
})
