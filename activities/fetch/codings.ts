import type { Transform } from 'node:stream'
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'
import { FetchError } from './fetcher.ts'

/** Content codings of one response: more than one is rare, more than two is an attack. */
const maxCodings = 2

/**
 * Real codings that we do not undo. Any other word (`utf-8`, `none`) is a server's slip, and
 * browsers read on as we do.
 */
const unreadable = new Set([
  'compress',
  'x-compress',
  'dcb',
  'dcz',
  'aes128gcm',
  'exi',
  'pack200-gzip',
])
const readable = new Set(['gzip', 'x-gzip', 'br', 'deflate', 'zstd'])

/**
 * The codings of a body, outermost first, from `Content-Encoding`.
 * @throws FetchError `encoding` for what cannot be undone
 */
export function parseCodings(header: string | undefined): string[] {
  if (header === undefined) return []
  const words = header.split(',').map((word) => word.trim().toLowerCase())
  const codings = words.filter((word) => readable.has(word)).reverse()
  if (codings.length > maxCodings || words.some((word) => unreadable.has(word)))
    throw new FetchError('encoding')
  return codings
}

/**
 * Undoes one coding. `first` is the start of what it gets, if known: `deflate` is sent with and
 * without its zlib header (RFC 9110 §8.4.1.2).
 */
export function createDecoder(coding: string, first: Buffer | null): Transform {
  if (coding === 'br') return createBrotliDecompress()
  if (coding === 'zstd') return createZstdDecompress()
  if (coding !== 'deflate') return createGunzip()
  return first === null || ((first[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw()
}
