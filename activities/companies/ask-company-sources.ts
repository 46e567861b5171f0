import { EntitySearchInput } from '../../contract/operations/entity-search.ts'
import type { CompanyOperation } from '../../contract/operations/operations.ts'
import { parseCompanyQuery } from '../../research/companies/parse-company-query.ts'
import { companySources } from '../../sources/companies/index.ts'
import type { Companies } from '../../sources/companies/shared/company-source.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { parseInput } from '../job/parse-input.ts'
import { createAsks } from '../providers/create-asks.ts'
import type { Inquiry } from '../providers/fetch-alone.ts'
import { parseAskedCompany } from './profile-plan.ts'
import { recordParts } from './record-parts.ts'

async function openInquiry(deps: ActivityDeps, jobId: string): Promise<Inquiry<Companies>> {
  const job = await loadOpenJob(deps.db, jobId)
  return {
    job,
    questions: [parseCompanyQuestion(parseCompanyJob(job))],
    sources: companySources,
    record: (runs) => recordParts(deps, jobId, runs),
  }
}

type Job = Pick<JobRow, 'operation' | 'input'>
type CompanyJob = Job & { operation: CompanyOperation }

/** How the input of each company operation names the company. */
const interpreters = {
  entity_dossier: (job) => parseAskedCompany(job).question,
  entity_search: ({ input }) => {
    const question = parseCompanyQuery(parseInput(EntitySearchInput, input).query)
    if ('reason' in question) throw new ActivityError('invalid_input', { cause: question.reason })
    return question
  },
} as const satisfies Record<CompanyOperation, (job: Job) => Companies['subject']>

/** @throws ActivityError `invalid_input` */
export function parseCompanyQuestion(job: CompanyJob): Companies['subject'] {
  return interpreters[job.operation](job)
}

/** @throws ActivityError `invalid_input` for an operation that is about no company */
function parseCompanyJob(job: Job): CompanyJob {
  if (!isCompanyJob(job)) throw new ActivityError('invalid_input')
  return job
}

function isCompanyJob(job: Job): job is CompanyJob {
  return Object.hasOwn(interpreters, job.operation)
}

/** Asks the providers about the company of a run. */
export const { together: askCompanySources, alone: askCompanySource } = createAsks(openInquiry)
