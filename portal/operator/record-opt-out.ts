import { hashSecret } from '../../research/api-key.ts'
import { type Db, inTransaction } from '../../store/database/open.ts'
import { insertOptOutRequest } from '../../store/opt-outs/requests.ts'
import { deleteSuppression } from '../../store/opt-outs/suppressions.ts'
import { insertAuditEntry } from '../../store/service/audit-log.ts'
import { recordStoredDecisions } from '../opt-out/decide.ts'
import { computeDueDate } from '../opt-out/due-date.ts'
import { createCode } from '../opt-out/numbers.ts'
import type { ParsedRequest } from '../opt-out/parse-request.ts'

type By = { actor: string; now: Date }

/**
 * Suppresses what an operator was asked to by other means, such as a letter: a request like those
 * of the public page, accepted at once. Housekeeping erases what is stored, and links wait.
 * @param number equal for a form that is sent twice, which is one request
 */
export async function recordOptOut(
  db: Db,
  { number, given, actor, now }: By & { number: string; given: ParsedRequest },
): Promise<void> {
  const { law, message, identifiers } = given
  const request = {
    kind: 'remove',
    law,
    message,
    code: createCode(),
    // it is not there to be proved
    codeExpiresAt: now,
    dueAt: computeDueDate(law, now),
    numberSha256: hashSecret(number),
    subjectSha256: hashSecret(actor),
    now,
  } as const
  const unproved = identifiers.map((one) => ({ ...one, mailCodeSha256: null }))
  await inTransaction(db, async (tx) => {
    const id = await insertOptOutRequest(tx, request, unproved)
    if (id === null) return
    await recordStoredDecisions(tx, id, { chosen: () => true, state: 'accepted', actor, now })
  })
}

/**
 * Lifts an opt-out; what was erased stays erased.
 * @returns false when there is none of this id
 */
export async function cancelOptOut(db: Db, id: string, { actor, now }: By): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    if (!(await deleteSuppression(tx, id))) return false
    await insertAuditEntry(tx, { actor, action: 'opt_out.lifted', subject: id, details: '', now })
    return true
  })
}
