import { isPrivateAddress } from '../../research/safety/is-private-address.ts'
import { FetchError, type Fetcher } from '../fetch/fetcher.ts'
import type { BodyReading, PageBody } from './parse-body.ts'
import { parseBodyApart } from './parse-body-apart.ts'
import { ThreadError } from './threads.ts'

/** Bytes; the rest of a longer page is not read. */
const maxBytes = 2_000_000
const timeoutMs = 10_000
const accept = 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5'

/** What came of asking for a page: its reading, or why there is none. */
type FetchedPage =
  | { outcome: 'read'; finalUrl: string; reading: Extract<BodyReading, { refusal: null }> }
  | { outcome: 'skipped' | 'failed'; reason: string; finalUrl: string }

/** One page with what came of it. `leads`: addresses behind it that are worth reading. */
export type ReadPage = {
  url: string
  fetched: FetchedPage
  durationMs: number
  leads: readonly string[]
}

/** `timeUp` is aborted when the page has no more time. */
type Given = { jobId: string; signal: AbortSignal; timeUp: AbortSignal } & Pick<
  PageBody,
  'profile' | 'known'
>

/**
 * Fetches one third-party page and reads it for a person. The fetcher applies robots.txt, pace and
 * the egress guard; walls, soft 404s, PDFs, pages that take too long to read and those that their
 * owners exclude are skipped with the reason, as is where a page moved to an address that states
 * what is never shown.
 */
export async function fetchPage(
  fetcher: Fetcher,
  url: string,
  { jobId, signal, timeUp, ...person }: Given,
): Promise<FetchedPage> {
  try {
    const answer = await fetcher.fetch({
      url,
      purpose: 'page',
      headers: { accept },
      timeoutMs,
      maxBytes,
      maxRedirects: 5,
      runId: jobId,
      signal: AbortSignal.any([signal, timeUp]),
    })
    const { status, headers, body, finalUrl } = answer
    const type = (headers['content-type'] ?? 'text/html').split(';')[0]?.trim().toLowerCase() ?? ''
    if (isPrivateAddress(finalUrl)) return { outcome: 'skipped', reason: 'private', finalUrl }
    if (status !== 200)
      return {
        outcome: status >= 500 || status === 429 ? 'failed' : 'skipped',
        reason: `http_${status}`,
        finalUrl,
      }
    if (type === 'application/pdf' || body.subarray(0, 5).toString('latin1') === '%PDF-')
      return { outcome: 'skipped', reason: 'pdf', finalUrl }
    if (!readable.test(type)) return { outcome: 'skipped', reason: 'no_text', finalUrl }
    const reading = await parseBodyApart({ url: finalUrl, status, headers, body, ...person }).catch(
      (error: unknown) => {
        if (error instanceof ThreadError) return { refusal: 'too_slow' } as const
        throw error
      },
    )
    return reading.refusal === null
      ? { outcome: 'read', finalUrl, reading }
      : { outcome: 'skipped', reason: reading.refusal, finalUrl }
  } catch (error) {
    if (!(error instanceof FetchError) || signal.aborted) throw error
    if (timeUp.aborted) return { outcome: 'failed', reason: 'timeout', finalUrl: url }
    const isRefused = error.fault === 'denied' || error.fault === 'robots'
    return { outcome: isRefused ? 'skipped' : 'failed', reason: error.fault, finalUrl: url }
  }
}

const readable = /^(?:text\/(?:html|plain)|application\/xhtml\+xml)$/
