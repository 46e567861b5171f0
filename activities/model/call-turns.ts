import { ActivityError } from '../failures/failure.ts'

type Call = { begin: () => void }

type CallTurns = {
  /**
   * Does work once fewer calls than the limit are under way. Runs take turns, so that one with many
   * pages holds up no other.
   * @throws the signal's reason when it is aborted before the work begins
   */
  run<Result>(runId: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>
  /** Calls that may be under way now, for tests. */
  limit(): number
}

/**
 * As many calls at once as the server takes: after it refused one for its rate, half as many as
 * were under way, and one more with each answer.
 * @param ceiling never more than this
 */
export function createCallTurns(ceiling: number): CallTurns {
  const lines = new Map<string, Call[]>()
  let [running, limit] = [0, ceiling]

  const beginNext = () => {
    while (running < limit) {
      const [next] = lines
      if (next === undefined) return
      const [runId, line] = next
      lines.delete(runId)
      const call = line.shift()
      // the run goes to the end of the row
      if (line.length > 0) lines.set(runId, line)
      running += 1
      call?.begin()
    }
  }
  const takeTurn = (runId: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      const line = lines.get(runId) ?? []
      const giveUp = () => {
        line.splice(line.indexOf(call), 1)
        if (line.length === 0 && lines.get(runId) === line) lines.delete(runId)
        reject(signal.reason)
      }
      const call = {
        begin() {
          signal.removeEventListener('abort', giveUp)
          resolve()
        },
      }
      signal.addEventListener('abort', giveUp, { once: true })
      line.push(call)
      lines.set(runId, line)
      beginNext()
    })

  return {
    limit: () => limit,
    async run(runId, signal, work) {
      await takeTurn(runId, signal)
      try {
        const result = await work()
        limit = Math.min(ceiling, limit + 1)
        return result
      } catch (error) {
        if (error instanceof ActivityError && error.type === 'model_rate_limited')
          limit = Math.max(1, Math.floor(Math.min(limit, running) / 2))
        throw error
      } finally {
        running -= 1
        beginNext()
      }
    },
  }
}
