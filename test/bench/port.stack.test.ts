import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { answerLines } from '../../bench/port/answer-lines.ts'
import { port } from '../../bench/port/index.ts'
import { root } from '../support/code/root.ts'
import { testDataDir } from '../support/runner/test-data-dir.ts'

const main = path.join(root, 'bench', 'main.ts')
const env = { ...process.env, DATA_DIR: testDataDir }

/** What `npm run --silent bench -- <op>` prints for these lines. */
function runBench(op: string, lines: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, op], {
    input: `${lines.join('\n')}\n`,
    env,
    encoding: 'utf8',
  })
  return { answers: stdout.split('\n').filter((line) => line !== ''), stderr, status }
}

/** What the op answers to these lines, in this process. */
async function ask(op: string, lines: readonly string[]): Promise<string[]> {
  const open = port[op]
  if (open === undefined) throw new Error(`there is no op ${op}`)
  return await Array.fromAsync(
    answerLines(await open(), Readable.from([Buffer.from(lines.join('\n'))])),
  )
}

const cases: [op: string, line: unknown, answer: unknown][] = [
  ['vin', { vin: '1FTMW1T88MFA00001' }, { year: 2021, make: 'FORD', model: 'F-150' }],
  [
    'fetch-guard',
    { url: 'https://example.com/', resolvesTo: ['169.254.169.254'] },
    { allow: false, reason: 'metadata_address' },
  ],
  [
    'name-score',
    { a: 'Marlowe, Ada', b: 'Ada Marlowe', kind: 'person' },
    { score: expect.any(Number) },
  ],
  [
    'normalise-company',
    { name: 'Brackwater Tidal Cooperative Ltd.' },
    { core: 'brackwater tidal' },
  ],
  [
    'entity-match',
    {
      query: { name: 'Brackwater Tidal Ltd', jurisdiction: 'GB', lei: null },
      candidates: [
        { id: 1, name: 'Brackwater Tidal Holdings Ltd', otherNames: [{ name: 'Brackwater' }] },
        { id: 2, name: 'BRACKWATER TIDAL LIMITED', address: { city: 'Leeds' } },
      ],
    },
    { ranking: [{ id: '2' }, { id: '1' }] },
  ],
  [
    'contacts',
    { text: 'Write to ada (at) example.org' },
    { emails: ['ada@example.org'], phones: [] },
  ],
  [
    'extract',
    {
      url: 'https://news.example/2024/05/01/tide',
      html: '<title>Tide mill turns | News</title><body><h1>Tide mill turns</h1><p>By Ada Marlowe</p><p>The mill\u2028at <a href="/q">Quay Street</a> turns again.</p>',
    },
    {
      title: 'Tide mill turns',
      author: 'Ada Marlowe',
      date: '2024-05-01',
      text: expect.stringContaining('turns again'),
      links: ['https://news.example/q'],
    },
  ],
  [
    'support',
    { claim: 'Ada Marlowe is an engineer.', sources: ['Ada Marlowe is an engineer.'] },
    {
      supported: true,
      spans: [{ source: 0, start: 0, end: 27, text: 'Ada Marlowe is an engineer.' }],
    },
  ],
  [
    'suppresses',
    {
      entry: {
        kind: 'name',
        value: 'Jane Featherby-Marsh',
        fact: { kind: 'employer', value: 'Brackwater Tidal' },
      },
      text: 'Jane Featherby-Marsh joined Brackwater Tidal.',
      url: 'https://news.example/a',
    },
    { suppresses: true },
  ],
  [
    'profile-url',
    { url: 'https://www.github.com/Octocat/' },
    { platform: 'github', handle: 'octocat' },
  ],
  [
    'cluster',
    {
      query: 'Ada Marlowe',
      docs: [
        {
          id: 'a',
          title: 'Ada Marlowe, engineer',
          url: 'https://example.org/a',
          snippet: 'Tidal energy',
        },
      ],
    },
    { candidates: [{ docIds: ['a'] }] },
  ],
  [
    'presence',
    {
      site: 'GitHub',
      username: 'nobody',
      status: 404,
      headers: {},
      body: '',
      finalUrl: 'https://github.com/nobody',
    },
    { outcome: expect.stringMatching(/^(absent|unknown)$/) },
  ],
]

describe('the bench port', () => {
  beforeAll(() => void vi.stubEnv('DATA_DIR', testDataDir))
  afterAll(() => void vi.unstubAllEnvs())

  test.each(cases)(
    'the bench port: %s answers a line, and goes on behind one that it cannot use',
    async (op, line, answer) => {
      const asked = JSON.stringify(line)
      const answers = await ask(op, [asked, 'not json', '', asked])
      expect(answers).toHaveLength(3)
      expect(JSON.parse(answers[0] ?? '')).toMatchObject(Object(answer))
      expect(JSON.parse(answers[1] ?? '')).toMatchObject({ error: { code: 'invalid_request' } })
      expect(answers[2]).toBe(answers[0])
    },
  )

  test('npm run bench -- OP answers the lines of standard input on standard output', () => {
    const line = JSON.stringify({ a: 'Marlowe, Ada', b: 'Ada Marlowe', kind: 'person' })
    const { answers, stderr, status } = runBench('name-score', [line, 'not json', line])
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    const score = { score: expect.any(Number) }
    expect(answers.map((answer) => JSON.parse(answer))).toMatchObject([
      score,
      { error: { code: 'invalid_request' } },
      score,
    ])
  })

  test('a line of ten thousand mistakes is refused with its first mistake, in words', async () => {
    const answers = await ask('support', [
      JSON.stringify({ claim: 'Ada Marlowe is an engineer.', sources: Array(10_000).fill(0) }),
    ])
    expect(answers).toHaveLength(1)
    expect(JSON.parse(answers[0] ?? '')).toEqual({
      error: {
        code: 'invalid_request',
        message: 'Invalid input: expected string, received number',
        path: 'sources.0',
      },
    })
  })

  test('a bench without its browser ends with exit code 2 before it measures anything', () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [main], {
      env: { ...env, CHROMIUM: '/nowhere/chromium' },
      encoding: 'utf8',
    })
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^There is no \/nowhere\/chromium, which CHROMIUM names/)
  })

  test('an unknown op is refused in one sentence with exit code 2', () => {
    const { stderr, status } = runBench('nothing', [])
    expect(status).toBe(2)
    expect(stderr).toMatch(/^There is no op nothing: one of .*vin/)
  })
})
