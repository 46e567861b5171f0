import type { Transform } from 'node:stream'
import { createBodyBuffer } from './body-buffer.ts'
import { createDecoder } from './codings.ts'
import { FetchError } from './fetcher.ts'

/** Small bodies grow a little when compressed. */
const growthBytes = 65_536

type BodyOptions = {
  codings: readonly string[]
  maxBytes: number
  /** From `Content-Length`; null when unknown. */
  expectedBytes: number | null
  enough: ((soFar: Buffer) => boolean) | null
  onDone: (body: Buffer, truncated: boolean) => void
  onFault: (error: unknown) => void
  /** The reader can take more, after `write` said no. */
  onDrain: () => void
}

export type BodyReader = {
  /** @returns false when the far side must wait for `onDrain` */
  write(chunk: Buffer): boolean
  end(): void
  /** What has come out so far, in memory of its own. */
  soFar(): Buffer
  destroy(): void
}

/**
 * Collects a body, undoing its codings as it comes, and stops at `maxBytes` of what comes out, at
 * about as many of what goes in (a stream of empty blocks is a bomb too), or when `enough` says so.
 * Exactly one of `onDone` and `onFault` is called, unless it is destroyed.
 */
export function fetchBody({
  codings,
  maxBytes,
  expectedBytes,
  enough,
  onDone,
  onFault,
  onDrain,
}: BodyOptions): BodyReader {
  const buffer = createBodyBuffer(maxBytes, codings.length === 0 ? expectedBytes : null)
  let decoders: Transform[] = []
  let readBytes = 0
  let isCut = false
  let isOver = false

  const destroy = () => {
    isOver = true
    for (const decoder of decoders) decoder.destroy()
  }
  const finish = (truncated: boolean) => {
    if (isOver) return
    destroy()
    onDone(buffer.take(), truncated)
  }
  const fail = (error: unknown) => {
    if (isOver) return
    destroy()
    onFault(error)
  }
  const take = (chunk: Buffer) => {
    if (isOver) return
    try {
      if (!buffer.add(chunk)) finish(true)
      else if (enough?.(buffer.soFar()) === true)
        finish(codings.length > 0 || buffer.soFar().length !== expectedBytes)
    } catch (error) {
      fail(error)
    }
  }

  const startDecoders = (first: Buffer) =>
    openDecoders(codings, first, {
      onData: take,
      onEnd: () => finish(isCut),
      // A body that we cut ourselves ends in the middle, which is no fault of its own.
      onError: () => (isCut ? finish(true) : fail(new FetchError('encoding'))),
      onDrain,
    })

  return {
    write(chunk) {
      if (isOver || isCut) return true
      if (codings.length === 0) {
        take(chunk)
        return true
      }
      if (decoders.length === 0) decoders = startDecoders(chunk)
      const [entry] = decoders
      readBytes += chunk.length
      if (readBytes <= maxBytes + growthBytes) return entry?.write(chunk) ?? true
      isCut = true
      entry?.end()
      return true
    },
    end() {
      if (decoders[0] === undefined) finish(false)
      else if (!isCut) decoders[0].end()
    },
    soFar: () => Buffer.from(buffer.soFar()),
    destroy,
  }
}

type Taps = {
  onData: (chunk: Buffer) => void
  onEnd: () => void
  onError: () => void
  onDrain: () => void
}

/** A decoder for each coding, one behind the other. */
function openDecoders(
  codings: readonly string[],
  first: Buffer,
  { onData, onEnd, onError, onDrain }: Taps,
): Transform[] {
  const decoders = codings.map((coding, index) => createDecoder(coding, index === 0 ? first : null))
  for (const [index, decoder] of decoders.entries()) {
    decoder.on('error', onError)
    const next = decoders[index + 1]
    if (next !== undefined) decoder.pipe(next)
  }
  decoders[0]?.on('drain', onDrain)
  decoders.at(-1)?.on('data', onData).on('end', onEnd)
  return decoders
}
