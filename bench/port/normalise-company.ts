import { z } from 'zod'
import { normaliseCompany } from '../../research/identity/names/legal-forms/company-name.ts'

const Line = z.object({ name: z.string(), country: z.string().nullish() })

/** Op `normalise-company` of the bench port. */
export function normaliseCompanyLine(line: unknown): {
  core: string
  legalForm: string | null
  country: string | null
} {
  const { name, country } = Line.parse(line)
  const { core, legalForm, country: found } = normaliseCompany(name, country ?? undefined, true)
  return { core, legalForm, country: found }
}
