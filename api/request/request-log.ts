import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Clock, ownClock } from '../../store/clock.ts'
import { type Db, findErrorCode, isUnavailable } from '../../store/open.ts'
import {
  deleteExpiredRequests,
  type EndedRequest,
  insertEndedRequests,
} from '../../store/requests.ts'

const everyMs = 200
/** One statement's worth. */
const most = 2_000
/** What is kept while the database is away; beyond it rows are lost, and the log says how many. */
const capacity = 20_000
const keptDays = 400
const forgetEveryMs = 600_000
const forgetAtOnce = 10_000
/** A database that is away must not keep the process from ending. */
const closePatienceMs = 2_000

/**
 * How requests of ordinary keys ended, written behind their answers: at most one statement for
 * every 200 ms and process. A process that is killed loses those of its last moment. What is billed
 * does not hang on it: the row of a run is written with the run, and what it cost is in the ledger;
 * only its status and duration can be missing.
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
  let waiting: EndedRequest[] = []
  let lost = 0
  // said once, not five times a second
  let isAway = false
  let closed = false
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  const later = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      void flush()
    }, everyMs)
    timer.unref()
  }
  const insert = async (rows: readonly EndedRequest[]): Promise<void> => {
    try {
      await insertEndedRequests(db, rows)
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (rows.length === 1)
        return log.error(
          { err: error, request: rows[0]?.requestId },
          'a request cannot be recorded',
        )
      // by halves, so that one row that is refused takes no other with it
      await insert(rows.slice(0, rows.length / 2))
      await insert(rows.slice(rows.length / 2))
    }
  }
  const write = async () => {
    const rows = waiting.slice(0, most)
    waiting = waiting.slice(most)
    try {
      await insert(unique(rows))
    } catch (error) {
      if (isUnavailable(error)) {
        if (!isAway) log.warn({ err: error, rows: rows.length }, 'requests not recorded yet')
        isAway = true
        waiting = [...rows, ...waiting]
        later()
        return false
      }
      // what the database refuses it would refuse again, and hold up all that come after
      log.error({ err: error, rows: rows.length }, 'requests cannot be recorded')
    }
    isAway = false
    if (lost > 0)
      log.error({ rows: lost }, 'requests were never recorded: the database was away for too long')
    lost = 0
    return true
  }
  const drain = async () => {
    // what comes meanwhile is written with what comes next, not row by row
    for (let left = waiting.length; left > 0; left -= most) if (!(await write())) return
  }
  const flush = async () => {
    // what came while others were written goes next
    await writing
    writing ??= drain().finally(() => {
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
    record(request) {
      if (closed) return
      if (waiting.length >= capacity) lost += 1
      else waiting.push(request)
      later()
    },
    flush,
    async close() {
      clearInterval(forgetting)
      // connections that were closed just now say so in the next turn
      await nextTurn()
      clearTimeout(timer)
      await Promise.race([flush(), sleep(closePatienceMs, undefined, { ref: false })])
      closed = true
      clearTimeout(timer)
    },
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
