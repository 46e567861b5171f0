import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loadOptOutFile, updateOptOutFile } from '../../activities/opt-outs/opt-out-file.ts'
import { suppress as suppressCommand } from '../../commands/suppress.ts'
import { insertCachedResult } from '../../store/cache/cache.ts'
import { insertEvents } from '../../store/jobs/events.ts'
import { insertSuppression, lockOptOutFile } from '../../store/opt-outs/suppressions.ts'
import { listAuditEntries } from '../../store/service/audit-log.ts'
import { call } from '../support/calls/call.ts'
import { errorOf } from '../support/calls/callers.ts'
import { runAsProcess, runInProcess } from '../support/processes/run-command.ts'
import { insertFinding } from '../support/rows/insert-finding.ts'
import { hold, logOf, makeJob, rowOf } from '../support/rows/jobs.ts'
import type { SharedService } from '../support/service/service.ts'
import { useApi } from '../support/service/use-service.ts'

describe('npm run suppress', () => {
  let service: SharedService
  let owner: string
  beforeAll(async () => {
    service = await useApi()
    const { rows } = await service.db.query<{ id: string }>(
      `select id from accounts where name = 'tester'`,
    )
    owner = rows[0]?.id ?? ''
  })
  afterAll(() => service.stop())

  const suppress = (...args: string[]) => runInProcess(suppressCommand, args, service.env)

  type Kept = {
    operation?: 'search' | 'dossier'
    status?: string
    input?: object
    result?: object | null
    finding?: object
    event?: object
  }
  async function keep({
    operation = 'search',
    status = 'succeeded',
    input = { query: 'somebody', type: 'name' },
    ...kept
  }: Kept) {
    const id = await makeJob(service.db, { operation, accountId: owner })
    const result = kept.result === undefined ? '{"hits":[]}' : JSON.stringify(kept.result)
    await service.db.query(
      `update jobs set status = $2, input = $3, result = $4, completed_at = now() where id = $1`,
      [id, status, input, result],
    )
    if (kept.finding !== undefined) {
      const row = {
        provider: 'github',
        kind: 'account',
        payload: { ...kept.finding },
        dedupeKey: 'github:1',
        jobId: id,
        now: new Date(),
      }
      await insertFinding(service.db, row)
    }
    if (kept.event !== undefined) {
      const event = { type: 'section' as const, key: 'identity', data: { ...kept.event } }
      await insertEvents(service.db, { id }, [{ dedupeKey: 'x', event }], new Date())
    }
    return id
  }
  const statusOf = async (id: string) =>
    (await call(service.url, `/api/v1/jobs/${id}`, { key: service.key })).status

  test('npm run suppress erases and lifts where the file of opt-outs cannot be written', async () => {
    const id = await keep({ input: { query: 'read.only@example.org', type: 'email' } })
    const env = { ...service.env, BACKUP_DIR: '/dev/null/backups' }
    const args = ['add', '--email', 'read.only@example.org']
    const added = await runInProcess(suppressCommand, args, env)
    const warning = /^A restored backup will not know this: ENOTDIR: .* Set BACKUP_DIR\.\n$/
    expect(added.stderr).toMatch(warning)
    expect(added).toMatchObject({ status: 0, stdout: expect.stringContaining('1 job erased.') })
    expect(await statusOf(id)).toBe(410)
    const [entry = ''] = /sup_\w+/.exec(added.stdout) ?? []
    const removed = await runInProcess(suppressCommand, ['remove', entry], env)
    expect(removed.stderr).toMatch(warning)
    expect(removed).toMatchObject({ status: 0, stdout: expect.stringMatching(/ is removed\./) })
  })

  test('npm run suppress add erases every job that holds the identifier, wherever it lies, and leaves the others', async () => {
    const concerned = await Promise.all([
      keep({ input: { query: 'Ada.M@gmail.com', type: 'email' } }),
      keep({ input: { query: 'Ada <adam+x@gmail.com>', type: 'name' } }),
      keep({ finding: { bio: 'mail me: adam@gmail.com' } }),
      keep({ event: { emails: [{ value: 'adam@gmail.com' }] } }),
      keep({
        operation: 'dossier',
        input: { person: { name: 'A' } },
        result: { dossier: { contact: { emails: [{ value: 'adam@gmail.com' }] } } },
      }),
    ])
    const [other, vehicle] = await Promise.all([
      keep({ input: { query: 'eve@gmail.com', type: 'email' } }),
      makeJob(service.db, { accountId: owner }),
    ])
    expect(await Promise.all(concerned.map(statusOf))).toEqual(concerned.map(() => 200))
    const { stdout, status } = await suppress(
      'add',
      '--email',
      'A.Dam@googlemail.com',
      '--note',
      'by letter',
    )
    expect(status).toBe(0)
    expect(stdout).toMatch(/^sup_[0-9A-Z]{26} added: email adam@gmail\.com\.\n5 jobs erased\.\n/)
    expect(await Promise.all(concerned.map(statusOf))).toEqual(concerned.map(() => 410))
    expect(await Promise.all([other, vehicle].map(statusOf))).toEqual([200, 200])
    for (const id of concerned) {
      expect(await rowOf(service.db, id)).toMatchObject({
        input: {},
        result: null,
        status: 'succeeded',
      })
      expect(await logOf(service.db, id)).toEqual([])
      const events = await call(service.url, `/api/v1/jobs/${id}/events`, { key: service.key })
      expect((await errorOf(events)).code).toBe('job_expired')
    }
    const again = await suppress('add', '--email', 'adam@gmail.com')
    expect(again.stdout).toMatch(
      /^sup_[0-9A-Z]{26} was there already: .*\nNo stored job matches\.\n/,
    )
  })

  test('npm run suppress add, cut off once it had erased what linked two identifiers, erases both by another run', async () => {
    const id = await keep({ input: { query: '+49 30 901820', type: 'phone' } })
    const entry = { platform: null, factKind: null, factValue: null, now: new Date() }
    const email = { ...entry, kind: 'email', value: 'cut@off.example', note: '' } as const
    const asked = await insertSuppression(service.db, email)
    const note = `linked to ${asked.id}`
    const phone = { ...entry, kind: 'phone', value: '+4930901820', note } as const
    await insertSuppression(service.db, phone)
    const { stdout } = await suppress('add', '--email', 'cut@off.example')
    expect(stdout).toContain('\n1 job erased.\n')
    expect(await statusOf(id)).toBe(410)
  })

  test('a name with a fact reaches a hit that has both, and not a namesake', async () => {
    const hit = (headline: string) =>
      keep({
        result: { hits: [{ id: 'hit_1', name: 'Mary Quill', headline, tags: [], location: '' }] },
      })
    const [meant, namesake] = await Promise.all([
      hit('Baker at Brackwater Tidal'),
      hit('Baker in Bern'),
    ])
    const { stdout } = await suppress(
      'add',
      '--name',
      'Mary Quill',
      '--fact',
      'employer=Brackwater Tidal',
      '--fact',
      'birth-year=1986',
    )
    expect(stdout).toMatch(
      /name Mary Quill with employer Brackwater Tidal\.\nsup_\w+ added: name Mary Quill with birth year 1986\.\n1 job erased\./,
    )
    expect(await Promise.all([meant, namesake].map(statusOf))).toEqual([410, 200])
  })

  test('a running job loses what it has and is being cancelled', async () => {
    const id = await keep({
      status: 'running',
      input: { query: 'quillmary', type: 'username' },
      result: null,
    })
    const { stdout } = await suppress('add', '--username', '@QuillMary')
    expect(stdout).toContain('1 job erased.\n1 of them is still running and will be cancelled.\n')
    expect(await rowOf(service.db, id)).toMatchObject({ status: 'cancelling', input: {} })
    expect(await logOf(service.db, id)).toEqual([])
    expect(
      await (await call(service.url, `/api/v1/jobs/${id}`, { key: service.key })).json(),
    ).toMatchObject({ status: 'cancelling' })
  })

  test('caches about people are emptied, and vehicles stay', async () => {
    const [builtAt, expiresAt] = [new Date(), new Date(Date.now() + 86_400_000)]
    for (const operation of ['dossier', 'vin'])
      await insertCachedResult(service.db, {
        operation,
        cacheKey: 'k',
        result: '{}',
        events: null,
        builtAt,
        expiresAt,
      })
    await service.db.query(
      `insert into source_responses (request_sha256, provider, status, headers, body, expires_at) values ('x', 'github', 200, '{}', 'Ada', $1)`,
      [expiresAt],
    )
    await suppress('add', '--phone', '030 901820', '--region', 'DE')
    const { rows } = await service.db.query(
      'select operation from cache union all select provider from source_responses',
    )
    expect(rows).toEqual([{ operation: 'vin' }])
  })

  test('many jobs are gone through, batch by batch', async () => {
    const ids = await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        keep({ input: { query: n % 2 === 0 ? 'evenone' : 'oddone', type: 'username' } }),
      ),
    )
    const { stdout } = await runAsProcess(
      'suppress.ts',
      ['add', '--username', 'evenone'],
      service.env,
    )
    expect(stdout).toContain('60 jobs erased.')
    const statuses = await service.db.query(
      'select count(*)::integer as n from jobs where id = any ($1) and erased_at is not null',
      [ids],
    )
    expect(statuses.rows).toEqual([{ n: 60 }])
  })

  test('an opt-out that is added while another process writes the file stays in it', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-opt-outs-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const other = await hold(service.databaseUrl, lockOptOutFile)
    const writing = updateOptOutFile(service.db, folder)
    await other.waited()
    await insertSuppression(service.db, {
      kind: 'email',
      value: 'late@people.example',
      ...{ platform: null, factKind: null, factValue: null, note: '', now: new Date() },
    })
    await other.release()
    await writing
    const kept = await loadOptOutFile(folder)
    expect(kept.map(({ value }) => value)).toContain('late@people.example')
  })

  test('npm run suppress list shows what was added and remove takes it away', async () => {
    await suppress('add', '--profile-url', 'https://github.com/QuillM', '--note', 'ticket 7')
    const { stdout } = await suppress('list', '--json')
    const listed: { id: string; value: string }[] = JSON.parse(stdout)
    expect(listed).toContainEqual(
      expect.objectContaining({
        kind: 'profile_url',
        value: 'quillm',
        platform: 'github',
        note: 'ticket 7',
      }),
    )
    expect((await suppress('list')).stdout).toContain('quillm')
    const id = listed.find(({ value }) => value === 'quillm')?.id ?? ''
    expect(await suppress('remove', id)).toMatchObject({
      status: 0,
      stdout: `${id} is removed. What was erased stays erased.\n`,
    })
    expect((await suppress('list', '--json')).stdout).not.toContain(id)
  })

  test('npm run suppress add and remove stand in the audit log, without the identifier', async () => {
    const value = 'logged@mail.example'
    const { stdout } = await suppress('add', '--email', value)
    const [id = ''] = stdout.split(' ')
    await suppress('add', '--email', value)
    await suppress('remove', id)
    await suppress('remove', id)
    const log = await listAuditEntries(service.db, 100)
    const about = log.filter(({ subject }) => subject === id).toReversed()
    const actor = 'npm run suppress'
    expect(about).toMatchObject([
      { actor, action: 'opt_out.added', details: 'email' },
      { actor, action: 'opt_out.lifted', details: '' },
    ])
    expect(JSON.stringify(log)).not.toContain(value)
  })

  test.each([
    [['add'], /^Give exactly one of --email, --phone/],
    [
      ['add', '--email', 'a@example.org', '--phone', '+4930901820'],
      /^Give exactly one of --email, --phone/,
    ],
    [['add', '--email', 'nobody'], /^The value is not an email address/],
    [['add', '--name', 'Mary Quill'], /^A name needs a second fact/],
    [['add', '--name', 'Mary Quill', '--fact', 'shoe=42'], /^--fact takes KIND=VALUE/],
    [['add', '--username', 'a', '--fact', 'location=Bern'], /^Use a fact only with a name/],
    [['add', '--colour', 'red'], /^Unknown option '--colour'\.\n/],
    [['list', '--email', 'a@example.org'], /^Unknown option '--email'/],
    [['add', 'somebody'], /^Unexpected argument: somebody/],
    [[], /^Name what to do/],
  ])('npm run suppress: %j is refused in one sentence with exit code 2', async (args, sentence) => {
    const { stderr, stdout, status } = await suppress(...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  test.each([[['remove', 'sup_nobody'], /^There is no entry sup_nobody/]])(
    'npm run suppress: %j names what does not exist, with exit code 1',
    async (args, sentence) => {
      const { stderr, stdout, status } = await suppress(...args)
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
      expect(stderr).toMatch(sentence)
      expect(stderr).not.toMatch(/^\s+at /m)
    },
  )
})
