import { isObject } from '../../api/request/parse-json-body.ts'
import {
  describeCoverage,
  describeSources,
  readItems,
  readText,
  showConfidence,
} from './phrases.ts'

type Value = Readonly<Record<string, unknown>>
type Line = (item: Value) => string

const maxItems = 8

const join = (parts: readonly string[], separator = ', ') =>
  parts.filter((part) => part !== '').join(separator)

const readPeriod = (item: Value) => join([readText(item, 'from'), readText(item, 'to')], ' to ')

/** The lists of the sections, in the order in which they are written, and a line for each item. */
const lists: readonly [section: string, list: string, title: string, line: Line][] = [
  ['identity', 'aliases', 'Also known as', (item) => readText(item, 'value')],
  ['contact', 'emails', 'Email', (item) => readText(item, 'value')],
  ['contact', 'phones', 'Phone', (item) => readText(item, 'value')],
  ['contact', 'websites', 'Websites', (item) => readText(item, 'url')],
  [
    'social',
    'accounts',
    'Accounts',
    (item) => `${readText(item, 'platform')} ${readText(item, 'url')}`,
  ],
  ['locations', 'items', 'Places', (item) => join([readText(item, 'label'), readPeriod(item)])],
  [
    'work',
    'positions',
    'Work',
    (item) => join([readText(item, 'title'), readText(item, 'organization'), readPeriod(item)]),
  ],
  [
    'education',
    'items',
    'Education',
    (item) => join([readText(item, 'degree'), readText(item, 'field'), readText(item, 'school')]),
  ],
  [
    'relatives',
    'items',
    'Relatives',
    (item) => join([readText(item, 'name'), readText(item, 'relation')]),
  ],
  ['mentions', 'items', 'Mentions', (item) => readText(item, 'title')],
]

/** The parts of a dossier as Markdown. */
export function dossierMarkdown(dossier: Value): string[] {
  const { sections, focus, withheld } = dossier
  const positions = new Map(
    readItems(dossier, 'sources').map((source) => [source.id, source.position]),
  )
  const cite = ({ sourceIds }: Value) =>
    (Array.isArray(sourceIds) ? sourceIds : []).map((id) => `[${positions.get(id)}]`).join('')
  const show = (line: Line) => (item: Value) =>
    `- ${line(item)}${showConfidence(item)} ${cite(item)}`
  const blocks = lists.flatMap(([section, list, title, line]) => {
    const holder = isObject(sections) ? sections[section] : undefined
    const items = isObject(holder) ? readItems(holder, list) : []
    if (items.length === 0) return []
    const more = items.length > maxItems ? [`- and ${items.length - maxItems} more`] : []
    return [[`**${title}**`, ...items.slice(0, maxItems).map(show(line)), ...more].join('\n')]
  })
  return [
    withheld === undefined ? '' : 'Nothing is shown: the person seems to be a minor.',
    isObject(focus) ? `# ${readText(focus, 'name')}${showConfidence(focus)}` : '',
    readText(dossier, 'summary', 6_000),
    ...blocks,
    describeSources(dossier),
    describeCoverage(dossier),
    readText(dossier, 'notice', 600),
  ]
}
