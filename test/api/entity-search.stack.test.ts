import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EntitySearchResult } from '../../contract/entity-search.ts'
import { call } from '../support/call.ts'
import { type Service, startService } from '../support/service.ts'
import { useStack } from '../support/stack/use-stack.ts'
import { useSurroundings } from '../support/use-service.ts'

const path = '/api/v1/entity/search'

describe('POST /api/v1/entity/search', () => {
  let service: Service
  let surroundings: Awaited<ReturnType<typeof useSurroundings>>
  beforeAll(async () => {
    surroundings = await useSurroundings()
    service = await startService(useStack(), 'entity-search', surroundings.internet.env)
    await service.startWorker()
  })
  beforeEach(async () => {
    surroundings.internet.recover()
    surroundings.internet.forget()
    await service.db.query('truncate rate_limits, source_responses')
  })
  afterAll(() => service.stop())

  const ask = (query: unknown, more: object = {}) =>
    call(service.url, path, { key: service.key, body: { query }, ...more })
  async function find(query: string) {
    const response = await ask(query)
    expect(response.status).toBe(200)
    return EntitySearchResult.parse(await response.json())
  }

  test('POST /api/v1/entity/search finds a company by its name, with form, city and status', async () => {
    const { companies, interpretation, coverage } = await find('Halvorsen Tidal Energy ASA')
    expect(interpretation).toEqual({
      type: 'name',
      value: 'Halvorsen Tidal Energy ASA',
      jurisdiction: null,
    })
    expect(companies[0]).toMatchObject({
      kind: 'company',
      id: 'lei:9845EXAMPLEHALV0NO77',
      ids: ['lei:9845EXAMPLEHALV0NO77', 'no:923609016'],
      legalName: 'Halvorsen Tidal Energy ASA',
      headline: 'Allmennaksjeselskap · Bergen, Norway',
      initials: 'HT',
      jurisdiction: 'NO',
      status: 'active',
    })
    expect(companies[0]?.confidence).toBeGreaterThan(90)
    expect(companies[0]?.signals[0]?.signal).toBe('same_name')
    expect(coverage).toContainEqual(expect.objectContaining({ provider: 'gleif', outcome: 'ok' }))
  })
})
