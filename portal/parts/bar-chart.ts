import { html } from 'hono/html'
import type { Html } from '../page.ts'

type Bar = { label: string; value: number }

const size = { width: 720, height: 160, foot: 28, widestBar: 60 }

/** More bars than these get a label for several of them, which a narrow window magnifies. */
const maxLabels = 6

/**
 * Bars as SVG, for eyes only: the table beside it has the same figures for everyone.
 * @param bars by the order in which they stand
 */
export function buildBarChart(name: string, bars: readonly Bar[]): Html {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = Math.min(size.widestBar, size.width / Math.max(1, bars.length))
  const toHeight = (value: number) => Math.round((value / most) * (size.height - size.foot - 16))
  const width = Math.round(step * bars.length)
  // labels that would touch are left out
  const every = Math.ceil(bars.length / maxLabels)
  return html`<svg class="chart${every > 1 ? ' many' : ''}" viewBox="0 0 ${width} ${size.height}" width="${width}" role="img" aria-label="${name}: the table below has the figures">
${bars.map(({ label, value }, index) => {
  const height = toHeight(value)
  const x = Math.round(index * step)
  return html`<g><title>${label}: ${value}</title>
<rect x="${x + 2}" y="${size.height - size.foot - height}" width="${Math.max(1, Math.round(step) - 4)}" height="${height}"></rect>
${index % every === 0 ? html`<text x="${x + 2}" y="${size.height - 4}">${label}</text>` : ''}</g>`
})}
<line x1="0" x2="${width}" y1="${size.height - size.foot}" y2="${size.height - size.foot}"></line>
</svg>`
}
