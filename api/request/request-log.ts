import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Clock, ownClock } from '../../store/clock.ts'
import { type Db, findErrorCode, isUnavailable } from '../../store/open.ts'
import {
  deleteExpiredRequests,
  type EndedRequest,
  insertEndedRequests,
} from '../../store/requests.ts'
import {
  chooseRequestLogState,
  emptyRequestLog,
  type RequestLogInput,
} from './request-log-state.ts'

const everyMs = 1_000
const keptDays = 400
const forgetEveryMs = 600_000
const forgetAtOnce = 10_000
/** A database that is away must not keep the process from ending. */
const maxCloseMs = 2_000

/**
 * How requests of ordinary keys ended, written after their answers: by one statement a second, or
 * for 500 of them. A killed process loses the entries of its last second. Billing does not depend
 * on them: the row of a run is written with the run, and its cost is in the ledger; only its
 * status and duration can be missing.
 */
export type RequestLog = {
  record(request: EndedRequest): void
  /** Resolves when what was recorded so far is written, or cannot be. */
  flush(): Promise<void>
  close(): Promise<void>
}

export function createRequestLog(
  db: Db,
  log: Logger,
  { now, isWrong }: Clock = ownClock,
): RequestLog {
  let state = emptyRequestLog
  let waiting: EndedRequest[] = []
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** @returns how many rows go into the next statement */
  const send = (input: RequestLogInput, given: { row?: EndedRequest; error?: unknown } = {}) => {
    const next = chooseRequestLogState(state, input)
    state = next.state
    let rows = 0
    for (const effect of next.effects) {
      switch (effect.type) {
        case 'keep':
          if (given.row !== undefined) waiting.push(given.row)
          break
        case 'schedule':
          timer = setTimeout(() => send({ type: 'due' }), everyMs).unref()
          break
        case 'flush':
          void flush()
          break
        case 'insert':
          rows = effect.rows
          break
        case 'reportAway':
          log.warn({ err: given.error, rows: rowsIn(input) }, 'requests not recorded yet')
          break
        case 'reportRefused':
          log.error({ err: given.error, rows: rowsIn(input) }, 'requests cannot be recorded')
          break
        case 'reportLost':
          log.error(
            { rows: effect.rows },
            'requests were never recorded: the database was away for too long',
          )
      }
    }
    return rows
  }
  const write = async () => {
    for (let count = send({ type: 'write' }); count > 0; ) {
      const rows = waiting.slice(0, count)
      waiting = waiting.slice(count)
      try {
        await insertRows(db, log, unique(rows))
        count = send({ type: 'written', rows: rows.length })
      } catch (error) {
        const isAway = isUnavailable(error)
        if (isAway) waiting = [...rows, ...waiting]
        const type = isAway ? 'unavailable' : 'refused'
        count = send({ type, rows: rows.length }, { error })
      }
    }
  }
  const flush = async () => {
    // what came while others were written goes next
    await writing
    writing ??= write().finally(() => {
      writing = undefined
    })
    await writing
  }
  const forget = async () => {
    if (!(await isWrong())) await forgetOld(db, now())
  }
  // not critical: what is not forgotten now is forgotten next time
  const forgetting = setInterval(() => void forget().catch(() => undefined), forgetEveryMs)
  forgetting.unref()
  return {
    record(row) {
      send({ type: 'record' }, { row })
    },
    flush,
    async close() {
      clearInterval(forgetting)
      // connections that were closed just now say so in the next turn
      await nextTurn()
      clearTimeout(timer)
      await Promise.race([flush(), sleep(maxCloseMs, undefined, { ref: false })])
      send({ type: 'close' })
      clearTimeout(timer)
    },
  }
}

function rowsIn(input: RequestLogInput): number {
  return 'rows' in input ? input.rows : 0
}

/** By halves, so that one row that is refused takes no other with it. */
async function insertRows(db: Db, log: Logger, rows: readonly EndedRequest[]): Promise<void> {
  try {
    await insertEndedRequests(db, rows)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const [only, ...others] = rows
    if (others.length === 0)
      return log.error({ err: error, request: only?.requestId }, 'a request cannot be recorded')
    await insertRows(db, log, rows.slice(0, rows.length / 2))
    await insertRows(db, log, rows.slice(rows.length / 2))
  }
}

/**
 * Forgets all requests that are past their time, so many in a statement: however many came on a
 * day, as many go.
 */
export async function forgetOld(db: Db, now: Date, atOnce = forgetAtOnce): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  while ((await deleteExpiredRequests(db, before, atOnce)) === atOnce);
}

/**
 * A value that does not fit, or breaks a rule of the table (classes 22 and 23 of PostgreSQL's
 * codes).
 */
function isRefusal(error: unknown): boolean {
  return /^2[23]/.test(findErrorCode(error))
}

/** One statement must not touch a row twice. */
function unique(rows: readonly EndedRequest[]): EndedRequest[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
