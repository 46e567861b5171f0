/** Jobs as rows: made without the API, looked at, waited for, held up. */
import { formatUtcDay } from '../../../research/text/formats/format-time.ts'
import { formatUtcMonth } from '../../../research/usage/split-usage.ts'
import { insertAccount } from '../../../store/accounts/accounts.ts'
import { createId } from '../../../store/database/new-id.ts'
import { type Db, inTransaction, openStore, type Tx } from '../../../store/database/open.ts'
import { insertEvents } from '../../../store/jobs/events.ts'
import { findJob, type JobRow } from '../../../store/jobs/jobs.ts'
import { insertJob } from '../../../store/jobs/new-jobs.ts'
import { insertLedgerEntry } from '../../../store/usage/ledger.ts'
import { updateUsage } from '../../../store/usage/usage.ts'
import { eventually } from '../eventually.ts'

export async function makeAccount(db: Db, now = new Date()): Promise<string> {
  const id = createId('acct')
  await insertAccount(db, { id, name: id, plan: 'standard', now })
  return id
}

type NewJob = Partial<
  Pick<
    JobRow,
    | 'id'
    | 'owner'
    | 'operation'
    | 'sandbox'
    | 'createdAt'
    | 'expiresAt'
    | 'deadlineSeconds'
    | 'metadata'
    | 'announced'
  >
> & {
  accountId?: string | null
  vin?: string
  /** Of another operation than `vin`. */
  input?: Record<string, unknown>
  /** What is set aside for it, in which week. */
  reserve?: { microDollars: number; weekStart: Date }
}

/** A queued job with its first event, as `start-job` leaves it. */
export async function makeJob(
  db: Db,
  { accountId = null, vin = '1HGCM82633A004352', input, reserve, ...more }: NewJob = {},
): Promise<string> {
  const id = more.id ?? createId('job')
  const createdAt = more.createdAt ?? new Date()
  await inTransaction(db, async (tx) => {
    await insertJob(tx, {
      id,
      owner: more.owner ?? accountId ?? 'nobody',
      accountId,
      keyId: null,
      operation: more.operation ?? 'vin',
      channel: 'job',
      sandbox: more.sandbox ?? false,
      input: input ?? { vin, refresh: true },
      metadata: more.metadata ?? {},
      progress: { percent: 0, label: 'Queued' },
      requestId: createId('req'),
      deadlineSeconds: more.deadlineSeconds ?? 60,
      announced: more.announced ?? 'events',
      maxPercentage: null,
      createdAt,
      expiresAt: more.expiresAt ?? new Date(createdAt.getTime() + 86_400_000),
    })
    const event = { type: 'status', label: 'Queued', stage: 'queued', percent: 0 } as const
    await insertEvents(tx, { id }, [{ dedupeKey: 'queued', event }], createdAt)
    if (accountId === null || reserve === undefined) return
    await insertLedgerEntry(tx, {
      jobId: id,
      kind: 'reserve',
      accountId,
      now: createdAt,
      ...reserve,
    })
    await updateUsage(tx, {
      accountId,
      keyId: null,
      weekStart: reserve.weekStart,
      month: formatUtcMonth(createdAt),
      day: formatUtcDay(createdAt),
      included: { reservedBy: reserve.microDollars, spentBy: 0 },
      extra: { reservedBy: 0, spentBy: 0 },
      costBy: 0,
    })
  })
  return id
}

/** A job of an account, a new one unless given, for which nothing is reserved. */
export async function makeFreeJob(
  db: Db,
  { accountId, ...job }: Omit<NewJob, 'reserve'>,
): Promise<string> {
  return await makeJob(db, {
    ...job,
    accountId: accountId ?? (await makeAccount(db)),
    reserve: { microDollars: 0, weekStart: new Date('2026-01-05T00:00:00Z') },
  })
}

type LogRow = { seq: number; type: string; payload: string; dedupeKey: string }

export async function logOf(db: Db, jobId: string): Promise<LogRow[]> {
  const { rows } = await db.query<LogRow>(
    'select seq, type, payload, dedupe_key as "dedupeKey" from job_events where job_id = $1 order by seq',
    [jobId],
  )
  return rows
}

export async function ledgerOf(
  db: Db,
  jobId: string,
): Promise<{ kind: string; microDollars: number; weekStart: Date }[]> {
  const { rows } = await db.query<{ kind: string; microDollars: number; weekStart: Date }>(
    `select kind, micro_dollars as "microDollars", week_start as "weekStart" from usage_ledger where job_id = $1 order by kind`,
    [jobId],
  )
  return rows
}

export async function rowOf(db: Db, jobId: string): Promise<JobRow> {
  const job = await findJob(db, jobId)
  if (job === null) throw new Error(`there is no job ${jobId}`)
  return job
}

/** A result as its run would leave it, before the job's end. */
export async function storeResult(db: Db, jobId: string, result: string): Promise<void> {
  await db.query('update jobs set result = $1 where id = $2', [result, jobId])
}

/** Resolves when the job has ended. */
export async function ended(db: Db, jobId: string, timeoutMs = 50_000): Promise<JobRow> {
  return await reached(db, jobId, (job) => job.completedAt !== null, timeoutMs)
}

/** Resolves when the row is as wanted. */
export async function reached(
  db: Db,
  jobId: string,
  isReached: (job: JobRow) => boolean,
  timeoutMs = 50_000,
): Promise<JobRow> {
  return await eventually(
    async () => {
      const job = await rowOf(db, jobId)
      if (!isReached(job))
        throw new Error(`${jobId} is ${job.status}, ${job.stage}, event ${job.lastSeq}`)
      return job
    },
    { timeoutMs },
  )
}

type Hold = {
  /** Resolves once `count` others wait for what is held. */
  waited(count?: number): Promise<void>
  /** Repeatable. */
  release(): Promise<void>
}

/**
 * Takes a lock and keeps it, so that every transaction that needs it waits there.
 * @param take what locks, e.g. a `select … for update`
 */
export async function hold(databaseUrl: string, take: (tx: Tx) => Promise<unknown>): Promise<Hold> {
  const db = openStore(databaseUrl, { max: 2 })
  const client = await db.connect()
  // the database may be taken away under it
  client.on('error', () => undefined)
  await client.query('begin')
  await take(client)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  let released: Promise<void> | undefined
  const release = async () => {
    await client.query('rollback').catch(() => undefined)
    client.release(true)
    await db.end()
  }
  return {
    async waited(count = 1) {
      await eventually(async () => {
        const { rowCount } = await db.query(
          'select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))',
          [rows[0]?.pid],
        )
        if ((rowCount ?? 0) < count) throw new Error('no connection waits yet')
      })
    },
    release: () => (released ??= release()),
  }
}

/** Runs that decode, search or gather stand still behind this until it is released. */
export async function holdFindings(databaseUrl: string): Promise<Hold> {
  return await hold(databaseUrl, (tx) => tx.query('lock table findings in exclusive mode'))
}
