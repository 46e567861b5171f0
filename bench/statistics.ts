/** The value below which `share` (0..1) of the samples lie. */
export function computePercentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The median, as the 50th percentile. */
export function computeMedian(samples: readonly number[]): number {
  return computePercentile(samples, 0.5)
}

/**
 * How long at least one of these was under way: the union of their times, in milliseconds. What has
 * not ended counts for nothing.
 */
export function computeBusyMs(
  spans: readonly { startedMs: number; endedMs: number | null }[],
): number {
  let [total, until] = [0, Number.NEGATIVE_INFINITY]
  for (const { startedMs, endedMs } of spans.toSorted((a, b) => a.startedMs - b.startedMs)) {
    if (endedMs === null || endedMs <= until) continue
    total += endedMs - Math.max(startedMs, until)
    until = endedMs
  }
  return total
}

export type Row = { what: string; measured: string; bar: string; holds: boolean }

/** One line of the table. */
export function buildRow(what: string, measured: string, bar: string, holds: boolean): Row {
  return { what, measured, bar, holds }
}

/** A row for the wall time of runs against how long at least one of their providers was at work. */
export function buildRatioRow(
  what: string,
  runs: readonly { wallMs: number; busyMs: number }[],
): Row {
  const ratio = computeMedian(runs.map(({ wallMs, busyMs }) => wallMs / busyMs))
  const [wall, busy] = [runs.map((one) => one.wallMs), runs.map((one) => one.busyMs)]
  const medians = [wall, busy].map((all) => formatMs(computeMedian(all))).join(' / ')
  const measured = `${ratio.toFixed(2)} (${medians})`
  return buildRow(
    `${what} ÷ critical path of providers, wall time`,
    measured,
    '≤ 1.15',
    ratio <= 1.15,
  )
}

/** Milliseconds as seconds with two decimals and their unit. */
export function formatSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`
}

/** Milliseconds with one decimal and their unit. */
export function formatMs(value: number): string {
  return `${value.toFixed(1)} ms`
}
