import { companySources } from '../companies/index.ts'
import { findAccess, type SourceAccess } from '../source-access.ts'
import { buildConfigureHint } from './build-configure-hint.ts'
import type { NotAsked } from './choose-sources.ts'

/** Free providers are asked side by side, paid ones if those leave something open. */
type CompanyProviders = { together: string[]; paid: string[]; notAsked: NotAsked[] }

/** The providers that a search for a company asks, and those that are not configured. */
export function chooseCompanySources(access: SourceAccess): CompanyProviders {
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
