import { isObject } from '../../contract/is-object.ts'
import { describeCoverage, describeSources, showConfidence, toItems, toText } from './phrases.ts'

type Value = Readonly<Record<string, unknown>>

const maxItems = 8

/** The companies of a search, best first. */
export function renderCompaniesMarkdown(body: Value): string[] {
  const lines = toItems(body, 'companies').map((company, index) => {
    const about = [toText(company, 'headline'), toText(company, 'status'), toText(company, 'id')]
    return (
      `${index + 1}. **${toText(company, 'name')}**${showConfidence(company)}: ` +
      `${join(about, '; ')}`
    )
  })
  return [lines.length === 0 ? 'No company was found.' : lines.join('\n'), describeCoverage(body)]
}

const lists: readonly [key: string, title: string, line: (item: Value) => string][] = [
  [
    'identifiers',
    'Identifiers',
    (item) => join([toText(item, 'scheme'), toText(item, 'value')], ' '),
  ],
  ['previousNames', 'Former names', (item) => toText(item, 'name')],
  ['industries', 'Industries', (item) => toText(item, 'label') || toText(item, 'code')],
  [
    'locations',
    'Places',
    (item) => join([toText(item, 'kind'), toText(item, 'city'), toText(item, 'country')]),
  ],
  ['executives', 'People', (item) => join([toText(item, 'name'), toText(item, 'title')])],
]

/** A profile: what it is, its summary, its lists, its sources. */
export function renderCompanyMarkdown({ company }: Value): string[] {
  if (!isObject(company)) return []
  const positions = new Map(
    toItems(company, 'sources').map((source) => [source.id, source.position]),
  )
  const show = (item: Value, line: string) => {
    const ids = Array.isArray(item.sourceIds) ? item.sourceIds : []
    return `- ${line}${showConfidence(item)} ${ids.map((id) => `[${positions.get(id)}]`).join('')}`
  }
  const blocks = lists.flatMap(([key, title, line]) => {
    const items = toItems(company, key)
    if (items.length === 0) return []
    const more = items.length > maxItems ? [`- and ${items.length - maxItems} more`] : []
    const shown = items.slice(0, maxItems).map((item) => show(item, line(item)))
    return [[`**${title}**`, ...shown, ...more].join('\n')]
  })
  return [
    `# ${toText(company, 'legalName') || toText(company, 'name')}`,
    join(
      [toText(company, 'headline'), toText(company, 'status'), toText(company, 'entityId')],
      '; ',
    ),
    toText(company, 'summary', 6_000),
    ...blocks,
    describeSources(company),
    describeCoverage(company),
    toText(company, 'notice', 600),
  ]
}

function join(parts: readonly string[], separator = ', '): string {
  return parts.filter((part) => part !== '').join(separator)
}
