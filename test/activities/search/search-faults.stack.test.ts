import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Example, sourceExamples } from '../../../commands/doctor/examples.ts'
import { createDoctor } from '../../../commands/doctor.ts'
import { platforms } from '../../../contract/operations/search.ts'
import type { Outcome } from '../../../contract/results/coverage.ts'
import { partialMessages } from '../../../contract/results/events.ts'
import { sources } from '../../../sources/index.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { outcomesIn } from '../../support/calls/searches.ts'
import type { Mode } from '../../support/internet/misbehaviours.ts'
import { type Internet, startInternet } from '../../support/internet/start-internet.ts'
import { vandalism } from '../../support/internet/world.ts'
import { runInProcess } from '../../support/processes/run-command.ts'
import { openSearchRuns, type SearchRun, type SearchRuns } from '../../support/runs/search-runs.ts'
import { useDatabase } from '../../support/service/use-database.ts'

/** Where no provider answers: how long one is really waited for, and when the run gives up. */
const impatient = { maxWaitMs: 500, deadlineSeconds: 12 }
/** Far more than a busy machine needs. */
const patient = { maxWaitMs: Number.POSITIVE_INFINITY, deadlineSeconds: 60 }

let internet: Internet
let db: Db
let runs: SearchRuns
let env: Record<string, string>
let patience = patient
beforeAll(async () => {
  internet = await startInternet()
  const { TAVILY_API_KEY, SERPER_API_KEY, ...configured } = internet.env
  const databaseUrl = await useDatabase()
  db = openStore(databaseUrl, { max: 10 })
  env = { ...configured, DATABASE_URL: databaseUrl, SEMANTIC_SCHOLAR_API_KEY: 'stand-in' }
  runs = openSearchRuns(db, env, {
    maxWaitMs: () => patience.maxWaitMs,
    deadlineSeconds: () => patience.deadlineSeconds,
  })
})
afterAll(async () => {
  await runs.close()
  await db.end()
  await internet.stop()
})
beforeEach(async () => {
  internet.recover()
  internet.forget()
  patience = patient
  // the limits and the open circuits of one case are none of the next one's business
  await db.query('delete from rate_limits; delete from source_responses')
})

/** Providers that allow one request at a time. */
const scarce = [
  ...new Set(sources.filter(({ limit }) => limit.requests === 1).map(({ provider }) => provider)),
]

type Kind = 'name' | 'username'
const queries = { name: 'Zelda Quibbleworth', username: 'zquib' } as const
const withoutKey = ['tavily', 'serper']

function searchBoth(): Promise<{ kind: Kind; searched: SearchRun }[]> {
  const kinds = ['name', 'username'] as const
  const search = async (kind: Kind) => ({
    kind,
    searched: await runs.search({ query: queries[kind], type: kind }),
  })
  return Promise.all(kinds.map(search))
}

/** The providers that a search of this kind asks. */
function asked(kind: Kind): string[] {
  const fitting = sources
    .filter(({ accepts }) => accepts.includes(kind))
    .map(({ provider }) => provider)
  return [...new Set([...fitting, ...(kind === 'username' ? ['username_sites'] : [])])].filter(
    (name) => !withoutKey.includes(name),
  )
}

/** The whole coverage, when those who are asked end so. */
function coverageOf(
  kind: Kind,
  outcome: Outcome,
  exceptions: Readonly<Record<string, Outcome>> = {},
): Record<string, Outcome> {
  const others = [
    ...withoutKey.map((name) => [name, 'not_configured'] as const),
    // those that show nothing without a log-in
    ...(kind === 'username' ? platforms.map((name) => [name, 'skipped'] as const) : []),
  ]
  return Object.fromEntries([
    ...asked(kind).map((name) => [name, exceptions[name] ?? outcome] as const),
    ...others,
  ])
}

type Failure = {
  mode: Mode
  outcome: Outcome
  /** Where the sweep, which reads pages, knows better or worse than an API's reader. */
  sites?: Outcome
}

/**
 * A way or two to each outcome that providers and sites come to; through-fetcher.stack.test.ts
 * tries all ways with each provider.
 */
const failures: readonly Failure[] = [
  { mode: 'reset', outcome: 'error' },
  { mode: 'down', outcome: 'error' },
  { mode: 'huge', outcome: 'error', sites: 'changed' },
  { mode: 'redirect-loop', outcome: 'changed' },
  // of a site, a redirect is itself the answer, and is not followed
  { mode: 'redirect-inside', outcome: 'blocked', sites: 'changed' },
  { mode: 'throttled', outcome: 'rate_limited' },
  { mode: 'wall', outcome: 'blocked', sites: 'blocked' },
  { mode: 'changed', outcome: 'changed' },
  { mode: 'hang', outcome: 'timeout' },
]

describe('when every provider fails', () => {
  test.each(failures)(
    '$mode: the search succeeds without hits and reports $outcome for each provider',
    async ({ mode, outcome, sites = outcome }) => {
      internet.misbehave('*', mode, { retryAfterSeconds: 3_600 })
      if (mode === 'hang') patience = impatient
      for (const { kind, searched } of await searchBoth()) {
        const { job, result } = searched
        expect(job.status).toBe('succeeded')
        expect(result).toMatchObject({ hits: [], partial: true })
        const stopReason = 'sources_unavailable'
        expect(result).toMatchObject({ stopReason, message: partialMessages[stopReason] })
        const outcomes = outcomesIn(result)
        // allowed one request at a time, these may find their own limit spent when they are tried
        // again
        const spent = Object.fromEntries(
          scarce
            .filter((name) => outcomes[name] === 'rate_limited')
            .map((name) => [name, 'rate_limited'] as const),
        )
        expect(outcomes).toEqual(
          coverageOf(kind, outcome, {
            username_sites: sites,
            ...(outcome === 'error' ? spent : {}),
          }),
        )
        for (const { provider, message } of result.coverage ?? []) {
          expect(message, provider).toEqual(expect.any(String))
          expect(message, provider).not.toContain(queries[kind])
        }
        expect(result.events.map(({ type }) => type)).not.toContain('hit')
        expect(result.events.at(-1)).toMatchObject({ type: 'done', partial: true, stopReason })
      }
    },
  )
})

test('slow providers are waited for', async () => {
  // two steps of each: a third would only take longer
  internet.misbehave('*', 'slow', { only: /^(?!.*social_accounts)/ })
  for (const { kind, searched } of await searchBoth()) {
    expect(outcomesIn(searched.result)).toEqual(coverageOf(kind, 'ok', { brave: 'skipped' }))
    expect(searched.result.partial).toBeFalsy()
    expect(searched.result.hits[0]).toMatchObject({ name: 'Zelda Quibbleworth' })
  }
})

test('a search by phone names the carrier that a look-up knows', async () => {
  const { result } = await runs.search({ query: '+351 912 345 678', type: 'phone' })
  expect(outcomesIn(result)).toMatchObject({ searxng: 'ok', twilio: 'ok', numverify: 'ok' })
  expect(result.interpretation).toMatchObject({ carrier: 'Improbable Wireless' })
  expect(result.hits[0]).toMatchObject({ name: 'Zelda Quibbleworth' })
})

test('what vandals write reaches the caller as harmless text', async () => {
  internet.misbehave('*', 'nul')
  for (const { kind, searched } of await searchBoth()) {
    expect(outcomesIn(searched.result)).toEqual(coverageOf(kind, 'ok', { brave: 'skipped' }))
    expect(searched.result.hits.length).toBeGreaterThan(0)
    const text = JSON.stringify([searched.result.hits, searched.result.events])
    expect(text).not.toContain(vandalism.link.slice(0, 11))
    expect(text).not.toMatch(/\\u00[01][0-9a-f]|\\ud[89a-f][0-9a-f]{2}|\u202e/)
    expect(text.length).toBeLessThan(1_000_000)
  }
})

test('a provider that answers about an unrelated person adds no candidate', async () => {
  internet.misbehave('*', 'wrong-person')
  for (const { searched } of await searchBoth()) {
    expect(searched.job.status).toBe('succeeded')
    expect(searched.result.hits.map(({ name }) => name)).not.toContain('Maximilian Oddfellow')
  }
})

describe('when some providers fail', () => {
  test('a search whose providers partly fail finds the person, and its coverage names those that did not answer', async () => {
    const broken = {
      name: {
        wikipedia: 'down',
        orcid: 'wall',
        semantic_scholar: 'forbidden',
        stackexchange: 'throttled',
        searxng: 'not-json',
      },
      username: {
        codeberg: 'reset',
        mastodon: 'throttled-own-way',
        keybase: 'empty',
        lichess: 'maintenance',
        gravatar: 'redirect-inside',
        hackernews: 'half',
        username_sites: 'forbidden',
      },
    } as const
    for (const faults of Object.values(broken)) {
      for (const [provider, mode] of Object.entries(faults))
        internet.misbehave(provider, mode, { retryAfterSeconds: 3_600 })
    }
    const [byName, byUsername] = await searchBoth()
    expect(outcomesIn(byName?.searched.result ?? failed())).toEqual(
      coverageOf('name', 'ok', {
        wikipedia: 'error',
        orcid: 'blocked',
        semantic_scholar: 'blocked',
        stackexchange: 'rate_limited',
        // it is asked by both
        codeberg: 'error',
        searxng: 'changed',
      }),
    )
    expect(outcomesIn(byUsername?.searched.result ?? failed())).toEqual(
      coverageOf('username', 'ok', {
        codeberg: 'error',
        mastodon: 'rate_limited',
        keybase: 'changed',
        lichess: 'error',
        gravatar: 'blocked',
        hackernews: 'error',
        searxng: 'changed',
        username_sites: 'blocked',
      }),
    )
    for (const { searched } of [byName, byUsername].filter((one) => one !== undefined)) {
      expect(searched.job.status).toBe('succeeded')
      expect(searched.result.partial).toBeFalsy()
      expect(searched.result.hits[0]).toMatchObject({ name: 'Zelda Quibbleworth' })
    }
  })

  test('a provider that recovers within a search is asked again, and answers', async () => {
    internet.misbehave('github', 'throttled', { times: 1, retryAfterSeconds: 1 })
    internet.misbehave('gitlab', 'down', { times: 2 })
    internet.misbehave('lichess', 'reset', { times: 1 })
    const { result, waits } = await runs.search({ query: queries.username, type: 'username' })
    expect(outcomesIn(result)).toEqual(coverageOf('username', 'ok', { brave: 'skipped' }))
    expect(internet.requests('gitlab').length).toBeGreaterThanOrEqual(3)
    expect(waits.map(({ failure, delayMs }) => ({ failure, delayMs })).toSorted(byDelay)).toEqual([
      { failure: 'source_unavailable', delayMs: 500 },
      { failure: 'source_rate_limited', delayMs: 1_000 },
    ])
  })
})

const byDelay = (one: { delayMs: number }, other: { delayMs: number }) =>
  one.delayMs - other.delayMs

function failed(): never {
  throw new Error('the search is missing')
}

/** What the invented world knows, in place of what the real one does. */
const invented = { name: 'Zelda Quibbleworth', username: 'zquib', email: 'zelda@quibbleworth.org' }
const examples = Object.fromEntries(
  Object.entries(sourceExamples).map(([provider, { kind }]): [string, Example] => [
    provider,
    { kind, text: kind === 'phone' ? '+351912345678' : invented[kind] },
  ]),
)

const Report = z.looseObject({
  isWell: z.boolean(),
  sources: z.array(
    z.looseObject({
      provider: z.string(),
      outcome: z.string(),
      ms: z.number(),
      advice: z.string().nullable(),
    }),
  ),
  notConfigured: z.array(z.string()),
  sites: z.array(z.looseObject({ site: z.string(), state: z.string() })),
  switchedOff: z.array(z.looseObject({ site: z.string(), reason: z.string() })),
})

async function examine() {
  const { stdout, status } = await runInProcess(createDoctor(examples), ['--json'], env)
  return { status, report: Report.parse(JSON.parse(stdout)) }
}

describe('npm run doctor', () => {
  test('providers that are well are listed with their latency, and those without a key by name', async () => {
    const { status, report } = await examine()
    expect(status).toBe(0)
    expect(report.sources.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
    expect(report.sources.map(({ provider }) => provider)).toEqual(
      expect.arrayContaining(['github', 'wikidata', 'gdelt', 'brave']),
    )
    expect(report.notConfigured).toEqual(['serper', 'tavily'])
    expect(report.sites.map(({ site, state }) => [site, state])).toEqual([
      ['inkwell', 'well'],
      ['pebbleforum', 'well'],
    ])
  })

  test('a provider of another shape fails the examination, which says what to do', async () => {
    internet.misbehave('github', 'changed')
    internet.misbehave('gitlab', 'throttled')
    internet.misbehave('orcid', 'forbidden')
    const { status, report } = await examine()
    expect(status).toBe(1)
    const states = new Map(report.sources.map((state) => [state.provider, state]))
    expect(states.get('github')).toMatchObject({
      outcome: 'changed',
      advice: expect.stringContaining('another shape'),
    })
    expect(states.get('gitlab')).toMatchObject({ outcome: 'rate_limited', isFault: false })
    expect(states.get('orcid')).toMatchObject({
      outcome: 'blocked',
      advice: expect.stringContaining('key'),
    })
    const { stdout } = await runInProcess(createDoctor(examples), ['--sites', '0'], env)
    expect(stdout).toMatch(/^github +zquib +changed/m)
  })

  test('a site that no longer shows its known account is switched off for every search until it is well', async () => {
    internet.misbehave('username_sites', 'changed', { only: /pebbleforum/ })
    const { status, report } = await examine()
    expect(status).toBe(0)
    expect(report.switchedOff).toMatchObject([{ site: 'pebbleforum' }])
    internet.recover()
    internet.forget()
    const { result } = await runs.search({ query: 'zquib', type: 'username' })
    expect(
      internet
        .requests('username_sites')
        .map(({ path }) => path)
        .join(),
    ).not.toContain('pebbleforum')
    const sweep = result.coverage?.find(({ provider }) => provider === 'username_sites')
    expect(sweep?.message).toContain('1 is switched off')
    expect((await examine()).report.switchedOff).toEqual([])
  })

  test('a site that cannot be reached is not switched off', async () => {
    internet.misbehave('username_sites', 'down')
    const { report } = await examine()
    expect(report.sites.map(({ state }) => state)).toEqual(['unreached', 'unreached'])
    expect(report.switchedOff).toEqual([])
  })
})
