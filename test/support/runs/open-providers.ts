import { FetchError, type Fetcher } from '../../../activities/fetch/fetcher.ts'
import { createActivityMetrics } from '../../../activities/metrics.ts'
import { openOutside } from '../../../activities/providers/open-outside.ts'
import { type ProviderRun, runProvider } from '../../../activities/providers/run-provider.ts'
import { readConfig } from '../../../config/read-config.ts'
import { runSpanless } from '../../../process/tracing.ts'
import type { Subject, SubjectKind } from '../../../research/identity/queries/subject.ts'
import { sources } from '../../../sources/index.ts'
import { inTransaction, openStore } from '../../../store/database/open.ts'
import { unknownPerson } from '../internet/people.ts'
import { type Internet, type Latency, startInternet } from '../internet/start-internet.ts'
import { subjectOf } from '../research/people.ts'
import { makeJob } from '../rows/jobs.ts'
import { useDatabase } from '../service/use-database.ts'

/**
 * People that every provider of the invented world lists, and people without any record, by each
 * kind of query.
 */
const knownQueries = {
  name: 'Zelda Quibbleworth',
  username: 'zquib',
  email: 'zelda@quibbleworth.org',
  phone: '+351 912 345 678',
} as const
const unknownQueries = {
  name: unknownPerson.name,
  username: unknownPerson.username,
  email: unknownPerson.email,
  phone: unknownPerson.phone,
} as const

export const known = (kind: SubjectKind) => subjectOf(kind, knownQueries[kind])
export const unknown = (kind: SubjectKind) => subjectOf(kind, unknownQueries[kind])

/** The nth of many people without any record. */
export function another(kind: 'name' | 'username', n: number): Subject {
  const letters = [...String(n)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')
  return subjectOf(kind, kind === 'name' ? `Nemo Niemands${letters}` : `nemo${letters}`)
}

/** No answer of the invented world is longer, so that endless ones are cut early. Bytes. */
const longestAnswer = 300_000

export type Case = { provider: string; kind: SubjectKind }

/** Every provider with every kind of query that it takes. */
export const cases: readonly Case[] = [
  ...new Map(
    sources.flatMap(({ provider, accepts }) =>
      accepts.map((kind) => [`${provider} ${kind}`, { provider, kind }] as const),
    ),
  ).values(),
]

export type Providers = {
  internet: Internet
  db: ReturnType<typeof openStore>
  /** Asks as an activity does, through the real fetcher. */
  ask(provider: string, subject: Subject): Promise<ProviderRun>
  /** No limit is used up, no provider is suspended, no answer is cached, every provider works. */
  reset(): Promise<void>
  /** Until the reset, no answer is waited for longer than this share of its source's timeout. */
  shortenTimeouts(share: number): void
  /** Until the reset, every request fails so; unless said, since no host has an address. */
  loseNetwork(fault?: FetchError): void
  regainNetwork(): void
  /** So much later: limits and kept answers are older by it. */
  pass(seconds: number): Promise<void>
  close(): Promise<void>
}

/**
 * The providers of the invented world over the database of this process, opened as the worker
 * opens them.
 */
export async function openProviders(latency?: Latency): Promise<Providers> {
  const internet = await startInternet(latency === undefined ? {} : { latency })
  const db = openStore(await useDatabase(), { max: 4 })
  const outside = openOutside(readConfig(internet.env), db)
  const job = await makeJob(db, {
    operation: 'search',
    input: { query: knownQueries.name, type: 'name' },
  })
  let share = 1
  let lost: FetchError | null = null
  const fetcher: Fetcher = {
    ...outside.fetcher,
    fetch: (request) =>
      lost !== null
        ? Promise.reject(lost)
        : outside.fetcher.fetch({
            ...request,
            timeoutMs: request.timeoutMs * share,
            maxBytes: Math.min(request.maxBytes, longestAnswer),
          }),
  }
  const own = { db, metrics: createActivityMetrics(), span: runSpanless, now: () => new Date() }
  const deps = { ...own, ...outside, fetcher }
  return {
    internet,
    db,
    async ask(provider, subject) {
      const run = await runProvider(deps, {
        jobId: job,
        provider,
        questions: [subject],
        sources,
        signal: new AbortController().signal,
      })
      await deps.kept.settle(job, (write) => inTransaction(db, write))
      return run
    },
    shortenTimeouts(to) {
      share = to
    },
    loseNetwork(fault = new FetchError('dns', { code: 'ENOTFOUND' })) {
      lost = fault
    },
    regainNetwork() {
      lost = null
    },
    async reset() {
      share = 1
      lost = null
      internet.recover()
      internet.forget()
      await db.query('delete from rate_limits; delete from source_responses')
    },
    async pass(seconds) {
      await db.query('update rate_limits set expire = expire - $1', [seconds * 1_000])
      await db.query(
        'update source_responses set expires_at = expires_at - make_interval(secs => $1)',
        [seconds],
      )
    },
    async close() {
      await outside.fetcher.close()
      await internet.stop()
      await db.end()
    },
  }
}
