import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SourceAnswer, SourceFacts, SourceRequest } from '../../sources/shared/source.ts'
import { Batcher } from '../../store/batcher.ts'
import type { Db } from '../../store/open.ts'
import { insertSourceResponses, loadSourceResponses } from '../../store/source-responses.ts'
import type { KeptResponses } from '../deps.ts'

/** Headers that say how to read an answer; the others are of no use later. */
const keptHeaders = ['content-type', 'last-modified', 'etag']
/** Longer answers are fetched anew, but not what was paid for: characters. */
const maxKept = 1_000_000

/** Answers that come this close together are kept by one statement. */
const gatherMs = 150

/** The process holds what it read for so long, and so much of it: characters. */
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
  const writer = new Batcher<Parameters<typeof insertSourceResponses>[1][number], true>(
    async (kept) => {
      await insertSourceResponses(db, kept)
      return kept.map(() => true)
    },
    gatherMs,
  )
  /** Answers that are about to be written, by the hash of their request. */
  const unwritten = new Map<string, SourceAnswer>()
  /** The writes under way, by the job that asked. */
  const writes = new Map<string, Set<Promise<unknown>>>()
  const write = async (
    { jobId, request, ...kept }: Parameters<typeof insertSourceResponses>[1][number],
    answer: SourceAnswer,
  ) => {
    unwritten.set(request, answer)
    const open = writes.get(jobId) ?? new Set()
    const writing = writer.ask({ jobId, request, ...kept })
    writes.set(jobId, open.add(writing))
    try {
      await writing
    } finally {
      if (unwritten.get(request) === answer) unwritten.delete(request)
      open.delete(writing)
      if (open.size === 0) writes.delete(jobId)
    }
  }
  return {
    async find(source, request) {
      // behind the others of its burst, whose requests are then counted together with it
      if (source.cacheSeconds === 0) return await reader.ask(null)
      const key = buildResponseKey(source, request)
      return unwritten.get(key) ?? (await reader.ask(key))
    },
    async keep(jobId, source, request, { status, headers, text }) {
      if (source.cacheSeconds === 0) return
      const isPaid = source.microDollars > 0
      if (text.length > maxKept && source.isBoughtOnce !== true) return
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
      const writing = write(kept, answer)
      if (isPaid) {
        writer.hurry()
        await writing
      }
      // what is lost is fetched again
      else writing.catch(() => undefined)
    },
    async settle(jobId) {
      const open = writes.get(jobId)
      if (open === undefined) return
      writer.hurry()
      await Promise.allSettled(open)
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
