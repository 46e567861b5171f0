import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SourceAnswer, SourceFacts, SourceRequest } from '../../sources/shared/source.ts'
import { insertSourceResponses, loadSourceResponses } from '../../store/cache/source-responses.ts'
import { Batcher } from '../../store/database/batcher.ts'
import type { Db } from '../../store/database/open.ts'
import type { KeptResponses } from '../deps.ts'

/** Headers that say how to read an answer; the others are of no use later. */
const keptHeaders = ['content-type', 'last-modified', 'etag']
/** Longer answers are fetched anew, but not what was paid for: characters. */
const maxKeptLength = 1_000_000

/**
 * An answer that no step of its job has written by then is written without one; with those of
 * others, by one statement.
 */
const gatherMs = 400

type Waiting = { kept: Parameters<typeof insertSourceResponses>[1][number]; answer: SourceAnswer }

/** How long the process holds what it read, and how many characters of it. */
const [heldMs, maxHeldLength] = [60_000, 16_000_000]

/**
 * Answers are kept for as long as the source's terms and facts allow. One that was read shortly
 * before is the same object again while its row is there: it is neither sent nor parsed twice.
 */
export function createKeptResponses(db: Db, now: () => Date): KeptResponses {
  const held = new LRUCache<string, { expiresAt: Date; answer: SourceAnswer }>({
    ttl: heldMs,
    // what was erased meanwhile leaves the memory as well
    ttlAutopurge: true,
    maxSize: maxHeldLength,
    sizeCalculation: ({ answer }) => answer.text.length + 1,
  })
  const reader = new Batcher<string | null, SourceAnswer | null>(async (names) => {
    const wanted = [...new Set(names)].flatMap((request) =>
      request === null ? [] : { request, before: held.get(request) },
    )
    const found = await loadSourceResponses(
      db,
      wanted.map(({ request, before }) => ({ request, knownUntil: before?.expiresAt ?? null })),
      now(),
    )
    const answers = new Map<string, SourceAnswer>()
    for (const { request, before } of wanted) {
      const row = found.get(request)
      const answer = row?.answer ?? before?.answer
      // erased, or past its time
      if (row === undefined || answer === undefined) held.delete(request)
      else {
        answers.set(request, answer)
        if (answer !== before?.answer) held.set(request, { expiresAt: row.expiresAt, answer })
      }
    }
    return names.map((name) => answers.get(name ?? '') ?? null)
  })
  const writer = createResponseWriter(db)
  return {
    async find(source, request) {
      // behind the others of its burst, whose requests are then counted together with it
      if (source.cacheSeconds === 0) return await reader.ask(null)
      const key = buildResponseKey(source, request)
      return writer.find(key) ?? (await reader.ask(key))
    },
    async keep(jobId, source, request, { status, headers, text }) {
      if (source.cacheSeconds === 0) return
      const isPaid = source.microDollars > 0
      if (text.length > maxKeptLength && source.isBoughtOnce !== true) return
      // no column holds it
      if (text.includes('\0')) return
      const answer = {
        status,
        headers: Object.fromEntries(
          Object.entries(headers).filter(([header]) => keptHeaders.includes(header)),
        ),
        text,
      }
      const kept = {
        ...answer,
        jobId,
        request: buildResponseKey(source, request),
        provider: source.provider,
        expiresAt: new Date(now().getTime() + source.cacheSeconds * 1_000),
        isPaid,
      }
      if (isPaid) return await insertSourceResponses(db, [kept])
      writer.add({ kept, answer })
    },
    settle: writer.settle,
  }
}

/** Writes answers that cost nothing with the next step of their job, or soon without one. */
function createResponseWriter(db: Db): Pick<KeptResponses, 'settle'> & {
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

/**
 * Identifies a request by a hash that names no person; keys belong to it, so that what one opened
 * is not served without it.
 */
export function buildResponseKey(
  source: SourceFacts,
  { url, method = 'GET', headers = {}, body = '' }: SourceRequest,
): string {
  return hash(
    'sha256',
    JSON.stringify([
      source.name,
      method,
      url,
      Object.entries(headers).sort(),
      typeof body === 'string' ? body : hash('sha256', body),
    ]),
  )
}
