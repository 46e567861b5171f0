type Years = { from: string; to: string }

/**
 * `2003 to 2009`, `since 2010` of what lasts, `from 2010` of what may have ended, `until 2009`,
 * `now`; dates as they are written, empty ones are not known.
 */
export function formatPeriod({ from, to, isCurrent }: Years & { isCurrent: boolean }): string {
  if (from !== '' && to !== '') return from === to ? from : `${from} to ${to}`
  if (from !== '') return isCurrent ? `since ${from}` : `from ${from}`
  if (to !== '') return `until ${to}`
  return isCurrent ? 'now' : ''
}

/** The same of a school: one year alone is that of the degree. */
export function formatStudyPeriod({ from, to }: Years): string {
  return from === '' ? to : formatPeriod({ from, to, isCurrent: false })
}

const date = String.raw`\d{4}(?:-\d\d){0,2}`
const periodBehind = new RegExp(
  String.raw` \((?:${date} to ${date}|(?:(?:since|from|until) )?${date}|now)\)`,
  'g',
)

/** A headline without the periods that stand in brackets behind its posts. */
export function removePeriods(headline: string): string {
  return headline.replace(periodBehind, '')
}
