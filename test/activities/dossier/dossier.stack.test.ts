import { describe, expect, test } from 'vitest'
import { SearchResult } from '../../../contract/operations/search.ts'
import { Job } from '../../../contract/resources/jobs.ts'
import { call, events } from '../../support/calls/call.ts'
import { errorOf } from '../../support/calls/callers.ts'
import { dossier, said } from '../../support/calls/dossiers.ts'
import { leaked, missing } from '../../support/dossier/expect-dossier.ts'
import { dossierGuarantees } from '../../support/dossier/guarantees.ts'
import type { Internet } from '../../support/internet/start-internet.ts'
import { expectations } from '../../support/internet/web/expectations/index.ts'
import { ended } from '../../support/rows/jobs.ts'
import { useDirectResearch } from '../../support/runs/use-direct-research.ts'
import { renewEachTest } from '../../support/service/renew-each-test.ts'
import type { SharedService } from '../../support/service/service.ts'

let internet: Internet
let service: SharedService
renewEachTest(
  () => useDirectResearch(),
  (research) => {
    ;({ internet, service } = research)
  },
)

dossierGuarantees(() => service, {
  understands: false,
  build: async () => (await dossier(service, { name: expectations.quillon.name })).result,
})

describe('who is meant', () => {
  test('a headline identifies the person: the namesake in Hobart has a dossier of her own', async () => {
    const { result } = await dossier(service, {
      name: 'Zelda Quibbleworth',
      headline: 'Maritime historian, Hobart Maritime College',
    })
    const text = said(result.dossier)
    expect(text).toContain('Hobart')
    for (const word of ['Lisbon', 'Improbable Optics', 'zquib', '1984'])
      expect(text).not.toContain(word)
    expect(result.dossier.focus).toMatchObject({ matchedOn: expect.arrayContaining(['words']) })
  }, 60_000)

  test('a username alone identifies the person when only one account has it', async () => {
    const { result } = await dossier(service, {
      name: 'Zelda Quibbleworth',
      primaryUsername: 'zquib',
    })
    expect(said(result.dossier)).toContain('Improbable Optics')
    expect(leaked(said(result.dossier), expectations.zelda)).toEqual([])
    expect(result.dossier.focus).toMatchObject({
      matchedOn: expect.arrayContaining(['username']),
    })
  }, 60_000)

  test('a headline that fits no person of the name identifies none', async () => {
    const { result } = await dossier(service, {
      name: 'Zelda Quibbleworth',
      headline: 'Left-handed bagpiper',
    })
    expect(result.dossier.focus).toBeNull()
    expect(result.dossier.claims).toEqual([])
    expect(result.dossier.summary).toContain('nothing connects')
  }, 60_000)

  test('a dossier of a hit that is sent back is about that candidate of the search', async () => {
    const { key } = await service.createKey()
    const found = await call(service.url, '/api/v1/search', {
      key,
      body: { query: 'Zelda Quibbleworth', format: 'json' },
    })
    const hobart =
      SearchResult.parse(await found.json()).hits.find(({ location }) =>
        location.includes('Hobart'),
      ) ?? {}
    const { result } = await dossier(service, hobart, { key })
    expect(result.dossier.focus).toMatchObject({
      matchedOn: expect.arrayContaining(['search']),
      headline: expect.stringMatching(/Hobart/),
    })
    expect(said(result.dossier)).toContain('Hobart')
    expect(said(result.dossier)).not.toContain('Improbable Optics')
    // a hit from another account's search is ignored: the other fields decide
    const { key: stranger } = await service.createKey({ account: 'stranger' })
    const { result: strange } = await dossier(service, { ...hobart, tags: [] }, { key: stranger })
    expect(strange.dossier.focus).toMatchObject({
      matchedOn: expect.not.arrayContaining(['search']),
    })
  }, 90_000)
})

describe('an equal dossier under way', () => {
  test('of two callers who ask for one person at once, both are answered, and one dossier is built', async () => {
    const asked = { name: 'Zelda Quibbleworth', location: 'Lisbon' }
    const both = await Promise.all([dossier(service, asked), dossier(service, asked)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [first, second] = both.map(({ result }) => said(result.dossier))
    expect(first).toBe(second)
    const { rows } = await service.db.query(
      `select from jobs where input->'person'->>'location' = 'Lisbon' and not cached`,
    )
    expect(rows).toHaveLength(1)
  }, 90_000)
})

describe('a web that fails in every way', () => {
  test('a web that fails in every way still gives what the other pages say', async () => {
    const { perpetua } = expectations
    const { status, result } = await dossier(service, { name: perpetua.name })
    expect(status).toBe(200)
    expect(leaked(said(result.dossier), perpetua)).toEqual([])
    expect(perpetua.facts.flatMap((fact) => missing(result.dossier, fact) ?? [])).toEqual([])
  }, 90_000)

  test('a dossier without web search leaves out mentions, and names the providers that did not answer', async () => {
    internet.misbehave('searxng', 'down')
    const { result } = await dossier(service, { name: 'Vera Neverheardof' })
    const keys = Object.keys(result.dossier.sections)
    expect(keys).toContain('work')
    expect(keys).not.toContain('mentions')
    expect(result.dossier.coverage).toContainEqual(
      expect.objectContaining({ provider: 'searxng', outcome: 'error' }),
    )
  }, 60_000)

  test('a dossier whose every source fails is 200 and says that it could not look', async () => {
    internet.misbehave('*', 'down')
    const { status, result } = await dossier(service, { name: 'Somebody Neverseen' })
    expect(status).toBe(200)
    expect(result).toMatchObject({ partial: true, stopReason: 'sources_unavailable' })
    expect(result.dossier.summary).toContain('no source could be asked')
    expect(Object.keys(result.dossier.sections)).toEqual(['identity'])
    internet.recover()
  }, 60_000)
})

test('the text of a dossier is composed without a language model, and the dossier says so', async () => {
  const { result } = await dossier(service, { name: expectations.quillon.name })
  expect(
    result.dossier.coverage.find(({ provider }) => provider === 'language_model'),
  ).toMatchObject({ outcome: 'not_configured' })
}, 60_000)

describe('the shared cache', () => {
  test('the shared cache answers a second dossier call at once, free and without a job, as JSON and as a stream', async () => {
    const person = { name: 'Natalya Vymyslova' }
    const first = await dossier(service, person)
    expect(first.result).toMatchObject({ cached: false, usage: { cached: false, metered: true } })
    const before = await service.db.query('select count(*)::integer as n from jobs')
    const second = await dossier(service, { ...person, confidence: 12 })
    expect(second.result).toMatchObject({
      cached: true,
      usage: { cached: true, metered: false, percentageCharged: 0 },
    })
    expect(second.result.dossier).toEqual(first.result.dossier)
    expect(second.headers.get('x-service-metered')).toBe('false')
    expect(second.headers.get('x-service-job-id')).toBeNull()
    const { key } = await service.createKey()
    const streamed = await events(
      await call(service.url, '/api/v1/dossier', { key, body: { person } }),
    )
    expect(streamed.map(({ type }) => type).slice(-3)).toEqual(['sources', 'usage', 'done'])
    expect(
      streamed
        .filter(({ type }) => type === 'summary')
        .map(({ delta }) => delta)
        .join(''),
    ).toBe(first.result.dossier.summary)
    expect(second.result.events.map(({ type }) => type)).toEqual(streamed.map(({ type }) => type))
    const after = await service.db.query('select count(*)::integer as n from jobs')
    expect(after.rows).toEqual(before.rows)
  }, 60_000)

  test('a dossier with refresh bypasses the shared cache, and says what changed', async () => {
    const person = { name: 'Natalya Vymyslova' }
    const { result } = await dossier(service, person, { refresh: true })
    expect(result).toMatchObject({ cached: false, usage: { metered: true } })
    expect(result.dossier.changes).toMatchObject({ added: [], removed: [], changed: [] })
  }, 60_000)

  test('a dossier job that the shared cache answers ends at once and costs nothing', async () => {
    const { key } = await service.createKey()
    const made = await call(service.url, '/api/v1/jobs', {
      key,
      body: { operation: 'dossier', input: { person: { name: 'Natalya Vymyslova' } } },
    })
    const { id } = Job.parse(await made.json())
    await ended(service.db, id)
    const job = await (await call(service.url, `/api/v1/jobs/${id}`, { key })).json()
    expect(job).toMatchObject({
      status: 'succeeded',
      usage: { metered: false, percentageCharged: 0 },
      result: { cached: true },
    })
    const streamed = await events(await call(service.url, `/api/v1/jobs/${id}/events`, { key }))
    expect(streamed.map(({ type }) => type).slice(-3)).toEqual(['sources', 'usage', 'done'])
  }, 60_000)
})

describe('a dossier about a person who opted out', () => {
  test('a dossier is 451 when only its search shows that the person opted out', async () => {
    await service.db.query(
      `insert into suppressions (id, kind, value, platform, fact_kind, fact_value, note, created_at)
       values ('sup_1', 'username', 'zquib', null, null, null, 'test', now())`,
    )
    await service.db.query('delete from cache')
    try {
      const { key } = await service.createKey()
      const body = { person: { name: 'Zelda Quibbleworth' }, format: 'json' }
      const response = await call(service.url, '/api/v1/dossier', { key, body })
      expect(response.status).toBe(451)
      const late = await errorOf(response)
      expect(late).toMatchObject({ code: 'subject_suppressed' })
      const direct = await call(service.url, '/api/v1/dossier', {
        key,
        body: { ...body, person: { ...body.person, primaryUsername: 'zquib' } },
      })
      expect(direct.status).toBe(451)
      const { code, message } = await errorOf(direct)
      // the words do not say whether the request or the research led to the opt-out
      expect(late).toMatchObject({ code, message })
    } finally {
      await service.db.query('delete from suppressions')
    }
  }, 60_000)
})
