import { spawn } from 'node:child_process'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask as askCommand } from '../../commands/ask.ts'
import { root } from '../support/code/root.ts'
import { startCommand } from '../support/processes/run-command.ts'
import { freePort } from '../support/servers/free-port.ts'
import { openLoopback } from '../support/servers/open-loopback.ts'
import type { SharedService } from '../support/service/service.ts'
import { type Research, useResearch } from '../support/service/use-research.ts'

const command = path.join(root, 'commands', 'ask.ts')
const sandboxKey = 'prs_test_public_0000000000'

/** The command in this process, without a terminal. */
const start = (...args: string[]) => startCommand(askCommand, args, { PUBLIC_URL: '' })
const ask = (...args: string[]) => start(...args).ended

describe('npm run ask, against the service', () => {
  let service: SharedService
  let research: Research
  beforeAll(async () => {
    research = await useResearch()
    service = research.service
  })
  afterAll(() => research?.stop())
  const askSandbox = (...args: string[]) => ask(...args, '--url', service.url, '--key', sandboxKey)
  const askLive = (...args: string[]) => ask(...args, '--url', service.url, '--key', service.key)

  test('search in the sandbox: the candidate on standard output, what goes on beside it', async () => {
    const { stdout, stderr, status } = await askSandbox('search', 'Ada', 'Marlowe')
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /^ {2}1 Ada Marlowe +█{9}░ {2}92\n {4}Tidal-energy engineer in Halvorsen Bay\n {4}Halvorsen Bay, US · tidal energy/m,
    )
    expect(stdout).not.toContain(String.fromCharCode(27))
    expect(stderr).toBe(
      'Searching for "Ada Marlowe" as a name (use --type to change).\nComparing what the providers found (80 %)\n',
    )
  })

  test('an ordinary key is served by the sandbox when asked to', async () => {
    const { stdout, status } = await askLive('search', 'Ada Marlowe', '--sandbox')
    expect(status).toBe(0)
    expect(stdout).toContain('Ada Marlowe')
  })

  test('dossier and chat read as text with sources', async () => {
    const dossier = await askSandbox('dossier', 'Ada Marlowe')
    expect(dossier).toMatchObject({ status: 0, stderr: '' })
    expect(dossier.stdout).toMatch(
      /^\nAda Marlowe is the lead tidal engineer[\s\S]*\nIdentity\n {2}Ada Marlowe[\s\S]*\nSources\n {2}\[1\] /,
    )
    const chat = await askSandbox('chat', 'Ada Marlowe', 'Where does she work now?')
    expect(chat.stdout).toMatch(/works at the Brackwater[\s\S]*\nAsk next\n {2}\? /)
  })

  test('an empty and a partial answer say so', async () => {
    expect((await askSandbox('search', 'sandbox:empty')).stdout).toContain(
      'No matching person was found.',
    )
    expect((await askSandbox('search', 'sandbox:partial')).stdout).toContain(
      'Cut short: deadline reached.',
    )
  })

  test('--json prints the answer and nothing else', async () => {
    const { stdout, status } = await askSandbox('search', 'Ada Marlowe', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      object: 'search_result',
      hits: [{ name: 'Ada Marlowe' }],
      metadata: { sandbox: true },
    })
  })

  test('a refusal is its code, what helps and where, and exit code 1', async () => {
    const { stdout, stderr, status } = await askSandbox(
      'search',
      'sandbox:usage_exhausted',
      '--type',
      'name',
    )
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
    expect(stderr).toMatch(
      /^usage_exhausted \(402\): .*\nWhat helps: add credits: http:\/\/service\.test\/portal#add-credits\nRequest req_/,
    )
    const json = await askSandbox('search', 'sandbox:usage_exhausted', '--json')
    expect(json.status).toBe(1)
    expect(JSON.parse(json.stdout)).toMatchObject({ error: { code: 'usage_exhausted' } })
  })

  test('an error in the middle of a stream is exit code 1', async () => {
    const { stdout, status } = await askSandbox('search', 'sandbox:failed')
    expect(status).toBe(1)
    expect(stdout).toContain('provider_unavailable: ')
    expect(stdout).not.toContain('No matching person was found')
  })

  test('a vehicle, live, and its job followed once more', async () => {
    const { stdout, status } = await askLive('vin', '1HGCM82633A004352')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^2003 Honda Accord {2}1HGCM82633A004352\n/)
    expect(stdout).toMatch(/\nCoverage\n {2}answered {7}vpic_offline/)
    const job = /^Job (job_\w+): (\S+)$/m.exec(stdout)
    expect(job?.[2]).toBe(`${service.url}/api/v1/jobs/${job?.[1]}/events`)
    const again = await askLive('job', job?.[1] ?? '')
    expect(again).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('2003 Honda Accord'),
      stderr: expect.stringContaining('Decoded the VIN'),
    })
    expect(again.stdout).toContain('Cost: 0 % of this week')
  })

  test('companies, live: each with its confidence, the reasons, its ids and who was asked', async () => {
    const { stdout, stderr, status } = await askLive('company', 'Halvorsen Tidal Energy ASA')
    expect({ status, stderr, stdout }).toMatchObject({ status: 0 })
    expect(stdout).toMatch(/^ {2}1 Halvorsen Tidal Energy ASA +█+░* +\d\d\n/m)
    expect(stdout).toMatch(/\n {4}.*lei:9845EXAMPLEHALV0NO77/)
    expect(stdout).toMatch(/\nCoverage\n(?: .*\n)*? {2}answered +.*gleif/)
  })

  test('the profile of a company, live: registration, executives, sources and the notice', async () => {
    const { stdout, stderr, status } = await askLive(
      'company-profile',
      'Halvorsen',
      '--id',
      'no:923609016',
    )
    expect({ status, stderr }).toMatchObject({ status: 0 })
    expect(stdout).toMatch(/^Halvorsen Tidal Energy ASA {2}lei:9845EXAMPLEHALV0NO77\n/)
    for (const title of ['Registration', 'Executives', 'Places', 'Sources', 'Coverage'])
      expect(stdout.split(`\n${title}\n`), title).toHaveLength(2)
    expect(stdout.replaceAll(/\n +/g, ' ')).toContain('923609016')
    expect(stdout.replaceAll('\n', ' ')).toContain('consumer report')
  })

  test('a dossier, live: the summary, each section once with the numbers of its sources, and who was asked', async () => {
    const { stdout, stderr, status } = await askLive('dossier', 'Quillon Featherby-Marsh')
    expect(status).toBe(0)
    const order = [
      'Quillon Featherby-Marsh ',
      'Identity',
      'Contact',
      'Social',
      'Locations',
      'Work',
      'Sources',
      'Sources disagree',
      'Coverage',
    ]
    const places = order.map((title) =>
      stdout.indexOf(`\n${title}${title.endsWith(' ') ? '' : '\n'}`),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    for (const title of ['Identity', 'Work', 'Mentions'])
      expect(stdout.split(`\n${title}\n`)).toHaveLength(2)
    expect(stdout).toMatch(
      /\n {2}Head of Tidal Modelling, Institute for Invented Tides · since 2010 {2}\d+ % \[\d+\]/,
    )
    const last = Math.max(...[...stdout.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)))
    expect(stdout).toContain(`\n  [${last}]`)
    expect(stdout).toMatch(/\n {2}identity, birth year: 197[46] or 197[46]\n/)
    expect(stdout.replace(/\n {17}(?=\S)/g, ' ')).toMatch(/web_pages: \d+ pages read; \d+ skipped/)
    expect(stdout).toMatch(/not configured (?:.*\n)*? *language_model: /)
    expect(stdout.replaceAll('\n', ' ')).toContain('This is not a consumer report')
    expect(stderr).toMatch(/Read \d+ pages/)
    expect(stderr).not.toContain(String.fromCharCode(27))
  }, 60_000)

  test('a dossier that was built before comes from the cache; --refresh builds it anew and says what changed', async () => {
    const name = 'Wendeline Tollgate-Ashby'
    const first = await askLive('dossier', name)
    expect(first.stdout).not.toContain('Changed since')
    const cached = await askLive('dossier', name)
    expect(cached.status).toBe(0)
    expect(cached.stdout).toContain('Cost: nothing, from the cache')
    expect(cached.stdout.slice(0, cached.stdout.indexOf('\nSources\n'))).toBe(
      first.stdout.slice(0, first.stdout.indexOf('\nSources\n')),
    )
    const anew = await askLive('dossier', name, '--refresh')
    expect(anew.stdout).toMatch(/\nChanged since \d{4}-\d\d-\d\d \d\d:\d\d UTC\n {2}nothing\n/)
    const chat = await askLive('chat', name, 'Where does she work?')
    expect(chat.status).toBe(0)
    expect(chat.stdout).toMatch(/\[1\][\s\S]*\nSources\n {2}\[1\] [\s\S]*\nAsk next\n {2}\? /)
    const declined = await askLive('chat', name, 'Should I rent my flat to her?')
    expect(declined.stdout).toContain('\nNot answered: eligibility.\n')
  }, 90_000)

  test('--curl prints a request that a shell can send, and sends nothing', async () => {
    const { stdout, status } = await askSandbox('search', "Ada O'Marlowe", '--curl')
    expect(status).toBe(0)
    const shell = spawn('sh', ['-c', stdout])
    let text = ''
    shell.stdout.on('data', (chunk) => (text += chunk))
    await new Promise((resolve) => shell.once('close', resolve))
    expect(text).toContain('"type":"done"')
  })
})

test.each([
  [['search', 'a', '--colour', 'red'], /colour/],
  [['fly', 'me'], /^There is no operation fly/],
  [[], /^npm run ask -- search/],
])('%j is a clear sentence and exit code 2', async (args, sentence) => {
  const { stdout, stderr, status } = await ask(...args)
  expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toMatch(/^\s+at /m)
})

test('ask says that no service runs, and what to do', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  const { stderr, status } = await ask('vin', 'X', '--url', url, '--key', 'k')
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^No service answers at http:\/\/127\.0\.0\.1:\d+: nothing listens there\. Run npm start/,
  )
})

describe('npm run ask, when the connection is cut', () => {
  const job = 'job_01M0000000000000000000000A'
  const label = (seq: number) =>
    `data: ${JSON.stringify({ type: 'status', label: `step ${seq}`, seq, ts: '2026-01-01T00:00:00.000Z' })}\n\n`
  const hit = {
    id: 'hit_1',
    name: 'Ada Marlowe',
    headline: '',
    initials: 'AM',
    confidence: 50,
    location: '',
    tags: [],
  }
  const last = (seq: number) =>
    [
      { type: 'hit', hit, seq, ts: '2026-01-01T00:00:00.000Z' },
      { type: 'done', jobId: job, seq: seq + 1, ts: '2026-01-01T00:00:00.000Z' },
    ]
      .map((event) => `data: ${JSON.stringify(event)}\n\n`)
      .join('')

  /** What the stand-in does with each connection, in turn; the last one stays. */
  let answers: ((response: ServerResponse, url: string) => void)[]
  let asked: string[]
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    // the next case begins with a connection of its own
    response.setHeader('connection', 'close')
    if (request.url === `/api/v1/jobs/${job}`) {
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({
          operation: 'search',
          result: { coverage: [{ provider: 'github', outcome: 'timeout' }] },
        }),
      )
      return
    }
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    request.resume().on('end', () => answer?.(response, request.url ?? ''))
  })
  let url: string
  beforeAll(async () => {
    const port = await openLoopback(server)
    url = `http://127.0.0.1:${port}`
  })
  beforeEach(() => {
    asked = []
  })
  afterEach(() => server.closeAllConnections())
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const stream = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-service-job-id': job })
  const cutAfter = (text: string) => (response: ServerResponse) =>
    stream(response).write(text, () => setTimeout(() => response.destroy(), 20))
  const search = (...args: string[]) =>
    start('search', 'Ada', '--type', 'name', '--url', url, '--key', 'k', ...args)

  test('npm run ask resumes a cut stream after the last event, without a gap or a repeat', async () => {
    answers = [
      cutAfter(label(1) + label(2) + label(3).slice(0, 20)),
      (response) => response.writeHead(503).end('{}'),
      cutAfter(label(2) + label(3)),
      (response) => void stream(response).end(last(4)),
    ]
    const { stdout, stderr, status } = await search().ended
    expect(status).toBe(0)
    expect(asked).toEqual([
      'POST /api/v1/search',
      `GET /api/v1/jobs/${job}/events?after=2`,
      `GET /api/v1/jobs/${job}/events?after=2`,
      `GET /api/v1/jobs/${job}/events?after=3`,
      `GET /api/v1/jobs/${job}`,
    ])
    expect(stderr.match(/step \d/g)).toEqual(['step 1', 'step 2', 'step 3'])
    expect(stderr).toContain('The connection is lost, trying again (1)')
    expect(stdout.match(/Ada Marlowe/g)).toHaveLength(1)
    expect(stdout).toContain('could not look github: it took too long.')
    expect(stdout).toContain(`Job ${job}: ${url}/api/v1/jobs/${job}/events`)
  })

  test('events are the same however their bytes are cut, between comments and in CRLF', async () => {
    const text = `: keep-alive\r\n\r\nretry: 2000\n\n${label(1).replace('step', 'é漢 step').replaceAll('\n', '\r\n')}${last(2)}`
    answers = [
      async (response) => {
        stream(response)
        for (const byte of Buffer.from(text)) {
          response.write(Buffer.of(byte))
          await new Promise(setImmediate)
        }
        response.end()
      },
    ]
    const { stdout, stderr, status } = await search().ended
    expect({ stderr, status }).toMatchObject({ status: 0 })
    expect(stderr).toContain('é漢 step 1')
    expect(stdout).toContain('Ada Marlowe')
  })

  test('npm run ask shows the stored result of a job that ended while the connection was cut', async () => {
    answers = [cutAfter(label(1)), (response) => response.writeHead(204).end()]
    const { stdout, stderr, status } = await search().ended
    expect({ stderr, status }).toMatchObject({ status: 0 })
    expect(stdout).toContain('Coverage')
  })

  test('a job that was taken away is said so at once', async () => {
    const error = {
      code: 'job_expired',
      message: 'It was erased.',
      request_id: 'req_1',
      retryable: false,
    }
    answers = [
      cutAfter(label(1)),
      (response) => response.writeHead(410).end(JSON.stringify({ error })),
    ]
    expect(await search().ended).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('job_expired (410): It was erased.'),
    })
  })

  test('Ctrl-C leaves the job running and says where it is', async () => {
    answers = [(response) => void stream(response).write(label(1))]
    const args = ['search', 'Ada', '--type', 'name', '--url', url, '--key', 'k']
    const child = spawn(process.execPath, [command, ...args])
    let stderr = ''
    child.stderr.on('data', (chunk) => (stderr += chunk))
    const ended = new Promise((resolve) => child.once('close', resolve))
    await expect.poll(() => stderr, { timeout: 20_000 }).toContain('step 1')
    child.kill('SIGINT')
    expect(await ended).toBe(130)
    expect(stderr).toContain(
      `Left running: ${url}/api/v1/jobs/${job}\nCome back with: npm run ask -- job ${job}\n`,
    )
    expect(asked).toEqual(['POST /api/v1/search'])
  })
})
