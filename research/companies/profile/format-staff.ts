import { formatNumber } from '../../text/formats/format-number.ts'

/** `1,000 or more employees in 2026`: a number, or the band that the source gives. */
export function formatStaff(
  employees: number | { low: number; high: number | null },
  year: number | null,
): string {
  return `${formatBand(employees)} employees${year === null ? '' : ` in ${year}`}`
}

function formatBand(employees: number | { low: number; high: number | null }): string {
  if (typeof employees === 'number') return formatNumber(employees)
  const { low, high } = employees
  return high === null
    ? `${formatNumber(low)} or more`
    : `${formatNumber(low)} to ${formatNumber(high)}`
}
