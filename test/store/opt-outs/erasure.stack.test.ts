import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActivities } from '../../../activities/index.ts'
import { erasePeople } from '../../../activities/opt-outs/erase-people.ts'
import { buildResponseKey } from '../../../activities/providers/kept-responses.ts'
import { recordTries } from '../../../activities/providers/record-runs.ts'
import { github } from '../../../sources/github/github.ts'
import { type Db, inTransaction, openStore } from '../../../store/database/open.ts'
import { insertGrounding } from '../../../store/findings/groundings.ts'
import { findJob } from '../../../store/jobs/jobs.ts'
import { eraseExpired, eraseJobs } from '../../../store/opt-outs/erase.ts'
import { makeAccount, makeJob } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

/** What is planted names this person in every table. */
const name = 'Ottoline Brackenbury'
const email = 'ottoline@brackenbury.example'
const marks = /ottoline|brackenbury/i

describe('erasure', () => {
  let db: Db
  let account: string
  const optOut = {
    kind: 'email',
    value: email,
    platform: null,
    factKind: null,
    factValue: null,
  } as const
  beforeAll(async () => {
    db = openStore(await useDatabase(), { max: 4 })
    account = await makeAccount(db)
  })
  afterAll(() => db.end())

  /** A job with something about her in every table that a job can fill. */
  async function plant(status: 'running' | 'succeeded'): Promise<string> {
    const input = { person: { name, contact: { emails: [email] } } }
    const job = await makeJob(db, { operation: 'dossier', input, accountId: account })
    const text = `${name} <${email}>`
    const json = JSON.stringify({ name, emails: [email] })
    const far = new Date(Date.now() + 86_400_000)
    const [page, response] = [Buffer.from(`page ${job}`), Buffer.from(`response ${job}`)]
    await db.query(
      `update jobs set status = $2::text, plan = $3::json, metadata = $3::jsonb, result = $3::text, request_id = 'for-ottoline',
         completed_at = case when $2::text = 'running' then null else now() end where id = $1`,
      [job, status, json],
    )
    const rows: readonly (readonly [string, readonly unknown[]])[] = [
      [
        `insert into job_events values ($1, 2, 'section', $2, 'section:identity:0', now())`,
        [job, json],
      ],
      [`insert into job_events values ($1, 3, 'summary', $2, 'summary:0', now())`, [job, json]],
      [`update jobs set last_seq = 3 where id = $1 and $2 <> ''`, [job, '-']],
      [
        `insert into findings (job_id, provider, kind, payload, dedupe_key, created_at)
         values ($1, 'github', 'person', $2, 'github:ottoline', now())`,
        [job, json],
      ],
      [`insert into groundings values ($1, $2, now())`, [job, json]],
      [`insert into case_files values ($1, 'p', 'w', $2, now())`, [job, json]],
      [`insert into claims values ($1, 'finding:ottoline', 'a', $2, now())`, [job, json]],
      [
        `insert into pages values ($1, 'https://brackenbury.example/', $2, $2, null, now())`,
        [page, text],
      ],
      [
        `insert into job_pages values ($1, $3, 'https://brackenbury.example/', $3, 'read', $2, 1, now())`,
        [job, text, page],
      ],
      [
        `insert into model_calls values ($1, 'summary', $3, 'm', $2, 'stop', 1, 1, 1, 1, now())`,
        [job, text, page],
      ],
      [
        `insert into written_sentences values ($1, 0, $2, array[$2], array[$2], now())`,
        [job, text],
      ],
      [`insert into hits values ($1 || '-hit', $1, array[$2])`, [job, text]],
      [
        `insert into site_outcomes values ($1, 'ottoline.example', 'found', $2, 1, false, now())`,
        [job, text],
      ],
      [
        `insert into provider_outcomes values ($1, 'web_pages', 'ok', 1, now(), $2, $3)`,
        [job, text, JSON.stringify({ pages: [{ url: 'https://brackenbury.example/' }] })],
      ],
      [`insert into avatar_checks values ($1, $2, null, null, now())`, [job, 'github:ottoline']],
      [`insert into images values ($1 || '-i', $1, $2, '', now())`, [job, text]],
      [
        `insert into source_responses values ($1, 'github', 200, '{}', $2, $3)`,
        [response, text, far],
      ],
      [`insert into job_responses values ($1, $2)`, [job, response]],
      [
        `insert into requests (id, account_id, key_id, request_id, job_id, channel, sandbox, created_at)
         values ($1 || '-r', $2, 'key', 'for-ottoline', $1, 'job', false, now())`,
        [job, account],
      ],
      [
        `insert into requests (id, account_id, key_id, request_id, channel, sandbox, created_at)
         values ('rec_' || substr($1, 5), $2, 'key', 'for-ottoline', 'batch', false, now())`,
        [job, account],
      ],
      [
        `insert into idempotency (id, body_sha256, job_id, request_id, created_at)
         select $2, $2, id, request_id, created_at from jobs where id = $1`,
        [job, page],
      ],
      [
        `insert into idempotency (id, body_sha256, request_id, created_at)
         values ($1, $1, 'for-ottoline', now() - interval '1 minute')`,
        [response],
      ],
      [
        `insert into webhook_events values ($1 || '-e', $2, $1, null, 'job.succeeded', false, $3, now())`,
        [job, account, JSON.stringify({ data: { job: { id: job, metadata: { subject: name } } } })],
      ],
    ]
    for (const [sql, values] of rows) await db.query(sql, [...values])
    return job
  }

  /** Tables that still hold something of her. */
  async function holding(): Promise<string[]> {
    const { rows: tables } = await db.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1`,
    )
    const found: string[] = []
    for (const table of tables) {
      const { rows } = await db.query<{ text: string }>(
        `select t::text as text from ${table.name} t`,
      )
      if (rows.some(({ text }) => marks.test(text))) found.push(table.name)
    }
    return found
  }

  const everywhere = [
    'avatar_checks',
    'case_files',
    'claims',
    'findings',
    'groundings',
    'hits',
    'idempotency',
    'images',
    'job_events',
    'job_pages',
    'jobs',
    'model_calls',
    'pages',
    'provider_outcomes',
    'requests',
    'site_outcomes',
    'source_responses',
    'webhook_events',
    'written_sentences',
  ]

  test('erasure by retention leaves no table that holds anything of the person', async () => {
    const job = await plant('succeeded')
    expect(await holding()).toEqual(everywhere)
    await db.query(`update jobs set expires_at = now() - interval '1 second' where id = $1`, [job])
    await eraseExpired(db, new Date(), 10)
    expect(await holding()).toEqual([])
  })

  test('erasure by an opt-out leaves no table that holds anything of the person', async () => {
    await plant('succeeded')
    expect(await erasePeople(db, [optOut])).toMatchObject({ erased: 1 })
    expect(await holding()).toEqual([])
  })

  test('erasure by an opt-out reaches what a caller attached to a job about a vehicle', async () => {
    const metadata = { for: email }
    const job = await makeJob(db, { accountId: account, metadata })
    await db.query(
      `insert into webhook_events values ($1 || '-e', $2, $1, null, 'job.succeeded', false, $3, now())`,
      [job, account, JSON.stringify({ data: { job: { id: job, metadata } } })],
    )
    const other = await makeJob(db, { metadata: { for: 'quillon@lumen.example' } })
    expect(await holding()).toEqual(['jobs', 'webhook_events'])
    expect(await erasePeople(db, [optOut])).toMatchObject({ erased: 0 })
    expect(await holding()).toEqual([])
    expect((await findJob(db, other))?.metadata).toEqual({ for: 'quillon@lumen.example' })
  })

  test('erasure by an opt-out reaches ids that callers chose for other requests', async () => {
    const jobs = [await makeJob(db), await makeJob(db)]
    const other = await makeJob(db)
    await db.query(
      `update jobs set request_id = $2, status = 'succeeded', completed_at = now(),
         result = json_build_object('request_id', $2::text)::text where id = any ($1)`,
      [jobs, email],
    )
    await db.query(`update jobs set request_id = 'nightly-7' where id = $1`, [other])
    await db.query(
      `insert into requests (id, account_id, key_id, request_id, channel, sandbox, created_at)
       values ('rec_' || substr($1, 5), $2, 'key', $3, 'sync', false, now())`,
      [other, account, email],
    )
    expect(await holding()).toEqual(['jobs', 'requests'])
    expect(await erasePeople(db, [optOut])).toMatchObject({ erased: 2 })
    expect(await holding()).toEqual([])
    expect((await findJob(db, other))?.requestId).toBe('nightly-7')
  })

  test('erasure by an opt-out reaches a chat of which only the grounding shows the person', async () => {
    const person = { name: 'O. B.' }
    const messages = [{ role: 'user', content: 'Where does she work?' }]
    const job = await makeJob(db, { operation: 'chat', input: { person, messages } })
    const claims = [{ path: 'contact.emails', value: { email } }]
    await insertGrounding(db, job, { claims, sources: [], builtAt: '' }, new Date())
    expect(await holding()).toEqual(['groundings'])
    expect(await erasePeople(db, [optOut])).toMatchObject({ erased: 1 })
    expect(await holding()).toEqual([])
  })

  test('erasure by a run that ends as suppressed leaves only ids that its caller chose', async () => {
    const job = await plant('running')
    const { finishRun } = createActivities(
      activityDeps(db, { startDelivery: () => Promise.resolve() }),
    )
    await finishRun(job, { stopReason: 'error', failureType: 'subject_suppressed' })
    await db.query(`update jobs set request_id = 'x' where id = $1`, [job])
    await db.query('delete from requests')
    await db.query('delete from idempotency')
    expect(await holding()).toEqual([])
    const { rows } = await db.query(
      'select seq, type, payload from job_events where job_id = $1 order by seq',
      [job],
    )
    expect(rows).toMatchObject([
      { seq: 1, type: 'status' },
      { seq: 2, type: 'redacted', payload: '{"type":"redacted"}' },
      { seq: 3, type: 'redacted', payload: '{"type":"redacted"}' },
      { seq: 4, type: 'error' },
    ])
  })

  const source = { ...github, name: 'kept', provider: 'github', cacheSeconds: 60 }
  const request = { url: 'https://api.test/' }
  const answer = { status: 200, headers: {}, text: name }
  const search = (query: string) =>
    makeJob(db, { operation: 'search', input: { query, type: 'name' } })
  const keep = async (job: string) => {
    const { kept } = activityDeps(db)
    await kept.keep(job, source, request, answer)
    await kept.settle(job, (write) => inTransaction(db, write))
  }

  test('erasure reaches the raw answers of tries without a recorded outcome', async () => {
    const job = await search(name)
    await keep(job)
    expect(await holding()).toContain('source_responses')
    await eraseJobs(db, [job], new Date())
    expect(await holding()).toEqual([])
  })

  test('erasure reaches the raw answers of another run that a failed try has used', async () => {
    const deps = activityDeps(db)
    await keep(await search('Some One'))
    const job = await search(name)
    const run = {
      provider: 'github',
      outcome: 'timeout',
      message: null,
      again: true,
      waitSeconds: null,
    } as const
    const cost = { calls: 1, microDollars: 0, durationMs: 1, findings: [], fault: null, led: [] }
    await recordTries(deps, job, [
      { ...run, ...cost, responses: [buildResponseKey(source, request)] },
    ])
    await eraseJobs(db, [job], new Date())
    expect(await holding()).toEqual([])
  })

  test.each([
    ['cancelled', null],
    ['error', 'internal'],
  ] as const)(
    'erasure takes what must not be shown where a run ends without a result, as %s',
    async (stopReason, failureType) => {
      const input = { person: { name: 'Some One' } }
      const job = await makeJob(db, { operation: 'dossier', input, accountId: account })
      await db.query(`update jobs set status = 'running' where id = $1`, [job])
      await db.query(
        `insert into findings (job_id, provider, kind, payload, dedupe_key, hidden, created_at)
        values ($1, 'github', 'person', '{}', 'a', true, now()),
          ($1, 'github', 'person', '{}', 'b', false, now())`,
        [job],
      )
      const deps = activityDeps(db, { startDelivery: () => Promise.resolve() })
      await createActivities(deps).finishRun(job, { stopReason, failureType })
      const { rows } = await db.query('select dedupe_key from findings where job_id = $1', [job])
      expect(rows).toEqual([{ dedupeKey: 'b' }])
    },
  )

  test('erasure by a run that ends as suppressed keeps no raw answer that arrives afterwards', async () => {
    const job = await search(name)
    const { finishRun } = createActivities(
      activityDeps(db, { startDelivery: () => Promise.resolve() }),
    )
    await db.query(`update jobs set status = 'running' where id = $1`, [job])
    await finishRun(job, { stopReason: 'error', failureType: 'subject_suppressed' })
    await keep(job)
    expect(await holding()).toEqual([])
  })

  test('a cached dossier is erased no later than its result', async () => {
    const input = { person: { name: 'Some One' } }
    const job = await makeJob(db, { operation: 'dossier', input, accountId: account })
    const empty = {
      summary: '',
      sections: {},
      sources: [],
      claims: [],
      conflicts: [],
      coverage: [],
      notice: '',
      focus: null,
    }
    const result = JSON.stringify({
      cached: false,
      dossier: { ...empty, builtAt: new Date(0).toISOString() },
    })
    await db.query(`update jobs set status = 'running', result = $2 where id = $1`, [job, result])
    const deps = activityDeps(db, {
      resultDays: 2,
      // jobs of the tests before may still be open
      reconcileAfterSeconds: 3_600,
      startDelivery: () => Promise.resolve(),
    })
    const { finishRun, reconcile } = createActivities(deps)
    await finishRun(job, { stopReason: 'completed', failureType: null })
    const { rows } = await db.query<{ days: number }>(
      `select round(extract(epoch from expires_at - built_at) / 86400)::integer as days from cache`,
    )
    expect(rows).toEqual([{ days: 2 }])
    await db.query(`update cache set expires_at = now() - interval '1 second'`)
    await reconcile()
    expect((await db.query('select from cache')).rowCount).toBe(0)
  })
})
