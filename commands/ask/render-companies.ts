import { type CompanyHit, EntitySearchResult } from '../../contract/operations/entity-search.ts'
import { type Page, renderParagraph } from './page.ts'
import { renderRankedName, renderReasons } from './render-hit.ts'

const next =
  'Check the spelling, or search by an LEI, a register number behind its country ("GB 08957400") ' +
  'or a ticker.'

/** The companies of a search; empty for what is none. */
export function renderCompanies(result: unknown, page: Page): string[] {
  const parsed = EntitySearchResult.safeParse(result)
  if (!parsed.success) return []
  const { companies, message } = parsed.data
  if (companies.length === 0)
    return [
      page.paint.yellow(message ?? 'No matching company was found.'),
      ...(message === undefined ? renderParagraph(next, page) : []),
    ]
  return companies.flatMap((hit, n) => [...(n === 0 ? [] : ['']), ...renderHit(n + 1, hit, page)])
}

function renderHit(rank: number, hit: CompanyHit, page: Page): string[] {
  const { legalName, headline, jurisdiction, status, tags, ids, signals } = hit
  const facts = [jurisdiction, status, ...tags].filter((fact) => fact !== null).join(' · ')
  const reasons = signals.map(({ signal, weight, detail }) => ({
    feature: signal,
    weight,
    ...(detail === undefined ? {} : { detail }),
    stance: weight < 0 ? ('contradicts' as const) : ('supports' as const),
  }))
  return [
    renderRankedName(rank, { name: legalName, confidence: hit.confidence }, page),
    ...(headline === '' ? [] : renderParagraph(headline, page, '    ')),
    ...renderParagraph(facts, page, '    ').map(page.paint.dim),
    ...renderReasons(reasons, page),
    ...renderParagraph(ids.join(', '), page, '    ').map(page.paint.cyan),
  ]
}
