import { formatPeriod, formatStudyPeriod } from '../../research/text/formats/format-period.ts'
import { toTerminalText } from './terminal-text.ts'

type Item = Readonly<Record<string, unknown>>

/**
 * What of an item a person wants to read; how it is known stands beside it. Untrusted text is made
 * safe.
 */
export function renderItem(item: Item): string {
  const text = (name: string) => {
    const value = item[name]
    return typeof value === 'string' || typeof value === 'number'
      ? toTerminalText(String(value))
      : ''
  }
  const joined = (between: string, ...names: string[]) => listKnown(names.map(text)).join(between)
  const born = text('birthYear')
  const died = text('deathYear')
  const kind = text('kind')
  const years = { from: text('from'), to: text('to') }
  const parts = [
    text('value'),
    text('name'),
    joined(', ', 'title', 'organization'),
    joined(', ', 'degree', 'field', 'school'),
    text('label'),
    text('platform'),
    text('username'),
    text('headline'),
    born === '' ? '' : `born ${born}`,
    died === '' ? '' : `died ${died}`,
    text('relation'),
    kind,
    text('domain'),
    item.school === undefined
      ? formatPeriod({ ...years, isCurrent: item.current === true })
      : formatStudyPeriod(years),
    text('publishedAt'),
    // a mention's address stands with its source
    text('domain') === '' ? text('url') : '',
  ]
  return listKnown(parts).join(' · ')
}

function listKnown(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== '' && part !== 'unknown')
}
