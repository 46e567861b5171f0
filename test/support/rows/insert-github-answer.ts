import type { Finding } from '../../../research/records/finding.ts'
import type { Db } from '../../../store/database/open.ts'
import { insertOutcome } from '../../../store/findings/findings.ts'
import { insertFinding } from './insert-finding.ts'

/** GitHub's whole answer to a dossier: one account. */
export async function insertGithubAnswer(db: Db, jobId: string, account: Finding): Promise<void> {
  const now = new Date()
  await insertFinding(db, {
    jobId,
    provider: 'github',
    kind: 'account',
    payload: account,
    dedupeKey: `github:${account.username}`,
    now,
  })
  await insertOutcome(db, { jobId, provider: 'github', outcome: 'ok', durationMs: 0, now })
}
