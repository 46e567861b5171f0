import { EntityDossierInput } from '../../contract/operations/entity-dossier.ts'
import type { RunPlan } from '../../contract/operations/run-plan.ts'
import { chooseCompanyId, parseCompanyId } from '../../research/companies/company-record.ts'
import { parseJurisdiction } from '../../research/companies/jurisdiction.ts'
import type { CompanyQuestion } from '../../research/companies/parse-company-query.ts'
import type { Pin } from '../../research/companies/profile/choose-pinned-records.ts'
import { splitNamedCountry } from '../../research/companies/split-named-country.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { parseInput } from '../job/parse-input.ts'
import { parseRunPlan } from '../job/run-plan.ts'

export type ProfileRunPlan = Extract<RunPlan, { operation: 'entity_dossier' }>

/** What a job for a profile asks for. `pin`: null where only a name is given. */
export type AskedCompany = { question: CompanyQuestion; pin: Pin | null; refresh: boolean }

/** @throws ActivityError `invalid_input` */
export function parseAskedCompany({ input }: Pick<JobRow, 'input'>): AskedCompany {
  const { company, refresh } = parseInput(EntityDossierInput, input)
  const id = chooseCompanyId(company)
  const name = company.name.normalize('NFC').trim().replace(/\s+/g, ' ')
  const jurisdiction = parseJurisdiction(company.jurisdiction ?? '')
  const split = jurisdiction === null ? splitNamedCountry(name) : null
  const placed = split?.isApart === true ? split : null
  return {
    question: {
      kind: 'company',
      text: name,
      name: placed?.name ?? name,
      jurisdiction: placed?.country ?? jurisdiction,
      lei: null,
      number: null,
      ticker: null,
    },
    pin: id !== undefined && parseCompanyId(id) !== null ? { id, name, jurisdiction } : null,
    refresh,
  }
}

/** The plan of a profile's run; null before it is decided. */
export function parseProfilePlan(job: Pick<JobRow, 'operation' | 'plan'>): ProfileRunPlan | null {
  const plan = parseRunPlan(job)
  return plan?.operation === 'entity_dossier' ? plan : null
}
