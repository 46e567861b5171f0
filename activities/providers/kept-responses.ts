import { hash } from 'node:crypto'
import { Batcher } from '../../store/batcher.ts'
import type { Db } from '../../store/open.ts'
import {
  insertSourceResponses,
  loadSourceResponses,
  type SourceResponse,
} from '../../store/source-responses.ts'
import type { KeptResponses } from '../deps.ts'
import type { SourceFacts, SourceRequest } from '../sources/source.ts'

/** Headers that say how to read an answer; the others are of no use later. */
const keptHeaders = ['content-type', 'last-modified', 'etag']
/** Longer answers are fetched anew, but not what was paid for: characters. */
const maxKept = 1_000_000

/** Answers that come this close together are kept by one statement. */
const gatherMs = 20

/** Answers are kept for as long as the source's terms and facts allow. */
export function createKeptResponses(db: Db, now: () => Date): KeptResponses {
  const reader = new Batcher<string, SourceResponse | null>(async (names) => {
    const found = await loadSourceResponses(db, names, now())
    return names.map((name) => found.get(name) ?? null)
  })
  const writer = new Batcher<Parameters<typeof insertSourceResponses>[1][number], true>(
    async (kept) => {
      await insertSourceResponses(db, kept)
      return kept.map(() => true)
    },
    gatherMs,
  )
  return {
    async find(source, request) {
      if (source.cacheSeconds === 0) return null
      const kept = await reader.ask(buildResponseKey(source, request))
      return kept === null ? null : { status: kept.status, headers: kept.headers, text: kept.body }
    },
    async keep(jobId, source, request, { status, headers, text }) {
      if (source.cacheSeconds === 0) return
      if (text.length > maxKept && source.isBoughtOnce !== true) return
      await writer.ask({
        jobId,
        request: buildResponseKey(source, request),
        provider: source.provider,
        status,
        headers: Object.fromEntries(
          Object.entries(headers).filter(([header]) => keptHeaders.includes(header)),
        ),
        body: text,
        expiresAt: new Date(now().getTime() + source.cacheSeconds * 1_000),
        isPaid: source.microDollars > 0,
      })
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
