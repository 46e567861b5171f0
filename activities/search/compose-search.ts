import type { Coverage } from '../../contract/results/coverage.ts'
import { buildInterpretation } from '../../research/identity/queries/interpretation.ts'
import type { Subject } from '../../research/identity/queries/subject.ts'
import { Finding } from '../../research/records/finding.ts'
import type { Suppression } from '../../research/safety/suppressions/suppression.ts'
import type { Tx } from '../../store/database/open.ts'
import { deleteFindings, loadFindings, type OutcomeRow } from '../../store/findings/findings.ts'
import { insertHits } from '../../store/findings/hits.ts'
import { type KeyedEvent, redactEventsNaming } from '../../store/jobs/events.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import type { RunEnd, StopReason } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { type Result, recordResult } from '../ending/record-result.ts'
import { buildConclusion, buildHitsLabel } from '../job/build-conclusion.ts'
import { buildPartialResult } from '../job/build-partial-result.ts'
import { hasNoAnswer, loadCoverage } from '../job/coverage.ts'
import { isSweepCut, isSweepOffline } from '../job/sweep-coverage.ts'
import { loadNewAccountEvents } from '../person/emit-accounts.ts'
import { interpretJob, parsePersonJob } from '../person/load-subject.ts'
import { loadVisiblePeople } from '../person/visible.ts'

/**
 * Groups what is stored into people, ranks them, and keeps the result that the job's end completes.
 * From here on nothing that still comes in is taken. Repeating it gives the same.
 */
export async function composeSearch(
  deps: ActivityDeps,
  jobId: string,
  stopReason: StopReason,
): Promise<RunEnd> {
  return await recordResult(deps, { jobId, stopReason }, (tx, job) =>
    recordHits(tx, deps, job, { stopReason }),
  )
}

type Options = {
  stopReason: StopReason
  /** The opt-outs, where the transaction has read them. */
  entries?: readonly Suppression[] | undefined
  /** The outcomes of the job's providers, where the transaction knows them. */
  outcomes?: readonly OutcomeRow[]
}

/** The result as a part of a transaction that has locked the job. */
export async function recordHits(
  tx: Tx,
  deps: Pick<ActivityDeps, 'now'>,
  job: JobRow,
  { stopReason, entries: known, outcomes }: Options,
): Promise<Result> {
  const jobId = job.id
  const { subject } = interpretJob(parsePersonJob(job))
  const entries = known ?? (await loadSuppressions(tx))
  const year = deps.now().getUTCFullYear()
  const { people, gone, goneAccounts } = await loadVisiblePeople(tx, {
    jobId,
    subject,
    entries,
    year,
  })
  await redactEventsNaming(tx, jobId, goneAccounts)
  if (gone.length > 0) await deleteFindings(tx, jobId, gone)
  const coverage = await loadCoverage(tx, job, stopReason, { outcomes })
  const reason = chooseStopReason(stopReason, coverage)
  const partial = job.partial || reason !== 'completed'
  const end = buildPartialResult({ isPartial: partial, stopReason: reason, coverage })
  const label = buildHitsLabel(people.hits.length, reason, 'candidate')
  const events: KeyedEvent[] = [
    ...(await loadNewAccountEvents(tx, job, people)),
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
  const result = {
    interpretation: buildInterpretation(subject, await findCarrier(tx, jobId, subject)),
    hits: people.hits,
    coverage,
    ...end,
  }
  const concluded = { label, coverage, partial, stopReason: reason, result }
  return { events, conclusion: buildConclusion(job, concluded) }
}

/** Look-ups that know who carries a number, the surer first. */
const lookUps = ['twilio', 'numverify']

async function findCarrier(tx: Tx, jobId: string, { kind }: Subject): Promise<string | null> {
  if (kind !== 'phone') return null
  const findings = await loadFindings(tx, jobId)
  const said = lookUps.flatMap((name) => findings.filter(({ provider }) => provider === name))
  return said.flatMap(({ payload }) => Finding.parse(payload).organizations)[0] ?? null
}

/** Why a search that ran to its end is not complete; what cut it short from outside comes first. */
export function chooseStopReason(asked: StopReason, coverage: readonly Coverage[]): StopReason {
  if (asked !== 'completed') return asked
  if (hasNoAnswer(coverage) || isSweepOffline(coverage)) return 'sources_unavailable'
  return isSweepCut(coverage) ? 'deadline_reached' : 'completed'
}
