import {
  type CompanyProfile,
  EntityDossierResult,
} from '../../contract/operations/entity-dossier.ts'
import { formatStaff } from '../../research/companies/profile/format-staff.ts'
import { sayRecordDate } from '../../research/companies/profile/say-record-date.ts'
import { formatNumber } from '../../research/text/formats/format-number.ts'
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
    ...list('Places', describePlaces(company)),
    ...list('Figures (estimates)', describeFigures(company)),
    ...list(
      'Sources disagree',
      company.conflicts.map(
        ({ path, values }) => `${path}: ${values.map(describeValue).join(' / ')}`,
      ),
    ),
    ...list(
      'Others of this name',
      company.alternatives.map(({ id, name, headline }) => join(name, headline, id)),
    ),
    ...renderBlock('Sources', renderSources(company.sources, page), page),
    '',
    ...renderParagraph(company.notice, page).map(page.paint.dim),
  ]
}

function describeRegistration({ registration, identifiers }: CompanyProfile): string[] {
  const { entityType, legalStatus, incorporationDate, authority } = registration
  return [
    join(
      entityType,
      legalStatus,
      incorporationDate && `incorporated ${sayRecordDate(incorporationDate)}`,
      authority,
    ),
    ...identifiers.map(({ scheme, value, jurisdiction }) =>
      join(scheme.replaceAll('_', ' '), jurisdiction, value),
    ),
  ].filter((line) => line !== '')
}

function describeExecutives({ executives, executivesMasked: masked }: CompanyProfile): string[] {
  return [
    ...executives.map(({ name, title, since }) => join(name, title, since && `since ${since}`)),
    ...(masked > 0 ? [`${masked} whose names the register hides`] : []),
  ]
}

/** An address once, with all that it is. */
function describePlaces({ locations }: CompanyProfile): string[] {
  const kinds = new Map<string, string[]>()
  for (const { kind, lines, city, country } of locations) {
    const address = [...lines, city, country].filter(Boolean).join(', ')
    kinds.set(address, [...(kinds.get(address) ?? []), kind])
  }
  return [...kinds].map(([address, named]) => join([...new Set(named)].join(', '), address))
}

function describeFigures({ financials }: CompanyProfile): string[] {
  if (financials === null) return []
  const { currency, revenue, netIncome, employees, employeesYear, basis } = financials
  return [
    revenue === null ? '' : `revenue ${formatNumber(revenue)} ${currency}`,
    netIncome === null ? '' : `net income ${formatNumber(netIncome)} ${currency}`,
    employees === null ? '' : formatStaff(employees, employeesYear),
    basis,
  ].filter((line) => line !== '')
}

type Side = CompanyProfile['conflicts'][number]['values'][number]

/** What one company is said to be may be all that its sides differ in. */
function describeValue({ value, relation }: Side): string {
  return relation === undefined ? String(value) : `${value} (${relation.replaceAll('_', ' ')})`
}

function join(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}
