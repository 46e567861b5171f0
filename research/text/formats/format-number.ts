const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 20 })

/** `41,000,000`: a number as people read it. */
export function formatNumber(value: number): string {
  return grouped.format(value)
}
