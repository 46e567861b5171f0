/**
 * Whole searches in the test's process, on a clock that goes on by every wait that an activity asks
 * for and by every timeout, so that neither is waited for.
 */
import type { ActivityDeps } from '../../../activities/deps.ts'
import { FetchError } from '../../../activities/fetch/fetcher.ts'
import { openOutside } from '../../../activities/providers/open-outside.ts'
import { readConfig } from '../../../config/read-config.ts'
import { SearchResult } from '../../../contract/operations/search.ts'
import type { Db } from '../../../store/database/open.ts'
import type { JobRow } from '../../../store/jobs/jobs.ts'
import { makeAccount, makeJob, rowOf } from '../rows/jobs.ts'
import { activityDeps } from '../worker/activity-deps.ts'
import { openDirectRuns, type Wait } from './direct-runs.ts'

export type SearchRun = {
  job: JobRow
  /** Of a search that succeeded. */
  result: SearchResult
  waits: readonly Wait[]
}

type SearchBody = { query: string; type?: string; platforms?: string | string[]; region?: string }

export type SearchRuns = {
  /** Runs a search from its first activity to its last. */
  search(body: SearchBody): Promise<SearchRun>
  /** The same of a job that exists. */
  run(jobId: string): Promise<Pick<SearchRun, 'job' | 'waits'>>
  close(): Promise<void>
}

type Options = {
  /** Longest real wait for one answer; the clock goes on by the source's own timeout. */
  maxWaitMs?: () => number
  /** Of the jobs that `search` makes. */
  deadlineSeconds?: () => number
}

/** No answer of the invented world is longer, so that endless ones are cut early. Bytes. */
const longestAnswer = 300_000

/** As the API sets aside for a search. */
const reserve = { microDollars: 50_000, weekStart: new Date('2026-01-05T00:00:00Z') }

/** @param env where the providers are and which keys there are, as the worker reads it */
export function openSearchRuns(
  db: Db,
  env: Record<string, string>,
  { maxWaitMs = () => Number.POSITIVE_INFINITY, deadlineSeconds = () => 60 }: Options = {},
): SearchRuns {
  let skippedMs = 0
  const now = () => new Date(Date.now() + skippedMs)
  /** What waits at the same time waits together. */
  const reach = (timeMs: number) => {
    skippedMs = Math.max(skippedMs, timeMs - Date.now())
  }
  const outside = openOutside(readConfig(env), db, now)
  const fetcher: ActivityDeps['fetcher'] = {
    ...outside.fetcher,
    async fetch(request) {
      const sentMs = now().getTime()
      const timeoutMs = Math.min(request.timeoutMs, maxWaitMs())
      try {
        const maxBytes = Math.min(request.maxBytes, longestAnswer)
        return await outside.fetcher.fetch({ ...request, timeoutMs, maxBytes })
      } catch (error) {
        if (error instanceof FetchError && error.fault === 'timeout')
          reach(sentMs + request.timeoutMs)
        throw error
      }
    },
  }
  const runs = openDirectRuns(activityDeps(db, { ...outside, fetcher, now }), {
    gathersOnce: false,
    onWait: ({ delayMs }) => reach(now().getTime() + delayMs),
  })

  async function run(jobId: string) {
    await runs.start(await rowOf(db, jobId))
    await runs.idle()
    const waits = runs.waits().filter((wait) => wait.jobId === jobId)
    return { job: await rowOf(db, jobId), waits }
  }

  return {
    run,
    async search({ type = 'name', ...body }) {
      const jobId = await makeJob(db, {
        operation: 'search',
        input: { type, ...body },
        deadlineSeconds: deadlineSeconds(),
        accountId: await makeAccount(db),
        reserve,
      })
      const { job, waits } = await run(jobId)
      return { job, waits, result: SearchResult.parse(JSON.parse(job.result ?? 'null')) }
    },
    close: () => outside.fetcher.close(),
  }
}
