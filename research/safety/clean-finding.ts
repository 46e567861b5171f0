import type { Finding } from '../records/finding.ts'
import { removeSecrets } from './remove-secrets.ts'

/** A record without the secrets that its texts quote. */
export function cleanFinding(finding: Finding): Finding {
  return {
    ...finding,
    title: removeSecrets(finding.title),
    snippet: removeSecrets(finding.snippet),
    bio: finding.bio === null ? null : removeSecrets(finding.bio),
    occupations: finding.occupations.map(removeSecrets),
    organizations: finding.organizations.map(removeSecrets),
  }
}
