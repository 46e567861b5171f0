import stringWidth from 'string-width'
import { z } from 'zod'
import type { Source } from '../../contract/results/source.ts'
import { formatCount } from '../../research/text/formats/format-count.ts'
import { toCapital } from '../../research/text/words/to-capital.ts'
import { type Page, renderLine, renderParagraph } from './page.ts'
import { renderItem } from './render-item.ts'
import { cut, toColumns, toTerminalText } from './terminal-text.ts'

/** The sections of a dossier by key, each as its latest event has it. */
type Sections = ReadonlyMap<string, Readonly<Record<string, unknown>>>
/** The numbers of sources by their ids. */
type Numbers = ReadonlyMap<string, number>

const Item = z.looseObject({
  confidence: z.number().optional().catch(undefined),
  sourceIds: z.array(z.string()).catch([]),
  sourceId: z.string().optional().catch(undefined),
})
const [maxItems, maxNumbers, titleColumns] = [12, 5, 12]

/** All sections: what is there, then in one line where nothing was found. */
export function renderSections(sections: Sections, numbers: Numbers, page: Page): string[] {
  const rendered = [...sections].map(([key, data]) => ({
    key,
    lines: renderSection(data, numbers, page),
  }))
  const empty = rendered
    .filter(({ lines }) => lines.length === 0)
    .map(({ key }) => toTerminalText(key))
  return [
    ...rendered.flatMap(({ key, lines }) =>
      lines.length === 0 ? [] : ['', page.paint.bold(renderLine(deriveTitle(key), page)), ...lines],
    ),
    ...(empty.length === 0
      ? []
      : ['', ...renderParagraph(`Nothing found: ${empty.join(', ')}`, page).map(page.paint.dim)]),
  ]
}

/**
 * A section: its own facts first, then each list, with how sure that is and the numbers of the
 * sources.
 */
function renderSection(
  data: Readonly<Record<string, unknown>>,
  numbers: Numbers,
  page: Page,
): string[] {
  const own = renderItem(data)
  const lists = Object.entries(data).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return []
    const unseen = value.length - maxItems
    const lines = value.slice(0, maxItems).map((item) => listLine(name, item, numbers, page))
    return unseen > 0 ? [...lines, page.paint.dim(`  and ${unseen} more`)] : lines
  })
  return [...(own === '' ? [] : renderParagraph(own, page, '  ')), ...lists]
}

function listLine(
  name: string,
  value: unknown,
  numbers: Numbers,
  { columns, paint }: Page,
): string {
  const parsed = Item.safeParse(value)
  const item = parsed.success ? parsed.data : null
  const said = item === null ? toTerminalText(String(value)) : renderItem(item)
  const text = name === 'aliases' ? `also ${said}` : said
  const ids =
    item === null
      ? []
      : [...item.sourceIds, ...(item.sourceId === undefined ? [] : [item.sourceId])]
  const known = [...new Set(ids.flatMap((id) => numbers.get(id) ?? []))].sort((a, b) => a - b)
  const cited = known.slice(0, maxNumbers).map((number) => `[${number}]`)
  const more = known.length > maxNumbers ? '…' : ''
  const sure = item?.confidence === undefined ? '' : `${Math.round(item.confidence)} %`
  const aside = [sure, cited.join('') + more].filter((part) => part !== '').join(' ')
  const room = columns - 2 - (aside === '' ? 0 : stringWidth(aside) + 2)
  return `  ${cut(text, room)}${aside === '' ? '' : `  ${paint.dim(aside)}`}`
}

/** How far each section has come, a line each, to be shown while it fills. */
export function renderSectionTable(sections: Sections, page: Page): string[] {
  return [...sections].map(([key, data]) => {
    const counts = Object.entries(data).flatMap(([name, value]) =>
      Array.isArray(value) && value.length > 0
        ? [renderCount(value.length, toTerminalText(name))]
        : [],
    )
    const said = [renderItem(data), ...counts].filter((part) => part !== '').join(', ')
    const line = cut(said, page.columns - titleColumns - 5)
    return (
      `  ${page.paint.bold(toColumns(deriveTitle(key), titleColumns))} ` +
      `${line === '' ? page.paint.dim('nothing yet') : line}`
    )
  })
}

/**
 * The sources in the order of their numbers; addresses whole, since they are there to be opened.
 */
export function renderSources(sources: readonly Source[], page: Page): string[] {
  return sources.flatMap(({ position, title, url }) => {
    const number = `  [${position}] `.padEnd(7)
    return [
      renderLine(title, page, number),
      ...renderParagraph(url, page, '       ').map(page.paint.dim),
    ]
  })
}

/** "1 email", "2 aliases", "3 found". */
function renderCount(count: number, name: string): string {
  if (name === 'items') return `${count} found`
  return formatCount(count, name.replace(/(?<=s)es$|s$/, ''), name)
}

function deriveTitle(key: string): string {
  return toCapital(toTerminalText(key))
}
