import { html } from 'hono/html'
import { formatUtcMinute } from '../../research/text/format-time.ts'
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
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`
}
