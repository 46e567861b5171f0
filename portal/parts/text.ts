import { html } from 'hono/html'
import { formatUtcMinute } from '../../research/text/formats/format-time.ts'
import type { Html } from '../page.ts'

/** A time in UTC, to the minute. */
export function buildTime(at: string | Date | null, without = 'never'): Html {
  if (at === null) return html`${without}`
  const iso = typeof at === 'string' ? at : at.toISOString()
  return html`<time datetime="${iso}">${formatUtcMinute(iso)}</time>`
}

/** Text to copy, with a button where scripts run. */
export function buildSample(text: string, label: string): Html {
  return html`<div class="sample" data-copy><pre tabindex="0" aria-label="${label}"><code>${text}</code></pre></div>`
}

const creditFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 4 })

/** A figure of credits without needless zeros. */
export function formatCredits(credits: number): string {
  return creditFormat.format(credits)
}

/** Words of a table's cell; a narrow window scrolls rather than breaks them at each word. */
export function buildSentence(text: string): Html {
  return text === '' ? html`` : html`<p class="sentence">${text}</p>`
}

type Cell = Html | string | number

/** A table that scrolls by itself where the window is narrow. */
export function buildTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): Html {
  return html`<div class="table" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(buildRow)}</tbody>
</table></div>`
}

/** One template for each row: with one for each cell, a long table takes half as long again. */
function buildRow(cells: readonly Cell[]): Html {
  return html(buildRowTemplate(cells.length), ...cells)
}

const rowTemplates = new Map<number, TemplateStringsArray>()

/** The fixed parts of a row, around its cells. */
function buildRowTemplate(cells: number): TemplateStringsArray {
  const known = rowTemplates.get(cells)
  if (known !== undefined) return known
  const between = Array.from({ length: cells - 1 }, () => '</td><td>')
  const texts = ['<tr><td>', ...between, '</td></tr>']
  const template = Object.assign(texts, { raw: texts })
  rowTemplates.set(cells, template)
  return template
}
