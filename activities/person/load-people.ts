import { hash } from 'node:crypto'
import {
  composePeople,
  type People,
  type Record,
} from '../../research/entity-resolution/people/compose-people.ts'
import type { Subject } from '../../research/identity/queries/subject.ts'
import { Finding } from '../../research/records/finding.ts'
import { loadAvatarChecks } from '../../store/avatar-checks.ts'
import { loadFindings } from '../../store/findings.ts'
import type { Queryable } from '../../store/open.ts'
import { createIds } from '../job/ids.ts'

/**
 * What is stored of a search; `hidden` are the records of people who asked not to be found, by id.
 */
type Stored = { records: Record[]; hidden: ReadonlySet<string> }

export async function loadRecords(db: Queryable, jobId: string): Promise<Stored> {
  const rows = (await loadFindings(db, jobId)).flatMap(({ payload, ...row }) => {
    const parsed = Finding.safeParse(payload)
    return parsed.success ? [{ ...row, finding: parsed.data }] : []
  })
  return {
    records: rows.map(({ dedupeKey, finding, createdAt }) => ({
      id: dedupeKey,
      finding,
      retrievedAt: createdAt.toISOString(),
    })),
    hidden: new Set(rows.filter(({ hidden }) => hidden).map(({ dedupeKey }) => dedupeKey)),
  }
}

/**
 * What was composed last, by what it was composed of: what a batch of answers ends with is what the
 * next one begins with.
 */
const composed = new Map<string, People>()
const maxComposed = 64

/** The accounts, people and evidence that a search's records make, its pictures included. */
export async function loadPeople(
  db: Queryable,
  jobId: string,
  subject: Subject,
  records: readonly Record[],
): Promise<People> {
  const checks = records.some(({ finding }) => finding.avatarUrl !== null)
    ? await loadAvatarChecks(db, jobId)
    : []
  const key = hash('sha256', JSON.stringify([jobId, subject, records, checks]))
  const known = composed.get(key)
  if (known !== undefined) return known
  const imageHashes = new Map(
    checks
      .filter(({ sha256 }) => sha256 !== null)
      .map(({ findingKey, ...hashes }) => [findingKey, hashes]),
  )
  const people = composePeople(subject, records, createIds(jobId), { imageHashes })
  composed.set(key, people)
  const [oldest] = composed.keys()
  if (composed.size > maxComposed && oldest !== undefined) composed.delete(oldest)
  return people
}
