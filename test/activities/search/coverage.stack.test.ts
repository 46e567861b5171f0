import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCoverage } from '../../../activities/job/coverage.ts'
import { composeSearch } from '../../../activities/search/compose-search.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { insertSiteOutcomes } from '../../../store/findings/site-outcomes.ts'
import { recordJobPlan } from '../../../store/jobs/jobs.ts'
import type { StopReason } from '../../../workflows/ports.ts'
import { answer, makeSearch } from '../../support/histories/fake-search.ts'
import { rowOf } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let db: Db
beforeAll(async () => {
  db = openStore(await useDatabase(), { max: 4 })
})
afterAll(() => db.end())

const emptyPlan = { operation: 'search' as const, together: [], engines: [], shards: 0, sites: 0 }

async function planned(
  plan: Partial<{ together: string[]; engines: string[]; shards: number; sites: number }>,
): Promise<string> {
  const jobId = await makeSearch(db)
  await recordJobPlan(db, jobId, { ...emptyPlan, ...plan })
  return jobId
}

const coverage = async (jobId: string, reason: StopReason = 'completed') =>
  await loadCoverage(db, await rowOf(db, jobId), reason)

describe('the coverage of a search', () => {
  test('the coverage of a search lists the outcome of each provider, in the order of their names', async () => {
    const jobId = await planned({ together: ['orcid', 'github', 'crossref'] })
    await answer(db, jobId, 'orcid', 'ok')
    await answer(db, jobId, 'github', 'no_results')
    await answer(db, jobId, 'crossref', 'blocked')
    expect(await coverage(jobId)).toEqual([
      { provider: 'crossref', outcome: 'blocked', message: 'It refused to answer.' },
      { provider: 'github', outcome: 'no_results', message: null },
      { provider: 'orcid', outcome: 'ok', message: null },
    ])
  })

  test.each<[StopReason, string, RegExp]>([
    ['deadline_reached', 'timeout', /time was over/],
    ['stopped', 'skipped', /was stopped/],
    ['budget_reached', 'skipped', /budget did not cover it/],
    ['completed', 'error', /our side/],
    ['error', 'error', /our side/],
  ])(
    'of a run that ended by %s says of those who were still asked: %s',
    async (reason, outcome, message) => {
      const jobId = await planned({ together: ['github', 'orcid'], engines: ['brave'] })
      await answer(db, jobId, 'github', 'ok')
      expect(await coverage(jobId, reason)).toEqual([
        { provider: 'brave', outcome, message: expect.stringMatching(message) },
        { provider: 'github', outcome: 'ok', message: null },
        { provider: 'orcid', outcome, message: expect.stringMatching(message) },
      ])
    },
  )

  test.each([
    ['brave', 'ok'],
    ['brave', 'no_results'],
    ['tavily', 'ok'],
    ['searxng', 'ok'],
    ['searxng', 'no_results'],
  ] as const)(
    'the coverage of a search names %s, which had answered (%s), as the reason why the engines behind it were not asked',
    async (provider, outcome) => {
      const jobId = await planned({ together: ['searxng'], engines: ['brave', 'tavily', 'serper'] })
      for (const one of ['searxng', 'brave', 'tavily']) {
        if (one === provider) break
        await answer(db, jobId, one, 'blocked')
      }
      await answer(db, jobId, provider, outcome)
      const serper = (await coverage(jobId, 'deadline_reached')).find(
        (row) => row.provider === 'serper',
      )
      expect(serper).toEqual({
        provider: 'serper',
        outcome: 'skipped',
        message: `${provider} had answered before.`,
      })
    },
  )

  test('the coverage of a search does not call a source skipped because a search engine answered', async () => {
    const jobId = await planned({ together: ['searxng', 'github'] })
    await answer(db, jobId, 'searxng', 'ok')
    expect(await coverage(jobId, 'deadline_reached')).toMatchObject([
      { provider: 'github', outcome: 'timeout' },
      { provider: 'searxng' },
    ])
  })

  test('the coverage of a search counts the sites of a sweep, also of one that was cut off before it began', async () => {
    const swept = await planned({ shards: 1, sites: 3 })
    await insertSiteOutcomes(
      db,
      swept,
      [
        { site: 'a', outcome: 'found', reason: 'found', durationMs: 1 },
        { site: 'b', outcome: 'blocked', reason: 'a wall', durationMs: 1.5 },
      ],
      new Date(),
    )
    expect(await coverage(swept, 'deadline_reached')).toMatchObject([
      {
        provider: 'username_sites',
        outcome: 'ok',
        sites: { asked: 3, found: 1, unasked: 1, unreached: [{ site: 'b', reason: 'a wall' }] },
      },
    ])
    expect(
      await coverage(await planned({ shards: 3, sites: 700 }), 'deadline_reached'),
    ).toMatchObject([
      {
        provider: 'username_sites',
        outcome: 'timeout',
        sites: { asked: 700, unasked: 700, unreached: [] },
      },
    ])
  })

  test.each([
    ['whose sites all answered, or were waited for in vain', 'timeout', 2, false],
    ['whose time was over before its sites had answered', 'deadline', 2, true],
    ['of which a part was lost', 'timeout', 3, true],
  ])('the coverage of a search is partial by a sweep %s', async (_, reason, sites, partial) => {
    const jobId = await makeSearch(db)
    await db.query(
      `update jobs set status = 'running', input = '{"query":"zquib","type":"username"}' where id = $1`,
      [jobId],
    )
    await recordJobPlan(db, jobId, { ...emptyPlan, shards: 1, sites })
    const rows = [
      { site: 'a', outcome: 'absent', reason: 'missing', durationMs: 1 },
      { site: 'b', outcome: 'timeout', reason, durationMs: 12_000 },
    ]
    await insertSiteOutcomes(db, jobId, rows, new Date())
    await composeSearch(activityDeps(db), jobId, 'completed')
    expect((await rowOf(db, jobId)).partial).toBe(partial)
  })

  test('the coverage of a search has no sweep where none was planned, and an operator’s decision on it where there is one', async () => {
    expect(await coverage(await planned({}))).toEqual([])
    const jobId = await planned({ shards: 1, sites: 3 })
    await answer(db, jobId, 'username_sites', 'skipped')
    expect(await coverage(jobId)).toEqual([
      { provider: 'username_sites', outcome: 'skipped', message: 'It was not asked.' },
    ])
  })

  test('the coverage of a run that ended before its plan was made is empty', async () => {
    expect(await coverage(await makeSearch(db), 'stopped')).toEqual([])
  })
})
