/**
 * Turns at one host: whose request is next, and when it may begin. Times are milliseconds of one
 * clock, which the caller reads.
 */

/** The least gap, however quick a host is. */
const minGapMs = 50
/** Weight of the latest answer in the average of a host's speed. */
const newShare = 0.5

/**
 * From one start at a host to the next: half the time that it takes to answer, at most `maxGapMs`,
 * and no less than `delayMs`, which its robots.txt asks for.
 */
export type Pace = { delayMs: number; maxGapMs: number }

type Waiting = { pace: Pace; runId: string }

export type HostTurns<Waiter extends Waiting> = {
  running: number
  /** When the last request began, and at which pace. */
  last: { startedAt: number; pace: Pace } | null
  /** How long it took to answer so far; null: not known. */
  answerMs: number | null
  waiting: Waiter[]
  /** How many of those waiting, by run, went before the rest of theirs. */
  served: Map<string, number>
}

type NextTurn<Waiter> =
  | { type: 'none' }
  | { type: 'later'; waitMs: number }
  | { type: 'now'; waiter: Waiter }

/** The turns of a host that was never asked. */
export function createHostTurns<Waiter extends Waiting>(): HostTurns<Waiter> {
  return { running: 0, last: null, answerMs: null, waiting: [], served: new Map() }
}

/**
 * The first of the run that had the fewest turns while others wait, once the host is due.
 * @param atOnce how many requests the host gets at a time
 */
export function chooseNextTurn<Waiter extends Waiting>(
  turns: HostTurns<Waiter>,
  atOnce: number,
  now: number,
): NextTurn<Waiter> {
  const waiter = turns.running < atOnce ? chooseWaiter(turns) : undefined
  if (waiter === undefined) return { type: 'none' }
  const waitMs = computeDueAt(turns) - now
  return waitMs > 0 ? { type: 'later', waitMs } : { type: 'now', waiter }
}

/** Begins the turn of a waiter. */
export function acquireTurn<Waiter extends Waiting>(
  turns: HostTurns<Waiter>,
  waiter: Waiter,
  now: number,
): void {
  const { waiting, served } = turns
  waiting.splice(waiting.indexOf(waiter), 1)
  if (waiting.length === 0) served.clear()
  else served.set(waiter.runId, (served.get(waiter.runId) ?? 0) + 1)
  turns.running += 1
  turns.last = { startedAt: now, pace: waiter.pace }
}

/** The host has answered, or failed to, which says how quick it is. */
export function releaseTurn(turns: HostTurns<Waiting>, startedAt: number, now: number): void {
  const { answerMs } = turns
  const tookMs = now - startedAt
  turns.running -= 1
  turns.answerMs = answerMs === null ? tookMs : answerMs + newShare * (tookMs - answerMs)
}

/** A caller waits for its turn no longer. */
export function cancelTurn<Waiter extends Waiting>(turns: HostTurns<Waiter>, waiter: Waiter): void {
  turns.waiting.splice(turns.waiting.indexOf(waiter), 1)
}

/** Whether the next request could begin at once even if the host were forgotten. */
export function isQuiet(turns: HostTurns<Waiting>, now: number): boolean {
  return turns.running === 0 && turns.waiting.length === 0 && computeDueAt(turns) <= now
}

function chooseWaiter<Waiter extends Waiting>({
  waiting,
  served,
}: HostTurns<Waiter>): Waiter | undefined {
  const count = ({ runId }: Waiter) => served.get(runId) ?? 0
  return waiting.reduce<Waiter | undefined>(
    (best, one) => (best === undefined || count(one) < count(best) ? one : best),
    undefined,
  )
}

/** When the next request to the host may begin. */
function computeDueAt({ last, answerMs }: HostTurns<Waiting>): number {
  if (last === null) return 0
  const { startedAt, pace } = last
  const ownMs = answerMs === null ? pace.maxGapMs / 2 : Math.max(minGapMs, answerMs / 2)
  return startedAt + Math.max(pace.delayMs, Math.min(pace.maxGapMs, ownMs))
}
