/** A wait in words of at most two units: `45 s`, `12 min`, `23 h 43 min`, `2 d 4 h`. Rounded up. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return joinUnits(hours, 'h', minutes % 60, 'min')
  const wholeHours = Math.ceil(minutes / 60)
  return joinUnits(Math.floor(wholeHours / 24), 'd', wholeHours % 24, 'h')
}

function joinUnits(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`
}
