import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { SearchResult } from '../../contract/operations/search.ts'
import { call } from '../support/calls/call.ts'
import { eventually } from '../support/eventually.ts'
import { type Internet, startInternet } from '../support/internet/start-internet.ts'
import type { Running } from '../support/processes/process.ts'
import { ended, holdFindings, ledgerOf, logOf } from '../support/rows/jobs.ts'
import { type Service, startService } from '../support/service/service.ts'
import { type SiteWeb, startSiteWeb } from '../support/site-web/start-site-web.ts'
import { useStack } from '../support/stack/use-stack.ts'

type Search = { type: string; query: string }

const listAccounts = (hits: readonly { accounts: readonly unknown[] }[]) =>
  hits.flatMap(({ accounts }) => accounts).sort()

describe('the worker killed in the middle of searches', { timeout: 240_000 }, () => {
  let internet: Internet
  let web: SiteWeb
  let service: Service
  let worker: Running
  let folder: string
  beforeAll(async () => {
    internet = await startInternet()
    web = await startSiteWeb({ sites: 120, names: ['zquib'] })
    folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-kill-'))
    const file = path.join(folder, 'sites.json')
    await writeFile(file, JSON.stringify(web.list('http')))
    service = await startService(useStack(), 'kill-search', {
      ...internet.env,
      USERNAME_SITES_FILE: file,
      EGRESS_ALLOW: `${internet.env.EGRESS_ALLOW},127.0.0.0/8`,
      LOG_LEVEL: 'fatal',
    })
    worker = await service.startWorker()
  })
  afterAll(async () => {
    await service.stop()
    await Promise.all([internet.stop(), web.stop(), rm(folder, { recursive: true, force: true })])
  })

  /** Limits and kept answers of one search are no business of the next. */
  async function start({ type, query }: Search): Promise<string> {
    await service.db.query('delete from rate_limits')
    await service.db.query('delete from source_responses')
    await web.reset()
    const response = await call(service.url, '/api/v1/jobs', {
      key: (await service.createKey()).key,
      // a busy machine takes long to start the next worker
      body: { operation: 'search', input: { query, type }, deadline_seconds: 300 },
    })
    expect(response.status).toBe(202)
    return response.headers.get('x-service-job-id') ?? ''
  }

  /** What a search found, without the ids, which are of its own job. */
  async function foundBy(jobId: string) {
    const job = await ended(service.db, jobId, 90_000)
    expect(job).toMatchObject({ status: 'succeeded', partial: false, stopReason: 'completed' })
    const result = SearchResult.parse({ ...JSON.parse(job.result ?? 'null') })
    const log = await logOf(service.db, jobId)
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1))
    expect(log.map(({ type }) => type).slice(-2)).toEqual(['usage', 'done'])
    expect(log.filter(({ type }) => type === 'done')).toHaveLength(1)
    expect(result.events.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq))
    expect((await ledgerOf(service.db, jobId)).map(({ kind }) => kind)).toEqual([
      'reserve',
      'settle',
    ])
    const urlOf = new Map(
      result.events.flatMap((event) =>
        event.type === 'social_account_found' ? [[event.account.id, event.account.url]] : [],
      ),
    )
    // pages that a busy machine was too slow for give no details, so of what they say nothing is
    // compared
    const hits = result.hits.map(({ name, primaryUsername, accountIds }) => ({
      name,
      primaryUsername,
      accounts: z
        .array(z.string())
        .parse(accountIds)
        .map((id) => urlOf.get(id))
        .sort(),
    }))
    const accounts = new Set(
      result.events.flatMap((event) =>
        event.type === 'social_account_found' ? [event.account.url] : [],
      ),
    )
    const coverage = (result.coverage ?? []).map(
      ({ provider, outcome }) => `${provider} ${outcome}`,
    )
    return { hits, accounts: [...accounts].sort(), coverage }
  }

  test('a search whose worker is killed while it writes finds the same, reports it without a gap, settles once', async () => {
    const search = { type: 'name', query: 'Zelda Quibbleworth' }
    const reference = await foundBy(await start(search))
    expect(reference.accounts.length).toBeGreaterThan(3)
    const job = await start(search)
    const writing = await holdFindings(service.databaseUrl)
    await writing.waited()
    await worker.kill()
    await writing.release()
    worker = await service.startWorker()
    expect(await foundBy(job)).toEqual(reference)
  })

  test('a sweep whose worker is killed does not ask a site again whose outcome was recorded', async () => {
    const search = { type: 'username', query: 'zquib' }
    const reference = await foundBy(await start(search))
    const job = await start(search)
    await eventually(
      async () => {
        const { rowCount } = await service.db.query('select from site_outcomes where job_id = $1', [
          job,
        ])
        expect(rowCount).toBeGreaterThan(20)
      },
      { everyMs: 20 },
    )
    await worker.kill()
    const { rows } = await service.db.query<{ site: string }>(
      // the page of an account that was found and not looked at yet has the same address as the
      // question
      `select site from site_outcomes where job_id = $1 and (described or outcome <> 'found')`,
      [job],
    )
    const written = new Set(rows.map(({ site }) => site))
    expect(written.size).toBeGreaterThan(10)
    await web.reset()
    worker = await service.startWorker()
    // which accounts are one person's depends on pages, which a busy machine may be too slow for
    const { hits, ...found } = await foundBy(job)
    const { hits: referenceHits, ...wanted } = reference
    expect(found).toEqual(wanted)
    expect(listAccounts(hits)).toEqual(listAccounts(referenceHits))
    const addresses = new Map(web.sites.map(({ address, name }) => [address, name]))
    const probedAgain = (await web.seen())
      .map((seen) => ({ site: addresses.get(seen.split(/[ :/]/)[0] ?? '') ?? '', path: seen }))
      .filter(({ site, path: asked }) => written.has(site) && asked.endsWith('/u/zquib'))
    expect(probedAgain).toEqual([])
  })
})
