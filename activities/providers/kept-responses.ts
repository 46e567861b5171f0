import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SourceAnswer, SourceFacts, SourceRequest } from '../../sources/shared/source.ts'
import { insertSourceResponses, loadSourceResponses } from '../../store/cache/source-responses.ts'
import { Batcher } from '../../store/database/batcher.ts'
import type { Db } from '../../store/database/open.ts'
import type { KeptResponses } from '../deps.ts'
import { createResponseWriter } from './create-response-writer.ts'

/** Headers that say how to read an answer; the others are of no use later. */
const keptHeaders = ['content-type', 'last-modified', 'etag']
/** Longer answers are fetched anew, but not what was paid for: characters. */
const maxKeptLength = 1_000_000

/** How long the process holds what it read, and how many characters of it. */
const [heldMs, maxHeldLength] = [60_000, 16_000_000]

/**
 * Answers are kept for as long as the source's terms and facts allow. One that was read shortly
 * before is the same object again while its row is there: it is neither sent nor parsed twice.
 */
export function createKeptResponses(db: Db, now: () => Date): KeptResponses {
  const reader = createReader(db, now)
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
        text: source.toKept?.(text) ?? text,
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

/** Reads kept answers, those of one burst by one statement, and holds them for a while. */
function createReader(db: Db, now: () => Date): Batcher<string | null, SourceAnswer | null> {
  const held = new LRUCache<string, { expiresAt: Date; answer: SourceAnswer }>({
    ttl: heldMs,
    // what was erased meanwhile leaves the memory as well
    ttlAutopurge: true,
    maxSize: maxHeldLength,
    sizeCalculation: ({ answer }) => answer.text.length + 1,
  })
  return new Batcher<string | null, SourceAnswer | null>(async (names) => {
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
