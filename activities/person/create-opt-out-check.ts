import type { Queryable } from '../../store/database/open.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'

/** @throws ActivityError `subject_suppressed` when the person of the run has opted out */
export type OptOutCheck = (tx: Queryable) => Promise<void>

/**
 * A model writes for minutes, in which the person may opt out.
 * @param obeyed the opt-outs that were loaded before what is written about
 * @param judge judges again what is stored, which only other opt-outs need
 */
export function createOptOutCheck(
  obeyed: Awaited<ReturnType<typeof loadSuppressions>>,
  judge: (tx: Queryable) => Promise<unknown>,
): OptOutCheck {
  let last = obeyed
  return async (tx) => {
    const entries = await loadSuppressions(tx)
    if (entries === last) return
    await judge(tx)
    last = entries
  }
}
