import {
  EntitySearchInput,
  type EntitySearchResult,
} from '../../contract/operations/entity-search.ts'
import type { Coverage } from '../../contract/results/coverage.ts'
import { buildHits } from '../../research/companies/build-hits.ts'
import { listRecords } from '../../research/companies/list-records.ts'
import {
  interpretQuestion,
  parseCompanyQuery,
  toCompanyQuery,
} from '../../research/companies/parse-company-query.ts'
import { suppressesRecord } from '../../research/safety/suppressions/suppresses-record.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import type { RunEnd, StopReason } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordResult } from '../ending/record-result.ts'
import { ActivityError } from '../failures/failure.ts'
import { buildConclusion, buildHitsLabel } from '../job/build-conclusion.ts'
import { buildPartialResult } from '../job/build-partial-result.ts'
import { hasNoAnswer, loadCoverage } from '../job/coverage.ts'
import { loadCompanyParts } from './company-findings.ts'

/** More than callers read; the rest of a common name is found by a longer one. */
const maxCompanies = 20
/** Records that share no more than a word with the query. */
const minConfidence = 0.1

/**
 * Merges what is stored into companies, ranks them, and keeps the result that the job's end
 * completes. Later answers are not recorded. Repeating it gives the same.
 */
export async function composeEntitySearch(
  deps: ActivityDeps,
  jobId: string,
  stopReason: StopReason,
): Promise<RunEnd> {
  return await recordResult(deps, { jobId, stopReason }, async (tx, job) => {
    const question = parseCompanyQuery(EntitySearchInput.parse(job.input).query)
    if ('reason' in question) throw new ActivityError('invalid_input', { cause: question.reason })
    const entries = await loadSuppressions(tx)
    const records = listRecords(await loadCompanyParts(tx, jobId)).filter(
      (record) => !suppressesRecord(entries, record),
    )
    const companies = buildHits(toCompanyQuery(question), records)
      .filter(({ confidence }) => confidence >= minConfidence)
      .slice(0, maxCompanies)
    const coverage = await loadCoverage(tx, job, stopReason)
    const reason = chooseStopReason(stopReason, coverage)
    const partial = job.partial || reason !== 'completed'
    const label = buildHitsLabel(companies.length, reason, 'company', 'companies')
    const result: EntitySearchResult = {
      object: 'entity_search_result',
      request_id: job.requestId,
      interpretation: interpretQuestion(question),
      companies,
      coverage,
      ...buildPartialResult({ isPartial: partial, stopReason: reason, coverage }),
    }
    const concluded = { label, coverage, partial, stopReason: reason, result }
    return { conclusion: buildConclusion(job, concluded) }
  })
}

function chooseStopReason(asked: StopReason, coverage: readonly Coverage[]): StopReason {
  return asked === 'completed' && hasNoAnswer(coverage) ? 'sources_unavailable' : asked
}
