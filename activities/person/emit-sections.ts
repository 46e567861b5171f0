import type { Composed } from '../../research/case/build-dossier.ts'
import { isKnownAdult } from '../../research/safety/is-known-adult.ts'
import type { Queryable } from '../../store/database/open.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordStep } from '../job/record-step.ts'
import { type CaseFile, loadCaseFile } from './load-case-file.ts'
import { loadSectionEvents } from './load-section-events.ts'

/**
 * Emits the sections as they stand, so that callers see them fill. While the group may still grow,
 * nothing is emitted where an opt-out or a minor could still be recognised.
 * @param isSettled no page and no model adds anything any more
 * @param caseFile the sections are those of it, unless more was stored since
 */
export async function emitSections(
  deps: Pick<ActivityDeps, 'db' | 'now'>,
  jobId: string,
  { isSettled, caseFile }: { isSettled: boolean; caseFile: CaseFile },
): Promise<void> {
  await recordStep(deps, jobId, async (tx, job) => {
    const { composed } = await loadCaseFile(tx, job, deps.now(), caseFile)
    if (!isSettled && (await mustHoldBack(tx, composed, deps.now()))) return {}
    const events = await loadSectionEvents(tx, job, composed)
    const filled = Object.entries(composed.sections).flatMap(([key, data]) =>
      JSON.stringify(data).includes('"sourceIds"') ? key : [],
    )
    return { events, progress: { ...job.progress, sections_done: filled } }
  })
}

/** Any opt-out can match: an identifier says nothing about the name of its person. */
async function mustHoldBack(
  tx: Queryable,
  { claims, profile }: Composed,
  now: Date,
): Promise<boolean> {
  if ((await loadSuppressions(tx)).length > 0) return true
  return !isKnownAdult({ birthYears: profile.birthYears, claims, year: now.getUTCFullYear() })
}
