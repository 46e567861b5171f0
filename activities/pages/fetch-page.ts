import { hash } from 'node:crypto'
import type { FoundPage } from '../../research/dossier/found-page.ts'
import type { PageReading } from '../../research/pages/page-reading.ts'
import { parsePage } from '../../research/pages/parse-page.ts'
import { removeSecrets } from '../../research/safety/remove-secrets.ts'
import { FetchError, type Fetcher } from '../fetch/fetcher.ts'
import { parseBodyText } from '../fetch/parse-body-text.ts'

/** Bytes; the rest of a longer page is not read. */
const maxBytes = 2_000_000
const timeoutMs = 10_000
const accept = 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5'

/** What came of asking for a page: its reading, or why there is none. */
type FetchedPage =
  | { outcome: 'read'; finalUrl: string; reading: PageReading; contentSha256: string }
  | { outcome: 'skipped' | 'failed'; reason: string; finalUrl: string }

/** One page with what it says; empty or null where nothing was taken from it. */
export type ReadPage = FoundPage & { url: string; fetched: FetchedPage; durationMs: number }

/**
 * Fetches one third-party page. The fetcher applies robots.txt, pace and the egress guard; walls,
 * soft 404s, PDFs and pages that their owners exclude are skipped with the reason.
 */
export async function fetchPage(
  fetcher: Fetcher,
  url: string,
  given: { signal: AbortSignal; language: string | null },
): Promise<FetchedPage> {
  try {
    const answer = await fetcher.fetch({
      url,
      purpose: 'page',
      headers: {
        accept,
        ...(given.language === null ? {} : { 'accept-language': given.language }),
      },
      timeoutMs,
      maxBytes,
      maxRedirects: 5,
      signal: given.signal,
    })
    const { status, headers, body, finalUrl } = answer
    const type = (headers['content-type'] ?? 'text/html').split(';')[0]?.trim().toLowerCase() ?? ''
    if (status !== 200)
      return {
        outcome: status >= 500 || status === 429 ? 'failed' : 'skipped',
        reason: `http_${status}`,
        finalUrl,
      }
    if (type === 'application/pdf' || body.subarray(0, 5).toString('latin1') === '%PDF-')
      return { outcome: 'skipped', reason: 'pdf', finalUrl }
    if (!readable.test(type)) return { outcome: 'skipped', reason: 'no_text', finalUrl }
    const html = parseBodyText(body, headers['content-type'])
    const reading = parsePage({
      url: finalUrl,
      html: type === 'text/plain' ? asHtml(html) : html,
      headers,
      status,
    })
    if (reading.refusal !== null) return { outcome: 'skipped', reason: reading.refusal, finalUrl }
    const clean = {
      ...reading,
      text: removeSecrets(reading.text),
      title: reading.title === null ? null : removeSecrets(reading.title),
    }
    return {
      outcome: 'read',
      finalUrl,
      reading: clean,
      contentSha256: hash('sha256', reading.text),
    }
  } catch (error) {
    if (!(error instanceof FetchError) || given.signal.aborted) throw error
    const isRefused = error.fault === 'denied' || error.fault === 'robots'
    return { outcome: isRefused ? 'skipped' : 'failed', reason: error.fault, finalUrl: url }
  }
}

const readable = /^(?:text\/(?:html|plain)|application\/xhtml\+xml)$/

function asHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html><body>${escaped
    .split(/\n\s*\n/)
    .map((part) => `<p>${part}</p>`)
    .join('\n')}</body>`
}
