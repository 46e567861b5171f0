import { sources } from '../../sources/index.ts'
import type { PersonFindings } from '../../sources/shared/source.ts'
import type { RunEnd } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { loadBegunSubject, type Search } from '../person/load-subject.ts'
import type { Inquiry } from '../providers/fetch-alone.ts'
import { createLateCalls } from '../providers/late-calls.ts'
import type { ProviderRun } from '../providers/run-provider.ts'
import { isComplete } from './is-complete.ts'
import { recordAnswers, recordLastAnswers } from './record-answers.ts'

const late = createLateCalls()

type Options = {
  /** Ends the job with its result, once these answers are all that it waits for. */
  composes?: boolean
}

/**
 * What the run of a job asks about its person.
 * @property end how the job has ended; null before that
 */
export async function openInquiry(
  deps: ActivityDeps,
  jobId: string,
  { composes = false }: Options = {},
): Promise<Inquiry<PersonFindings> & { search: Search; end: () => RunEnd | null }> {
  const search = await loadBegunSubject(deps, jobId)
  const { job, isUnasked = false, questions } = search
  const answered: ProviderRun[] = []
  let end: RunEnd | null = null
  return {
    search,
    job,
    isUnasked,
    questions,
    sources,
    record: async (runs) => {
      answered.push(...runs)
      const isLast = isComplete(job, answered)
      if (isLast && composes) end = await recordLastAnswers(deps, search, runs)
      else await recordAnswers(deps, search, runs, { isLast })
    },
    end: () => end,
    late,
  }
}
