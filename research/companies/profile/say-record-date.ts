/** A date behind its preposition: `on 2019-03-31`, but `in 2019` and `in 2019-03`. */
export function sayRecordDate(date: string): string {
  return `${date.length < 10 ? 'in' : 'on'} ${date}`
}
