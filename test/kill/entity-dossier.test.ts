import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EntityDossierResult } from '../../contract/entity-dossier.ts'
import { call } from '../support/call.ts'
import { eventually } from '../support/eventually.ts'
import { type Internet, startInternet } from '../support/internet/start-internet.ts'
import { ended, hold, ledgerOf, logOf } from '../support/jobs.ts'
import type { Running } from '../support/process.ts'
import { type Service, startService } from '../support/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

describe('the worker killed while it builds the profile of a company', { timeout: 240_000 }, () => {
  let internet: Internet
  let service: Service
  let worker: Running
  beforeAll(async () => {
    internet = await startInternet()
    service = await startService(useStack(), 'kill-entity-dossier', {
      ...internet.env,
      LOG_LEVEL: 'fatal',
    })
    worker = await service.startWorker()
  })
  afterAll(async () => {
    await service.stop()
    await internet.stop()
  })

  test('a profile whose worker is killed ends once, with every answer once', async () => {
    const writing = await hold(service.databaseUrl, (tx) =>
      tx.query('lock table provider_outcomes in exclusive mode'),
    )
    const response = await call(service.url, '/api/v1/jobs', {
      key: (await service.createKey()).key,
      body: {
        operation: 'entity_dossier',
        input: { company: { name: 'Halvorsen Tidal Energy ASA', id: 'lei:9845EXAMPLEHALV0NO77' } },
      },
    })
    expect(response.status).toBe(202)
    const jobId = response.headers.get('x-service-job-id') ?? ''
    // not yet planned
    await writing.waited()
    await worker.kill()
    await writing.release()
    const gathering = await hold(service.databaseUrl, (tx) =>
      tx.query('lock table findings in exclusive mode'),
    )
    worker = await service.startWorker()
    await eventually(async () => {
      if (internet.requests('gleif').length === 0) throw new Error('not asked yet')
    })
    // asked, and about to write
    await gathering.waited()
    await worker.kill()
    await gathering.release()
    worker = await service.startWorker()
    const job = await ended(service.db, jobId, 90_000)
    expect(job).toMatchObject({ status: 'succeeded', partial: false })
    const { company } = EntityDossierResult.parse(JSON.parse(job.result ?? ''))
    expect(company.entityId).toBe('lei:9845EXAMPLEHALV0NO77')
    const { coverage } = company
    expect(new Set(coverage.map(({ provider }) => provider)).size).toBe(coverage.length)
    const log = await logOf(service.db, jobId)
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, n) => n + 1))
    expect(log.filter(({ type }) => type === 'done')).toHaveLength(1)
    expect((await ledgerOf(service.db, jobId)).map(({ kind }) => kind)).toEqual([
      'reserve',
      'settle',
    ])
    const { rows } = await service.db.query(
      'select count(*)::integer as n, count(distinct dedupe_key)::integer as keys from findings where job_id = $1',
      [jobId],
    )
    expect(rows[0].n).toBe(rows[0].keys)
  })
})
