/** The commands of docs/operators.md, as they stand there. */

import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseCacheDir } from '../../config/process-environment.ts'
import { buildChildEnvironment } from '../../local/environment.ts'
import { findTemporal } from '../../local/temporal-binary.ts'
import { apiNodeOptions } from '../../process/api-node-options.ts'
import { call } from '../support/calls/call.ts'
import { readText, root } from '../support/code/root.ts'
import { eventually } from '../support/eventually.ts'
import {
  answer,
  coverageOf,
  makeSearch,
  planned,
  untilItWaits,
  waitAnHour,
} from '../support/histories/fake-search.ts'
import { ended, rowOf } from '../support/rows/jobs.ts'
import { shipped } from '../support/runner/short-lived.ts'
import { testDataDir } from '../support/runner/test-data-dir.ts'
import { openRuns, type Runs, untilCancelled } from '../support/runs/runs.ts'
import { freePort } from '../support/servers/free-port.ts'
import { useStack } from '../support/stack/use-stack.ts'

const text = readFileSync(path.join(root, 'docs', 'operators.md'), 'utf8')
const section = (title: string) =>
  text.split('\n## ').find((part) => part.startsWith(`${title}\n`)) ?? ''
const blocks = (title: string) =>
  [...section(title).matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block.trim())

describe('steering a run', () => {
  const [settings = '', ...commands] = blocks('Steering a run')
  const command = (word: string) =>
    commands.find((line) => line.includes(word)) ?? `no command has ${word}`
  let runs: Runs
  let env: Record<string, string | undefined>
  let tries: number
  beforeAll(async () => {
    runs = await openRuns(useStack(), 'docs-operators')
    const { file } = await findTemporal({ env: process.env, cache: chooseCacheDir() })
    const address = {
      TEMPORAL_ADDRESS: useStack().temporalAddress,
      TEMPORAL_NAMESPACE: runs.client.options.namespace,
    }
    env = { PATH: process.env.PATH, HOME: process.env.HOME, TEMPORAL: file, ...address }
  })
  afterAll(() => runs.close())

  const paste = (line: string, job = '') =>
    promisify(execFile)('sh', ['-c', line], { env: { ...env, JOB: job } })

  /** A search that waits for an hour for wikidata. */
  async function waiting(): Promise<string> {
    const job = await makeSearch(runs.db)
    tries = 0
    const handle = await runs.start(job, () => ({
      planSearch: (jobId) => planned(runs.db, jobId, { together: ['github', 'wikidata'] }),
      askSources: async (jobId) => {
        await answer(runs.db, jobId, 'github', 'no_results')
        return [
          { provider: 'github', outcome: 'no_results', again: false },
          { provider: 'wikidata', outcome: 'rate_limited', again: true },
        ]
      },
      askSource: () => {
        tries += 1
        return waitAnHour()
      },
    }))
    await untilItWaits(handle)
    return job
  }

  test('the settings name the program and the address that npm start keeps', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-docs-'))
    await mkdir(path.join(folder, '.local'))
    await writeFile(
      path.join(folder, '.local', 'service.json'),
      '{"temporalCli": "/cache/temporal", "temporalAddress": "127.0.0.1:7233"}',
    )
    const { stdout } = await promisify(execFile)(
      'sh',
      ['-c', `${settings}\necho "$TEMPORAL $TEMPORAL_ADDRESS"`],
      { cwd: folder },
    )
    await rm(folder, { recursive: true })
    expect(stdout.trim()).toBe('/cache/temporal 127.0.0.1:7233')
  })

  test.each([
    ['as the document has them', (line: string) => line],
    [
      'as lists of one',
      (line: string) =>
        line
          .replace('--input 600', "--input '[600]'")
          .replace(/--input '("\w+")'/, "--input '[$1]'"),
    ],
  ])(
    'a run is given time, has a provider asked again and skipped, with arguments %s',
    { timeout: 120_000 },
    async (_, given) => {
      const job = await waiting()
      const deadline = async () => (await rowOf(runs.db, job)).deadlineAt?.getTime() ?? 0
      const before = await deadline()
      await paste(given(command('extendDeadline')), job)
      expect((await deadline()) - before).toBe(600_000)
      await paste(given(command('retryProvider')), job)
      await eventually(() => expect(tries).toBe(2))
      await paste(given(command('skipProvider')), job)
      expect(await ended(runs.db, job)).toMatchObject({
        status: 'succeeded',
        stopReason: 'completed',
      })
      expect(await coverageOf(runs.db, job)).toContainEqual(
        expect.objectContaining({ provider: 'wikidata', outcome: 'skipped' }),
      )
    },
  )

  test('a run is stopped, another one cancelled', { timeout: 120_000 }, async () => {
    const stopped = await waiting()
    await paste(command('--name stop'), stopped)
    expect(await ended(runs.db, stopped)).toMatchObject({
      status: 'succeeded',
      stopReason: 'stopped',
      partial: true,
    })
    const cancelled = await makeSearch(runs.db)
    await runs.start(cancelled, () => ({
      planSearch: (jobId) => planned(runs.db, jobId, { together: ['github'] }),
      askSources: untilCancelled,
    }))
    await eventually(async () => expect((await rowOf(runs.db, cancelled)).startedAt).not.toBeNull())
    await paste(command('workflow cancel'), cancelled)
    expect(await ended(runs.db, cancelled)).toMatchObject({ status: 'cancelled' })
  })

  test('every command is one that this file pastes', async () => {
    for (const list of ['workflow list', '!= "refused"'])
      expect(await paste(command(list))).toMatchObject({ stderr: '' })
    expect(commands).toHaveLength(7)
  })

  test('the queries of the links are ones that Temporal takes', async () => {
    const links = [...section('The Temporal UI').matchAll(/<(http[^>]+)>/g)].map(
      ([, link = '']) => new URL(link),
    )
    expect(links).toHaveLength(5)
    for (const { searchParams } of links) {
      const query = searchParams.get('query') ?? ''
      for await (const { workflowId } of runs.client.workflow.list({ query }))
        expect(workflowId).toMatch(/^job_/)
    }
  })
})

test('the service starts without containers as the document says, on the Node that is on the PATH', {
  timeout: 180_000,
}, async () => {
  const [block = ''] = blocks('Deploying without containers')
  const lines = block.split('\n')
  const recipe = lines.filter((line) => !line.startsWith('export '))
  expect(lines.length - recipe.length).toBe(3)
  const [databaseUrl, namespace] = await Promise.all([
    useStack().createTestDatabase('docs_recipe'),
    useStack().createTestNamespace('docs-recipe'),
  ])
  const port = await freePort()
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  const env = {
    HOME: process.env.HOME,
    PATH: outside.join(path.delimiter),
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: useStack().temporalAddress,
    TEMPORAL_NAMESPACE: namespace,
    PUBLIC_URL: 'https://people.example',
    DATA_DIR: testDataDir,
    PORT: String(port),
  }
  const shell = spawn('sh', ['-c', recipe.join('\n')], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk))
  try {
    const url = `http://127.0.0.1:${port}`
    await eventually(() => expect(output).toContain('api listens'), { timeoutMs: 120_000 })
    await eventually(() => expect(output).toContain('worker runs'), { timeoutMs: 60_000 })
    const [key = ''] = /prs_live_\S+/.exec(output) ?? []
    const response = await call(url, '/api/v1/vin', { key, body: { vin: '1HGCM82633A004352' } })
    expect(await response.json()).toMatchObject({ object: 'vin_result' })
  } finally {
    // the group: npm, the worker and the API
    process.kill(-(shell.pid ?? 0), 'SIGTERM')
  }
})

test('the worker gets the threads that its look-ups need, unless they are set', () => {
  const { scripts } = JSON.parse(readText('package.json'))
  expect(scripts.worker).toMatch(/^UV_THREADPOOL_SIZE=\$\{UV_THREADPOOL_SIZE:-64\} MALLOC_/)
  expect(scripts.worker).toMatch(/ MALLOC_ARENA_MAX=\$\{MALLOC_ARENA_MAX:-2\} exec node /)
})

test('the API runs and is compiled with the options of Node that it is measured with', () => {
  const options = apiNodeOptions.join(' ')
  expect(JSON.parse(readText('package.json')).scripts.api).toContain(` ${options} --import `)
  expect(readText('Dockerfile')).toContain(`RUN node ${options} --input-type=module --eval "await`)
})

test('API and worker keep a young generation of the size that they are measured with', () => {
  const { scripts } = JSON.parse(readText('package.json'))
  const [measured = ''] = shipped
  expect(measured).toMatch(/^--max-semi-space-size=\d+$/)
  for (const name of ['api', 'worker']) expect(scripts[name]).toContain(`exec node ${measured} `)
  expect(readText('Dockerfile')).toContain(`\nENV NODE_OPTIONS=${measured}\n`)
  expect(buildChildEnvironment({}).NODE_OPTIONS).toBe(measured)
})

test('the first key is made in a container that is there, by a command that is in the image', () => {
  const [line = ''] = blocks('Deploying with Docker Compose')
  const [, service = '', file = ''] =
    /^docker compose exec (\w+) node (\S+) create --account \w+$/.exec(line) ?? []
  expect(readText('docker-compose.yml')).toMatch(new RegExp(`^  ${service}:$`, 'm'))
  expect(readText('Dockerfile')).toContain(`COPY ${path.dirname(file)} `)
})
