import { channel } from 'node:diagnostics_channel'
import {
  composePeople,
  type People,
  type Record,
} from '../../research/entity-resolution/people/compose-people.ts'
import type { Subject } from '../../research/identity/queries/subject.ts'
import { Finding } from '../../research/records/finding.ts'
import type { Queryable } from '../../store/database/open.ts'
import { loadFindings } from '../../store/findings/findings.ts'
import { loadAvatarChecks } from '../../store/images/avatar-checks.ts'
import { createIds } from '../job/ids.ts'

/**
 * What is stored of a search; `hidden` are the records of people who asked not to be found, by id.
 */
type Stored = { records: Record[]; hidden: ReadonlySet<string> }

/**
 * The findings of a run as records of people, and which of them are hidden. A row that no longer
 * fits the schema is left out.
 */
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

/** Published each time that records are grouped, with the id of the job. */
export const groupings = channel('people-research.groupings')

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
  const imageHashes = new Map(
    checks
      .filter(({ sha256 }) => sha256 !== null)
      .map(({ findingKey, ...hashes }) => [findingKey, hashes]),
  )
  groupings.publish(jobId)
  return composePeople(subject, records, createIds(jobId), { imageHashes })
}
