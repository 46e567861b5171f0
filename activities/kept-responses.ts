import { createHash } from 'node:crypto'
import type { Db } from '../store/open.ts'
import { keepSourceResponse, type SourceResponse, sourceResponses } from '../store/source-responses.ts'
import type { AnySource, SourceAnswer, SourceRequest } from './sources/source.ts'

type Deps = { db: Db; now: () => Date }

/** Headers that say how to read an answer; the others are of no use later. */
const keptHeaders = ['content-type', 'last-modified', 'etag']

/** Names a request without naming whom it is about: keys belong to it, so that what one opened is not served without it. */
export function requestName(source: AnySource, { url, method = 'GET', headers = {}, body = '' }: SourceRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([source.name, method, url, Object.entries(headers).sort(), body]))
    .digest('hex')
}

/** A kept answer that is still fresh. */
export async function keptResponse({ db, now }: Deps, source: AnySource, name: string): Promise<SourceAnswer | null> {
  if (source.cacheSeconds === 0) return null
  const kept = (await sourceResponses(db, [name], now())).get(name)
  return kept === undefined ? null : toAnswer(kept)
}

/** Longer answers are fetched anew: characters. */
const mostKept = 1_000_000

/** Keeps an answer for as long as the source's terms and facts allow (sources.md §0.4). */
export async function keepResponse({ db, now }: Deps, source: AnySource, name: string, answer: SourceAnswer): Promise<void> {
  if (source.cacheSeconds === 0 || answer.text.length > mostKept) return
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([header]) => keptHeaders.includes(header)))
  const expiresAt = new Date(now().getTime() + source.cacheSeconds * 1_000)
  await keepSourceResponse(db, { request: name, provider: source.provider, status: answer.status, headers, body: answer.text, expiresAt })
}

function toAnswer({ status, headers, body }: SourceResponse): SourceAnswer {
  return { status, headers, text: body }
}
