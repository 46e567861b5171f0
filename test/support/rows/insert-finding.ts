import type { Queryable } from '../../../store/database/open.ts'
import { insertFindings } from '../../../store/findings/findings.ts'

type Finding = {
  jobId: string
  provider: string
  kind: string
  payload: object
  dedupeKey: string
  now: Date
}

/** One finding of a run, as its provider's activity writes it. */
export async function insertFinding(
  db: Queryable,
  { jobId, payload, now, ...finding }: Finding,
): Promise<void> {
  await insertFindings(db, jobId, [{ ...finding, payload: JSON.stringify(payload) }], now)
}
