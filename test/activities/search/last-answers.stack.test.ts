import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActivities } from '../../../activities/index.ts'
import { openOutside } from '../../../activities/providers/open-outside.ts'
import { readConfig } from '../../../config/read-config.ts'
import { searched } from '../../support/histories/fake-search.ts'
import { logOf, makeFreeJob, rowOf } from '../../support/rows/jobs.ts'
import { openProviders, type Providers } from '../../support/runs/open-providers.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let providers: Providers
let outside: ReturnType<typeof openOutside>
beforeAll(async () => {
  providers = await openProviders(() => 0)
  outside = openOutside(readConfig(providers.internet.env), providers.db)
})
afterAll(async () => {
  await outside.fetcher.close()
  await providers.close()
})

async function ask(composes: boolean) {
  const { db } = providers
  const activities = createActivities(activityDeps(db, outside))
  const input = { query: searched, type: 'name' }
  const job = await makeFreeJob(db, { operation: 'search', input })
  await activities.startRun(job)
  const { together } = await activities.planSearch(job)
  return {
    job,
    activities,
    together,
    reports: await activities.askSources(job, together, composes),
  }
}

test('a search that waits for nothing else ends with the answers of its sources, once', async () => {
  const { db } = providers
  const { job, activities, together, reports } = await ask(true)
  expect(reports.map(({ provider }) => provider)).toEqual(together)
  expect(reports.flatMap(({ end }) => end ?? [])).toEqual([
    { status: 'succeeded', stopReason: 'completed' },
  ])
  const [row, log] = [await rowOf(db, job), await logOf(db, job)]
  expect(row).toMatchObject({ status: 'succeeded', partial: false, lastSeq: log.length })
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, n) => n + 1))
  expect(log.filter(({ type }) => type === 'done' || type === 'usage')).toHaveLength(2)
  // as a try that took too long, and is made again
  const again = await activities.askSources(job, together, true)
  expect(again.flatMap(({ end }) => end ?? [])).toEqual(reports.flatMap(({ end }) => end ?? []))
  await expect(activities.askSources(job, together)).rejects.toMatchObject({ type: 'job_ended' })
  expect(await activities.composeSearch(job, 'stopped')).toEqual(reports[0]?.end)
  expect(await logOf(db, job)).toEqual(log)
})

test('the result is the same whether one step makes it or two', async () => {
  const { db } = providers
  const [one, two] = [await ask(true), await ask(false)]
  expect(two.reports.flatMap(({ end }) => end ?? [])).toEqual([])
  expect(await rowOf(db, two.job)).toMatchObject({ status: 'running', result: null })
  await two.activities.composeSearch(two.job, 'completed')
  const [first, second] = [await rowOf(db, one.job), await rowOf(db, two.job)]
  const said = (text: string | null) => {
    const { hits, coverage, interpretation } = JSON.parse(text ?? '{}')
    return { interpretation, coverage, titles: hits.map(({ title }: { title: string }) => title) }
  }
  expect(said(first.result)).toEqual(said(second.result))
})
