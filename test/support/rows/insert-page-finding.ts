import { buildFinding } from '../../../research/records/finding.ts'
import type { Db } from '../../../store/database/open.ts'
import { insertFinding } from './insert-finding.ts'

/** A page that a search engine found by the name of Petra Vale. */
export async function insertPageFinding(
  db: Db,
  jobId: string,
  { url, snippet = '' }: { url: string; snippet?: string },
): Promise<void> {
  const payload = buildFinding({
    kind: 'page',
    url,
    title: 'Petra Vale',
    snippet,
    method: 'search_result',
    matchedOn: ['name'],
  })
  await insertFinding(db, {
    jobId,
    provider: 'searxng',
    kind: 'page',
    payload,
    dedupeKey: `searxng:${url}`,
    now: new Date(),
  })
}
