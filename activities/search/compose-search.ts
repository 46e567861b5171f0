import type { Coverage } from '../../contract/coverage.ts'
import { interpretationOf } from '../../research/identity/queries/interpretation.ts'
import { insertEvents, type KeyedEvent, redactEventsNaming } from '../../store/events.ts'
import { deleteFindings } from '../../store/findings.ts'
import { insertHits } from '../../store/hits.ts'
import { recordJobEnd } from '../../store/job-endings.ts'
import { inTransactionOn } from '../../store/open.ts'
import { loadSuppressions } from '../../store/suppressions.ts'
import type { StopReason } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { buildWarnings, loadCoverage, nobodyAnswered } from '../job/coverage.ts'
import { lockOpenJob } from '../job/open-job.ts'
import { partialResult } from '../job/partial-result.ts'
import { isSweepCut, isSweepOffline } from '../job/sweep-coverage.ts'
import { newAccountEvents } from '../person/emit-accounts.ts'
import { interpretJob } from '../person/load-subject.ts'
import { visiblePeople } from '../person/visible.ts'

/**
 * Groups what is stored into people, ranks them, and keeps the result that the job's end completes.
 * From here on nothing that still comes in is taken. Repeating it gives the same.
 */
export async function composeSearch(
  deps: ActivityDeps,
  jobId: string,
  stopReason: StopReason,
): Promise<void> {
  await inTransactionOn(deps.db, jobId, async (tx) => {
    const job = await lockOpenJob(tx, jobId)
    const { subject } = interpretJob(job)
    const entries = await loadSuppressions(tx)
    const year = deps.now().getUTCFullYear()
    const { people, gone, goneAccounts } = await visiblePeople(tx, {
      jobId,
      subject,
      entries,
      year,
    })
    await redactEventsNaming(tx, jobId, goneAccounts)
    if (gone.length > 0) await deleteFindings(tx, jobId, gone)
    const coverage = await loadCoverage(tx, job, stopReason)
    const reason = searchStopReason(stopReason, coverage)
    const partial = job.partial || reason !== 'completed'
    const end = partialResult({ isPartial: partial, stopReason: reason, coverage })
    const label =
      people.hits.length === 0 && reason === 'sources_unavailable'
        ? 'No source could be reached'
        : people.hits.length === 1
          ? '1 candidate'
          : `${people.hits.length} candidates`
    const progress = { ...job.progress, percent: 95, label }
    const events: KeyedEvent[] = [
      ...(await newAccountEvents(tx, jobId, people)),
      ...people.hits.map(
        (hit) => ({ dedupeKey: `hit:${hit.id}`, event: { type: 'hit', hit } }) as const,
      ),
    ]
    await insertHits(
      tx,
      jobId,
      people.groups.flatMap(({ hitId, recordIds }) =>
        hitId === null ? [] : [{ id: hitId, findingKeys: recordIds }],
      ),
    )
    await insertEvents(tx, job, events, deps.now())
    const result = JSON.stringify({
      interpretation: interpretationOf(subject),
      hits: people.hits,
      coverage,
      ...end,
    })
    await recordJobEnd(tx, jobId, {
      progress,
      warnings: buildWarnings(coverage),
      partial,
      stopReason: reason,
      result,
    })
  })
}

/** Why a search that ran to its end is not complete; what cut it short from outside comes first. */
export function searchStopReason(asked: StopReason, coverage: readonly Coverage[]): StopReason {
  if (asked !== 'completed') return asked
  if (nobodyAnswered(coverage) || isSweepOffline(coverage)) return 'sources_unavailable'
  return isSweepCut(coverage) ? 'deadline_reached' : 'completed'
}
