import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EntityDossierResult } from '../../contract/operations/entity-dossier.ts'
import { EntitySearchResult } from '../../contract/operations/entity-search.ts'
import { ReverseImageResult } from '../../contract/operations/reverse-image.ts'
import { VinResult } from '../../contract/operations/vin.ts'
import { loadCosts } from '../../store/usage/costs.ts'
import { call } from '../support/calls/call.ts'
import { eventually } from '../support/eventually.ts'
import { type Internet, startInternet } from '../support/internet/start-internet.ts'
import { pictures } from '../support/internet/web/pages/pictures.ts'
import { ended, hold, ledgerOf, logOf } from '../support/rows/jobs.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const publicUrl = 'https://people.example.org'
const price = 1_234_567
/** Both adapters buy by the same code, so that one of them stands for it. */
const seller = 'vinaudit'
const company = { name: 'Halvorsen Tidal Energy ASA', id: 'lei:9845EXAMPLEHALV0NO77' }

const inputs = {
  reverse_image: { imageUrl: pictures.original },
  vin: { vin: '1FTMW1T88MFA00001' },
  entity_search: { query: company.name },
  entity_dossier: { company },
} as const
type Operation = keyof typeof inputs

describe('the worker killed twice in the middle of runs that differ', { timeout: 240_000 }, () => {
  let internet: Internet
  let service: Service
  const jobs = new Map<Operation, string>()

  beforeAll(async () => {
    internet = await startInternet({ latency: (name) => (name === seller ? 700 : 0) })
    service = await startService(useStack(), 'kill-short-runs', {
      ...internet.env,
      PUBLIC_URL: publicUrl,
      VEHICLE_LOOKUPS: 'on',
      VEHICLE_HISTORY_PROVIDER: seller,
      VEHICLE_HISTORY_KEY: 'key',
      VEHICLE_HISTORY_USER: 'buyer@example.test',
      VEHICLE_HISTORY_PASSWORD: 'secret',
      VEHICLE_HISTORY_PRICE_MICRO_DOLLARS: String(price),
      LOG_LEVEL: 'fatal',
    })
    internet.serve(publicUrl, service.url)
    await killTwice()
  }, 240_000)
  afterAll(async () => {
    await service.stop()
    await internet.stop()
  })

  async function killTwice(): Promise<void> {
    const first = await service.startWorker()
    const keeping = await lock('images')
    await start('reverse_image')
    // the picture is fetched, and not yet kept
    await keeping.waited()
    await start('vin')
    await eventually(async () => {
      const log = await logOf(service.db, jobOf('vin'))
      if (!log.some(({ dedupeKey }) => dedupeKey === 'decode')) throw new Error('not decoded yet')
    })
    const recording = await lock('provider_outcomes')
    // not yet planned
    await start('entity_search')
    await start('entity_dossier')
    await eventually(async () => {
      const kept = 'select from source_responses where provider = $1'
      const { rowCount } = await service.db.query(kept, [seller])
      if (rowCount === 0) throw new Error('the report is not kept yet')
    })
    await recording.waited(3)
    await first.kill()
    await Promise.all([keeping.release(), recording.release()])

    const [comparing, buying, planning] = await Promise.all([
      lock('avatar_checks'),
      lockRows('vin'),
      lockRows('entity_search', 'entity_dossier'),
    ])
    const second = await service.startWorker()
    // the pictures are compared, and what that showed is about to be written
    await comparing.waited()
    const gathering = await lock('findings')
    await planning.release()
    // the sources are asked, and their answers are about to be written
    await Promise.all([gathering.waited(2), buying.waited()])
    expect(internet.requests('gleif').length).toBeGreaterThan(0)
    expect(internet.requests('wikimedia_commons').length).toBeGreaterThan(0)
    await second.kill()
    await Promise.all([gathering.release(), comparing.release(), buying.release()])
    await service.runWorker()
  }

  const lock = (table: string) =>
    hold(service.databaseUrl, (tx) => tx.query(`lock table ${table} in exclusive mode`))

  const lockRows = (...operations: readonly Operation[]) =>
    hold(service.databaseUrl, (tx) =>
      tx.query('select from jobs where id = any ($1) for update', [operations.map(jobOf)]),
    )

  async function start(operation: Operation): Promise<void> {
    const response = await call(service.url, '/api/v1/jobs', {
      key: (await service.createKey()).key,
      body: { operation, input: inputs[operation] },
    })
    expect(response.status).toBe(202)
    jobs.set(operation, response.headers.get('x-service-job-id') ?? '')
  }

  const jobOf = (operation: Operation) => jobs.get(operation) ?? ''

  /** The result of a job that ended once, without a gap, and was settled once. */
  async function resultOf(operation: Operation): Promise<unknown> {
    const jobId = jobOf(operation)
    const job = await ended(service.db, jobId, 90_000)
    expect(job).toMatchObject({ status: 'succeeded', partial: false })
    const log = await logOf(service.db, jobId)
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, n) => n + 1))
    expect(log.filter(({ type }) => type === 'done')).toHaveLength(1)
    const ledger = await ledgerOf(service.db, jobId)
    expect(ledger.map(({ kind }) => kind)).toEqual(['reserve', 'settle'])
    return JSON.parse(job.result ?? '')
  }

  async function expectFindingsOnce(operation: Operation): Promise<void> {
    const { rows } = await service.db.query(
      'select count(*)::integer as n, count(distinct dedupe_key)::integer as keys from findings where job_id = $1',
      [jobOf(operation)],
    )
    expect(rows[0].n).toBe(rows[0].keys)
  }

  const expectDistinct = (values: readonly string[]) =>
    expect(values).toHaveLength(new Set(values).size)

  test('a report on a vehicle is bought once, and its price is reserved and charged', async () => {
    const { vehicle } = VinResult.parse(await resultOf('vin'))
    expect(vehicle.history).toMatchObject({ provider: seller, titles: [{ odometer: '41230' }] })
    const reports = internet.requests(seller).filter(({ path }) => path.includes('pullreport'))
    expect(reports).toHaveLength(1)
    const costs = await loadCosts(service.db, jobOf('vin'))
    expect(costs.filter(({ name }) => name === seller)).toEqual([
      expect.objectContaining({ microDollars: price }),
    ])
    expect(await ledgerOf(service.db, jobOf('vin'))).toMatchObject([
      { kind: 'reserve', microDollars: price },
      { kind: 'settle', microDollars: price },
    ])
  })

  test('a company search ends once, with every answer once', async () => {
    const { companies, coverage } = EntitySearchResult.parse(await resultOf('entity_search'))
    expect(companies[0]).toMatchObject({ id: company.id })
    expectDistinct(coverage.map(({ provider }) => provider))
    await expectFindingsOnce('entity_search')
  })

  test('the profile of a company ends once, with every answer once', async () => {
    const { company: built } = EntityDossierResult.parse(await resultOf('entity_dossier'))
    expect(built.entityId).toBe(company.id)
    expectDistinct(built.coverage.map(({ provider }) => provider))
    await expectFindingsOnce('entity_dossier')
  })

  test('a reverse image search ends once, with every page once and no picture left', async () => {
    const { result } = ReverseImageResult.parse(await resultOf('reverse_image'))
    expect(result.matches[0]).toMatchObject({ verification: 'same_file' })
    expectDistinct(result.matches.map(({ url }) => url))
    expectDistinct(result.coverage.map(({ provider }) => provider))
    const { rowCount } = await service.db.query('select from images')
    expect(rowCount).toBe(0)
  })
})
