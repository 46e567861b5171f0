import {
  type CompanyProfile,
  EntityDossierResult,
} from '../../contract/operations/entity-dossier.ts'
import { type Page, renderBlock, renderParagraph } from './page.ts'
import { renderSources } from './render-sections.ts'

/** The profile of a company; empty for what is none. */
export function renderProfile(result: unknown, page: Page): string[] {
  const parsed = EntityDossierResult.safeParse(result)
  if (!parsed.success) return []
  const { company } = parsed.data
  const list = (title: string, lines: readonly string[]) =>
    renderBlock(
      title,
      lines.flatMap((line) => renderParagraph(line, page, '  ')),
      page,
    )
  return [
    page.paint.bold(`${company.legalName}  ${company.entityId}`),
    ...renderParagraph(company.summary, page),
    ...list('Registration', describeRegistration(company)),
    ...list('Executives', describeExecutives(company)),
    ...list('Places', company.locations.map(describePlace)),
    ...list('Figures (estimates)', describeFigures(company)),
    ...list(
      'Sources disagree',
      company.conflicts.map(
        ({ path, values }) => `${path}: ${values.map(({ value }) => String(value)).join(' / ')}`,
      ),
    ),
    ...list(
      'Others of this name',
      company.alternatives.map(({ id, name, headline }) => join(id, name, headline)),
    ),
    ...renderBlock('Sources', renderSources(company.sources, page), page),
    '',
    ...renderParagraph(company.notice, page).map(page.paint.dim),
  ]
}

function describeRegistration({ registration, identifiers }: CompanyProfile): string[] {
  const { entityType, legalStatus, incorporationDate, authority } = registration
  return [
    join(entityType, legalStatus, incorporationDate, authority),
    ...identifiers.map(({ scheme, value, jurisdiction }) => join(scheme, jurisdiction, value)),
  ].filter((line) => line !== '')
}

function describeExecutives({ executives, executivesMasked: masked }: CompanyProfile): string[] {
  return [
    ...executives.map(({ name, title, since }) => join(name, title, since && `since ${since}`)),
    ...(masked > 0 ? [`${masked} whose names the register hides`] : []),
  ]
}

function describePlace({ kind, lines, city, country }: CompanyProfile['locations'][number]) {
  return join(kind, lines.join(', '), city, country)
}

function describeFigures({ financials }: CompanyProfile): string[] {
  if (financials === null) return []
  const { currency, revenue, netIncome, basis } = financials
  return [
    revenue === null ? '' : `revenue ${revenue} ${currency}`,
    netIncome === null ? '' : `net income ${netIncome} ${currency}`,
    basis,
  ].filter((line) => line !== '')
}

function join(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join('  ')
}
