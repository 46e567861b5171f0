/** The value below which `share` (0..1) of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5)
}

/**
 * How long at least one of these was under way: the union of their times, in milliseconds. What has
 * not ended counts for nothing.
 */
export function busyMs(spans: readonly { startedMs: number; endedMs: number | null }[]): number {
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
export function row(what: string, measured: string, bar: string, holds: boolean): Row {
  return { what, measured, bar, holds }
}

/** A row for the wall time of runs against how long at least one of their providers was at work. */
export function ratioRow(what: string, runs: readonly { wallMs: number; busyMs: number }[]): Row {
  const ratio = median(runs.map(({ wallMs, busyMs }) => wallMs / busyMs))
  const [wall, busy] = [runs.map((one) => one.wallMs), runs.map((one) => one.busyMs)]
  const measured = `${ratio.toFixed(2)} (${ms(median(wall))} / ${ms(median(busy))})`
  return row(`${what} ÷ critical path of providers, wall time`, measured, '≤ 1.15', ratio <= 1.15)
}

export function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
