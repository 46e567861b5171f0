/** The value below which `share` (0..1) of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5)
}

export type Row = { what: string; measured: string; bar: string; holds: boolean }

/** One line of the table. */
export function row(what: string, measured: string, bar: string, holds: boolean): Row {
  return { what, measured, bar, holds }
}

export function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
