import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeptResponses } from '../../../activities/providers/kept-responses.ts'
import { runProvider } from '../../../activities/providers/run-provider.ts'
import { wikipedia } from '../../../sources/encyclopedias/wikipedia.ts'
import { github } from '../../../sources/github/github.ts'
import { sources } from '../../../sources/index.ts'
import { type Db, inTransaction, openStore } from '../../../store/database/open.ts'
import { eraseJobs } from '../../../store/opt-outs/erase.ts'
import { subjectOf } from '../../support/research/people.ts'
import { hold, makeJob } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let databaseUrl: string
let db: Db
beforeAll(async () => {
  databaseUrl = await useDatabase()
  db = openStore(databaseUrl, { max: 4 })
})
afterAll(() => db.end())

const source = { ...github, cacheSeconds: 60 }
const search = () => makeJob(db, { operation: 'search', input: { query: 'zquib' } })
const settle = (kept: ReturnType<typeof createKeptResponses>, job: string) =>
  kept.settle(job, (write) => inTransaction(db, write))
const answer = (text: string) => ({ status: 200, headers: { etag: text }, text })

/** Two processes, one that keeps and one that reads, at a time that the test moves on. */
function openTwo() {
  let at = Date.now()
  const now = () => new Date(at)
  const writer = createKeptResponses(db, now)
  return {
    /** Keeps an answer whose text this is. */
    async keep(url: string, text: string) {
      const job = await search()
      await writer.keep(job, source, { url }, answer(text))
      await settle(writer, job)
      return job
    },
    reader: createKeptResponses(db, now),
    pass: (ms: number) => {
      at += ms
    },
  }
}

test('a kept answer that is asked for again is the same object', async () => {
  const { keep, reader } = openTwo()
  const request = { url: 'https://api.test/same' }
  await keep(request.url, 'one')
  const [first, twin] = await Promise.all([
    reader.find(source, request),
    reader.find(source, request),
  ])
  expect(first).toEqual(answer('one'))
  expect(twin).toBe(first)
  expect(await reader.find(source, request)).toBe(first)
})

test('an answer that another process keeps anew replaces the one that was read', async () => {
  const { keep, reader, pass } = openTwo()
  const request = { url: 'https://api.test/anew' }
  await keep(request.url, 'old')
  expect(await reader.find(source, request)).toEqual(answer('old'))
  pass(1)
  await keep(request.url, 'new')
  expect(await reader.find(source, request)).toEqual(answer('new'))
})

test('of an answer that may not be kept whole the source says what is kept', async () => {
  const reports = { ...source, toKept: (text: string) => text.replace('1 Low Street', '') }
  const kept = createKeptResponses(db, () => new Date())
  const job = await search()
  const request = { url: 'https://api.test/report' }
  await kept.keep(job, reports, request, answer('director, 1 Low Street'))
  await settle(kept, job)
  expect(await kept.find(reports, request)).toMatchObject({ text: 'director, ' })
})

test('an answer that was read is gone once it is past its time', async () => {
  const { keep, reader, pass } = openTwo()
  const request = { url: 'https://api.test/late' }
  await keep(request.url, 'late')
  expect(await reader.find(source, request)).not.toBeNull()
  pass(60_000)
  expect(await reader.find(source, request)).toBeNull()
})

test('an answer that was read is gone once it is erased', async () => {
  const { keep, reader } = openTwo()
  const request = { url: 'https://api.test/erased' }
  const job = await keep(request.url, 'person')
  expect(await reader.find(source, request)).not.toBeNull()
  await eraseJobs(db, [job], new Date())
  expect(await reader.find(source, request)).toBeNull()
})

test('a password that stands in an answer is neither kept nor found', async () => {
  const leak = JSON.stringify({
    type: 'standard',
    title: 'Zelda Q',
    description: 'Portuguese engineer',
    extract: 'Zelda Q is an engineer. My password is hunter2',
  })
  const fetcher = {
    fetch: ({ url }: { url: string }) =>
      Promise.resolve({
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(leak),
        finalUrl: url,
        truncated: false,
      }),
    close: () => Promise.resolve(),
  }
  const deps = activityDeps(db, { fetcher })
  const jobId = await search()
  const { findings } = await runProvider(deps, {
    jobId,
    provider: 'wikipedia',
    questions: [subjectOf('name', 'Zelda Q')],
    sources,
    signal: new AbortController().signal,
  })
  await deps.kept.settle(jobId, (write) => inTransaction(db, write))
  const { rows } = await db.query(
    'select body from source_responses where position($1 in body) > 0',
    ['Zelda Q'],
  )
  expect(rows).not.toEqual([])
  expect(JSON.stringify([rows, findings])).not.toContain('hunter2')
})

test('a report whose worker died before its answer was kept is not bought again', async () => {
  let asked = 0
  const dying = new AbortController()
  const fetcher = {
    fetch: () => {
      asked += 1
      dying.abort(new Error('the worker dies'))
      return Promise.reject(dying.signal.reason)
    },
    close: () => Promise.resolve(),
  }
  const report = {
    jobId: await search(),
    provider: 'wikipedia',
    questions: [subjectOf('name', 'Zelda Q')],
    sources: [{ ...wikipedia, isBoughtOnce: true as const }],
  }
  const deps = activityDeps(db, { fetcher })
  await expect(runProvider(deps, { ...report, signal: dying.signal })).rejects.toThrow('dies')
  const { signal } = new AbortController()
  expect(await runProvider(deps, { ...report, signal })).toMatchObject({
    outcome: 'error',
    again: false,
    findings: [],
  })
  expect(asked).toBe(1)
})

/** Transactions that have written the kept answers. */
async function countWrites(): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    'select count(distinct xmin::text)::integer as n from source_responses',
  )
  return rows[0]?.n ?? 0
}

test('the answers of a job that cost nothing are written by one statement before its next step', async () => {
  const kept = createKeptResponses(db, () => new Date())
  const job = await search()
  const urls = ['one', 'two', 'three'].map((name) => `https://api.test/${name}`)
  await db.query('delete from source_responses')
  for (const url of urls) await kept.keep(job, source, { url }, answer(url))
  // a step of the same process need not wait for them
  expect(await kept.find(source, { url: urls[0] ?? '' })).toEqual(answer(urls[0] ?? ''))
  await settle(kept, job)
  expect(await countWrites()).toBe(1)
  const elsewhere = createKeptResponses(db, () => new Date())
  for (const url of urls) expect(await elsewhere.find(source, { url })).toEqual(answer(url))
})

test('an answer that was paid for is written before its source goes on', async () => {
  const kept = createKeptResponses(db, () => new Date())
  const paid = { ...source, microDollars: 1 }
  const request = { url: 'https://api.test/paid' }
  await kept.keep(await search(), paid, request, answer('paid'))
  const elsewhere = createKeptResponses(db, () => new Date())
  expect(await elsewhere.find(paid, request)).toEqual(answer('paid'))
})

test('an answer that cannot be written fails nothing', async () => {
  const kept = createKeptResponses(db, () => new Date())
  const request = { url: 'https://api.test/refused' }
  const job = await search()
  await kept.keep(job, source, request, {
    ...answer('refused'),
    text: 'a \0 that no text may hold',
  })
  await settle(kept, job)
  expect(await kept.find(source, request)).toBeNull()
})

test('answers that a step wrote and rolled back are written by its next try', async () => {
  const kept = createKeptResponses(db, () => new Date())
  const request = { url: 'https://api.test/again' }
  const job = await search()
  await kept.keep(job, source, request, answer('again'))
  const failing = kept.settle(job, (write) =>
    inTransaction(db, async (tx) => {
      await write(tx)
      throw new Error('the step failed')
    }),
  )
  await expect(failing).rejects.toThrow('the step failed')
  const elsewhere = createKeptResponses(db, () => new Date())
  expect(await kept.find(source, request)).toEqual(answer('again'))
  expect(await elsewhere.find(source, request)).toBeNull()
  await settle(kept, job)
  expect(await elsewhere.find(source, request)).toEqual(answer('again'))
})

test('answers of a job without a next step are written soon', async () => {
  const kept = createKeptResponses(db, () => new Date())
  const request = { url: 'https://api.test/alone' }
  await kept.keep(await search(), source, request, answer('alone'))
  const elsewhere = createKeptResponses(db, () => new Date())
  await expect.poll(() => elsewhere.find(source, request), { timeout: 5_000 }).not.toBeNull()
})

test('a step that writes kept answers waits for the disk as it did', async () => {
  const kept = createKeptResponses(db, () => new Date())
  const job = await search()
  await kept.keep(job, source, { url: 'https://api.test/disk' }, answer('disk'))
  const mode = await kept.settle(job, (write) =>
    inTransaction(db, async (tx) => {
      await write(tx)
      const { rows } = await tx.query<{ mode: string }>(
        "select current_setting('synchronous_commit') as mode",
      )
      return rows[0]?.mode
    }),
  )
  const { rows } = await db.query<{ mode: string }>(
    "select current_setting('synchronous_commit') as mode",
  )
  expect(mode).toBe(rows[0]?.mode)
})

test('answers of a job whose row is held keep one connection, however many come', async () => {
  const writer = createKeptResponses(db, () => new Date())
  const job = await search()
  const held = await hold(databaseUrl, (tx) =>
    tx.query('select from jobs where id = $1 for update', [job]),
  )
  const urls = Array.from({ length: 3 }, (_, n) => `https://api.test/held/${n}`)
  for (const url of urls) {
    await writer.keep(job, source, { url }, answer(url))
    await sleep(600)
  }
  const { rowCount } = await db.query(`
    select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()
  `)
  expect(rowCount).toBe(1)
  await held.release()
  const reader = createKeptResponses(db, () => new Date())
  for (const url of urls) await expect.poll(() => reader.find(source, { url })).toEqual(answer(url))
})
