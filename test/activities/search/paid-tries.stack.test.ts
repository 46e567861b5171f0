import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOutside } from '../../../activities/providers/open-outside.ts'
import { askSource } from '../../../activities/search/ask-source.ts'
import { readConfig } from '../../../config/read-config.ts'
import { loadOutcomes } from '../../../store/findings/findings.ts'
import { loadCosts } from '../../../store/usage/costs.ts'
import { makeAccount, makeJob } from '../../support/rows/jobs.ts'
import { openProviders, type Providers } from '../../support/runs/open-providers.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let providers: Providers
beforeAll(async () => {
  providers = await openProviders()
})
beforeEach(() => providers.reset())
afterAll(() => providers.close())

/**
 * A dossier whose person gives web search three questions: the name, and the name with each of two
 * texts.
 */
async function dossierWith(microDollars: number): Promise<string> {
  const input = {
    person: { name: 'Nemo Niemand', headline: 'Optician at Nowhere', location: 'Hobart' },
  }
  const reserve = { microDollars, weekStart: new Date('2026-01-05T00:00:00Z') }
  return await makeJob(providers.db, {
    operation: 'dossier',
    input,
    accountId: await makeAccount(providers.db),
    reserve,
  })
}

/** Asks Brave, each of whose answers costs 5,000 micro-dollars, as one try of the activity does. */
async function askBrave(jobId: string, number: number) {
  const { db, internet } = providers
  const outside = openOutside(readConfig(internet.env), db)
  const attempt = () => ({
    number,
    signal: new AbortController().signal,
    isLocal: false,
    waitedMs: 0,
  })
  try {
    return await askSource(activityDeps(db, { ...outside, attempt }), jobId, 'brave')
  } finally {
    await outside.fetcher.close()
  }
}

test('what a try bought before it failed is paid for, and so is what the next one buys', async () => {
  const jobId = await dossierWith(100_000)
  providers.internet.misbehave('brave', 'down', { only: /Hobart/ })
  await expect(askBrave(jobId, 1)).rejects.toMatchObject({ type: 'source_unavailable' })
  expect(await loadCosts(providers.db, jobId)).toMatchObject([
    { name: 'brave', calls: 2, microDollars: 10_000 },
  ])
  providers.internet.recover()
  expect(await askBrave(jobId, 2)).toMatchObject({ outcome: 'no_results' })
  expect(await loadCosts(providers.db, jobId)).toMatchObject([
    { name: 'brave', calls: 5, microDollars: 25_000 },
  ])
})

test.each([
  [4_999, 0],
  [5_000, 1],
  [14_999, 2],
])(
  'a run with %i micro-dollars pays for %i of three questions, and its coverage says that the budget ended it',
  async (reserve, asked) => {
    const jobId = await dossierWith(reserve)
    expect(await askBrave(jobId, 1)).toMatchObject({
      outcome: asked === 0 ? 'skipped' : 'no_results',
      overBudget: true,
    })
    expect(providers.internet.requests('brave')).toHaveLength(asked)
    const spent = (await loadCosts(providers.db, jobId)).reduce(
      (sum, { microDollars }) => sum + microDollars,
      0,
    )
    expect(spent).toBe(asked * 5_000)
    expect(await loadOutcomes(providers.db, jobId)).toMatchObject([
      { provider: 'brave', outcome: asked === 0 ? 'skipped' : 'no_results' },
    ])
  },
)

test('the coverage of a run with enough money does not say that the budget ended it', async () => {
  const report = await askBrave(await dossierWith(15_000), 1)
  expect(report).toEqual({ provider: 'brave', outcome: 'no_results' })
})
