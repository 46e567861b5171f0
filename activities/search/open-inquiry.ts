import type { ActivityDeps } from '../deps.ts'
import { loadSubject, type Search } from '../person/load-subject.ts'
import type { Inquiry } from '../providers/fetch-alone.ts'
import { createLateCalls } from '../providers/late-calls.ts'
import type { ProviderRun } from '../providers/run-provider.ts'
import { sources } from '../sources/index.ts'
import type { People } from '../sources/source.ts'
import { isComplete } from './is-complete.ts'
import { recordAnswers } from './record-answers.ts'

const late = createLateCalls()

/** What the run of a job asks about its person. */
export async function openInquiry(
  deps: ActivityDeps,
  jobId: string,
): Promise<Inquiry<People> & { search: Search }> {
  const search = await loadSubject(deps.db, jobId)
  const { job, questions } = search
  const answered: ProviderRun[] = []
  return {
    search,
    job,
    questions,
    sources,
    record: async (runs) => {
      answered.push(...runs)
      await recordAnswers(deps, search, runs, { isLast: isComplete(job, answered) })
    },
    late,
  }
}
