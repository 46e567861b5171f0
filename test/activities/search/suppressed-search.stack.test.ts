/** Opt-outs and searches: the API refuses, and whole searches in this process keep quiet. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ErrorBody } from '../../../contract/errors/errors.ts'
import { SearchResult } from '../../../contract/operations/search.ts'
import {
  normaliseSuppression,
  type SuppressionInput,
} from '../../../research/safety/suppressions/normalise-suppression.ts'
import { insertSuppression } from '../../../store/opt-outs/suppressions.ts'
import { call } from '../../support/calls/call.ts'
import { type Internet, startInternet } from '../../support/internet/start-internet.ts'
import { accountOf } from '../../support/rows/accounts.ts'
import { makeJob } from '../../support/rows/jobs.ts'
import { openSearchRuns, type SearchRuns } from '../../support/runs/search-runs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let internet: Internet
let service: SharedService
let runs: SearchRuns
beforeAll(async () => {
  internet = await startInternet()
  service = await useApi()
  runs = openSearchRuns(service.db, internet.env)
})
afterAll(async () => {
  await runs.close()
  await service.stop()
  await internet.stop()
})

/** Removes every fault, limit, kept answer and opt-out that the test before has left. */
async function renew(): Promise<void> {
  internet.recover()
  internet.forget()
  await service.db.query(
    'delete from rate_limits; delete from source_responses; delete from suppressions',
  )
}

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

/** All events, rows and responses of a job. */
async function keptOf(jobId: string): Promise<Record<string, string>> {
  const { rows } = await service.db.query<{
    result: string
    progress: string
    findings: string
    events: string
    outcomes: string
  }>(
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

/** An API that has not read the list of opt-outs yet, and a key of its own. */
async function freshApi() {
  const { url } = await service.startApi()
  return async (path: string, body: object, headers: Record<string, string> = {}) =>
    await call(url, path, { key: (await service.createKey()).key, body, headers })
}

/** A search by her name: its hits, and all that callers can see or read of it, by place. */
async function searched(): Promise<{ hits: SearchResult['hits']; seen: Record<string, string> }> {
  const { id: accountId } = await accountOf(service.db, 'tester')
  const { key } = await service.createKey()
  const jobId = await makeJob(service.db, { operation: 'search', input: byName, accountId })
  const response = await call(service.url, `/api/v1/jobs/${jobId}/events`, { key })
  expect(response.status).toBe(200)
  const [stream] = await Promise.all([response.text(), runs.run(jobId)])
  const kept = await keptOf(jobId)
  const { hits } = StoredHits.parse(JSON.parse(kept.result ?? ''))
  return { hits, seen: { stream, ...kept } }
}
const StoredHits = SearchResult.pick({ hits: true })

/** Where a word stands; empty: nowhere. */
function placesOf(seen: Record<string, string>, word: RegExp): Record<string, string[]> {
  const all = new RegExp(word.source, 'gi')
  const found = Object.entries(seen).map(
    ([place, text]) => [place, [...new Set(text.match(all) ?? [])]] as const,
  )
  return Object.fromEntries(
    found.filter(([, words]) => words.length > 0).map(([place, words]) => [place, [...words]]),
  )
}

const isNamesake = ({ name, headline, location }: SearchResult['hits'][number]) =>
  name === 'Zelda Quibbleworth' && `${headline} ${location}`.includes('Hobart')

function urlsOf({ urls }: SearchResult['hits'][number]): string[] {
  return Array.isArray(urls) ? urls.map(String) : []
}

const phone = { kind: 'phone', value: '+351 912 345 678' } as const
type Refused = [input: { query: string; type?: string; platforms?: string[] }, language?: string]
const refused: readonly { entry: string; suppression: SuppressionInput; inputs: Refused[] }[] = [
  {
    entry: 'her email address',
    suppression: entries['her email address'],
    inputs: [
      [{ query: 'zelda@quibbleworth.org', type: 'email' }],
      [{ query: ' ZELDA@quibbleworth.org ', type: 'email' }],
      [{ query: 'zelda@quibbleworth.org' }],
    ],
  },
  {
    entry: 'her username',
    suppression: entries['her username'],
    inputs: [
      [{ query: 'zquib', type: 'username' }],
      [{ query: '@ZQUIB', type: 'username', platforms: ['x'] }],
      [{ query: 'https://github.com/zquib', type: 'username' }],
    ],
  },
  {
    entry: 'her profile',
    suppression: entries['her profile'],
    inputs: [
      [{ query: 'https://github.com/zquib', type: 'username' }],
      [{ query: 'github.com/ZQuib/', type: 'username' }],
    ],
  },
  {
    entry: 'her phone number',
    suppression: phone,
    inputs: [
      [{ query: '+351 912 345 678', type: 'phone' }],
      [{ query: '+351 912 345 678', type: 'phone' }, 'en'],
      [{ query: '+351 912 345 678', type: 'phone' }, 'en-GB,en;q=0.9'],
      [{ query: '912 345 678', type: 'phone' }, 'pt-PT,pt;q=0.9'],
    ],
  },
]

describe.each(refused)(
  'a search for a person who opted out, by $entry',
  ({ suppression, inputs }) => {
    let post: Awaited<ReturnType<typeof freshApi>>
    beforeAll(async () => {
      await renew()
      await suppress(suppression)
      post = await freshApi()
    })

    test.each(inputs)(
      '%j %s is 451 as a search and as a job, and leaves no job',
      async (input, language) => {
        const headers = language === undefined ? {} : { 'accept-language': language }
        const jobs = await service.db.query('select id from jobs')
        const asked = [
          await post('/api/v1/search', input, headers),
          await post('/api/v1/jobs', { operation: 'search', input }, headers),
        ]
        expect(asked.map(({ status }) => status)).toEqual([451, 451])
        for (const response of asked) {
          const text = await response.text()
          expect(ErrorBody.parse(JSON.parse(text)).error).toMatchObject({
            code: 'subject_suppressed',
            retryable: false,
          })
          expect(text).not.toMatch(/zelda|zquib|quibbleworth/i)
        }
        expect((await service.db.query('select id from jobs')).rows).toEqual(jobs.rows)
      },
    )
  },
)

describe('a search for a person who opted out', () => {
  beforeEach(renew)

  test('a search with only a name or username is served when its owner opted out by name and employer', async () => {
    await suppress(entries['her name and employer'])
    const post = await freshApi()
    for (const input of [{ query: 'nemo9niemand', type: 'username' }, byName])
      expect((await post('/api/v1/jobs', { operation: 'search', input })).status).toBe(202)
  })

  test('a search for a person who opted out is answered by the sandbox, whose people are invented', async () => {
    await suppress(...Object.values(entries))
    const post = await freshApi()
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

test('a name alone cannot be suppressed: that would opt out all people of the name', () => {
  expect(normaliseSuppression({ kind: 'name', value: 'Zelda Quibbleworth' })).toEqual({
    reason: expect.stringContaining('all people of that name'),
  })
})

describe('a search for a name that a person who opted out shares with others', () => {
  beforeEach(renew)

  test('both people of a name are found while there is no opt-out', async () => {
    const { hits, seen } = await searched()
    expect(Object.keys(placesOf(seen, hers))).toEqual(
      expect.arrayContaining(['stream', 'result', 'findings', 'events']),
    )
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
  test.each(Object.entries(entries))(
    'neither shows nor keeps a record with %s',
    async (name, entry) => {
      await suppress(entry)
      const { seen } = await searched()
      expect(placesOf(seen, Object.entries(own).find(([key]) => key === name)?.[1] ?? /./)).toEqual(
        {},
      )
    },
  )

  test.each(Object.entries(entries))(
    'the namesake of a person who opted out by %s is found as before',
    async (_, entry) => {
      await suppress(entry)
      const { hits } = await searched()
      expect(hits.some(isNamesake)).toBe(true)
    },
  )

  /** The addresses that the service attributes to her while there is no opt-out. */
  async function addressesOfHers(): Promise<Set<string>> {
    const { hits } = await searched()
    return new Set(
      hits.filter((hit) => !isNamesake(hit) && hit.primaryUsername === 'zquib').flatMap(urlsOf),
    )
  }

  test.each(Object.entries(entries))(
    'a person who opted out by %s is no candidate',
    async (_, entry) => {
      const known = await addressesOfHers()
      expect(known.size).toBeGreaterThan(2)
      await suppress(entry)
      const { hits } = await searched()
      const shown = hits.filter((hit) => urlsOf(hit).some((url) => known.has(url)))
      expect(shown.map(({ name, headline, urls }) => ({ name, headline, urls }))).toEqual([])
    },
  )

  test('a live reader sees no account of a person who opted out by email address when late answers show the address', async () => {
    const known = await addressesOfHers()
    await renew()
    await suppress(entries['her email address'])
    for (const provider of ['github', 'orcid', 'searxng'])
      internet.misbehave(provider, 'down', { times: 1 })
    const { seen } = await searched()
    expect(internet.requests('github').length).toBeGreaterThan(1)
    const emitted = (seen.stream ?? '').split('\n').filter((line) => line.includes('_found"'))
    expect(emitted.filter((line) => [...known].some((url) => line.includes(url)))).toEqual([])
    expect(seen.events).not.toContain('redacted')
  })

  test('an opt-out with all identifiers keeps each of her addresses out of events and rows', async () => {
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
