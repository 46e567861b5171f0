/** The day in UTC: `2026-11-21`. */
export function formatUtcDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** A time in UTC as people read it, to the minute: `2026-11-21 09:30 UTC`. */
export function formatUtcMinute(time: Date | string): string {
  const iso = typeof time === 'string' ? time : time.toISOString()
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`
}
