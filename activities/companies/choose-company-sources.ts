import type { Outcome } from '../../contract/coverage.ts'
import { companySources } from '../../sources/companies/index.ts'
import { findAccess, type SourceAccess } from '../../sources/source-access.ts'
import type { CompanyPlan } from '../../workflows/ports.ts'
import { buildConfigureHint } from '../job/build-configure-hint.ts'

type NotAsked = { provider: string; outcome: Outcome; message: string }

/** The providers that a search for a company asks, and those that are not configured. */
export function chooseCompanySources(access: SourceAccess): CompanyPlan & { notAsked: NotAsked[] } {
  const steps = companySources.filter(({ accepts }) => accepts.includes('company'))
  const fitting = [...new Set(steps.map(({ provider }) => provider))]
  const stepsOf = (provider: string) => steps.filter((step) => step.provider === provider)
  const isConfigured = (provider: string) =>
    stepsOf(provider).some((step) => findAccess(step, access) !== null)
  const isPaid = (provider: string) =>
    stepsOf(provider).some(({ microDollars }) => microDollars > 0)
  const configured = fitting.filter(isConfigured)
  return {
    together: configured.filter((provider) => !isPaid(provider)),
    paid: configured.filter(isPaid),
    notAsked: fitting
      .filter((provider) => !isConfigured(provider))
      .map((provider) => ({
        provider,
        outcome: 'not_configured',
        message: buildConfigureHint(provider, true),
      })),
  }
}
