import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VinResult } from '../../contract/vin.ts'
import { loadCosts } from '../../store/costs.ts'
import { call } from '../support/call.ts'
import { eventually } from '../support/eventually.ts'
import { type Internet, startInternet } from '../support/internet/start-internet.ts'
import { ended, hold, ledgerOf, logOf } from '../support/jobs.ts'
import type { Running } from '../support/process.ts'
import { type Service, startService } from '../support/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const ford = '1FTMW1T88MFA00001'
const price = 1_234_567

/** Both adapters buy by the same code, so that one of them stands for it. */
const provider = 'vinaudit'

describe('the worker killed while it buys a report on a vehicle', { timeout: 240_000 }, () => {
  let internet: Internet
  let service: Service
  let worker: Running
  beforeAll(async () => {
    internet = await startInternet({ latency: (name) => (name === provider ? 700 : 0) })
    service = await startService(useStack(), `kill-vin-${provider}`, {
      ...internet.env,
      VEHICLE_LOOKUPS: 'on',
      VEHICLE_HISTORY_PROVIDER: provider,
      VEHICLE_HISTORY_KEY: 'key',
      VEHICLE_HISTORY_USER: 'buyer@example.test',
      VEHICLE_HISTORY_PASSWORD: 'secret',
      VEHICLE_HISTORY_PRICE_MICRO_DOLLARS: String(price),
      LOG_LEVEL: 'fatal',
    })
    worker = await service.startWorker()
  })
  afterAll(async () => {
    await service.stop()
    await internet.stop()
  })

  test('a report is bought once, and its price is reserved and charged', async () => {
    const response = await call(service.url, '/api/v1/jobs', {
      key: (await service.createKey()).key,
      body: { operation: 'vin', input: { vin: ford } },
    })
    expect(response.status).toBe(202)
    const jobId = response.headers.get('x-service-job-id') ?? ''
    await eventually(async () => {
      const log = await logOf(service.db, jobId)
      if (!log.some(({ dedupeKey }) => dedupeKey === 'decode')) throw new Error('not decoded yet')
    })
    for (let kills = 0; kills < 2; kills += 1) {
      const writing = await hold(service.databaseUrl, (tx) =>
        tx.query('lock table provider_outcomes in exclusive mode'),
      )
      await eventually(async () => {
        const { rowCount } = await service.db.query(
          'select from source_responses where provider = $1',
          [provider],
        )
        if (rowCount === 0) throw new Error('the report is not kept yet')
      })
      await writing.waited()
      await worker.kill()
      await writing.release()
      worker = await service.startWorker()
    }
    const job = await ended(service.db, jobId, 90_000)
    expect(job).toMatchObject({ status: 'succeeded', partial: false })
    const { vehicle } = VinResult.parse(JSON.parse(job.result ?? ''))
    expect(vehicle.history).toMatchObject({ provider, titles: [{ odometer: '41230' }] })
    const reports = internet.requests(provider).filter(({ path }) => path.includes('pullreport'))
    expect(reports).toHaveLength(1)
    expect((await loadCosts(service.db, jobId)).filter(({ name }) => name === provider)).toEqual([
      expect.objectContaining({ microDollars: price }),
    ])
    expect(await ledgerOf(service.db, jobId)).toMatchObject([
      { kind: 'reserve', microDollars: price },
      { kind: 'settle', microDollars: price },
    ])
  })
})
