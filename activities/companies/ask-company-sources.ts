import { EntitySearchInput } from '../../contract/entity-search.ts'
import { parseCompanyQuery } from '../../research/companies/parse-company-query.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { parseInput } from '../job/parse-input.ts'
import { createAsks } from '../providers/create-asks.ts'
import type { Inquiry } from '../providers/fetch-alone.ts'
import type { Companies } from '../sources/companies/company-source.ts'
import { companySources } from '../sources/companies/index.ts'
import { parseAskedCompany } from './profile-plan.ts'
import { recordParts } from './record-parts.ts'

async function openInquiry(deps: ActivityDeps, jobId: string): Promise<Inquiry<Companies>> {
  const job = await loadOpenJob(deps.db, jobId)
  return {
    job,
    questions: [interpretJob(job)],
    sources: companySources,
    record: (runs) => recordParts(deps, jobId, runs),
  }
}

/** @throws ActivityError `invalid_input` */
function interpretJob({ operation, input }: JobRow): Companies['subject'] {
  if (operation === 'entity_dossier') return parseAskedCompany({ input }).question
  const question = parseCompanyQuery(parseInput(EntitySearchInput, input).query)
  if ('reason' in question) throw new ActivityError('invalid_input', { cause: question.reason })
  return question
}

/** Asks the providers about the company of a run. */
export const { together: askCompanySources, alone: askCompanySource } = createAsks(openInquiry)
