import { EntitySearchInput } from '../../contract/entity-search.ts'
import { parseCompanyQuery } from '../../research/companies/parse-company-query.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { ProviderReport, TryReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { fetchAlone, type Inquiry } from '../providers/fetch-alone.ts'
import { fetchTogether } from '../providers/fetch-together.ts'
import type { Companies } from '../sources/companies/company-source.ts'
import { companySources } from '../sources/companies/index.ts'
import { parseAskedCompany } from './profile-plan.ts'
import { recordParts } from './record-parts.ts'

/** Asks providers about the company of a run side by side, once each. */
export async function askCompanySources(
  deps: ActivityDeps,
  jobId: string,
  providers: readonly string[],
): Promise<TryReport[]> {
  const { reports } = await fetchTogether(deps, await openInquiry(deps, jobId), providers)
  return reports
}

/** Asks one provider about the company of a run, as often as its limits allow. */
export async function askCompanySource(
  deps: ActivityDeps,
  jobId: string,
  provider: string,
): Promise<ProviderReport> {
  return await fetchAlone(deps, await openInquiry(deps, jobId), provider)
}

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
  const parsed = EntitySearchInput.safeParse(input)
  if (!parsed.success) throw new ActivityError('invalid_input', { cause: parsed.error })
  const question = parseCompanyQuery(parsed.data.query)
  if ('reason' in question) throw new ActivityError('invalid_input', { cause: question.reason })
  return question
}
