import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { findErrorCode, isUnavailable } from '../../store/database/errors.ts'
import type { Db } from '../../store/database/open.ts'
import { type EndedRequest, insertEndedRequests } from '../../store/requests/requests.ts'
import {
  chooseRequestLogState,
  emptyRequestLog,
  type RequestLogEffect,
  type RequestLogInput,
  type RequestLogState,
} from './request-log-state.ts'

/**
 * A run's row says at once what was asked, and its job how far that is: what the answer to the
 * request was may follow later, by fewer commits.
 */
const pausesMs = { soon: 1_000, late: 5_000 } as const
/** A database that is away must not keep the process from ending. */
const maxCloseMs = 2_000

/**
 * How requests of ordinary keys ended, written after their answers: by one statement a second, or
 * for 500 of them; by one in five seconds where all of them started runs. A killed process loses
 * the entries of that time. Billing does not depend on them: the row of a run is written with the
 * run, and its cost is in the ledger; only its status and duration can be missing.
 */
export type RequestLog = {
  record(request: EndedRequest): void
  /** Resolves when what was recorded so far is written, or cannot be. */
  flush(): Promise<void>
  close(): Promise<void>
}

/**
 * The log of requests: rows are gathered and written by one statement; those of a database that is
 * away wait, up to a bound.
 */
export function createRequestLog(db: Db, log: Logger): RequestLog {
  const rows: Rows = {
    db,
    log,
    state: emptyRequestLog,
    waiting: [],
    writing: undefined,
    timer: undefined,
  }
  return {
    record(row) {
      send(rows, { type: 'record', hasRow: row.id === row.jobId }, { row })
    },
    flush: () => flush(rows),
    async close() {
      // connections that were closed just now say so in the next turn
      await nextTurn()
      clearTimeout(rows.timer)
      await Promise.race([flush(rows), sleep(maxCloseMs, undefined, { ref: false })])
      send(rows, { type: 'close' })
      clearTimeout(rows.timer)
    },
  }
}

/** What the states of the log are about: the rows, and what writes them. */
type Rows = {
  readonly db: Db
  readonly log: Logger
  state: RequestLogState
  waiting: EndedRequest[]
  writing: Promise<void> | undefined
  timer: NodeJS.Timeout | undefined
}

/** What comes with an input: the row that is recorded, or why a statement failed. */
type Given = { row?: EndedRequest; error?: unknown }

/** @returns how many rows go into the next statement */
function send(rows: Rows, input: RequestLogInput, given: Given = {}): number {
  const { state, effects } = chooseRequestLogState(rows.state, input)
  rows.state = state
  let count = 0
  for (const effect of effects)
    if (effect.type === 'insert') count = effect.rows
    else perform(rows, effect, input, given)
  return count
}

/** Every effect but the statement itself, which only `write` can wait for. */
function perform(
  rows: Rows,
  effect: RequestLogEffect,
  input: RequestLogInput,
  { row, error }: Given,
): void {
  const { log, waiting } = rows
  switch (effect.type) {
    case 'keep':
      if (row !== undefined) waiting.push(row)
      break
    case 'schedule':
      clearTimeout(rows.timer)
      rows.timer = setTimeout(() => send(rows, { type: 'due' }), pausesMs[effect.timer]).unref()
      break
    case 'flush':
      void flush(rows)
      break
    case 'reportAway':
      log.warn({ err: error, rows: countRows(input) }, 'requests not recorded yet')
      break
    case 'reportRefused':
      log.error({ err: error, rows: countRows(input) }, 'requests cannot be recorded')
      break
    case 'reportLost':
      log.error(
        { rows: effect.rows },
        'requests were never recorded: the database was away for too long',
      )
  }
}

function countRows(input: RequestLogInput): number {
  return 'rows' in input ? input.rows : 0
}

/** Writes what waits now, statement by statement. */
async function write(rows: Rows): Promise<void> {
  for (let count = send(rows, { type: 'write' }); count > 0; ) {
    const taken = rows.waiting.slice(0, count)
    rows.waiting = rows.waiting.slice(count)
    try {
      await insertRows(rows.db, rows.log, removeRepeated(taken))
      count = send(rows, { type: 'written', rows: taken.length })
    } catch (error) {
      const isAway = isUnavailable(error)
      if (isAway) rows.waiting = [...taken, ...rows.waiting]
      const type = isAway ? 'unavailable' : 'refused'
      count = send(rows, { type, rows: taken.length }, { error })
    }
  }
}

async function flush(rows: Rows): Promise<void> {
  // what came while others were written goes next
  await rows.writing
  rows.writing ??= write(rows).finally(() => {
    rows.writing = undefined
  })
  await rows.writing
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
 * A value that does not fit, or breaks a rule of the table (classes 22 and 23 of PostgreSQL's
 * codes).
 */
function isRefusal(error: unknown): boolean {
  return /^2[23]/.test(findErrorCode(error))
}

/** One statement must not touch a row twice. */
function removeRepeated(rows: readonly EndedRequest[]): EndedRequest[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
