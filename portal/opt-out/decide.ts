import { dayMs } from '../../contract/fields/durations.ts'
import { type Db, inTransaction, type Tx } from '../../store/database/open.ts'
import {
  listOptOutIdentifiers,
  lockOptOutRequest,
  type OptOutIdentifier,
  type OptOutRequest,
  updateOptOutIdentifier,
  updateOptOutRequest,
} from '../../store/opt-outs/requests.ts'
import { deleteEqualSuppression, insertSuppression } from '../../store/opt-outs/suppressions.ts'
import { insertAuditEntry } from '../../store/service/audit-log.ts'
import { extensionDays } from './due-date.ts'

type Decision = {
  /** Which identifiers of the request. */
  chosen: (identifier: OptOutIdentifier) => boolean
  state: 'proved' | 'accepted' | 'refused'
  /** For the audit log. */
  actor: string
  now: Date
}

/**
 * Decides about identifiers that wait. Those of a removal are suppressed in the same transaction,
 * and housekeeping erases what is stored about them.
 * @returns how many were decided
 */
export async function recordDecisions(
  db: Db,
  requestId: string,
  decision: Decision,
): Promise<number> {
  return await inTransaction(db, (tx) => recordStoredDecisions(tx, requestId, decision))
}

/** The same within a transaction, for a request that is decided as it is stored. */
export async function recordStoredDecisions(
  tx: Tx,
  requestId: string,
  { chosen, state, actor, now }: Decision,
): Promise<number> {
  const request = await lockOptOutRequest(tx, requestId)
  if (request === null) return 0
  const identifiers = await listOptOutIdentifiers(tx, requestId)
  const decided = identifiers.filter((one) => one.state === 'waiting' && chosen(one))
  for (const identifier of decided) {
    const suppressionId =
      state === 'refused' ? null : await applyDecision(tx, request, identifier, now)
    const { n } = identifier
    await updateOptOutIdentifier(tx, { requestId, n, state, suppressionId, now })
    await insertAuditEntry(tx, {
      actor,
      action: `opt_out.${state}`,
      subject: requestId,
      details: `${request.kind}, ${identifier.kind} ${n}${suppressionId === null ? '' : `, ${suppressionId}`}`,
      now,
    })
  }
  const isOpen = identifiers.some(
    (one) => one.origin === 'given' && one.state === 'waiting' && !decided.includes(one),
  )
  if (!isOpen && endsByItself(request) && request.closedAt === null)
    await updateOptOutRequest(tx, { ...request, closedAt: now })
  return decided.length
}

/** The others end with the operator's answer. */
function endsByItself({ kind }: OptOutRequest): boolean {
  return kind === 'remove' || kind === 'lift'
}

/** @returns the id of the opt-out, for a removal */
async function applyDecision(
  tx: Tx,
  { id, kind }: OptOutRequest,
  identifier: OptOutIdentifier,
  now: Date,
): Promise<string | null> {
  if (kind === 'lift') await deleteEqualSuppression(tx, identifier)
  if (kind !== 'remove') return null
  const { kind: entry, value, platform, factKind, factValue } = identifier
  const written = { kind: entry, value, platform, factKind, factValue, note: `request ${id}`, now }
  return (await insertSuppression(tx, written)).id
}

type Change = { actor: string; now: Date }

/**
 * Extends the time for a request, once.
 * @returns false when it was extended or closed before
 */
export async function updateRequestTime(
  db: Db,
  requestId: string,
  { actor, now }: Change,
): Promise<boolean> {
  return await changeOpenRequest(db, requestId, (request) =>
    request.isExtended
      ? null
      : {
          dueAt: new Date(request.dueAt.getTime() + extensionDays[request.law] * dayMs),
          isExtended: true,
          entry: { actor, action: 'opt_out.extended', now },
        },
  )
}

/**
 * Closes a request with words for the person.
 * @returns false when it was closed before
 */
export async function answerRequest(
  db: Db,
  requestId: string,
  { answer, actor, now }: Change & { answer: string },
): Promise<boolean> {
  return await changeOpenRequest(db, requestId, () => ({
    answer,
    closedAt: now,
    entry: { actor, action: 'opt_out.answered', now },
  }))
}

/** The person takes a request back; what was suppressed stays so. */
export async function cancelRequest(db: Db, requestId: string, now: Date): Promise<boolean> {
  return await changeOpenRequest(db, requestId, () => ({
    closedAt: now,
    entry: { actor: 'the person', action: 'opt_out.withdrawn', now },
  }))
}

type Changed = Partial<Pick<OptOutRequest, 'dueAt' | 'isExtended' | 'closedAt' | 'answer'>> & {
  entry: { actor: string; action: string; now: Date }
}

async function changeOpenRequest(
  db: Db,
  requestId: string,
  change: (request: OptOutRequest) => Changed | null,
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const request = await lockOptOutRequest(tx, requestId)
    const changed = request === null || request.closedAt !== null ? null : change(request)
    if (request === null || changed === null) return false
    const { entry, ...columns } = changed
    await updateOptOutRequest(tx, { ...request, ...columns })
    await insertAuditEntry(tx, { ...entry, subject: requestId, details: request.kind })
    return true
  })
}
