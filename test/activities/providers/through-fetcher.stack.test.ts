import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Outcome } from '../../../contract/results/coverage.ts'
import { Finding } from '../../../research/records/finding.ts'
import { sources } from '../../../sources/index.ts'
import { insertFindings, loadFindings } from '../../../store/findings/findings.ts'
import type { WireMode } from '../../support/internet/wire-mode.ts'
import { vandalism } from '../../support/internet/world.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import {
  type Case,
  cases,
  known,
  openProviders,
  type Providers,
  unknown,
} from '../../support/runs/open-providers.ts'

let providers: Providers
beforeAll(async () => {
  providers = await openProviders()
})
beforeEach(() => providers.reset())
afterAll(() => providers.close())

/** The results of all cases, a few asked at once. */
async function askAll(subject = known, atOnce = cases.length) {
  const answered: (Case & { run: Awaited<ReturnType<Providers['ask']>> })[] = []
  for (let from = 0; from < cases.length; from += atOnce) {
    const some = cases.slice(from, from + atOnce).map(async (one) => ({
      ...one,
      run: await providers.ask(one.provider, subject(one.kind)),
    }))
    answered.push(...(await Promise.all(some)))
  }
  return answered
}

type Answered = Awaited<ReturnType<typeof askAll>>

function outcomesOf(answered: Answered): Record<string, Outcome> {
  return Object.fromEntries(
    answered.map(({ provider, kind, run }) => [`${provider}, by ${kind}`, run.outcome]),
  )
}

function expected(
  outcome: Outcome,
  exceptions: Readonly<Record<string, Outcome>> = {},
): Record<string, Outcome> {
  return Object.fromEntries(
    cases.map(({ provider, kind }) => [
      `${provider}, by ${kind}`,
      exceptions[`${provider}, by ${kind}`] ?? outcome,
    ]),
  )
}

/** The longest that one step of a provider may take, times the steps that may follow each other. */
function limitMs({ provider }: Case): number {
  const steps = sources.filter((source) => source.provider === provider)
  return Math.max(...steps.map(({ timeoutMs }) => timeoutMs)) * steps.length
}

describe('a provider that is well', () => {
  test('every open provider returns valid findings about a known person', async () => {
    const answered = await askAll()
    expect(outcomesOf(answered)).toEqual(expected('ok'))
    for (const { run } of answered) {
      expect(run.message).toBeNull()
      expect(run.findings).not.toEqual([])
      for (const found of run.findings) expect(Finding.safeParse(found).error).toBeUndefined()
    }
  })

  test('every open provider reports no_results for an unknown person', async () => {
    const answered = await askAll(unknown)
    expect(outcomesOf(answered)).toEqual(expected('no_results'))
    expect(answered.flatMap(({ run }) => run.findings)).toEqual([])
  })

  test('open providers receive one User-Agent and no cookie, and no other host is asked', async () => {
    await askAll()
    const seen = providers.internet.requests()
    expect(new Set(seen.map(({ provider }) => provider))).toEqual(
      new Set(cases.map(({ provider }) => provider)),
    )
    for (const { headers } of seen) {
      expect(headers['user-agent']).toMatch(
        /^people-research\/\d+\.\d+\.\d+ \(\+http:\/\/contact\.test\)$/,
      )
      expect(headers.cookie).toBeUndefined()
    }
  })
})

/** What a way to fail is reported as. Providers that documented another meaning are named. */
const reported: Readonly<Record<WireMode, Outcome>> = {
  slow: 'ok',
  hang: 'timeout',
  reset: 'error',
  half: 'error',
  huge: 'error',
  swollen: 'error',
  bomb: 'error',
  'redirect-loop': 'changed',
  'redirect-inside': 'blocked',
  'redirect-denied': 'blocked',
  throttled: 'rate_limited',
  'throttled-own-way': 'rate_limited',
  down: 'error',
  maintenance: 'error',
  forbidden: 'blocked',
  wall: 'blocked',
  changed: 'changed',
  'not-json': 'changed',
  'lying-length': 'changed',
  empty: 'changed',
}

/** Megabytes each: more of them at once would keep each other waiting. */
const heavy = ['huge', 'swollen', 'bomb']

describe('every provider that fails', () => {
  test.each(Object.entries(reported).map(([mode, outcome]) => ({ mode, outcome })))(
    'every provider that fails: $mode is $outcome',
    async ({ mode, outcome }) => {
      providers.internet.misbehave('*', modeNamed(mode))
      const share = mode === 'hang' ? 0.1 : 1
      providers.shortenTimeouts(share)
      const answered = await askAll(known, heavy.includes(mode) ? 12 : cases.length)
      expect(outcomesOf(answered)).toEqual(expected(outcome))
      for (const { provider, kind, run } of answered) {
        expect(run.durationMs, provider).toBeLessThan(limitMs({ provider, kind }) * share + 5_000)
        if (outcome !== 'ok') expect(run.findings, provider).toEqual([])
      }
    },
  )
})

function modeNamed(name: string): WireMode {
  const found = Object.keys(reported).find((mode): mode is keyof typeof reported => mode === name)
  if (found === undefined) throw new Error(`there is no mode ${name}`)
  return found
}

test('an answer cut at our own limit is too long, not of another shape', async () => {
  providers.internet.misbehave('*', 'huge')
  const run = await providers.ask('orcid', known('name'))
  expect(run).toMatchObject({
    outcome: 'error',
    again: false,
    message: expect.stringContaining('too long'),
  })
})

test('a provider that fails half-way reports what it said before, and that some is missing', async () => {
  providers.internet.misbehave('orcid', 'down', { only: /\/(person|employments|educations)$/ })
  const run = await providers.ask('orcid', known('name'))
  expect(run).toMatchObject({ outcome: 'ok', message: expect.stringContaining('missing') })
  expect(run.findings).toHaveLength(1)
})

describe('a provider that is vandalised', () => {
  test('the findings of a vandalised provider are short, lead nowhere but to the web, and can be stored', async () => {
    providers.internet.misbehave('*', 'nul')
    const answered = await askAll()
    expect(outcomesOf(answered)).toEqual(expected('ok'))
    const jobId = await makeJob(providers.db, { operation: 'search', input: {} })
    const rows = answered.flatMap(({ provider, kind, run }) =>
      run.findings.map((found, n) => ({
        provider,
        kind: found.kind,
        payload: JSON.stringify(found),
        dedupeKey: `${provider}:${kind}:${n}`,
      })),
    )
    await insertFindings(providers.db, jobId, rows, new Date())
    expect(await loadFindings(providers.db, jobId)).toHaveLength(rows.length)
    for (const { provider, payload } of rows) {
      expect(payload.length, provider).toBeLessThan(20_000)
      expect(payload, provider).not.toContain(vandalism.link.slice(0, 11))
    }
  })

  test.each(cases)(
    'a provider that is vandalised: $provider, by $kind: no text holds what no reader could see',
    async ({ provider, kind }) => {
      providers.internet.misbehave('*', 'nul')
      const { findings } = await providers.ask(provider, known(kind))
      const vandalised = findings.flatMap((found) =>
        Object.entries(found).filter(([, said]) => unseen.test(JSON.stringify(said))),
      )
      expect([...new Set(vandalised.map(([field]) => field))]).toEqual([])
    },
  )
})

/**
 * In JSON: control characters, halves of characters, and marks that turn the direction of what
 * follows.
 */
const unseen = /\\u00[01][0-9a-f]|\\ud[89a-f][0-9a-f]{2}|[\u202a-\u202e\u2066-\u2069]/
