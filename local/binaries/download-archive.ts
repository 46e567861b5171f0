/** The first download: the maker's own download site, a .tar.gz with the program in it. */
import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { buildMessage } from '../../commands/build-message.ts'
import { StartError, toErrorCode } from '../start-error.ts'
import type { Progress } from './progress.ts'

const maxConnectMs = 5_000
const maxStallMs = 30_000

/** Downloads and unpacks; returns the program's path under `folder`. */
export async function downloadArchive(
  url: string,
  member: string,
  folder: string,
  progress: Progress,
): Promise<string> {
  const archive = path.join(folder, 'archive.tar.gz')
  const useDirectly = http.setGlobalProxyFromEnv()
  try {
    await save(url, archive, progress)
  } finally {
    useDirectly()
  }
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder, member]).catch(
    (error: unknown) => {
      throw toTarError(error)
    },
  )
  return path.join(folder, member)
}

/** tar speaks in several lines; one reason is enough. */
function toTarError(error: unknown): unknown {
  if (toErrorCode(error) === 'ENOENT') return new StartError('this machine has no tar')
  if (/No space left on device/i.test(buildMessage(error)))
    return Object.assign(new Error('tar: no room'), { code: 'ENOSPC' })
  return new StartError('what came cannot be unpacked', { cause: error })
}

async function save(url: string, file: string, progress: Progress): Promise<void> {
  const abort = new AbortController()
  let timer = setTimeout(
    () => abort.abort(new StartError(`no answer within ${maxConnectMs / 1_000} s`)),
    maxConnectMs,
  )
  try {
    const response = await fetch(url, { signal: abort.signal })
    if (!response.ok || response.body === null)
      throw new StartError(`it answered ${response.status}`)
    const total = Number(response.headers.get('content-length') ?? 0)
    let received = 0
    const body = Readable.fromWeb(response.body)
    body.on('data', (chunk: Buffer) => {
      clearTimeout(timer)
      timer = setTimeout(
        () => abort.abort(new StartError(`nothing came for ${maxStallMs / 1_000} s`)),
        maxStallMs,
      )
      received += chunk.length
      progress(received, total)
    })
    await pipeline(body, createWriteStream(file))
  } catch (error) {
    throw describePlainly(error)
  } finally {
    clearTimeout(timer)
  }
}

/** fetch wraps what happened in "fetch failed"; the cause is what helps. */
function describePlainly(error: unknown): unknown {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const code = toErrorCode(cause)
  return code === undefined || code === 'ENOSPC'
    ? cause
    : new StartError(`it cannot be reached (${code})`)
}
