import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ReverseImageResult } from '../../contract/reverse-image.ts'
import { call } from '../support/call.ts'
import { eventually } from '../support/eventually.ts'
import { type Internet, startInternet } from '../support/internet/start-internet.ts'
import { pictures } from '../support/internet/web/pages/pictures.ts'
import { ended, hold, ledgerOf, logOf } from '../support/jobs.ts'
import type { Running } from '../support/process.ts'
import { type Service, startService } from '../support/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const publicUrl = 'https://people.example.org'

describe('the worker killed while it looks for a picture', { timeout: 240_000 }, () => {
  let internet: Internet
  let service: Service
  let worker: Running
  beforeAll(async () => {
    internet = await startInternet()
    service = await startService(useStack(), 'kill-reverse-image', {
      ...internet.env,
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: 'fatal',
    })
    internet.serve(publicUrl, service.url)
    worker = await service.startWorker()
  })
  afterAll(async () => {
    await service.stop()
    await internet.stop()
  })

  test('a reverse image search whose worker is killed ends once, with every page once and no picture left', async () => {
    const keeping = await hold(service.databaseUrl, (tx) =>
      tx.query('lock table images in exclusive mode'),
    )
    const response = await call(service.url, '/api/v1/jobs', {
      key: (await service.createKey()).key,
      body: { operation: 'reverse_image', input: { imageUrl: pictures.original } },
    })
    expect(response.status).toBe(202)
    const jobId = response.headers.get('x-service-job-id') ?? ''
    // fetched, and not yet kept
    await keeping.waited()
    await worker.kill()
    await keeping.release()
    const comparing = await hold(service.databaseUrl, (tx) =>
      tx.query('lock table avatar_checks in exclusive mode'),
    )
    worker = await service.startWorker()
    await eventually(async () => {
      if (internet.requests('wikimedia_commons').length === 0) throw new Error('not asked yet')
    })
    // compared, and about to write
    await comparing.waited()
    await worker.kill()
    await comparing.release()
    worker = await service.startWorker()
    const job = await ended(service.db, jobId, 90_000)
    expect(job).toMatchObject({ status: 'succeeded', partial: false })
    const { result } = ReverseImageResult.parse(JSON.parse(job.result ?? ''))
    expect(result.matches[0]).toMatchObject({ verification: 'same_file' })
    expect(new Set(result.matches.map(({ url }) => url)).size).toBe(result.matches.length)
    expect(new Set(result.coverage.map(({ provider }) => provider)).size).toBe(
      result.coverage.length,
    )
    const log = await logOf(service.db, jobId)
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, n) => n + 1))
    expect((await ledgerOf(service.db, jobId)).map(({ kind }) => kind)).toEqual([
      'reserve',
      'settle',
    ])
    const { rowCount } = await service.db.query('select from images')
    expect(rowCount).toBe(0)
  })
})
