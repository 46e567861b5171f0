import { CompanyPart } from '../../research/companies/company-part.ts'
import type { ProvidedPart } from '../../research/companies/profile/fact-lists.ts'
import type { Queryable } from '../../store/database/open.ts'
import { loadFindings } from '../../store/findings/findings.ts'

const kind = 'company_part'

type Found = { provider: string; part: CompanyPart; dedupeKey: string }

/** A part that a source found, as a finding of its provider. */
export function buildCompanyFinding({ provider, part, dedupeKey }: Found) {
  return { provider, kind, payload: JSON.stringify(part), dedupeKey }
}

/** What the providers of a run said of companies, each part with its provider and time. */
export async function loadProvidedParts(db: Queryable, jobId: string): Promise<ProvidedPart[]> {
  const findings = await loadFindings(db, jobId)
  return findings
    .filter((found) => found.kind === kind)
    .map(({ provider, payload, createdAt }) => ({
      provider,
      part: CompanyPart.parse(payload),
      retrievedAt: createdAt.toISOString(),
    }))
}

/** What the providers of a run said of companies. */
export async function loadCompanyParts(db: Queryable, jobId: string): Promise<CompanyPart[]> {
  return (await loadProvidedParts(db, jobId)).map(({ part }) => part)
}
