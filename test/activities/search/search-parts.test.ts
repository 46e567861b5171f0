import { describe, expect, test } from 'vitest'
import { buildOutcomeMessage } from '../../../activities/job/build-outcome-message.ts'
import { buildWarnings, hasNoAnswer } from '../../../activities/job/coverage.ts'
import { createIds } from '../../../activities/job/ids.ts'
import { buildProgress } from '../../../activities/job/progress.ts'
import { buildSweepCoverage } from '../../../activities/job/sweep-coverage.ts'
import { type Outcome, outcomes } from '../../../contract/coverage.ts'
import { buildConfigureHint, webSearchHint } from '../../../sources/choice/build-configure-hint.ts'
import type { SiteOutcomeRow } from '../../../store/site-outcomes.ts'

describe('the progress of a search', () => {
  const planned = { percent: 10, label: 'Looking', sources_considered: 8, sources_read: 0 }

  test.each<[string, object, number, object]>([
    ['a first answer', planned, 1, { percent: 20, sources_considered: 8, sources_read: 1 }],
    ['half of the answers', planned, 4, { percent: 50, sources_considered: 8, sources_read: 4 }],
    [
      'the last one',
      { ...planned, sources_read: 7 },
      1,
      { percent: 90, sources_considered: 8, sources_read: 8 },
    ],
    [
      'one more than were planned',
      { ...planned, sources_read: 8, percent: 90 },
      1,
      { percent: 90, sources_considered: 9, sources_read: 9 },
    ],
    [
      'an answer where nothing was planned',
      { percent: 0, label: '' },
      1,
      { percent: 90, sources_considered: 1, sources_read: 1 },
    ],
    [
      'no answer where nothing was planned',
      { percent: 0, label: '' },
      0,
      { percent: 10, sources_considered: 1, sources_read: 0 },
    ],
  ])('after %s', (_, before, answered, after) => {
    const progress = { percent: 0, label: '', ...before }
    expect(buildProgress(progress, answered, 'github answered')).toEqual({
      ...progress,
      ...after,
      label: 'github answered',
    })
  })

  test('the progress of a search never goes back, and stays below what composing takes', () => {
    expect(buildProgress({ ...planned, percent: 77 }, 1, '').percent).toBe(77)
    let progress: Parameters<typeof buildProgress>[0] = planned
    for (let n = 0; n < 30; n += 1) {
      const next = buildProgress(progress, 1, '')
      expect(next.percent).toBeGreaterThanOrEqual(progress.percent)
      expect(next.percent).toBeLessThanOrEqual(90)
      progress = next
    }
  })
})

describe('the sentence for an outcome', () => {
  const silent: readonly Outcome[] = ['ok', 'no_results']
  test.each(outcomes)(
    'the sentence for an outcome: %s says all there is to say, or has a sentence',
    (outcome) => {
      expect(buildOutcomeMessage({ outcome }) === null).toBe(silent.includes(outcome))
      if (!silent.includes(outcome))
        expect(buildOutcomeMessage({ outcome })).toMatch(/^It[s ].*\.$/)
    },
  )

  test('each outcome of a provider has a sentence of its own', () => {
    const said = outcomes.flatMap((outcome) => buildOutcomeMessage({ outcome }) ?? [])
    expect(new Set(said).size).toBe(said.length)
  })

  test("the sentence for an outcome gives a limit's duration, and for no other outcome", () => {
    expect(buildOutcomeMessage({ outcome: 'rate_limited', waitSeconds: 40 })).toMatch(/ in 40 s\.$/)
    expect(buildOutcomeMessage({ outcome: 'rate_limited', waitSeconds: 0 })).toMatch(/ in 1 s\.$/)
    expect(buildOutcomeMessage({ outcome: 'rate_limited', waitSeconds: null })).toBe(
      buildOutcomeMessage({ outcome: 'rate_limited' }),
    )
    expect(buildOutcomeMessage({ outcome: 'timeout', waitSeconds: 40 })).toBe(
      buildOutcomeMessage({ outcome: 'timeout' }),
    )
    expect(buildOutcomeMessage({ outcome: 'ok', waitSeconds: 40 })).toBeNull()
  })
})

test.each([
  ['searxng', 'SEARXNG_URL'],
  ['brave', 'BRAVE_API_KEY'],
  ['serper', 'SERPER_API_KEY'],
  ['tavily', 'TAVILY_API_KEY'],
])('a missing %s names %s', (provider, variable) => {
  expect(buildConfigureHint(provider, true)).toBe(`Set ${variable} to use it.`)
})

test('each web search engine that is not configured says what that costs and what to set', () => {
  expect(buildConfigureHint('brave', false)).toBe(webSearchHint)
  expect(buildConfigureHint('searxng', false)).toBe(webSearchHint)
})

test('a provider without a variable of its own is not configured, and no more is said', () => {
  expect(buildConfigureHint('gitlab', false)).toBe('It is not configured.')
})

describe('ids that are made of what they name', () => {
  const one = createIds('job_1')

  test('derived ids have the form of all others', () => {
    for (const prefix of ['acc', 'cl', 'ev', 'src', 'hit'] as const)
      for (const key of ['', 'github:zquib', 'ключ', 'x'.repeat(10_000)])
        expect(one(prefix, key)).toMatch(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`))
  })

  test('equal things get equal ids in every process', () => {
    expect(createIds('job_1')('acc', 'github:zquib')).toBe(one('acc', 'github:zquib'))
  })

  test('derived ids differ by job, by kind and by thing', () => {
    const all = ['job_1', 'job_2', 'job_1\nacc'].flatMap((job) =>
      (['acc', 'cl', 'ev', 'src', 'hit'] as const).flatMap((prefix) =>
        Array.from({ length: 300 }, (_, n) => createIds(job)(prefix, `k${n}`)),
      ),
    )
    expect(new Set(all.map((id) => id.replace(/^\w+_/, ''))).size).toBe(all.length)
  })

  test('derived ids use all of their alphabet', () => {
    const signs = new Set(
      Array.from({ length: 200 }, (_, n) => one('acc', String(n)).slice(4)).join(''),
    )
    expect(signs.size).toBe(32)
  })
})

const site = (name: string, outcome: string, reason = outcome): SiteOutcomeRow => ({
  site: name,
  outcome,
  reason,
  durationMs: 3,
})

describe('what a sweep came to', () => {
  test.each<[string, SiteOutcomeRow[], number, Outcome]>([
    [
      'one site knows the name',
      [site('a', 'found'), site('b', 'blocked'), site('c', 'absent')],
      3,
      'ok',
    ],
    ['one site knows the name and most were not reached in time', [site('a', 'found')], 400, 'ok'],
    [
      'no site that answered knows it',
      [site('a', 'absent'), site('b', 'timeout'), site('c', 'blocked')],
      3,
      'no_results',
    ],
    ['no site was reached in time', [], 400, 'timeout'],
    ['some failed and the others were not reached in time', [site('a', 'blocked')], 2, 'timeout'],
    ['all refused', [site('a', 'blocked'), site('b', 'blocked')], 2, 'blocked'],
    [
      'most refused',
      [site('a', 'error'), site('b', 'blocked'), site('c', 'blocked')],
      3,
      'blocked',
    ],
    ['all were too slow', [site('a', 'timeout'), site('b', 'timeout')], 2, 'timeout'],
    ['all are limited', [site('a', 'rate_limited')], 1, 'rate_limited'],
    ['all have changed', [site('a', 'changed')], 1, 'changed'],
    ['all are broken', [site('a', 'error')], 1, 'error'],
    ['none allows such a name', [site('a', 'skipped'), site('b', 'skipped')], 2, 'skipped'],
    ['there was none to ask', [], 0, 'skipped'],
  ])('a sweep has an outcome of its own where %s', (_, rows, asked, outcome) => {
    const coverage = buildSweepCoverage(rows, asked)
    expect(coverage).toMatchObject({ provider: 'username_sites', outcome })
    expect(coverage.message).toMatch(new RegExp(`^${asked} sites asked: .*\\.$`))
  })

  const rows = [
    site('a', 'found'),
    site('b', 'absent'),
    site('c', 'absent'),
    site('d', 'blocked', 'a wall of Cloudflare'),
    site('e', 'timeout'),
    site('f', 'rate_limited'),
    site('g', 'changed'),
    site('h', 'error'),
    site('i', 'skipped'),
    site('j', 'skipped'),
    site('k', 'found'),
  ]

  test('the result of a sweep counts its sites, and names with a reason those that did not answer', () => {
    const { sites, message } = buildSweepCoverage(rows, 14)
    expect(sites).toEqual({
      asked: 14,
      found: 2,
      absent: 2,
      skipped: 2,
      unasked: 3,
      unreached: [
        { site: 'd', outcome: 'blocked', reason: 'a wall of Cloudflare' },
        { site: 'e', outcome: 'timeout', reason: 'timeout' },
        { site: 'f', outcome: 'rate_limited', reason: 'rate_limited' },
        { site: 'g', outcome: 'changed', reason: 'changed' },
        { site: 'h', outcome: 'error', reason: 'error' },
      ],
    })
    expect(message).toBe(
      '14 sites asked: 2 know the name, 2 do not; 5 could not be looked at; 3 were not reached in time; 2 allow no such name.',
    )
  })

  test('the sentence about a sweep omits what it has none of', () => {
    expect(buildSweepCoverage([site('a', 'found'), site('b', 'found')], 2).message).toBe(
      '2 sites asked: 2 know the name, 0 do not.',
    )
  })

  test('the sentence about a sweep without a network says how many sites answered', () => {
    const rows = [site('a', 'error', 'offline'), site('b', 'absent'), site('c', 'skipped')]
    expect(buildSweepCoverage(rows, 3).message).toMatch(
      /; 1 of 3 sites answered: 0 know the name, 1 do not; 1 allow no such name\.$/,
    )
  })

  test('the result of a sweep counts every site once', () => {
    const { sites } = buildSweepCoverage(rows, 14)
    expect(sites).toSatisfy(
      ({ asked, found, absent, skipped, unasked, unreached }) =>
        found + absent + skipped + unasked + unreached.length === asked,
    )
  })
})

describe('what a search’s coverage means', () => {
  const row = (provider: string, outcome: Outcome, message: string | null = null) => ({
    provider,
    outcome,
    message,
  })

  test.each<[Outcome[], boolean]>([
    [[], true],
    [['ok'], false],
    [['no_results'], false],
    [['blocked', 'timeout', 'no_results'], false],
    [['blocked', 'timeout', 'changed', 'error', 'rate_limited'], true],
    [['skipped', 'not_configured'], true],
  ])('whether no source has answered when the outcomes are %j: %s', (asked, expected) => {
    expect(hasNoAnswer(asked.map((outcome) => row(outcome, outcome)))).toBe(expected)
  })

  test.each(outcomes)(
    'the outcome %s of an asked provider is a warning only if the provider failed',
    (outcome) => {
      const isWarning = ['rate_limited', 'blocked', 'timeout', 'changed', 'error'].includes(outcome)
      expect(buildWarnings([row('github', outcome, 'Why.')])).toEqual(
        isWarning ? [{ code: `provider_${outcome}`, message: 'Why.', provider: 'github' }] : [],
      )
    },
  )

  test('a warning has words even where the outcome came without', () => {
    expect(buildWarnings([row('github', 'timeout')])).toEqual([
      { code: 'provider_timeout', message: 'timeout', provider: 'github' },
    ])
  })

  test('warnings come in the order of the coverage', () => {
    const warnings = buildWarnings([row('b', 'error'), row('a', 'ok'), row('c', 'blocked')])
    expect(warnings.map(({ provider }) => provider)).toEqual(['b', 'c'])
  })
})
