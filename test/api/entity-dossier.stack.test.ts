import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EntityDossierResult } from '../../contract/entity-dossier.ts'
import { call } from '../support/call.ts'
import { type Service, startService } from '../support/service.ts'
import { useStack } from '../support/stack/use-stack.ts'
import { useSurroundings } from '../support/use-service.ts'

const path = '/api/v1/entity/dossier'
const named = { name: 'Halvorsen Tidal Energy ASA' }
const pinned = { ...named, id: 'lei:9845EXAMPLEHALV0NO77' }

describe('POST /api/v1/entity/dossier', () => {
  let service: Service
  let surroundings: Awaited<ReturnType<typeof useSurroundings>>
  beforeAll(async () => {
    surroundings = await useSurroundings()
    service = await startService(useStack(), 'entity-dossier', surroundings.internet.env)
    await service.startWorker()
  })
  beforeEach(async () => {
    surroundings.internet.recover()
    surroundings.internet.forget()
    await service.db.query('truncate rate_limits, source_responses, cache')
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

  test('POST /api/v1/entity/dossier is 404 where no company fits, and 400 for what is no id', async () => {
    const none = await ask({ name: 'Zyxwvut Unheard-of Holdings' })
    expect(none.status).toBe(404)
    expect(await none.json()).toMatchObject({
      error: { code: 'not_found', message: 'No company fits this name or id.' },
    })
    const wrong = await ask({ ...named, id: 'lei:123' })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ error: { details: [{ path: 'company.id' }] } })
  })
})
