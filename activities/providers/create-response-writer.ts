import type { SourceAnswer } from '../../sources/shared/source.ts'
import { insertSourceResponses } from '../../store/cache/source-responses.ts'
import type { Db } from '../../store/database/open.ts'
import type { KeptResponses } from '../deps.ts'

/**
 * An answer that no step of its job has written by then is written without one; with those of
 * others, by one statement.
 */
const gatherMs = 400

type Waiting = { kept: Parameters<typeof insertSourceResponses>[1][number]; answer: SourceAnswer }

/** Writes answers that cost nothing with the next step of their job, or soon without one. */
export function createResponseWriter(db: Db): Pick<KeptResponses, 'settle'> & {
  add: (item: Waiting) => void
  /** @param request the hash of a request whose answer is about to be written */
  find: (request: string) => SourceAnswer | undefined
} {
  const unwritten = new Map<string, SourceAnswer>()
  let waiting: Waiting[] = []
  /** The statements under way, with the jobs that they write for. */
  const writes = new Map<Promise<unknown>, Set<string>>()
  let timer: NodeJS.Timeout | undefined
  const wait = (items: readonly Waiting[]) => {
    waiting = [...waiting, ...items]
    // one at a time: a job whose row is held keeps one connection and no more
    if (waiting.length > 0 && writes.size === 0)
      timer ??= setTimeout(() => void writeAll(), gatherMs).unref()
  }
  const forget = (items: readonly Waiting[]) => {
    for (const { kept, answer } of items)
      if (unwritten.get(kept.request) === answer) unwritten.delete(kept.request)
  }
  const writeAll = async () => {
    timer = undefined
    const items = waiting
    waiting = []
    const rows = items.map(({ kept }) => kept)
    // what is lost is fetched again
    const writing = insertSourceResponses(db, rows).catch(() => undefined)
    writes.set(writing, new Set(rows.map(({ jobId }) => jobId)))
    await writing
    writes.delete(writing)
    forget(items)
    wait([])
  }
  return {
    find: (request) => unwritten.get(request),
    add(item) {
      unwritten.set(item.kept.request, item.answer)
      wait([item])
    },
    async settle(jobId, step) {
      await Promise.all([...writes].flatMap(([writing, jobs]) => (jobs.has(jobId) ? writing : [])))
      const items = waiting.filter(({ kept }) => kept.jobId === jobId)
      waiting = waiting.filter(({ kept }) => kept.jobId !== jobId)
      if (waiting.length === 0) {
        clearTimeout(timer)
        timer = undefined
      }
      const rows = items.map(({ kept }) => kept)
      try {
        const done = await step(async (tx) => {
          if (rows.length > 0) await insertSourceResponses(tx, rows, { isOwn: false })
        })
        forget(items)
        return done
      } catch (error) {
        // the next try of the step finds them
        wait(items)
        throw error
      }
    },
  }
}
