import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActivities } from '../../../activities/index.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import {
  type CaseVersions,
  deleteAllCaseFiles,
  findCaseFile,
  loadCaseVersions,
  recordCaseFile,
} from '../../../store/findings/case-files.ts'
import { insertClaims } from '../../../store/findings/claims.ts'
import { insertOutcome } from '../../../store/findings/findings.ts'
import { insertSuppression } from '../../../store/opt-outs/suppressions.ts'
import { insertFinding } from '../../support/rows/insert-finding.ts'
import { hold, makeAccount, makeJob } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

describe('a case file', () => {
  let databaseUrl: string
  let db: Db
  let job: string
  beforeAll(async () => {
    databaseUrl = await useDatabase()
    db = openStore(databaseUrl, { max: 4 })
    job = await makeJob(db, { operation: 'dossier', input: { person: { name: 'Ada Example' } } })
  })
  afterAll(() => db.end())

  const now = new Date()
  const versionsOf = (id: string, year = 2026) =>
    loadCaseVersions(db, id, { form: 1, year, ignored: ['language_model'] })
  const keep = (versions: CaseVersions, id = job) =>
    recordCaseFile(db, id, { versions, composed: '{}', now })
  const finding = (dedupeKey: string, payload = {}) =>
    insertFinding(db, { jobId: job, provider: 'github', kind: 'account', payload, dedupeKey, now })
  const outcome = (provider: string, answer: 'ok' | 'error') =>
    insertOutcome(db, { jobId: job, provider, outcome: answer, durationMs: 1, now })

  test('a case file is reused while nothing was stored since', async () => {
    const versions = await versionsOf(job)
    expect(await findCaseFile(db, job, versions)).toBeNull()
    await keep(versions)
    expect(await findCaseFile(db, job, await versionsOf(job))).toEqual({
      composed: '{}',
      isCurrent: true,
    })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a finding', () => finding('github:1')],
    [
      'a finding that is known better',
      () => db.query(`update findings set payload = '{"a": 1}' where job_id = $1`, [job]),
    ],
    [
      'a finding that must not be shown',
      () => db.query('update findings set hidden = true where job_id = $1', [job]),
    ],
    [
      'a picture',
      () => db.query(`insert into avatar_checks values ($1, 'github:1', 'a', null, now())`, [job]),
    ],
  ])('a case file has other people after %s', async (_, store) => {
    const before = await versionsOf(job)
    await keep(before)
    await store()
    const after = await versionsOf(job)
    expect(after.people).not.toBe(before.people)
    expect(await findCaseFile(db, job, after)).toBeNull()
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'a statement',
      () => insertClaims(db, job, [{ documentKey: 'page:1', dedupeKey: 'a', draft: {} }], now),
    ],
    ['an answer', () => outcome('github', 'ok')],
    ['a plan', () => db.query(`update jobs set plan = '{"a": 1}' where id = $1`, [job])],
    [
      'an opt-out',
      () =>
        insertSuppression(db, {
          kind: 'email',
          value: 'someone@example.org',
          platform: null,
          factKind: null,
          factValue: null,
          note: '',
          now,
        }),
    ],
  ])('a case file has the same people, and is built anew, after %s', async (_, store) => {
    const before = await versionsOf(job)
    await keep(before)
    await store()
    const after = await versionsOf(job)
    expect(after.people).toBe(before.people)
    expect(await findCaseFile(db, job, after)).toEqual({ composed: '{}', isCurrent: false })
  })

  test('a case file is the same after an outcome that says nothing about sections', async () => {
    const before = await versionsOf(job)
    await outcome('gitlab', 'error')
    await outcome('language_model', 'ok')
    expect(await versionsOf(job)).toEqual(before)
    expect(await versionsOf(job, 2027)).not.toEqual(before)
  })

  test('a case file waits for the transaction that holds its job', async () => {
    const held = await hold(databaseUrl, (tx) =>
      tx.query('select from jobs where id = $1 for update', [job]),
    )
    const versions = { people: 'p', whole: 'late' }
    const writing = keep(versions)
    await held.waited()
    await held.release()
    await writing
    expect(await findCaseFile(db, job, versions)).toMatchObject({ isCurrent: true })
  })

  test('a case file is deleted with the end of its run, and none is kept of a run that has ended', async () => {
    const input = { person: { name: 'Ada Example' } }
    const accountId = await makeAccount(db)
    const open = await makeJob(db, { operation: 'dossier', input, accountId })
    await db.query(`update jobs set status = 'running' where id = $1`, [open])
    const versions = await versionsOf(open)
    await keep(versions, open)
    const deps = activityDeps(db, { startDelivery: () => Promise.resolve() })
    await createActivities(deps).finishRun(open, { stopReason: 'cancelled', failureType: null })
    expect(await findCaseFile(db, open, versions)).toBeNull()
    await keep(versions, open)
    expect(await findCaseFile(db, open, versions)).toBeNull()
  })

  test('an opt-out deletes the case file of every run, since other people’s pages may be in it', async () => {
    const versions = await versionsOf(job)
    await keep(versions)
    await deleteAllCaseFiles(db)
    expect(await findCaseFile(db, job, versions)).toBeNull()
  })
})
