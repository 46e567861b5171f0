import type { Usage, UsageItem } from '../../contract/results/usage.ts'
import { formatUtcMinute } from '../../research/text/formats/format-time.ts'
import { toTerminalText } from './terminal-text.ts'

/** What the answer cost, in a sentence. */
export function renderUsage(usage: Usage, breakdown: readonly UsageItem[]): string {
  if (usage.sandbox === true) return 'Cost: nothing, the sandbox is free.'
  const left = `${usage.remainingPercent} % is left until ${formatUtcMinute(usage.resetAt)}`
  if (!usage.metered) return `Cost: nothing, from the cache; ${left}.`
  const items = breakdown
    .filter(({ percentage }) => percentage > 0)
    .map(({ name, percentage }) => `${toTerminalText(name)} ${percentage} %`)
  const of = items.length === 0 ? '' : ` (${items.join(', ')})`
  return `Cost: ${usage.percentageCharged} % of this week's allowance${of}; ${left}.`
}
