import { isObject } from '../../contract/fields/is-object.ts'
import { formatPeriod, formatStudyPeriod } from '../../research/text/formats/format-period.ts'
import {
  createItemRenderer,
  describeCoverage,
  describeSources,
  joinParts,
  renderList,
  showConfidence,
  toItems,
  toText,
  toTexts,
  type Value,
} from './phrases.ts'

type Line = (item: Value) => string

const toYears = (item: Value) => ({ from: toText(item, 'from'), to: toText(item, 'to') })
const describePeriod = (item: Value) =>
  formatPeriod({ ...toYears(item), isCurrent: item.current === true })

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
  [
    'locations',
    'items',
    'Places',
    (item) => joinParts([toText(item, 'label'), describePeriod(item)]),
  ],
  [
    'work',
    'positions',
    'Work',
    (item) =>
      joinParts([toText(item, 'title'), toText(item, 'organization'), describePeriod(item)]),
  ],
  [
    'education',
    'items',
    'Education',
    (item) =>
      joinParts([
        toText(item, 'degree'),
        toText(item, 'field'),
        toText(item, 'school'),
        formatStudyPeriod(toYears(item)),
      ]),
  ],
  [
    'relatives',
    'items',
    'Relatives',
    (item) => joinParts([toText(item, 'name'), toText(item, 'relation')]),
  ],
  ['mentions', 'items', 'Mentions', (item) => toText(item, 'title')],
]

/** The parts of a dossier as Markdown. */
export function renderDossierMarkdown(dossier: Value): string[] {
  const { sections, focus, withheld } = dossier
  const withSources = createItemRenderer(dossier)
  const blocks = lists.flatMap(([section, list, title, line]) => {
    const holder = isObject(sections) ? sections[section] : undefined
    return isObject(holder) ? renderList(title, toItems(holder, list), withSources(line)) : []
  })
  return [
    withheld === undefined ? '' : 'Nothing is shown: the person seems to be a minor.',
    isObject(focus) ? `# ${toText(focus, 'name')}${showConfidence(focus)}` : '',
    isObject(focus) ? describeOthers(focus) : '',
    toText(dossier, 'summary', 6_000),
    ...blocks,
    describeSources(dossier),
    describeCoverage(dossier),
    toText(dossier, 'notice', 600),
  ]
}

/** The namesakes, by headlines with which a dossier of one of them can be started. */
function describeOthers(focus: Value): string {
  const headlines = toTexts(focus, 'others')
  return headlines.length === 0 ? '' : `Others of this name: ${headlines.join('; ')}.`
}
