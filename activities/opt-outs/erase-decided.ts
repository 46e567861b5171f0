import { toSuppressionKey } from '../../research/safety/suppressions/suppression.ts'
import { inTransaction } from '../../store/database/open.ts'
import {
  insertLinkedIdentifiers,
  listIdentifiersToErase,
  listOptOutIdentifiers,
  type ToErase,
  updateErasedIdentifier,
} from '../../store/opt-outs/requests.ts'
import {
  listSuppressions,
  loadSuppressions,
  suppressionTrustMs,
} from '../../store/opt-outs/suppressions.ts'
import type { ActivityDeps } from '../deps.ts'
import { erasePeople } from './erase-people.ts'
import { findLinked } from './find-linked.ts'
import { updateOptOutFile } from './opt-out-file.ts'

const maxBatchRows = 50
/** A little over what processes may still go by: what one accepted before is there by then. */
const untilObeyedMs = suppressionTrustMs + 200

/**
 * Erases what is stored about the identifiers of requests that were proved or accepted. What is
 * stored may link them to others, which then wait for the operator: a person who proves one
 * account has not proved those. Repeatable.
 */
export async function eraseDecided({ db, now }: Pick<ActivityDeps, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - untilObeyedMs)
  const due = await listIdentifiersToErase(db, { before, limit: maxBatchRows })
  if (due.length === 0) return
  const byRequest = Map.groupBy(
    due.filter(({ origin }) => origin === 'given'),
    ({ requestId }) => requestId,
  )
  for (const [id, entries] of byRequest) await recordLinked(db, id, entries)
  await erasePeople(db, due)
  for (const { requestId, n } of due) await updateErasedIdentifier(db, { requestId, n, now: now() })
}

/** What is stored leads to the person's other identifiers only before it is erased. */
async function recordLinked(
  db: ActivityDeps['db'],
  id: string,
  entries: readonly ToErase[],
): Promise<void> {
  const linked = await findLinked(db, entries)
  if (linked.length === 0) return
  await inTransaction(db, async (tx) => {
    const known = [...(await listOptOutIdentifiers(tx, id)), ...(await listSuppressions(tx))]
    const keys = new Set(known.map(toSuppressionKey))
    const identifiers = linked.filter((one) => !keys.has(toSuppressionKey(one)))
    await insertLinkedIdentifiers(tx, { id, identifiers })
  })
}

let lastSaved: unknown = null

/** Keeps the file beside the backups up to date, which a restored database takes opt-outs from. */
export async function updateChangedOptOutFile({
  db,
  backupDir,
}: Pick<ActivityDeps, 'db' | 'backupDir'>): Promise<void> {
  if (backupDir === null) return
  const entries = await loadSuppressions(db)
  if (entries === lastSaved) return
  await updateOptOutFile(db, backupDir)
  lastSaved = entries
}
