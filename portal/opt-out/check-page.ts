import { parseBodyText } from '../../activities/fetch/parse-body-text.ts'
import type { ApiDeps } from '../../api/deps.ts'
import { holdsCode } from '../../research/safety/proofs/holds-code.ts'
import { toPageId } from './parse-request.ts'

/** `elsewhere`: the address leads to another page. */
export type PageProof = 'found' | 'missing' | 'elsewhere' | 'unreadable'

const timeoutMs = 8_000
const maxBytes = 1_000_000
const maxRedirects = 3

/** Fetches a page through the egress guard and looks for a code of its owner. */
export async function checkPage(
  config: ApiDeps['config'],
  { url, code }: { url: string; code: string },
): Promise<PageProof> {
  // the client of the outside is loaded by the few who use it
  const { openFetcher } = await import('../../activities/providers/open-outside.ts')
  const fetcher = openFetcher(config, 1)
  try {
    const answer = await fetcher.fetch({
      url,
      purpose: 'page',
      headers: { accept: 'text/html' },
      timeoutMs,
      maxBytes,
      maxRedirects,
    })
    if (answer.status !== 200) return 'unreadable'
    if (toPageId(answer.finalUrl) !== toPageId(url)) return 'elsewhere'
    const html = parseBodyText(answer.body, answer.headers['content-type'])
    return holdsCode(html, code) ? 'found' : 'missing'
  } catch {
    return 'unreadable'
  } finally {
    await fetcher.close()
  }
}
