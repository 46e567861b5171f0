import { compareLooks } from '../../research/pictures/compare-looks.ts'
import { composePictureResult } from '../../research/pictures/compose-picture-result.ts'
import { formatCount } from '../../research/text/formats/format-count.ts'
import { pictureProviders } from '../../sources/choice/choose-picture-providers.ts'
import { loadFindings } from '../../store/findings/findings.ts'
import { loadAvatarChecks } from '../../store/images/avatar-checks.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import type { RunEnd, StopReason } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordResult } from '../ending/record-result.ts'
import { buildConclusion } from '../job/build-conclusion.ts'
import { buildPartialResult } from '../job/build-partial-result.ts'
import { loadCoverage } from '../job/coverage.ts'
import { parseFound } from './picture-findings.ts'

/**
 * Makes the result out of what is stored. Where no provider answered the job is left without one,
 * and its end says so.
 */
export async function composePictures(
  deps: ActivityDeps,
  jobId: string,
  stopReason: StopReason,
): Promise<RunEnd> {
  return await recordResult(deps, { jobId, stopReason }, async (tx, job) => {
    const read = parseFound(job, await loadFindings(tx, jobId), pictureProviders)
    if (read === null) return {}
    const coverage = await loadCoverage(tx, job, stopReason)
    const checked = await loadAvatarChecks(tx, jobId)
    const checks = new Map(
      checked.flatMap(({ findingKey, sha256, perceptualHash }) =>
        sha256 === null
          ? []
          : [[findingKey, compareLooks(read.looks, { sha256, perceptualHash })] as const],
      ),
    )
    const suppressions = await loadSuppressions(tx)
    const { found } = read
    const result = composePictureResult({
      found,
      asked: pictureProviders,
      coverage,
      checks,
      suppressions,
      year: deps.now().getUTCFullYear(),
    })
    if (result === null) return {}
    const label = `Found on ${formatCount(result.matches.length, 'page')}`
    const partial = stopReason !== 'completed'
    const end = buildPartialResult({ isPartial: partial, stopReason, coverage })
    const body = { object: 'reverse_image_result', request_id: job.requestId, result, ...end }
    const concluded = { label, coverage, partial, stopReason, result: body }
    return { conclusion: buildConclusion(job, concluded) }
  })
}
