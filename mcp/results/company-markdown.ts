import { isObject } from '../../contract/fields/is-object.ts'
import {
  createItemRenderer,
  describeCoverage,
  describeSources,
  joinParts,
  renderList,
  showConfidence,
  toItems,
  toText,
  type Value,
} from './phrases.ts'

const none =
  'No company was found. Check the spelling, or search by an LEI, a register number behind its ' +
  'country (GB 08957400) or a ticker.'

/** The companies of a search, best first. */
export function renderCompaniesMarkdown(body: Value): string[] {
  const lines = toItems(body, 'companies').map((company, index) => {
    const about = [toText(company, 'headline'), toText(company, 'status'), toText(company, 'id')]
    return (
      `${index + 1}. **${toText(company, 'name')}**${showConfidence(company)}: ` +
      `${joinParts(about, '; ')}`
    )
  })
  return [lines.length === 0 ? none : lines.join('\n'), describeCoverage(body)]
}

const lists: readonly [key: string, title: string, line: (item: Value) => string][] = [
  [
    'identifiers',
    'Identifiers',
    (item) => joinParts([toText(item, 'scheme'), toText(item, 'value')], ' '),
  ],
  ['previousNames', 'Former names', (item) => toText(item, 'name')],
  ['industries', 'Industries', (item) => toText(item, 'label') || toText(item, 'code')],
  [
    'locations',
    'Places',
    (item) => joinParts([toText(item, 'kind'), toText(item, 'city'), toText(item, 'country')]),
  ],
  ['executives', 'People', (item) => joinParts([toText(item, 'name'), toText(item, 'title')])],
]

/** A company that the name may have meant as well. */
function describeOther(company: Value): string {
  const [name, ...about] = ['name', 'headline', 'id'].map((key) => toText(company, key))
  return `- **${name}**${showConfidence(company)}: ${joinParts(about, '; ')}`
}

/** A profile: what it is, its summary, its lists, its sources. */
export function renderCompanyMarkdown({ company }: Value): string[] {
  if (!isObject(company)) return []
  const withSources = createItemRenderer(company)
  const blocks = lists.flatMap(([key, title, line]) =>
    renderList(title, toItems(company, key), withSources(line)),
  )
  return [
    `# ${toText(company, 'legalName') || toText(company, 'name')}`,
    joinParts(
      [toText(company, 'headline'), toText(company, 'status'), toText(company, 'entityId')],
      '; ',
    ),
    toText(company, 'summary', 6_000),
    ...blocks,
    ...renderList('Others of this name', toItems(company, 'alternatives'), describeOther),
    describeSources(company),
    describeCoverage(company),
    toText(company, 'notice', 600),
  ]
}
