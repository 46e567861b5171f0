import { hash } from 'node:crypto'
import type { FailureType } from '../../contract/errors/failures.ts'
import { ActivityError } from '../failures/failure.ts'
import { FetchError, type Fetcher, type FetchFault } from '../fetch/fetcher.ts'
import { createUnitTurns } from '../pictures/create-unit-turns.ts'
import { PictureError } from '../pictures/picture-error.ts'
import { toCleanPicture } from '../pictures/to-clean-picture.ts'
import { type PictureHash, toPictureHash } from '../pictures/to-picture-hash.ts'

const timeoutMs = 10_000
const maxBytes = 10_000_000
/** Pictures that a worker holds in memory before they are clean. */
const runFetch = createUnitTurns(6)

/** The bytes that providers may see, and what distinguishes the original from other pictures. */
type TakenPicture = PictureHash & { sha1: string; bytes: Buffer }

/**
 * Fetches a caller's picture and cleans it.
 * @throws ActivityError of a type that says why it cannot be used
 */
export async function fetchPicture(
  fetcher: Fetcher,
  url: string,
  signal: AbortSignal,
): Promise<TakenPicture> {
  return await runFetch(async () => {
    const original = await fetchOriginal(fetcher, url, signal)
    try {
      const bytes = await toCleanPicture(original)
      const toHex = (kind: 'sha1' | 'sha256') => hash(kind, original)
      // the looks are those of the clean picture, which is small
      const { perceptualHash } = await toPictureHash(bytes)
      return { sha1: toHex('sha1'), sha256: toHex('sha256'), perceptualHash, bytes }
    } catch (cause) {
      if (cause instanceof PictureError) throw new ActivityError(cause.fault, { cause })
      throw cause
    }
  })
}

async function fetchOriginal(fetcher: Fetcher, url: string, signal: AbortSignal): Promise<Buffer> {
  try {
    const { status, body, truncated } = await fetcher.fetch({
      url,
      purpose: 'page',
      headers: { accept: 'image/avif,image/webp,image/*;q=0.8,*/*;q=0.5' },
      timeoutMs,
      maxBytes,
      maxRedirects: 5,
      signal,
    })
    if (status !== 200) throw new ActivityError('image_status')
    if (truncated) throw new ActivityError('image_too_large')
    return body
  } catch (cause) {
    if (!(cause instanceof FetchError) || signal.aborted) throw cause
    throw new ActivityError(chooseFailure(cause), { cause })
  }
}

const failures = {
  denied: 'image_denied_host',
  robots: 'image_robots',
  timeout: 'image_too_slow',
  redirects: 'image_unreachable',
  dns: 'image_unreachable',
  connection: 'image_unreachable',
  tls: 'image_unreachable',
  encoding: 'image_unreachable',
  aborted: 'image_unreachable',
} as const satisfies Record<FetchFault, FailureType>

function chooseFailure({ fault, reason }: FetchError): FailureType {
  if (reason === 'unresolved') return 'image_unreachable'
  const isPrivate = reason !== null && /_address$|^local_name$/.test(reason)
  return isPrivate ? 'image_private_address' : failures[fault]
}
