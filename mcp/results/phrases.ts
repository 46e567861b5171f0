/** Words for the Markdown of tool results. */
import { isObject } from '../../contract/fields/is-object.ts'
import { cutAtWord } from '../../research/text/signs/cut-text.ts'

/** A part of a result as plain JSON. */
export type Value = Readonly<Record<string, unknown>>

const maxSources = 40
const maxItems = 8
const maxValueLength = 300

/** One line of a text: what the web says must not open a line of its own. */
export function toText(value: Value, key: string, max: number = maxValueLength): string {
  return toLine(value[key], max)
}

/** The texts of a list, each as one line. */
export function toTexts(value: Value, key: string): string[] {
  const items = value[key]
  if (!Array.isArray(items)) return []
  return items.map((item) => toLine(item, maxValueLength)).filter((line) => line !== '')
}

function toLine(text: unknown, max: number): string {
  if (typeof text !== 'string') return ''
  return cutAtWord(max > maxValueLength ? text.trim() : text.replace(/\s+/g, ' ').trim(), max)
}

/** The objects of a list; none where there is no list. */
export function toItems(value: Value, key: string): Value[] {
  const items = value[key]
  return Array.isArray(items) ? items.filter(isObject) : []
}

/** The parts that say something, with the separator between them. */
export function joinParts(parts: readonly string[], separator = ', '): string {
  return parts.filter((part) => part !== '').join(separator)
}

/** The first items of a list under its title, and how many more there are; empty without any. */
export function renderList(
  title: string,
  items: readonly Value[],
  renderItem: (item: Value) => string,
): string[] {
  if (items.length === 0) return []
  const more = items.length > maxItems ? [`- and ${items.length - maxItems} more`] : []
  return [[`**${title}**`, ...items.slice(0, maxItems).map(renderItem), ...more].join('\n')]
}

/** Renders an item with its confidence and the numbers of its sources behind what it says. */
export function createItemRenderer(
  holder: Value,
): (say: (item: Value) => string) => (item: Value) => string {
  const positions = new Map(toItems(holder, 'sources').map(({ id, position }) => [id, position]))
  return (say) => (item) => {
    const ids = Array.isArray(item.sourceIds) ? item.sourceIds : []
    const cited = ids.map((id) => `[${positions.get(id)}]`).join('')
    return `- ${say(item)}${showConfidence(item)} ${cited}`
  }
}

/** A confidence of 0..100 in brackets; nothing where there is none. */
export function showConfidence({ confidence }: Value): string {
  return typeof confidence === 'number' ? ` (${Math.round(confidence)} %)` : ''
}

/** The sources as numbered links, so that `[n]` in a text finds its own. */
export function describeSources(value: Value): string {
  const sources = toItems(value, 'sources').slice(0, maxSources)
  const lines = sources.map((source) => {
    const title = toText(source, 'title').replace(/[[\]]/g, '') || toText(source, 'domain')
    return `${source.position}. [${title}](${toUrl(source)})`
  })
  return lines.length === 0 ? '' : `Sources:\n${lines.join('\n')}`
}

/** The address of what is cited, as the target of a link in Markdown. */
export function toUrl(value: Value): string {
  return toText(value, 'url', 2_000).replace(/[\s()<>]/g, escapeSign)
}

/** A sign that would end the address of a link in Markdown. */
function escapeSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`
}

const unremarkable: ReadonlySet<unknown> = new Set(['ok', 'no_results', 'skipped'])

/**
 * What was not looked at; "found nothing" is no part of it, nor is a service without a language
 * model, which looks at the same sources.
 */
export function describeCoverage(value: Value): string {
  const missing = toItems(value, 'coverage').filter(
    ({ provider, outcome }) =>
      !unremarkable.has(outcome) &&
      !(provider === 'language_model' && outcome === 'not_configured'),
  )
  const names = missing.map((entry) => `${toText(entry, 'provider')} (${toText(entry, 'outcome')})`)
  return names.length === 0 ? '' : `Could not look at: ${names.join(', ')}.`
}
