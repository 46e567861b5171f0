import type pg from 'pg'

type Answer = (error: Error | null, result?: unknown) => void

/**
 * Ends a connection whose server leaves a statement without an answer for `maxMs`: the statement
 * fails, so do those behind it, and the pool takes another connection.
 *
 * The driver's `query_timeout` sets a timer for each statement, and a function that V8 puts among
 * its old objects, so that what asked is kept until the next full collection.
 */
export function setAnswerLimit(client: pg.Client, maxMs: number): void {
  const { query } = client
  // since when each waits, in the order in which they were given and are answered; a set's tables
  // would lead from one to the next until the next full collection
  const waiting: number[] = []
  let timer: NodeJS.Timeout | undefined
  const check = () => {
    timer = undefined
    const [oldest] = waiting
    if (oldest === undefined) return
    const leftMs = oldest + maxMs - performance.now()
    if (leftMs <= 0) client.connection.stream.destroy(new Error('Query read timeout'))
    else timer = setTimeout(check, leftMs).unref()
  }
  const send = (given: unknown[], answer: Answer) => {
    const settle: Answer = (error, result) => {
      waiting.shift()
      answer(error, result)
    }
    waiting.push(performance.now())
    if (timer === undefined) timer = setTimeout(check, maxMs).unref()
    try {
      Reflect.apply(query, client, [...given, settle])
    } catch (error) {
      // what was not sent gets no answer
      waiting.pop()
      throw error
    }
  }
  const ask = (...given: unknown[]) => {
    const answer = given.at(-1)
    if (isAnswer(answer)) return send(given.slice(0, -1), answer)
    return new Promise((resolve, reject) => {
      send(given, (error, result) => (error === null ? resolve(result) : reject(error)))
    }).catch((error: Error) => {
      // from where the statement was asked, and not from where its answer was parsed
      Error.captureStackTrace(error)
      throw error
    })
  }
  Object.assign(client, { query: ask })
}

function isAnswer(given: unknown): given is Answer {
  return typeof given === 'function'
}
