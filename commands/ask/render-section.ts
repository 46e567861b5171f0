import { z } from 'zod'
import type { Source } from '../../contract/source.ts'
import { oneLine, type Page, paragraph } from './page.ts'
import { plain } from './terminal-text.ts'

/** What of an item a person wants to read, in this order; how it is known stands in the JSON. */
const shown = [
  'value',
  'name',
  'title',
  'relation',
  'organization',
  'school',
  'degree',
  'field',
  'label',
  'platform',
  'username',
  'headline',
  'birthYear',
  'kind',
  'domain',
  'from',
  'to',
  'url',
] as const

const Item = z.looseObject({})

/** A section of a dossier as lines: its own facts first, then each list. */
export function sectionLines(key: string, data: Readonly<Record<string, unknown>>, page: Page): string[] {
  const own = itemText(data)
  const lists = Object.entries(data).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item) => listLine(name, item, page)) : [],
  )
  const lines = [...(own === '' ? [] : paragraph(own, page, '  ')), ...lists]
  return ['', page.paint.bold(oneLine(key, page)), ...(lines.length === 0 ? [page.paint.dim('  nothing found')] : lines)]
}

function listLine(name: string, value: unknown, page: Page): string {
  const item = Item.safeParse(value)
  const text = item.success ? itemText(item.data) : plain(String(value))
  const confidence = item.success && typeof item.data.confidence === 'number' ? ` (${Math.round(item.data.confidence)} %)` : ''
  return oneLine(`${name === 'items' ? '' : `${name.replace(/(?:es|s)$/, '')}: `}${text}${confidence}`, page, '  - ')
}

function itemText(item: Readonly<Record<string, unknown>>): string {
  const values = shown.map((name) => item[name]).filter((value) => typeof value === 'string' || typeof value === 'number')
  return values
    .map((value) => plain(String(value)))
    .filter((text) => text !== '' && text !== 'unknown')
    .join(' · ')
}

/** The sources in the order of their numbers; addresses whole, since they are there to be opened. */
export function sourceLines(sources: readonly Source[], page: Page): string[] {
  return sources.flatMap(({ position, title, url }) => [oneLine(`[${position}] ${title}`, page, '  '), ...paragraph(url, page, '      ')])
}
