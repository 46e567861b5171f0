import type { Coverage, Outcome } from '../../contract/results/coverage.ts'
import { type Page, renderBlock } from './page.ts'
import { toTerminalText, wrap } from './terminal-text.ts'

/** "Found nothing" and "could not look" are never confused. */
const groups = ['answered', 'found nothing', 'could not look', 'skipped', 'not configured'] as const
type Group = (typeof groups)[number]

const groupOf = {
  ok: { group: 'answered', said: '' },
  no_results: { group: 'found nothing', said: '' },
  rate_limited: { group: 'could not look', said: 'its rate limit is spent' },
  blocked: { group: 'could not look', said: 'it blocks us' },
  timeout: { group: 'could not look', said: 'it took too long' },
  changed: { group: 'could not look', said: 'its answers look different now' },
  error: { group: 'could not look', said: 'it failed' },
  skipped: { group: 'skipped', said: '' },
  not_configured: { group: 'not configured', said: '' },
} as const satisfies Record<Outcome, { group: Group; said: string }>

const labelColumns = 17

/** Who was asked, grouped by what came of it. Those with something to say get a line each. */
export function renderCoverage(coverage: readonly Coverage[], page: Page): string[] {
  const lines = groups.flatMap((group) => {
    const rows = coverage.filter(({ outcome }) => groupOf[outcome].group === group)
    const entries = rows.map((row) => ({
      name: toTerminalText(row.provider),
      said: sayOutcome(row),
    }))
    const silent = entries.filter(({ said }) => said === '').map(({ name }) => name)
    // what is said of several is said once
    const sayings = Map.groupBy(
      entries.filter(({ said }) => said !== ''),
      ({ said }) => said,
    )
    const explained = [...sayings].map(
      ([said, those]) => `${those.map(({ name }) => name).join(', ')}: ${said}`,
    )
    const texts = [...(silent.length === 0 ? [] : [silent.join(', ')]), ...explained]
    return texts.flatMap((text, i) => formatHanging(i === 0 ? group : '', text, page))
  })
  return renderBlock('Coverage', lines, page)
}

/** The service's own message names the cause; the words of the table stand in for a missing one. */
function sayOutcome({ outcome, message }: Coverage): string {
  const { said } = groupOf[outcome]
  return toTerminalText(message ?? '') || (said === '' ? '' : `${said}.`)
}

function formatHanging(label: string, text: string, { columns, paint }: Page): string[] {
  return wrap(text, columns - labelColumns).map(
    (line, i) => `  ${paint.dim((i === 0 ? label : '').padEnd(labelColumns - 2))}${line}`,
  )
}
