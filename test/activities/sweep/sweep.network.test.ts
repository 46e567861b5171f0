import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFetcher } from '../../../activities/fetch/create-fetcher.ts'
import type { Fetcher } from '../../../activities/fetch/fetcher.ts'
import { createCanaryMemory } from '../../../activities/sweep/canary.ts'
import { runSweep } from '../../../activities/sweep/run-sweep.ts'
import type { SiteOutcome } from '../../../activities/sweep/site-outcome.ts'
import { parseEgressAllow } from '../../../research/egress/allow.ts'
import type { Finding } from '../../../research/records/finding.ts'
import { buildCanaryName } from '../../../research/usernames/sites/canary.ts'
import { parseSiteList } from '../../../research/usernames/sites/parse-site-list.ts'
import type { Site } from '../../../research/usernames/sites/site.ts'
import type { OddKind } from '../../support/site-web/stand-in-sites.ts'
import { type SiteWeb, startSiteWeb } from '../../support/site-web/start-site-web.ts'

let web: SiteWeb
let fetcher: Fetcher

beforeAll(async () => {
  web = await startSiteWeb({ sites: 200, names: ['ada'] })
  fetcher = createFetcher({
    allow: parseEgressAllow(['127.0.0.0/8']),
    denied: [],
    userAgent: 'people-research/test',
    connectionsPerHost: 2,
    pageGapMs: 0,
    ca: [web.certificate],
  })
}, 30_000)
beforeEach(() => web.reset())
afterAll(async () => {
  await fetcher.close()
  await web.stop()
})

type Run = Partial<Parameters<typeof runSweep>[2]>

async function sweep(
  sites: readonly Site[],
  run: Run = {},
): Promise<{ outcomes: SiteOutcome[]; details: Map<string, Finding> }> {
  const outcomes: SiteOutcome[] = []
  const details = new Map<string, Finding>()
  await runSweep(sites, 'ada', {
    fetcher,
    denied: [],
    seed: '2026-01-01',
    signal: new AbortController().signal,
    atOnce: 64,
    report: (outcome) => outcomes.push(outcome),
    describe: (site, finding) => finding !== null && details.set(site, finding),
    ...run,
  })
  return { outcomes, details }
}

function odd(...kinds: readonly OddKind[]): Site[] {
  return parseSiteList(web.list('http', kinds)).sites
}

/** The usual web without its slow sites, which would delay each test. */
function usual(scheme: 'http' | 'https'): Site[] {
  const slow = web.sites.filter(({ kind }) => kind === 'slow').map(({ name }) => name)
  return parseSiteList(web.list(scheme)).sites.filter(({ name }) => !slow.includes(name))
}

async function outcomeOf(kind: OddKind): Promise<string> {
  const { outcomes } = await sweep(odd(kind))
  return outcomes.map(({ outcome, reason }) => `${outcome} ${reason}`).join()
}

describe.each(['http', 'https'] as const)(
  'over %s, on a web with resets, limits, soft 404s and sites that say yes to all',
  (scheme) => {
    test('exactly the accounts that one retry finds are found, and every site is reported once', {
      timeout: 60_000,
    }, async () => {
      const sites = usual(scheme)
      const { outcomes } = await sweep(sites)
      const names = sites.map(({ name }) => name)
      expect(outcomes.map(({ site }) => site).toSorted()).toEqual(names.toSorted())
      const found = outcomes.filter(({ outcome }) => outcome === 'found').map(({ site }) => site)
      expect(found.toSorted()).toEqual(
        web
          .accountsOf('ada')
          .filter((name) => names.includes(name))
          .toSorted(),
      )
      expect(found.length).toBeGreaterThan(5)
      const failing = web.sites
        .filter(({ kind }) => kind === 'down' || kind === 'torn')
        .map(({ name }) => name)
      const failed = outcomes
        .filter(({ outcome }) => outcome === 'rate_limited' || outcome === 'error')
        .map(({ site }) => site)
      expect(failed.toSorted()).toEqual(failing.toSorted())
      const liars = web.sites.filter(({ kind }) => kind === 'yes').map(({ name }) => name)
      const unmasked = outcomes
        .filter(({ reason }) => reason === 'canary_found')
        .map(({ site }) => site)
      expect(unmasked.toSorted()).toEqual(liars.toSorted())
    })
  },
)

test.each<[OddKind, string]>([
  ['plain', 'found both_signals'],
  ['gzip', 'found both_signals'],
  ['straddling', 'found both_signals'],
  ['moved', 'found both_signals'],
  ['endless', 'found both_signals'],
  ['endless-missing', 'absent missing_signals'],
  ['patient', 'found both_signals'],
  ['limits-canaries', 'found both_signals'],
  ['tires-of-canaries', 'found both_signals'],
  ['impatient', 'rate_limited rate_limited'],
  ['wall', 'blocked blocked'],
  ['login', 'blocked login_wall'],
  ['home', 'changed redirected_home'],
  ['liar', 'error connection'],
  ['yes-once', 'rate_limited canary_unanswered'],
  ['shy', 'changed soft_404'],
])('a site of the kind "%s" is reported as "%s"', { timeout: 20_000 }, async (kind, outcome) => {
  expect(await outcomeOf(kind)).toBe(outcome)
})

test('a wall and a long Retry-After are not asked a second time', async () => {
  await sweep(odd('wall', 'impatient'))
  expect((await web.seen()).filter((path) => path.endsWith('/u/ada')).length).toBe(2)
})

test('what has no answer at the deadline is a timeout, and nothing waits for it', {
  timeout: 20_000,
}, async () => {
  const { outcomes } = await sweep(odd('hanging', 'plain'), { deadlineMs: 1_500 })
  expect(outcomes.map(({ site, outcome, reason }) => `${site}: ${outcome} ${reason}`)).toEqual([
    'Odd plain: found both_signals',
    'Odd hanging: timeout deadline',
  ])
})

test('a sweep that is stopped reports the rest at once, and what remains can be swept later', {
  timeout: 30_000,
}, async () => {
  const sites = usual('http')
  const stop = new AbortController()
  const first: SiteOutcome[] = []
  await sweep(sites, {
    atOnce: 20,
    signal: stop.signal,
    report: (outcome) => {
      first.push(outcome)
      if (first.length === 60) stop.abort()
    },
  })
  const done = first.filter(({ reason }) => reason !== 'stopped')
  expect(first.length).toBe(sites.length)
  expect(done.length).toBe(60)
  const rest = sites.filter(({ name }) => !done.some(({ site }) => site === name))
  const { outcomes } = await sweep(rest)
  const found = [...done, ...outcomes]
    .filter(({ outcome }) => outcome === 'found')
    .map(({ site }) => site)
  expect(found.toSorted()).toEqual(
    web
      .accountsOf('ada')
      .filter((name) => sites.some((site) => site.name === name))
      .toSorted(),
  )
})

test('a sweep cancelled before it begins sends no request', async () => {
  const { outcomes } = await sweep(odd('plain'), { signal: AbortSignal.abort() })
  expect(outcomes).toMatchObject([{ outcome: 'timeout', reason: 'stopped', durationMs: 0 }])
  expect(await web.seen()).toEqual([])
})

test('what a report throws ends the sweep and reaches its caller', async () => {
  const report = () => {
    throw new Error('the store is away')
  }
  await expect(sweep(odd('plain', 'hanging'), { report })).rejects.toThrow('the store is away')
})

test('a site is asked for its canary once a day', async () => {
  const canaries = createCanaryMemory()
  const sites = odd('plain')
  await sweep(sites, { canaries })
  await sweep(sites, { canaries })
  const paths = (await web.seen()).filter(
    (path) => path.includes('/u/') && !path.endsWith('/u/ada'),
  )
  const [site] = sites
  if (site === undefined) throw new Error('no site')
  expect(paths).toEqual([
    `${URL.parse(site.probeUrl)?.hostname}/u/${buildCanaryName(site, '2026-01-01')}`,
  ])
})

test('a name that a site cannot have is skipped without a request', async () => {
  const { sites } = parseSiteList({
    T: { url: 'http://127.9.0.1/{}', errorType: 'status_code', regexCheck: '^\\d+$' },
  })
  expect((await sweep(sites)).outcomes).toMatchObject([
    { outcome: 'skipped', reason: 'illegal_username' },
  ])
  expect(await web.seen()).toEqual([])
})

test('an account is described with what its page says, after it was reported', async () => {
  const { outcomes, details } = await sweep(odd('plain'))
  expect(outcomes[0]?.finding).toMatchObject({
    kind: 'account',
    platform: 'odd plain',
    username: 'ada',
    name: null,
    trust: 90,
  })
  expect(details.get('Odd plain')).toMatchObject({
    name: 'Ada Example',
    bio: 'Ada Example writes about engines at Odd plain.',
    links: [{ url: 'https://ada.example/', proof: 'none' }],
    method: 'http_profile',
  })
  expect(details.get('Odd plain')?.avatarUrl).toMatch(/\/pictures\/ada\.png$/)
})

test('an account whose page robots.txt closes stands without details, and its page is not read', async () => {
  const { outcomes, details } = await sweep(odd('private'))
  expect(outcomes).toMatchObject([{ outcome: 'found' }])
  expect(details.size).toBe(0)
  expect((await web.seen()).filter((path) => path.endsWith('/u/ada')).length).toBe(1)
})

test('an account of an interface is described by what the interface says of it, when its page says nothing', async () => {
  const { outcomes, details } = await sweep(odd('api'))
  expect(outcomes[0]?.finding?.url).toMatch(/\/u\/ada$/)
  expect(outcomes[0]?.finding?.url).not.toMatch(/\/api\//)
  expect(details.get('Odd api')).toMatchObject({ name: 'Ada Example', bio: null })
})
