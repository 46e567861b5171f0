import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildFinding } from '../../../research/records/finding.ts'
import { suppressesFinding } from '../../../research/safety/suppressions/suppresses.ts'
import { type Db, inTransaction, openStore } from '../../../store/database/open.ts'
import { insertFindings } from '../../../store/findings/findings.ts'
import { insertSiteOutcomes } from '../../../store/findings/site-outcomes.ts'
import { eraseExpired, eraseJobs, listKeptJobs } from '../../../store/opt-outs/erase.ts'
import {
  deleteSuppression,
  insertSuppression,
  listSuppressions,
  loadSuppressions,
  loadTrustedSuppressions,
  type NewSuppression,
} from '../../../store/opt-outs/suppressions.ts'
import { logOf, makeJob, rowOf } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'

describe('the list of those who asked not to be researched', () => {
  let db: Db
  beforeAll(async () => {
    db = openStore(await useDatabase(), { max: 5 })
  })
  afterAll(() => db.end())

  const plain = { platform: null, factKind: null, factValue: null } as const
  const add = (
    entry: Partial<NewSuppression> & Pick<NewSuppression, 'kind' | 'value'>,
    note = '',
  ) => insertSuppression(db, { ...plain, ...entry, note, now: new Date() })

  test('the list of opt-outs keeps one of two equal entries, and a later note replaces the first', async () => {
    const first = await add({ kind: 'email', value: 'ada@example.org' }, 'by letter')
    const second = await add({ kind: 'email', value: 'ada@example.org' })
    expect([first.isNew, second.isNew, second.id]).toEqual([true, false, first.id])
    await add({ kind: 'email', value: 'ada@example.org' }, 'by phone')
    expect((await listSuppressions(db)).filter(({ id }) => id === first.id)).toMatchObject([
      { note: 'by phone' },
    ])
    expect(first.id).toMatch(/^sup_[0-9A-Z]{26}$/)
    expect(await deleteSuppression(db, first.id)).toBe(true)
    expect(await deleteSuppression(db, first.id)).toBe(false)
  })

  test.each<[string, Partial<NewSuppression> & Pick<NewSuppression, 'kind' | 'value'>]>([
    ['a name without a fact', { kind: 'name', value: 'Ada Marlowe' }],
    ['a fact without its value', { kind: 'name', value: 'Ada Marlowe', factKind: 'location' }],
    [
      'an email with a fact',
      { kind: 'email', value: 'a@example.org', factKind: 'location', factValue: 'Berlin' },
    ],
    ['an email on a platform', { kind: 'email', value: 'a@example.org', platform: 'github' }],
  ])('the database refuses %s', async (_, entry) => {
    await expect(add(entry)).rejects.toThrow(/check constraint/)
  })

  test('an entry is seen by the next transaction, and an unchanged list is the same list', async () => {
    const before = await loadSuppressions(db)
    expect(await loadSuppressions(db)).toBe(before)
    const { id } = await add({ kind: 'phone', value: '+4930901820' })
    const after = await loadSuppressions(db)
    expect(after).toHaveLength(before.length + 1)
    expect(await loadSuppressions(db)).toBe(after)
    await deleteSuppression(db, id)
    expect(await loadSuppressions(db)).toEqual(before)
  })

  test('many who ask at once cause one reading, and an entry is obeyed by all of them soon', async () => {
    const lists = await Promise.all(Array.from({ length: 50 }, () => loadTrustedSuppressions(db)))
    expect(new Set(lists).size).toBe(1)
    const { id } = await add({ kind: 'phone', value: '+4930901821' })
    await expect
      .poll(async () => (await loadTrustedSuppressions(db)).some((entry) => entry.id === id), {
        timeout: 5_000,
      })
      .toBe(true)
    await deleteSuppression(db, id)
  })

  test('a database that is away is asked again by the next', async () => {
    const away = openStore('postgres://user@127.0.0.1:1/none', { max: 1 })
    await expect(loadTrustedSuppressions(away)).rejects.toThrow()
    await expect(loadTrustedSuppressions(away)).rejects.toThrow()
    await away.end()
  })

  test('findings about them are left out before anything is recorded', async () => {
    const { id } = await add({ kind: 'username', value: 'adam', platform: 'github' })
    const account = (platform: string) => ({
      dedupeKey: platform,
      finding: buildFinding({
        kind: 'account',
        url: `https://${platform}.com/adam`,
        title: 'adam',
        method: 'api',
        platform,
        username: 'adam',
      }),
    })
    const entries = await inTransaction(db, loadSuppressions)
    const kept = [account('github'), account('gitlab')].filter(
      ({ finding }) => !suppressesFinding(entries, finding),
    )
    expect(kept.map(({ dedupeKey }) => dedupeKey)).toEqual(['gitlab'])
    await deleteSuppression(db, id)
  })

  async function makeSearch(
    status: string,
    expiresAt = new Date(Date.now() + 86_400_000),
  ): Promise<string> {
    const id = await makeJob(db, { operation: 'search' })
    await db.query(
      `update jobs set status = $2, input = '{"query": "Ada"}', result = '{"hits": []}', expires_at = $3 where id = $1`,
      [id, status, expiresAt],
    )
    await insertFindings(
      db,
      id,
      [{ provider: 'github', kind: 'account', payload: '{"name": "Ada"}', dedupeKey: 'github:1' }],
      new Date(),
    )
    await insertSiteOutcomes(
      db,
      id,
      [{ site: 'x', outcome: 'found', reason: 'profile', durationMs: 1 }],
      new Date(),
    )
    return id
  }
  const held = async (id: string) => {
    const [kept] = (
      await listKeptJobs(db, { operations: ['search'], after: '', limit: 1_000 })
    ).filter((job) => job.id === id)
    const { rows } = await db.query('select from site_outcomes where job_id = $1', [id])
    return kept === undefined
      ? rows.length
      : kept.findings.length + kept.events.length + rows.length
  }

  test('an erased job keeps its row, its end and its usage, and nothing about a person', async () => {
    const id = await makeSearch('succeeded')
    const now = new Date()
    expect(await held(id)).toBe(3)
    expect(await eraseJobs(db, [id], now)).toEqual({ erased: 1, open: 0 })
    expect(await eraseJobs(db, [id], now)).toEqual({ erased: 0, open: 0 })
    expect(await rowOf(db, id)).toMatchObject({
      status: 'succeeded',
      input: {},
      result: null,
      expiresAt: now,
    })
    expect(await held(id)).toBe(0)
  })

  test('an open job is cancelled, and what it still writes is erased once it has ended', async () => {
    const id = await makeSearch('running')
    expect(await eraseJobs(db, [id], new Date())).toEqual({ erased: 1, open: 1 })
    expect(await rowOf(db, id)).toMatchObject({ status: 'cancelling', input: {}, result: null })
    await insertFindings(
      db,
      id,
      [{ provider: 'github', kind: 'account', payload: '{"name": "Ada"}', dedupeKey: 'late' }],
      new Date(),
    )
    const later = new Date(Date.now() + 1_000)
    await eraseExpired(db, later, 100)
    expect(await held(id)).toBe(1)
    await db.query(`update jobs set status = 'cancelled' where id = $1`, [id])
    expect(await eraseExpired(db, later, 100)).toBe(1)
    expect(await held(id)).toBe(0)
    expect(await eraseExpired(db, later, 100)).toBe(0)
  })

  test('retention erases ended jobs past their time, a batch at a time, and no others', async () => {
    const past = new Date(Date.now() - 1_000)
    const [old, older, fresh, open] = await Promise.all([
      makeSearch('succeeded', past),
      makeSearch('failed', past),
      makeSearch('succeeded'),
      makeSearch('running', past),
    ])
    expect(await eraseExpired(db, new Date(), 1)).toBe(1)
    expect(await eraseExpired(db, new Date(), 1)).toBe(1)
    expect(await eraseExpired(db, new Date(), 1)).toBe(0)
    expect(await Promise.all([old, older, fresh, open].map(held))).toEqual([0, 0, 3, 3])
    expect(await logOf(db, fresh)).toHaveLength(1)
  })
})
