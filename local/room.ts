/**
 * Room on the disk: asked for before anything large is made, and named when it runs out all the
 * same.
 */

import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { conjunction } from '../research/text/formats/conjunctions.ts'
import { hasFile } from './files.ts'
import { StartError, toErrorCode } from './start-error.ts'

type Need = { folder: string; bytes: number; what: string }

/**
 * @throws StartError naming the first folder without enough room. Needs on the same disk are asked
 * for together.
 */
export async function requireRoom(needs: Need[]): Promise<void> {
  const disks = new Map<string, { free: number; needs: Need[] }>()
  for (const need of needs) {
    const { bavail, bsize, blocks, type } = await statfs(await findNearestFolder(need.folder))
    const disk = `${type} ${blocks} ${bavail}`
    const entry = disks.get(disk) ?? { free: bavail * bsize, needs: [] }
    disks.set(disk, { ...entry, needs: [...entry.needs, need] })
  }
  for (const { free, needs: onDisk } of disks.values()) {
    const bytes = onDisk.reduce((sum, need) => sum + need.bytes, 0)
    if (free < bytes)
      throw describeNoRoom(
        conjunction.format(onDisk.map(({ what, folder }) => `${what} in ${folder}`)),
        bytes,
        free,
      )
  }
}

/** The sentence for a disk that filled up on the way. */
export function describeFullDisk(error: unknown, folder: string): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (
      toErrorCode(cause) === 'ENOSPC' ||
      toErrorCode(cause) === 'EDQUOT' ||
      toErrorCode(cause) === '53100' ||
      /ENOSPC|no space left on device|disk is full/i.test(cause.message)
    ) {
      return `There is no room left on the disk (${folder}): make some and start again.`
    }
  }
  return undefined
}

function describeNoRoom(what: string, bytes: number, free: number): StartError {
  const gigabytes = (count: number) => (count / 1e9).toFixed(1)
  return new StartError(
    `There is no room on the disk: a first start needs ${gigabytes(bytes)} GB for ${what}, ` +
      `and ${gigabytes(free)} GB are free.`,
  )
}

async function findNearestFolder(folder: string): Promise<string> {
  return (await hasFile(folder)) ? folder : findNearestFolder(path.dirname(folder))
}
