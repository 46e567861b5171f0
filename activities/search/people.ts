import { hash } from 'node:crypto'
import { Finding } from '../../research/findings/finding.ts'
import { accountEvents } from '../../research/people/account-events.ts'
import { composePeople, type People, type Record } from '../../research/people/compose-people.ts'
import type { Subject } from '../../research/queries/subject.ts'
import { avatarChecksOf } from '../../store/avatar-checks.ts'
import type { KeyedEvent } from '../../store/events.ts'
import { findingsOf } from '../../store/findings.ts'
import type { Queryable, Tx } from '../../store/open.ts'
import { idsOf } from './ids.ts'
import type { Search } from './read-search.ts'

/** What is stored of a search, as it is clustered. */
export async function recordsOf(db: Queryable, jobId: string): Promise<Record[]> {
  const rows = await findingsOf(db, jobId)
  return rows.flatMap(({ dedupeKey, payload, createdAt }) => {
    const parsed = Finding.safeParse(payload)
    return parsed.success ? [{ id: dedupeKey, finding: parsed.data, retrievedAt: createdAt.toISOString() }] : []
  })
}

/** What was composed last, by what it was composed of: what a batch of answers ends with is what the next one begins with. */
const composed = new Map<string, People>()
const mostComposed = 64

/** The accounts, people and evidence that a search's records make, its pictures included. */
export async function peopleOf(db: Queryable, jobId: string, subject: Subject, records: readonly Record[]): Promise<People> {
  const checks = records.some(({ finding }) => finding.avatarUrl !== null) ? await avatarChecksOf(db, jobId) : []
  const key = hash('sha256', JSON.stringify([jobId, subject, records, checks]))
  const known = composed.get(key)
  if (known !== undefined) return known
  const imageHashes = new Map(checks.filter(({ sha256 }) => sha256 !== null).map(({ findingKey, ...hashes }) => [findingKey, hashes]))
  const people = composePeople(subject, records, idsOf(jobId), { imageHashes })
  composed.set(key, people)
  const [oldest] = composed.keys()
  if (composed.size > mostComposed && oldest !== undefined) composed.delete(oldest)
  return people
}

/** Makes a change to what is stored, and says what is new since: inside the caller's transaction, which holds the job's lock. */
export async function tellChange(
  tx: Tx,
  { job, subject }: Pick<Search, 'job' | 'subject'>,
  change: () => Promise<void>,
): Promise<KeyedEvent[]> {
  const before = await peopleOf(tx, job.id, subject, await recordsOf(tx, job.id))
  await change()
  return accountEvents(before, await peopleOf(tx, job.id, subject, await recordsOf(tx, job.id)))
}
