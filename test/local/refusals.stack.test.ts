import { spawnSync } from 'node:child_process'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildChildEnvironment } from '../../local/environment.ts'
import { findFreePort, findPortProblem } from '../../local/ports.ts'
import { describeFullDisk, requireRoom } from '../../local/room.ts'
import { root } from '../support/code/root.ts'

let server: net.Server

beforeEach(() => {
  server = net.createServer()
})
afterEach(() => server.close())

test.each(['127.0.0.1', '::1', '0.0.0.0'])(
  'a port on which a program listens at %s is taken',
  async (host) => {
    const port = await findFreePort()
    await new Promise<void>((resolve) => server.listen(port, host, resolve))
    expect(await findPortProblem(port, '127.0.0.1')).toBe(
      `Port ${port} is taken by another program: stop it or set PORT.`,
    )
  },
)

test('a free port is no problem', async () => {
  expect(await findPortProblem(await findFreePort(), '127.0.0.1')).toBeUndefined()
})

test('a HOST that is not of this machine is named', async () => {
  expect(await findPortProblem(await findFreePort(), '192.0.2.1')).toBe(
    'HOST names 192.0.2.1, which is not an address of this machine.',
  )
})

test('npm start refuses arguments with exit code 2', () => {
  const main = path.join(root, 'local', 'main.ts')
  expect(spawnSync(process.execPath, [main, '--port', '4000'], { encoding: 'utf8' })).toMatchObject(
    {
      status: 2,
      stdout: '',
      stderr:
        '\nnpm start takes no arguments: PORT and other environment variables say how it runs.\n',
    },
  )
})

test.each([
  ['local/main.ts', 'npm start takes no arguments'],
  ['demo/main.ts', 'npm run demo takes no arguments'],
  ['test/soak/main.ts', 'npm run test:soak -- [--minutes 30] [--seed 7]'],
  ['server/main.ts', 'Environment variables say how the API runs.\n'],
  ['worker/main.ts', 'Environment variables say how the worker runs.\n'],
  ['commands/migrate.ts', 'npm run migrate\n\nAdds '],
  ['docs/generate.ts', 'npm run docs\n\nWrites '],
])('%s answers --help on standard output with exit code 0', (file, beginning) => {
  const main = path.join(root, file)
  const ran = spawnSync(process.execPath, [main, '--help'], { encoding: 'utf8' })
  expect(ran).toMatchObject({ status: 0, stderr: '' })
  expect(ran.stdout.slice(0, beginning.length)).toBe(beginning)
})

describe.each([
  ['server/main.ts', 'the API'],
  ['worker/main.ts', 'the worker'],
])('%s ends with exit code 2 and one sentence on standard error', (file, service) => {
  const main = path.join(root, file)
  test.each([
    [{ DATABASE_URL: '' }, `DATABASE_URL is not set: ${service} needs its database`],
    [{ PORT: 'eighty' }, 'PORT cannot be used: '],
  ])('the local stack refuses an environment with %j', (env, sentence) => {
    const ran = spawnSync(process.execPath, [main], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    })
    expect(ran).toMatchObject({ status: 2, stdout: '' })
    expect(ran.stderr.split('\n')).toEqual([expect.stringContaining(sentence), ''])
  })

  test.runIf(process.platform === 'linux')(
    'a limit of 128 open files is refused with the number that is needed',
    () => {
      const limited = 'ulimit -n 128 && exec "$0" "$1"'
      const ran = spawnSync('sh', ['-c', limited, process.execPath, main], { encoding: 'utf8' })
      expect(ran).toMatchObject({ status: 2, stdout: '' })
      expect(ran.stderr).toBe(`The limit of open files is 128: ${service} needs 256 (ulimit -n)\n`)
    },
  )
})

test.each([
  ['server/main.ts', 'Unexpected argument: x. Environment variables say how the API runs.\n'],
  ['worker/main.ts', 'Unexpected argument: x. Environment variables say how the worker runs.\n'],
  ['docs/generate.ts', 'Unexpected argument: x.\n\nnpm run docs\n'],
])('%s refuses an argument with exit code 2', (file, beginning) => {
  const ran = spawnSync(process.execPath, [path.join(root, file), 'x'], { encoding: 'utf8' })
  expect(ran).toMatchObject({ status: 2, stdout: '' })
  expect(ran.stderr.slice(0, beginning.length)).toBe(beginning)
})

test('more room than there is is asked for in one sentence', async () => {
  const folder = `${os.tmpdir()}/not/there/yet`
  await expect(requireRoom([{ folder, bytes: 1e18, what: 'its data' }])).rejects.toThrow(
    /^There is no room on the disk: a first start needs 1000000000\.0 GB for its data in .*, and [\d.]+ GB are free\.$/,
  )
  await requireRoom([{ folder, bytes: 1, what: 'its data' }])
})

test.each([
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  [new Error('outer', { cause: Object.assign(new Error('write'), { code: 'EDQUOT' }) }), true],
  [new Error('could not extend file: No space left on device'), true],
  [new Error('something else'), false],
  ['text', false],
])('%s is recognised as a full disk: %s', (error, expected) => {
  expect(describeFullDisk(error, '/x') !== undefined).toBe(expected)
})

test('credentials for a Temporal that is not named are a contradiction', () => {
  expect(() => buildChildEnvironment({ TEMPORAL_API_KEY: 'k' })).toThrow(
    'TEMPORAL_API_KEY is set, but TEMPORAL_ADDRESS is not',
  )
  expect(buildChildEnvironment({ TEMPORAL_API_KEY: 'k', TEMPORAL_ADDRESS: 'h:1' })).toMatchObject({
    TEMPORAL_API_KEY: 'k',
  })
})

test('children inherit neither libpq settings nor a proxy for loopback', () => {
  expect(
    buildChildEnvironment({
      PGHOST: 'elsewhere',
      NO_PROXY: 'a.example',
      PATH: '/bin',
      XDG_CACHE_HOME: '/cache',
    }),
  ).toEqual({
    PATH: '/bin',
    NO_PROXY: 'a.example,localhost,127.0.0.1',
    no_proxy: 'a.example,localhost,127.0.0.1',
    UV_THREADPOOL_SIZE: '64',
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: '--max-semi-space-size=16',
    XDG_CACHE_HOME: '/cache',
    NODE_COMPILE_CACHE: '/cache/people-research-service/modules',
  })
})
