import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createUnitTurns } from './create-unit-turns.ts'
import { exitCodes } from './exit-codes.ts'
import { PictureError } from './picture-error.ts'

const script = path.join(import.meta.dirname, 'jpeg-process.ts')
const timeoutMs = 30_000
/** Writable memory of the process in kilobytes, of which Node reserves more than a half at once. */
const maxKilobytes = 1_500_000

const takeTurn = createUnitTurns(1)

/**
 * Encodes an AVIF anew in a process of its own, one at a time: its decoder needs some 19 bytes for
 * each pixel of the whole picture, and takes the size from the frame, whatever the head says. A
 * process without configuration and with a limit of memory bounds what a hostile one can do.
 * @param signal ends the wait for a turn, or the process
 * @throws PictureError; an AbortError when the signal came first
 */
export async function buildJpegApart(bytes: Buffer, signal?: AbortSignal): Promise<Buffer> {
  return await takeTurn(() => runProcess(bytes, signal), { signal })
}

async function runProcess(bytes: Buffer, signal: AbortSignal | undefined): Promise<Buffer> {
  const limited = `ulimit -d ${maxKilobytes} && exec "$0" "$1"`
  const child = spawn('/bin/sh', ['-c', limited, process.execPath, script], {
    env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    ...(signal === undefined ? {} : { signal }),
  })
  // a process that ends before it has read everything closes the pipe
  child.stdin.on('error', () => undefined)
  child.stdin.end(bytes)
  const [picture, [code]] = await Promise.all([buffer(child.stdout), once(child, 'exit')])
  if (code === exitCodes.encoded) return picture
  throw new PictureError(
    code === exitCodes.tooManyPixels ? 'image_too_many_pixels' : 'image_missing',
  )
}
