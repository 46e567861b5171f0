import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fetcher } from '../../../activities/fetch/fetcher.ts'
import { openOutside } from '../../../activities/providers/open-outside.ts'
import { askSources } from '../../../activities/search/ask-sources.ts'
import { readConfig } from '../../../config/read-config.ts'
import { loadOutcomes } from '../../../store/findings/findings.ts'
import { loadAvatarChecks } from '../../../store/images/avatar-checks.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import { openProviders, type Providers } from '../../support/runs/open-providers.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let providers: Providers
let outside: ReturnType<typeof openOutside>
beforeAll(async () => {
  providers = await openProviders((provider) => (provider === 'crossref' ? 1_400 : 0))
  outside = openOutside(readConfig(providers.internet.env), providers.db)
})
afterAll(async () => {
  await outside.fetcher.close()
  await providers.close()
})

const deps = (isLocal: boolean) => {
  const signal = new AbortController().signal
  return activityDeps(providers.db, {
    ...outside,
    attempt: () => ({ number: 1, signal, isLocal, waitedMs: 0 }),
  })
}

test('a source that is late beside the workflow is asked once, and answers the next activity', async () => {
  const { db, internet } = providers
  const input = { query: 'Zelda Quibbleworth', type: 'name' }
  const jobId = await makeJob(db, { operation: 'search', input })
  const reports = await askSources(deps(true), jobId, ['crossref', 'orcid'])
  expect(reports).toMatchObject([
    { provider: 'crossref', outcome: 'timeout', again: true, goesOn: true },
    { provider: 'orcid', outcome: 'ok', again: false },
  ])
  expect(await askSources(deps(false), jobId, ['crossref'])).toMatchObject([{ outcome: 'ok' }])
  expect(internet.requests('crossref')).toHaveLength(1)
  expect(await loadOutcomes(db, jobId)).toMatchObject([
    { provider: 'orcid', outcome: 'ok' },
    { provider: 'crossref', outcome: 'ok' },
  ])
})

test('a local try leaves the pictures of accounts to an activity that has time', async () => {
  const { db } = providers
  const input = { query: 'zquib', type: 'username' }
  const jobId = await makeJob(db, { operation: 'search', input })
  const fetcher: Fetcher = {
    ...outside.fetcher,
    async fetch(request) {
      const reply = await outside.fetcher.fetch(request)
      const picture = '"avatar_url":"https://pictures.invalid/a.png"'
      const body = Buffer.from(reply.body.toString().replace(/"avatar_url":\s*""/, picture))
      return { ...reply, body }
    },
  }
  expect(await askSources({ ...deps(true), fetcher }, jobId, ['github', 'devto'])).toEqual([
    { provider: 'github', outcome: 'ok', again: false, goesOn: true },
    { provider: 'devto', outcome: 'ok', again: false },
  ])
  expect(await loadAvatarChecks(db, jobId)).toEqual([])
})
