import { FetchError, type Fetcher } from '../fetch/fetcher.ts'
import { type PictureHash, toPictureHash } from './to-picture-hash.ts'

const timeoutMs = 4_000
const maxBytes = 1_000_000

type Unseen = { sha256: null; perceptualHash: null }
const unseen: Unseen = { sha256: null, perceptualHash: null }

/** Looks at a picture on the web; nulls where it cannot be fetched or is none. */
export async function fetchPictureHash(
  fetcher: Fetcher,
  url: string,
  signal: AbortSignal,
): Promise<Unseen | PictureHash> {
  try {
    const { status, headers, body, truncated } = await fetcher.fetch({
      url,
      purpose: 'page',
      headers: { accept: 'image/*' },
      timeoutMs,
      maxBytes,
      maxRedirects: 3,
      signal,
    })
    const isPicture =
      status === 200 &&
      !truncated &&
      body.length > 0 &&
      /^image\/(?!svg)/i.test(headers['content-type'] ?? '')
    return isPicture ? await toPictureHash(body, signal) : unseen
  } catch (error) {
    if (error instanceof FetchError) return unseen
    throw error
  }
}
