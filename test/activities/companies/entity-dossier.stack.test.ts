import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { suppress } from '../../../commands/suppress.ts'
import { EntityDossierResult } from '../../../contract/operations/entity-dossier.ts'
import { call } from '../../support/calls/call.ts'
import { expectLeanHistory } from '../../support/histories/expect-lean-history.ts'
import { runInProcess } from '../../support/processes/run-command.ts'
import { rowOf } from '../../support/rows/jobs.ts'
import { type Service, startService } from '../../support/service/service.ts'
import { useSurroundings } from '../../support/service/use-service.ts'
import { useStack } from '../../support/stack/use-stack.ts'

const path = '/api/v1/entity/dossier'
const named = { name: 'Halvorsen Tidal Energy ASA' }
const pinned = { ...named, id: 'lei:9845EXAMPLEHALV0NO77' }

describe('POST /api/v1/entity/dossier', () => {
  let service: Service
  let surroundings: Awaited<ReturnType<typeof useSurroundings>>
  beforeAll(async () => {
    surroundings = await useSurroundings()
    service = await startService(useStack(), 'entity-dossier', surroundings.internet.env)
    await service.runWorker()
  })
  beforeEach(async () => {
    surroundings.internet.recover()
    surroundings.internet.forget()
    await service.db.query(
      'delete from rate_limits; delete from source_responses; delete from cache',
    )
  })
  afterAll(() => service.stop())

  const ask = (company: object, more: object = {}) =>
    call(service.url, path, { key: service.key, body: { company, ...more } })
  async function build(company: object, more: object = {}) {
    const response = await ask(company, more)
    const body = await response.json()
    expect(response.status, JSON.stringify(body)).toBe(200)
    return EntityDossierResult.parse(body)
  }

  test('POST /api/v1/entity/dossier builds the profile of a company that a hit pins', async () => {
    const { company, cached } = await build(pinned)
    expect(cached).toBe(false)
    expect(company).toMatchObject({
      entityId: 'lei:9845EXAMPLEHALV0NO77',
      legalName: 'Halvorsen Tidal Energy ASA',
      status: 'active',
      registration: { jurisdiction: 'NO', number: '923609016' },
      alternatives: [],
      funding: null,
    })
    expect(company.summary).toMatch(/under number 923609016 .*\[1\]/)
  })

  test('POST /api/v1/entity/dossier takes the best company of a name and lists others', async () => {
    const { company } = await build({ name: 'Halvorsen Tidal Energy', jurisdiction: 'GB' })
    expect(company.registration).toMatchObject({ jurisdiction: 'GB', number: '08957400' })
    expect(company.alternatives.map(({ id }) => id)).toContain('lei:9845EXAMPLEHALV0NO77')
  })

  test('POST /api/v1/entity/dossier keeps a profile by its company, however it is asked for', async () => {
    const first = await build(pinned)
    const again = await ask({ name: 'Halvorsen', id: 'no:923 609 016' })
    expect(again.headers.get('x-service-metered')).toBe('false')
    const { cached, company } = EntityDossierResult.parse(await again.json())
    expect(cached).toBe(true)
    expect(company.builtAt).toBe(first.company.builtAt)
    expect((await build(named)).cached).toBe(true)
    expect((await build(pinned, { refresh: true })).cached).toBe(false)
  })

  test('the history of a profile names neither the company nor who leads it', async () => {
    const response = await ask(named)
    expect(response.status).toBe(200)
    const jobId = response.headers.get('x-service-job-id') ?? ''
    const words = ['halvorsen', '923609016', '9845examplehalv', 'sigrid', 'daglig']
    await expectLeanHistory(service, jobId, words)
  })

  test('two requests at once for one company build one profile, for which one of them waits', async () => {
    surroundings.internet.misbehave('gleif', 'slow', { times: 1 })
    const profiles = await Promise.all([build(pinned), build({ ...pinned, name: 'Halvorsen' })])
    expect(profiles.map(({ cached }) => cached).sort()).toEqual([false, true])
    const [one, other] = profiles.map(({ company }) => company)
    expect(one).toEqual(other)
    const asked = surroundings.internet.requests('gleif').map(({ path }) => path)
    expect(new Set(asked).size).toBe(asked.length)
    const { rowCount } = await service.db.query(
      `select from job_events where payload like '%An equal profile is being built%'`,
    )
    expect(rowCount).toBe(1)
  })

  test('a request by another id of a company waits for the build that has found that id', async () => {
    surroundings.internet.misbehave('wikidata', 'slow', { times: 1 })
    const first = build(pinned)
    const builds = () => service.db.query(`select from builds where operation = 'entity_dossier'`)
    while (((await builds()).rowCount ?? 0) < 2) await sleep(20)
    const second = await build({ ...named, id: 'no:923609016' })
    expect([(await first).cached, second.cached]).toEqual([false, true])
  })

  test('POST /api/v1/entity/dossier finds the LEI of a company that its number pins', async () => {
    const limited = { name: 'Halvorsen Tidal Energy Limited', id: 'gb:08957400' }
    const { company } = await build(limited)
    expect(company.entityId).toBe('lei:9845EXAMPLEHALV0GB82')
    expect(company.structure.parent?.id).toBe('lei:9845EXAMPLEHALV0NO77')
  })

  test('POST /api/v1/entity/dossier names who leads a company today, without auditors, minors or births', async () => {
    const { company } = await build(pinned)
    expect(company.executives).toMatchObject([
      { name: 'Sigrid Halvorsen', title: 'Daglig leder', kind: 'person' },
    ])
    expect(JSON.stringify(company)).not.toMatch(/1970|Tidligere|REVISJON|Ungdom/)
    expect(company.structure).toMatchObject({
      parent: null,
      exception: { parent: { reason: 'NATURAL_PERSONS', meaning: 'none' } },
      reported: { parent: 'reported_none', subsidiaries: 'reported' },
    })
  })

  test('POST /api/v1/entity/dossier counts masked officers, and figures at the limit are none', async () => {
    const treville = { name: 'Treville Hydraulique', id: 'lei:9845EXAMPLETREVFR012' }
    const { company } = await build(treville)
    expect(company.executives.map(({ title }) => title)).toEqual(['Président de SAS'])
    expect(company.executivesMasked).toBe(1)
    expect(company.financials).toMatchObject({
      estimated: true,
      currency: 'EUR',
      year: 2024,
      revenue: 12_500_000,
      netIncome: null,
    })
    expect(JSON.stringify(company)).not.toMatch(/NON-DIFFUSIBLE|2147483/)
  })

  test("POST /api/v1/entity/dossier takes nothing of a neighbour's entry for a number", async () => {
    const sails = { name: 'Ullvik Sails AS', id: 'lei:9845EXAMPLEFERRNO004' }
    const { company } = await build(sails)
    expect(company.executives).toEqual([])
    expect(company.sources.map(({ domain }) => domain)).toEqual(['search.gleif.org'])
    expect(JSON.stringify(company)).not.toContain('NABOLAGET')
  })

  test('POST /api/v1/entity/dossier ends where two companies are parents of each other', async () => {
    const loop = { name: 'Corrigan Loop Holdings Limited', id: 'lei:9845EXAMPLECORRGB146' }
    const { company } = await build(loop)
    expect(company.structure.parent?.id).toBe('lei:9845EXAMPLECORRGB243')
    expect(company.structure.subsidiaries).toEqual([])
    const values = company.conflicts.find(({ path }) => path === 'structure')?.values
    const value = company.structure.parent?.id
    expect(values).toMatchObject([
      { value, relation: 'parent' },
      { value, relation: 'ultimate_parent' },
      { value, relation: 'subsidiary' },
    ])
  })

  test('a person who has opted out is no officer of a profile, and what named them is erased', async () => {
    const response = await ask(pinned)
    const jobId = response.headers.get('x-service-job-id') ?? ''
    expect(await response.text()).toContain('Sigrid Halvorsen')
    const words = ['add', '--name', 'Sigrid Halvorsen']
    const fact = ['--fact', 'employer=Halvorsen Tidal Energy']
    await runInProcess(suppress, [...words, ...fact], service.env)
    expect((await rowOf(service.db, jobId)).result).toBeNull()
    const { company, cached } = await build(pinned)
    await service.db.query('delete from suppressions')
    expect(cached).toBe(false)
    expect(company.executives).toEqual([])
    expect(company.summary).not.toContain('Sigrid')
  })

  test('a sole trader who has opted out has no profile, by name or by id, and what was one is erased', async () => {
    const trader = { name: 'Marlowe Joinery' }
    const response = await ask(trader)
    const jobId = response.headers.get('x-service-job-id') ?? ''
    const { company } = EntityDossierResult.parse(await response.json())
    const words = ['add', '--name', 'Ada Marlowe', '--fact', 'employer=Marlowe Joinery']
    await runInProcess(suppress, words, service.env)
    expect((await rowOf(service.db, jobId)).result).toBeNull()
    const after = [await ask(trader), await ask({ ...trader, id: company.entityId })]
    await service.db.query('delete from suppressions')
    expect(after.map(({ status }) => status)).toEqual([404, 404])
  })

  test('a company that bears the name of a person who has opted out is none that a name may have meant', async () => {
    const asked = { name: 'Halvorsen Tidal Energy', jurisdiction: 'NO' }
    const list = ({ company }: EntityDossierResult) => company.alternatives.map(({ id }) => id)
    expect(list(await build(asked))).toContain('lei:9845EXAMPLEHALV0GB82')
    const words = ['add', '--name', 'Halvorsen Tidal Energy Limited', '--fact', 'location=Leeds']
    await runInProcess(suppress, words, service.env)
    const after = await build(asked)
    await service.db.query('delete from suppressions')
    expect(after.company.entityId).toBe('lei:9845EXAMPLEHALV0NO77')
    expect(list(after)).not.toContain('lei:9845EXAMPLEHALV0GB82')
  })

  test('POST /api/v1/entity/dossier is 404 where no company fits, and 400 for what is no id', async () => {
    const none = await ask({ name: 'Zyxwvut Unheard-of Holdings' })
    expect(none.status).toBe(404)
    expect(await none.json()).toMatchObject({
      error: { code: 'not_found', message: expect.stringContaining('No company fits') },
    })
    const wrong = await ask({ ...named, id: 'lei:123' })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ error: { details: [{ path: 'company.id' }] } })
  })

  test('a profile that is sent back is the profile of the same company', async () => {
    const { company } = await build({ ...named, id: 'lei:9845EXAMPLEHALVOLD56' })
    const again = await build(company)
    expect(again.company.entityId).toBe(company.entityId)
    expect(again.cached).toBe(true)
  })

  test('a bare name that several companies bear is 404, which says how to choose one', async () => {
    const several = await ask({ name: 'Halvorsen Tidal Energy' })
    expect(several.status).toBe(404)
    expect(await several.json()).toMatchObject({
      error: {
        code: 'not_found',
        message: expect.stringMatching(/^Several companies.* Search for/),
      },
    })
  })
})
