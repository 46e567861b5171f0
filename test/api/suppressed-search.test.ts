import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ErrorBody } from '../../contract/errors.ts'
import { SearchResult } from '../../contract/search.ts'
import { normaliseSuppression, type SuppressionInput } from '../../research/suppressions/normalise-suppression.ts'
import { deleteSuppression, insertSuppression, listSuppressions, suppressionTrustMs } from '../../store/suppressions.ts'
import { call } from '../support/call.ts'
import { eventually } from '../support/eventually.ts'
import type { Internet } from '../support/internet/start-internet.ts'
import { type Research, startResearch } from '../support/research.ts'
import { search } from '../support/searches.ts'
import type { Service } from '../support/service.ts'

let internet: Internet
let service: Service
let research: Research
beforeAll(async () => {
  research = await startResearch('suppressed-search', { engines: true })
  ;({ internet, service } = research)
})
afterAll(() => research?.stop())
beforeEach(async () => {
  await eventually(async () => {
    const { rowCount } = await service.db.query('select from jobs where completed_at is null')
    if (rowCount !== 0) throw new Error('jobs of the test before are still running')
  })
  await research.renew()
  await service.db.query('truncate suppressions')
})

/** What she is known by, as an operator would type it. */
const entries = {
  'her email address': { kind: 'email', value: 'Zelda@Quibbleworth.org' },
  'her username': { kind: 'username', value: '@zquib' },
  'her profile': { kind: 'profile_url', value: 'https://github.com/zquib' },
  'her name and employer': {
    kind: 'name',
    value: 'Zelda Quibbleworth',
    fact: { kind: 'employer', value: 'Institute of Improbable Optics' },
  },
} as const satisfies Record<string, SuppressionInput>

async function suppress(...inputs: SuppressionInput[]): Promise<void> {
  for (const input of inputs) {
    const entry = normaliseSuppression(input)
    if ('reason' in entry) throw new Error(entry.reason)
    await insertSuppression(service.db, { ...entry, note: 'asked us', now: new Date() })
  }
}

/** All that is kept and told of a job. */
async function keptOf(jobId: string): Promise<Record<string, string>> {
  const { rows } = await service.db.query<{ result: string; progress: string; findings: string; events: string; outcomes: string }>(
    `select coalesce(result, '') as result, progress::text as progress,
       coalesce((select string_agg(payload::text, e'\\n') from findings where job_id = jobs.id), '') as findings,
       coalesce((select string_agg(payload, e'\\n' order by seq) from job_events where job_id = jobs.id), '') as events,
       coalesce((select string_agg(message, e'\\n') from provider_outcomes where job_id = jobs.id), '') as outcomes
     from jobs where id = $1`,
    [jobId],
  )
  const [row] = rows
  if (row === undefined) throw new Error(`there is no job ${jobId}`)
  return { ...row }
}

/** Words that stand in records about her only. */
const hers =
  /zquib|lisbon|portug|improbable|optic|lenses|quibbleworth\.org|351 ?912|912 345 678|corner|Q990000101|0000-0002-1825-0097|A5990000101|\b9900101\b|\b1984\b/i

const byName = { query: 'Zelda Quibbleworth', type: 'name' }
const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
  await call(service.url, path, { key: (await service.createKey()).key, body, headers })

/** What the operator's command waits for: by then every process goes by the list as it is. */
const obeyed = () => sleep(suppressionTrustMs + 100)

/** A search by her name: its hits, and all that anybody can see or read of it afterwards, by where it stands. */
async function searched(): Promise<{ hits: SearchResult['hits']; seen: Record<string, string> }> {
  const response = await post('/api/v1/search', byName)
  const stream = await response.text()
  const kept = await keptOf(response.headers.get('x-service-job-id') ?? '')
  const { hits } = SearchResult.parse(JSON.parse(kept.result ?? ''))
  return { hits, seen: { stream, ...kept } }
}

/** Where a word stands; empty: nowhere. */
function placesOf(seen: Record<string, string>, word: RegExp): Record<string, string[]> {
  const all = new RegExp(word.source, 'gi')
  const found = Object.entries(seen).map(([place, text]) => [place, [...new Set(text.match(all) ?? [])]] as const)
  return Object.fromEntries(found.filter(([, words]) => words.length > 0).map(([place, words]) => [place, [...words]]))
}

const isNamesake = ({ name, headline, location }: SearchResult['hits'][number]) =>
  name === 'Zelda Quibbleworth' && `${headline} ${location}`.includes('Hobart')

function urlsOf({ urls }: SearchResult['hits'][number]): string[] {
  return Array.isArray(urls) ? urls.map(String) : []
}

describe('a search for somebody who asked not to be found, by what they are known by', () => {
  test.each<[keyof typeof entries, object]>([
    ['her email address', { query: 'zelda@quibbleworth.org', type: 'email' }],
    ['her email address', { query: ' ZELDA@quibbleworth.org ', type: 'email' }],
    ['her email address', { query: 'zelda@quibbleworth.org' }],
    ['her username', { query: 'zquib', type: 'username' }],
    ['her username', { query: '@ZQUIB', type: 'username', platforms: ['x'] }],
    ['her username', { query: 'https://github.com/zquib', type: 'username' }],
    ['her profile', { query: 'https://github.com/zquib', type: 'username' }],
    ['her profile', { query: 'github.com/ZQuib/', type: 'username' }],
  ])('%s: %j is 451 as a search and as a job, asks nobody and leaves no job', async (entry, input) => {
    await suppress(entries[entry])
    await obeyed()
    const jobs = await service.db.query('select id from jobs')
    const asked = [await post('/api/v1/search', input), await post('/api/v1/jobs', { operation: 'search', input })]
    const answers = await Promise.all(asked.map(async (response) => ({ status: response.status, text: await response.text() })))
    expect(answers.map(({ status }) => status)).toEqual([451, 451])
    for (const { text } of answers) {
      expect(ErrorBody.parse(JSON.parse(text)).error).toMatchObject({ code: 'subject_suppressed', retryable: false })
      expect(text).not.toMatch(/zelda|zquib|quibbleworth/i)
    }
    expect((await service.db.query('select id from jobs')).rows).toEqual(jobs.rows)
    expect(internet.requests()).toEqual([])
  })

  test.each([
    ['+351 912 345 678', undefined],
    ['+351 912 345 678', 'en'],
    ['+351 912 345 678', 'en-GB,en;q=0.9'],
    ['912 345 678', 'pt-PT,pt;q=0.9'],
  ])('her phone number: %s is 451, whatever language the caller reads: %s', async (query, language) => {
    await suppress({ kind: 'phone', value: '+351 912 345 678' })
    await obeyed()
    const headers = language === undefined ? undefined : { 'accept-language': language }
    const input = { query, type: 'phone' }
    const asked = [await post('/api/v1/search', input, headers), await post('/api/v1/jobs', { operation: 'search', input }, headers)]
    await Promise.all(asked.map((response) => response.text()))
    expect(asked.map(({ status }) => status)).toEqual([451, 451])
  })

  test('is served again once the entry is gone', async () => {
    await suppress(entries['her username'])
    await obeyed()
    expect((await post('/api/v1/search', { query: 'zquib', type: 'username' })).status).toBe(451)
    for (const { id } of await listSuppressions(service.db)) expect(await deleteSuppression(service.db, id)).toBe(true)
    await obeyed()
    const { result } = await search(service, { query: 'zquib', type: 'username' })
    expect(result.hits[0]).toMatchObject({ name: 'Zelda Quibbleworth' })
  })

  test('is served where only her name and employer were given: they are nobody’s address', async () => {
    await suppress(entries['her name and employer'])
    await obeyed()
    for (const input of [{ query: 'nemo9niemand', type: 'username' }, byName]) {
      const response = await post('/api/v1/search', { ...input, format: 'json' })
      expect(response.status).toBe(200)
      await response.text()
    }
  })

  test('is answered by the sandbox, whose people are invented', async () => {
    await suppress(...Object.values(entries))
    await obeyed()
    for (const input of [
      { query: 'zelda@quibbleworth.org', type: 'email' },
      { query: 'zquib', type: 'username' },
    ]) {
      const response = await post('/api/v1/search', { ...input, sandbox: true, format: 'json' })
      expect(response.status).toBe(200)
      expect(SearchResult.parse(await response.json()).hits.length).toBeGreaterThan(0)
    }
    expect(internet.requests()).toEqual([])
  })
})

test('a name alone cannot be suppressed: it would silence everybody who shares it', () => {
  expect(normaliseSuppression({ kind: 'name', value: 'Zelda Quibbleworth' })).toEqual({
    reason: expect.stringContaining('everybody who shares it'),
  })
})

describe('a search for a name that somebody who asked not to be found shares with others', () => {
  test('finds both while nobody has asked for anything', async () => {
    const { hits, seen } = await searched()
    expect(Object.keys(placesOf(seen, hers))).toEqual(expect.arrayContaining(['stream', 'result', 'findings', 'events']))
    expect(hits.some(isNamesake)).toBe(true)
    expect(hits.length).toBeGreaterThan(1)
  })

  /** What records that carry the very thing would show. */
  const own: Readonly<Record<keyof typeof entries, RegExp>> = {
    'her email address': /zelda@quibbleworth\.org/,
    'her username': /"username":\s*"zquib"|\/@?zquib"/,
    'her profile': /github\.com\/zquib"/,
    'her name and employer': /Institute of Improbable Optics/,
  }
  test.each(Object.entries(entries))('neither shows nor keeps a record with %s', async (name, entry) => {
    await suppress(entry)
    const { seen } = await searched()
    expect(placesOf(seen, Object.entries(own).find(([key]) => key === name)?.[1] ?? /./)).toEqual({})
  })

  test.each(Object.entries(entries))('by %s: the one who shares her name is found as before', async (_, entry) => {
    await suppress(entry)
    const { hits } = await searched()
    expect(hits.some(isNamesake)).toBe(true)
  })

  /** The addresses that the service itself takes for hers when nobody has asked for anything. */
  async function addressesOfHers(): Promise<Set<string>> {
    const { hits } = await searched()
    return new Set(hits.filter((hit) => !isNamesake(hit) && hit.primaryUsername === 'zquib').flatMap(urlsOf))
  }

  test.each(Object.entries(entries))('by %s: she is no candidate', async (_, entry) => {
    const known = await addressesOfHers()
    expect(known.size).toBeGreaterThan(2)
    await suppress(entry)
    const { hits } = await searched()
    const shown = hits.filter((hit) => urlsOf(hit).some((url) => known.has(url)))
    expect(shown.map(({ name, headline, urls }) => ({ name, headline, urls }))).toEqual([])
  })

  test('by all that she is known by: none of her addresses is told or kept', async () => {
    const known = await addressesOfHers()
    await suppress(...Object.values(entries))
    const { hits, seen } = await searched()
    expect(hits.some(isNamesake)).toBe(true)
    const shown = Object.entries(seen).flatMap(([place, text]) =>
      [...known].filter((url) => text.includes(url)).map((url) => `${place}: ${url}`),
    )
    expect(shown).toEqual([])
  })
})
