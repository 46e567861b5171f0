import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { loadCoverage } from '../../../activities/job/coverage.ts'
import { loadSubject } from '../../../activities/person/load-subject.ts'
import { type ProviderRun, runProvider } from '../../../activities/providers/run-provider.ts'
import { recordAnswers } from '../../../activities/search/record-answers.ts'
import { buildFinding } from '../../../research/records/finding.ts'
import { createDefiner } from '../../../sources/shared/source.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { loadFindings } from '../../../store/findings/findings.ts'
import { makeSearch } from '../../support/histories/fake-search.ts'
import { makeJob, rowOf } from '../../support/rows/jobs.ts'
import { openFetcher, serve } from '../../support/servers/fetch-server.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

/** A kind of subject that the service does not know. */
type Companies = {
  subject: { kind: 'company'; text: string }
  finding: { name: string; notices: number }
}

const defineCompanySource = createDefiner<Companies>({
  clean: (found) => ({ ...found, name: found.name.trim() }),
  inherit: (found) => found,
})

const common = {
  baseUrl: null,
  limit: { requests: 1, seconds: 3_600 },
  cacheSeconds: 0,
  termsUrl: 'https://terms.test',
  licence: 'none',
}

const registry = defineCompanySource({
  ...common,
  limit: { requests: 100, seconds: 3_600 },
  name: 'registry',
  provider: 'registry',
  accepts: ['company'],
  request: ({ text }, { base }) => ({ url: `${base}/companies/${text}` }),
  isTooMany: ({ text }) => text.includes('TOO_MANY'),
  body: z.object({ name: z.string(), number: z.string() }),
  evidence: ({ name, number }) => ({
    findings: [{ name, notices: 0 }],
    leads: ['gazette-notices', 'credit-report', 'no-such-source'].map((step) => ({
      step,
      text: number,
    })),
  }),
})

const gazette = defineCompanySource({
  ...common,
  name: 'gazette-notices',
  provider: 'gazette',
  accepts: [],
  request: ({ kind, text }, { base }) =>
    kind === 'id' ? { url: `${base}/notices/${text}` } : null,
  body: z.object({ name: z.string(), notices: z.array(z.string()) }),
  evidence: ({ name, notices }) => ({ findings: [{ name, notices: notices.length }] }),
})

const credit = defineCompanySource({
  ...common,
  name: 'credit-report',
  provider: 'credit',
  microDollars: 5_000,
  accepts: [],
  request: ({ text }, { base }) => ({ url: `${base}/credit/${text}` }),
  body: z.object({}),
  evidence: () => ({ findings: [{ name: 'paid', notices: 0 }] }),
})

let db: Db
beforeAll(async () => {
  db = openStore(await useDatabase(), { max: 4 })
})
beforeEach(() => db.query('delete from rate_limits'))
afterAll(() => db.end())

/** Asks the registry for a company, and the others for what its answer leads to. */
async function openCompanies(text = 'quibble') {
  const server = await serve({
    '/companies/quibble': (_, response) =>
      response.end('{"name":" Quibble & Sons ","number":"HRB 7"}'),
    '/companies/sons': (_, response) => response.writeHead(400).end('{"code":"TOO_MANY"}'),
    '/notices/HRB%207': (_, response) => response.end('{"name":"Quibble","notices":["a","b"]}'),
    '*': (_, response) => response.end('{}'),
  })
  const bases = { registry: server.url, gazette: server.url, credit: server.url }
  const deps = activityDeps(db, { fetcher: openFetcher(), sources: { bases, keys: {} } })
  const jobId = await makeJob(db)
  const ask = () =>
    runProvider(deps, {
      jobId,
      provider: 'registry',
      questions: [{ kind: 'company', text }],
      sources: [registry, gazette, credit],
      signal: new AbortController().signal,
    })
  return { ask, server }
}

test('an answer leads to another provider, whose findings bear its name', async () => {
  const { ask, server } = await openCompanies()
  expect(await ask()).toMatchObject({
    provider: 'registry',
    outcome: 'ok',
    message: null,
    findings: [{ name: 'Quibble & Sons', notices: 0 }],
    calls: 1,
    microDollars: 0,
    led: [{ provider: 'gazette', findings: [{ name: 'Quibble', notices: 2 }] }],
  })
  expect(server.seen.map(({ line }) => line)).toEqual([
    'GET /companies/quibble',
    'GET /notices/HRB%207',
  ])
})

test('a provider to which too many names fit is no provider that found nothing', async () => {
  const { ask } = await openCompanies('sons')
  expect(await ask()).toMatchObject({
    outcome: 'error',
    message: 'More fits than it lists: ask with more words, or with a number.',
    again: false,
    findings: [],
  })
})

test("what an answer leads to counts against the other provider's own limit", async () => {
  const { ask } = await openCompanies()
  await ask()
  expect(await ask()).toMatchObject({
    outcome: 'ok',
    message: 'It answered, but not to every question: some details are missing.',
    findings: [{ name: 'Quibble & Sons', notices: 0 }],
    led: [{ provider: 'gazette', findings: [] }],
  })
})

test('findings of a provider that was led to are stored as its own; coverage names the asked one', async () => {
  const jobId = await makeSearch(db)
  const profile = (host: string) =>
    buildFinding({ kind: 'page', url: `https://${host}/zelda`, title: 'Zelda', method: 'api' })
  const run: ProviderRun = {
    provider: 'github',
    outcome: 'ok',
    message: null,
    again: false,
    waitSeconds: null,
    findings: [profile('one.example')],
    calls: 1,
    microDollars: 0,
    durationMs: 1,
    responses: [],
    fault: null,
    led: [{ provider: 'orcid', findings: [profile('two.example')] }],
  }
  await recordAnswers(activityDeps(db), await loadSubject(db, jobId), [run])
  const found = await loadFindings(db, jobId)
  expect(found.map(({ provider }) => provider).sort()).toEqual(['github', 'orcid'])
  const coverage = await loadCoverage(db, await rowOf(db, jobId), 'completed')
  expect(coverage).toEqual([{ provider: 'github', outcome: 'ok', message: null }])
})
