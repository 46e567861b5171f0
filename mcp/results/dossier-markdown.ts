import { isObject } from '../../contract/is-object.ts'
import { describeCoverage, describeSources, showConfidence, toItems, toText } from './phrases.ts'

type Value = Readonly<Record<string, unknown>>
type Line = (item: Value) => string

const maxItems = 8

const join = (parts: readonly string[], separator = ', ') =>
  parts.filter((part) => part !== '').join(separator)

const toPeriod = (item: Value) => join([toText(item, 'from'), toText(item, 'to')], ' to ')

/** The lists of the sections, in the order in which they are written, and a line for each item. */
const lists: readonly [section: string, list: string, title: string, line: Line][] = [
  ['identity', 'aliases', 'Also known as', (item) => toText(item, 'value')],
  ['contact', 'emails', 'Email', (item) => toText(item, 'value')],
  ['contact', 'phones', 'Phone', (item) => toText(item, 'value')],
  ['contact', 'websites', 'Websites', (item) => toText(item, 'url')],
  [
    'social',
    'accounts',
    'Accounts',
    (item) => `${toText(item, 'platform')} ${toText(item, 'url')}`,
  ],
  ['locations', 'items', 'Places', (item) => join([toText(item, 'label'), toPeriod(item)])],
  [
    'work',
    'positions',
    'Work',
    (item) => join([toText(item, 'title'), toText(item, 'organization'), toPeriod(item)]),
  ],
  [
    'education',
    'items',
    'Education',
    (item) => join([toText(item, 'degree'), toText(item, 'field'), toText(item, 'school')]),
  ],
  [
    'relatives',
    'items',
    'Relatives',
    (item) => join([toText(item, 'name'), toText(item, 'relation')]),
  ],
  ['mentions', 'items', 'Mentions', (item) => toText(item, 'title')],
]

/** The parts of a dossier as Markdown. */
export function renderDossierMarkdown(dossier: Value): string[] {
  const { sections, focus, withheld } = dossier
  const positions = new Map(
    toItems(dossier, 'sources').map((source) => [source.id, source.position]),
  )
  const cite = ({ sourceIds }: Value) =>
    (Array.isArray(sourceIds) ? sourceIds : []).map((id) => `[${positions.get(id)}]`).join('')
  const show = (line: Line) => (item: Value) =>
    `- ${line(item)}${showConfidence(item)} ${cite(item)}`
  const blocks = lists.flatMap(([section, list, title, line]) => {
    const holder = isObject(sections) ? sections[section] : undefined
    const items = isObject(holder) ? toItems(holder, list) : []
    if (items.length === 0) return []
    const more = items.length > maxItems ? [`- and ${items.length - maxItems} more`] : []
    return [[`**${title}**`, ...items.slice(0, maxItems).map(show(line)), ...more].join('\n')]
  })
  return [
    withheld === undefined ? '' : 'Nothing is shown: the person seems to be a minor.',
    isObject(focus) ? `# ${toText(focus, 'name')}${showConfidence(focus)}` : '',
    toText(dossier, 'summary', 6_000),
    ...blocks,
    describeSources(dossier),
    describeCoverage(dossier),
    toText(dossier, 'notice', 600),
  ]
}
