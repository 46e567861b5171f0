/**
 * Setup of the stack tests: rows without an `order by` come in reverse. PostgreSQL may answer them
 * in any order, though mostly it takes that of their insertion, so a caller that relies on it is
 * found here and not by the one run in which an index is read instead.
 */
import pg from 'pg'

type Answer = { rows: unknown[] }
type Callback = (error: Error | null, answer?: Answer) => void

const prototype = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown }
const { query } = prototype
/** A setup runs anew for each file of a process: reversed twice, rows are in their order again. */
const reversing = Symbol.for('rows without an order come in reverse')
if (!(reversing in query)) prototype.query = Object.assign(queryReversed, { [reversing]: true })

function queryReversed(this: unknown, ...given: unknown[]): unknown {
  const [statement] = given as [string | { text?: string } | null]
  const text = typeof statement === 'string' ? statement : statement?.text
  if (text === undefined || /\border by\b/i.test(text)) return query.apply(this, given)
  const last = given.at(-1)
  if (typeof last === 'function') {
    const callback: Callback = (error, answer) => (last as Callback)(error, reverse(answer))
    return query.apply(this, [...given.slice(0, -1), callback])
  }
  const answer = query.apply(this, given)
  return answer instanceof Promise ? answer.then(reverse) : answer
}

function reverse<Given extends Answer | Answer[] | undefined>(answer: Given): Given {
  // several statements in one text have several answers; one that failed has none
  for (const each of [answer].flat()) each?.rows.reverse()
  return answer
}
